import type * as wording from '#words';
import type { Change, Notebook } from '../../browser/notebook/notebook.ts';

/** An action that cannot be undone, and its description. */
export interface Confirmation {
  /** The action; "erase" by default. */
  verb?: keyof typeof wording.confirmations;
  /** A description of the lost data that completes "This erases …" or "This replaces …". */
  what: string;
  /** @returns `false`, now or later, if nothing was changed */
  act: () => unknown;
  /** The pressed button. It may disappear, so the focus moves to the heading of its section. */
  from: HTMLElement;
}

/** The props of a section: the visitor's progress, reading list and notes, and actions on them. */
export interface SectionProps {
  notebook: Notebook;
  /** @returns whether the notebook was changed */
  change: (change: Change) => Promise<boolean>;
  ask: (confirmation: Confirmation) => void;
  /** Shows a message to users of screen readers only. */
  say: (text: string) => void;
}

/** A press on a button. React clears `currentTarget`, so read it before any `await`. */
export type Press = { currentTarget: HTMLElement };

/**
 * Returns the heading of a button's section, or the first heading of the island if the section has
 * no heading. The heading takes the focus when the button disappears, because the focus would
 * otherwise move to the top of the page. Call this while the button is in the page.
 */
export const headingOf = (button: HTMLElement): HTMLElement | null | undefined =>
  button.closest('section')?.querySelector('h2') ?? button.closest('.kept')?.querySelector('h2');
