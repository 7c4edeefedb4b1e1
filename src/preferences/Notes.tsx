import { type Change, dropNote } from '../notebook/changes.ts';
import type { Notebook } from '../notebook/notebook.ts';
import { dayInWords } from '../ui/date.ts';
import type { StepLink } from './Progress.tsx';

interface NotesProps {
  notebook: Notebook;
  steps: readonly StepLink[];
  change: (change: Change) => boolean;
  language: string;
}

/** What the visitor wrote and asked to keep, the last on top. */
export function Notes({ notebook: { notes }, steps, change, language }: NotesProps) {
  const titleOf = (slug: string) => steps.find((step) => step.slug === slug)?.title ?? slug;
  return (
    <section className="mt-16" id="notes">
      <h2 className="display text-section">Notes</h2>
      <ul className="kept-entries">
        {notes.map(({ kept, step, prompt, text }) => (
          <li key={kept}>
            <p className="text-small text-soft">
              {titleOf(step)}, {dayInWords(new Date(kept), language)}. {prompt}
            </p>
            <p className="kept-text">{text}</p>
            <button
              type="button"
              className="text-link text-small"
              onClick={() => change(dropNote(kept))}
            >
              Erase this note
            </button>
          </li>
        ))}
      </ul>
      {notes.length === 0 && (
        <p className="mt-3 text-small text-soft">
          No note is kept. Some steps of the path have a page to write on.
        </p>
      )}
    </section>
  );
}
