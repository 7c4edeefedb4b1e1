import { useEffect, useRef } from 'react';

/** Something to be erased, and what it is in words. */
export interface Question {
  what: string;
  erase: () => void;
}

interface AskProps {
  question: Question | undefined;
  close: () => void;
}

/** Asks once before something is erased, and says what goes. */
export function Ask({ question, close }: AskProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (question) dialog.current?.showModal();
    else dialog.current?.close();
  }, [question]);
  const erase = () => {
    question?.erase();
    close();
  };
  return (
    <dialog ref={dialog} className="ask" aria-labelledby="ask" onClose={close}>
      <h2 id="ask" className="display text-title">
        Erase this?
      </h2>
      <p className="text-small">This erases {question?.what}. It cannot be brought back.</p>
      <p className="practice-actions">
        <button type="button" className="button button-quiet" onClick={close}>
          Keep it
        </button>
        <button type="button" className="button" onClick={erase}>
          Erase
        </button>
      </p>
    </dialog>
  );
}
