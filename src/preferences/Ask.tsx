import { useEffect, useRef } from 'react';
import { headingOf } from './heading.ts';

/** Something to be done that cannot be undone, and what it is in words. */
export interface Question {
  /** What is done, as its button says it; else it is erased. */
  verb?: 'Erase' | 'Replace';
  /** What goes, as it follows "This erases". */
  what: string;
  act: () => void;
  /** The button that was pressed: the focus goes to the heading above it, for the button may go. */
  from: HTMLElement;
}

interface AskProps {
  question: Question | undefined;
  close: () => void;
}

/** Asks once before something is erased or replaced, and says what goes. */
export function Ask({ question, close }: AskProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { verb = 'Erase', what } = question ?? {};
  useEffect(() => {
    if (question) dialog.current?.showModal();
    else dialog.current?.close();
  }, [question]);
  const answer = () => {
    if (!question) return;
    question.act();
    // Closing gives the focus back to the pressed button, while it is there.
    dialog.current?.close();
    headingOf(question.from)?.focus();
    close();
  };
  // The event comes a moment after the dialog has gone, and may find it open for another question.
  const afterClosing = () => {
    if (!dialog.current?.open) close();
  };
  return (
    <dialog ref={dialog} className="ask" aria-labelledby="ask" onClose={afterClosing}>
      <h2 id="ask" className="display text-title">
        {verb} this?
      </h2>
      <p className="text-small">
        This {verb.toLowerCase()}s {what}. It cannot be undone.
      </p>
      <p className="actions">
        <button type="button" className="button button-quiet" onClick={close}>
          Keep it
        </button>
        <button type="button" className="button" onClick={answer}>
          {verb}
        </button>
      </p>
    </dialog>
  );
}
