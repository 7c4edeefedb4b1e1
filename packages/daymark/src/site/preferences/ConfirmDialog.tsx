import { useEffect, useRef } from 'react';
import * as wording from '#words';
import { type Confirmation, headingOf } from './section.ts';

interface ConfirmDialogProps {
  confirmation: Confirmation | undefined;
  close: () => void;
}

/** A dialog that asks for confirmation before data is erased or replaced. */
export function ConfirmDialog({ confirmation, close }: ConfirmDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { verb = 'erase', what = '' } = confirmation ?? {};
  const { question, warning, button } = wording.confirmations[verb];
  useEffect(() => {
    if (confirmation) dialog.current?.showModal();
    else dialog.current?.close();
  }, [confirmation]);
  const answer = () => {
    if (!confirmation) return;
    confirmation.act();
    // The dialog is closed first, which returns the focus to the pressed button if that still
    // exists.
    dialog.current?.close();
    headingOf(confirmation.from)?.focus();
    close();
  };
  // The `close` event fires asynchronously, when the dialog may already be open again.
  const afterClosing = () => {
    if (!dialog.current?.open) close();
  };
  return (
    <dialog ref={dialog} className="ask" aria-labelledby="ask" onClose={afterClosing}>
      <h2 id="ask" className="display text-title">
        {question}
      </h2>
      <p className="text-small">{warning(what)}</p>
      <p className="actions">
        <button type="button" className="button button-quiet" onClick={close}>
          {wording.keepIt}
        </button>
        <button type="button" className="button" onClick={answer}>
          {button}
        </button>
      </p>
    </dialog>
  );
}
