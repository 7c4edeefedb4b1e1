import { takeTurns } from '../../attention/turns.ts';
import type { Question } from '../question.ts';
import { contentsOf } from './contents.ts';
import { openDialog } from './dialog.browser.ts';
import styles from './notice.css?inline';

interface Notice {
  question: Question;
  /** The networks, as visitors are told. */
  names: readonly string[];
  onAnswer: (isAccepted: boolean) => void;
}

/**
 * Shows the question at the bottom of the screen, when it is its turn. It takes no focus and moves
 * nothing; by keyboard it comes right after the way past the header.
 * @returns a function that closes it, once
 */
export async function openNotice(notice: Notice): Promise<() => void> {
  dress();
  const root = document.createElement('div');
  root.hidden = true;
  const status = document.createElement('p');
  status.role = 'status';
  status.className = 'sr-only';
  root.append(status);
  document.body.firstElementChild?.after(root);

  const closeDialog = await openDialog(root, (dialog) => {
    const contents = contentsOf(notice.question, notice.names, notice.onAnswer);
    dialog.setAttribute('aria-labelledby', contents.title.id);
    dialog.append(...contents.parts);
  });
  const endTurns = takeTurns('consent', (isTurn) => {
    root.hidden = !isTurn;
    // Said once, after the page knows that there is something to be said.
    if (isTurn && !status.textContent)
      requestAnimationFrame(() => {
        status.textContent = notice.question.title;
      });
  });
  return () => {
    if (!root.isConnected) return;
    const hadFocus = root.contains(document.activeElement);
    endTurns();
    closeDialog();
    root.remove();
    if (hadFocus) document.querySelector('main')?.focus({ preventScroll: true });
  };
}

let isDressed = false;

/** The styles come with the code: no page carries them for a question that is asked once. */
function dress(): void {
  if (isDressed) return;
  isDressed = true;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets.push(sheet);
}
