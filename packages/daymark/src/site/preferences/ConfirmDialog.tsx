import { useEffect, useRef } from 'react';
import * as wording from '#words';
import { type Confirmation, headingOf } from './section.ts';

interface ConfirmDialogProps {
  confirmation: Confirmation | undefined;
  close: () => void;
  /** Is called after data was erased. */
  onErased: () => void;
}

/** A dialog that asks for confirmation before data is erased or replaced. */
export function ConfirmDialog({ confirmation, close, onErased }: ConfirmDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { verb = 'erase', what = '' } = confirmation ?? {};
  const { question, warning, button } = wording.confirmations[verb];
  useEffect(() => {
    if (confirmation) dialog.current?.showModal();
    else dialog.current?.close();
  }, [confirmation]);
  const answer = async () => {
    if (!confirmation) return;
    const outcome = confirmation.act();
    // The dialog is closed first, which returns the focus to the pressed button if that still
    // exists.
    dialog.current?.close();
    headingOf(confirmation.from)?.focus();
    close();
    if ((await outcome) !== false && verb === 'erase') onErased();
  };
  // The `close` event fires asynchronously, when the dialog may already be open again.
  const afterClosing = () => {
    if (!dialog.current?.open) close();
  };
  return (
    <dialog
      ref={dialog}
      className="ask"
      aria-labelledby="ask"
      aria-describedby="ask-warning"
      onClose={afterClosing}
    >
      <h2 id="ask" className="display text-title">
        {question}
      </h2>
      <p id="ask-warning" className="text-small">
        {warning(what)}
      </p>
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
