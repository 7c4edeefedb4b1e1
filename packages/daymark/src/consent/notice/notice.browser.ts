import { queuePrompt } from '../../browser/prompt-queue.ts';
import type { Question } from '../question.ts';
import { contentsOf } from './contents.ts';
import { element } from './element.ts';
import styles from './notice.css?inline';

/** The styles, which are in the script because pages rarely show the consent prompt. */
const sheet = new CSSStyleSheet();
sheet.replaceSync(styles);

interface Notice {
  question: Question;
  /** The displayed names of the networks. */
  names: readonly string[];
  onAnswer: (isAccepted: boolean) => void;
}

/**
 * Shows the consent prompt at the bottom of the screen, but not while a menu is open. The prompt
 * does not take the focus or move content. In the tab order, it follows the skip link of the page.
 * @returns a function that closes the prompt. Further calls do nothing.
 */
export function openNotice({ question, names, onAnswer }: Notice): () => void {
  if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet);
  const status = element('p', { role: 'status', className: 'sr-only' });
  // Not a `<dialog>`, whose method `show` would take the focus.
  const dialog = element('div', { role: 'dialog', className: 'question' });
  const contents = contentsOf(question, names, onAnswer);
  dialog.setAttribute('aria-labelledby', contents.title.id);
  dialog.append(...contents.parts);
  const root = element('div', { hidden: true });
  // Search engines omit the prompt from their excerpts.
  root.dataset.nosnippet = '';
  root.append(status, dialog);
  document.body.firstElementChild?.after(root);

  const endTurns = queuePrompt('consent', (isTurn) => {
    root.hidden = !isTurn;
    // Screen readers announce the title once. The element must be visible before its text changes.
    if (isTurn && !status.textContent)
      requestAnimationFrame(() => {
        status.textContent = question.title;
      });
  });
  return () => {
    if (!root.isConnected) return;
    const hadFocus = root.contains(document.activeElement);
    endTurns();
    root.remove();
    if (hadFocus) document.querySelector('main')?.focus({ preventScroll: true });
  };
}
