import { useEffect, useRef } from 'react';
import * as wording from '#words';
import { headingOf } from './heading.ts';

/** An action that cannot be undone, and its description. */
export interface Confirmation {
  /** What the action does; it erases by default. */
  verb?: keyof typeof wording.confirmations;
  /** What is lost, worded to follow "This erases". */
  what: string;
  act: () => void;
  /**
   * The button that was pressed. The focus moves to the heading above it, because the button may
   * disappear.
   */
  from: HTMLElement;
}

interface ConfirmDialogProps {
  confirmation: Confirmation | undefined;
  close: () => void;
}

/** A dialog that asks for confirmation before something is erased or replaced. */
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
    // Closing the dialog first returns the focus to the pressed button, if it still exists.
    dialog.current?.close();
    headingOf(confirmation.from)?.focus();
    close();
  };
  // The event fires after the dialog has closed; it may be open for another question by then.
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
