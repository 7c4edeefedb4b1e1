import { queuePrompt } from '../../browser/prompt-queue.ts';
import type { Question } from '../question.ts';
import { contentsOf } from './contents.ts';
import styles from './notice.css?inline';

interface Notice {
  question: Question;
  /** The names of the networks, as visitors see them. */
  names: readonly string[];
  onAnswer: (isAccepted: boolean) => void;
}

/**
 * Shows the question at the bottom of the screen, when the prompt queue reaches it. The question
 * does not take the focus or move content. In the tab order it follows the skip link of the page.
 * @returns a function that closes it. Further calls do nothing.
 */
export function openNotice({ question, names, onAnswer }: Notice): () => void {
  dress();
  const status = document.createElement('p');
  status.role = 'status';
  status.className = 'sr-only';
  // Not a `<dialog>`: its method `show` would take the focus.
  const dialog = document.createElement('div');
  dialog.role = 'dialog';
  dialog.className = 'question';
  const contents = contentsOf(question, names, onAnswer);
  dialog.setAttribute('aria-labelledby', contents.title.id);
  dialog.append(...contents.parts);
  const root = document.createElement('div');
  root.hidden = true;
  // Search engines leave the question out of their excerpts.
  root.dataset.nosnippet = '';
  root.append(status, dialog);
  document.body.firstElementChild?.after(root);

  const endTurns = queuePrompt('consent', (isTurn) => {
    root.hidden = !isTurn;
    // Announces the title once. The status element must be visible before its text changes.
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

let isDressed = false;

/** Adds the styles. The script contains them, because pages rarely show the question. */
function dress(): void {
  if (isDressed) return;
  isDressed = true;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets.push(sheet);
}
