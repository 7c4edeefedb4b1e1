import * as wording from '#words';
import { dropNote, noteId } from '../../browser/notebook/changes.ts';
import { dayInWords } from '../../ui/date.ts';
import { openingOf } from './contents.ts';
import { EntryList } from './EntryList.tsx';
import type { StepLink } from './StoredPages.tsx';
import type { SectionProps } from './section.ts';

interface NotesProps extends SectionProps {
  steps: readonly StepLink[];
  language: string;
}

/** Lists the visitor's notes, newest first. */
export function Notes({ notebook: { notes }, steps, change, ask, language }: NotesProps) {
  if (steps.length + notes.length === 0) return null;
  const titleOf = (slug: string) => steps.find((step) => step.slug === slug)?.title ?? slug;
  return (
    <EntryList id="notes" title={wording.notes} empty={wording.notesAreEmpty} entries={notes}>
      {(note) => (
        <li key={noteId(note)}>
          <p className="text-small text-soft">
            {titleOf(note.step)}, {dayInWords(new Date(note.kept), language)}. {note.prompt}
          </p>
          <p className="kept-text">{note.text}</p>
          <button
            type="button"
            className="text-link text-small"
            aria-label={wording.eraseNoteOf(openingOf(note.text))}
            onClick={({ currentTarget: from }) => {
              const what = wording.noteToErase(openingOf(note.text));
              ask({ what, act: () => change(dropNote(note)), from });
            }}
          >
            {wording.eraseNote}
          </button>
        </li>
      )}
    </EntryList>
  );
}
