import * as wording from '#words';
import { type Change, dropNote, noteId } from '../../browser/notebook/changes.ts';
import type { Notebook } from '../../browser/notebook/notebook.ts';
import { dayInWords } from '../../ui/date.ts';
import type { Confirmation } from './ConfirmDialog.tsx';
import { openingOf } from './contents.ts';
import type { StepLink } from './Progress.tsx';

interface NotesProps {
  notebook: Notebook;
  steps: readonly StepLink[];
  change: (change: Change) => Promise<boolean>;
  ask: (confirmation: Confirmation) => void;
  language: string;
}

/** Lists the visitor's notes, newest first. */
export function Notes({ notebook: { notes }, steps, change, ask, language }: NotesProps) {
  const titleOf = (slug: string) => steps.find((step) => step.slug === slug)?.title ?? slug;
  return (
    <section className="mt-16" id="notes">
      <h2 className="display text-section" tabIndex={-1}>
        {wording.notes}
      </h2>
      <ul className="kept-entries">
        {notes.map((note) => (
          <li key={noteId(note)}>
            <p className="text-small text-soft">
              {titleOf(note.step)}, {dayInWords(new Date(note.kept), language)}. {note.prompt}
            </p>
            <p className="kept-text">{note.text}</p>
            <button
              type="button"
              className="text-link text-small"
              aria-label={wording.eraseNoteOf(openingOf(note.text))}
              onClick={({ currentTarget: from }) =>
                ask({
                  what: wording.noteToErase(openingOf(note.text)),
                  act: () => change(dropNote(note)),
                  from,
                })
              }
            >
              {wording.eraseNote}
            </button>
          </li>
        ))}
      </ul>
      {notes.length === 0 && <p className="mt-3 text-small text-soft">{wording.notesAreEmpty}</p>}
    </section>
  );
}
