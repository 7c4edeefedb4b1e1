import { useEffect, useRef } from 'react';
import * as wording from '#words';
import type { Change, Notebook } from '../../browser/notebook/notebook.ts';

/** An action that cannot be undone, and its description. */
export interface Confirmation {
  /** The action; "erase" by default. */
  verb?: keyof typeof wording.confirmations;
  /** A description of the lost data that completes "This erases …" or "This replaces …". */
  what: string;
  /** Performs the action. @returns `false`, now or later, if nothing was changed */
  act: () => unknown;
  /** The pressed button. The button may disappear, so the focus moves to the heading of its section. */
  from: HTMLElement;
}

/** The props of a section: the visitor's progress, reading list and notes, and actions on them. */
export interface SectionProps {
  notebook: Notebook;
  /** Changes the notebook. @returns whether it was changed */
  change: (change: Change) => Promise<boolean>;
  ask: (confirmation: Confirmation) => void;
  /** Shows a message to users of screen readers only. */
  say: (text: string) => void;
}

/** A press on a button. React clears `currentTarget`, so read it before any `await`. */
export type Press = { currentTarget: HTMLElement };

/**
 * Returns the heading of the section with a button. If the section has no heading, or disappears with its
 * last entry, returns the first heading of the island. The heading takes the focus when the button
 * disappears, because the focus would otherwise move to the top of the page. Call this while the button
 * is in the page.
 */
export function headingOf(button: HTMLElement): HTMLElement | null | undefined {
  const section = button.closest('section');
  const isLast = section?.querySelector('.kept-entries')?.childElementCount === 1;
  return (
    (isLast ? null : section?.querySelector('h2')) ?? button.closest('.kept')?.querySelector('h2')
  );
}

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
    // The dialog is closed first, which returns the focus to the pressed button if the button still
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
          {wording.cancel}
        </button>
        <button type="button" className="button" onClick={answer}>
          {button}
        </button>
      </p>
    </dialog>
  );
}
