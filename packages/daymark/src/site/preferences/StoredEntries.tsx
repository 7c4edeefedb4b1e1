import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import * as wording from '#words';
import { beginning } from '../../basics/language.ts';
import { dropArticle, dropNote, markNotDone, noteId } from '../../browser/notebook/changes.ts';
import { dayInWords } from '../../ui/date.ts';
import { headingOf, type Press, type SectionProps } from './section.tsx';

type ListProps = Pick<SectionProps, 'notebook' | 'change' | 'say'>;

/** The fields of a step that the preferences page shows. */
export interface StepLink {
  /** The key by which the notebook names the step. */
  slug: string;
  path: string;
  title: string;
}

interface ProgressProps extends ListProps {
  steps: readonly StepLink[];
  language: string;
}

/**
 * Lists completed steps in the order of the path, then the slugs of steps that no longer exist, which
 * the visitor can delete only here.
 */
export function Progress({ notebook: { done }, steps, change, say, language }: ProgressProps) {
  const known = steps.filter(({ slug }) => slug in done);
  const slugs = new Set(known.map(({ slug }) => slug));
  const gone = Object.keys(done).filter((slug) => !slugs.has(slug));
  const entries = [...known, ...gone.map((slug) => ({ slug, title: slug, path: undefined }))];
  return (
    <EntryList title={wording.yourProgress} entries={entries}>
      {({ slug, ...page }) => (
        <StoredPage
          key={slug}
          {...page}
          action={wording.markNotDone}
          drop={() => change(markNotDone(slug))}
          onDropped={() => say(wording.notDone)}
        >
          <p className="text-small text-soft">
            {wording.doneOn(dayInWords(new Date(done[slug] ?? 0), language))}
          </p>
        </StoredPage>
      )}
    </EntryList>
  );
}

/** Lists the articles on the visitor's reading list, newest first, as the browser stores them. */
export function ReadingList({ notebook: { readingList }, change, say }: ListProps) {
  return (
    <EntryList id="reading-list" title={wording.yourReadingList} entries={readingList}>
      {({ path, title }) => (
        <StoredPage
          key={path}
          title={title}
          path={path}
          action={wording.takeOffList}
          drop={() => change(dropArticle(path))}
          onDropped={() => say(wording.offReadingList)}
        />
      )}
    </EntryList>
  );
}

interface StoredPageProps {
  title: string;
  /** The path of the page; undefined for a step that the site no longer has. */
  path?: string | undefined;
  /** The label of the button, whose accessible name also includes the title. */
  action: string;
  /** Removes the entry. @returns whether it was removed */
  drop: () => Promise<boolean>;
  onDropped: () => void;
  children?: ReactNode;
}

/** An entry of either list: the title of a page, and a button that removes the entry. */
function StoredPage({ title, path, action, drop, onDropped, children }: StoredPageProps) {
  const remove = async ({ currentTarget }: Press) => {
    const heading = headingOf(currentTarget);
    if (!(await drop())) return;
    heading?.focus();
    onDropped();
  };
  return (
    <li>
      <p>
        {path ? (
          <a className="text-link" href={path}>
            {title}
          </a>
        ) : (
          title
        )}
      </p>
      {children}
      <button
        type="button"
        className="text-link text-small"
        aria-label={wording.labelled(action, title).join('')}
        onClick={remove}
      >
        {action}
      </button>
    </li>
  );
}

interface NotesProps extends SectionProps {
  steps: readonly StepLink[];
  language: string;
}

/** Lists the visitor's notes, newest first. */
export function Notes({ notebook: { notes }, steps, change, ask, language }: NotesProps) {
  const titleOf = (slug: string) => steps.find((step) => step.slug === slug)?.title ?? slug;
  return (
    <EntryList id="notes" title={wording.yourNotes} entries={notes}>
      {(note) => (
        <li key={noteId(note)}>
          <p className="text-small text-soft">
            {wording.noteOf(
              titleOf(note.step),
              dayInWords(new Date(note.kept), language),
              note.prompt,
            )}
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

const LONGEST_OPENING = 40;

/**
 * Quotes at most the first 40 letters of a text, to distinguish it from other texts, without the full
 * stop at its end, because the sentence ends with the quotation.
 */
function openingOf(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').replace(/[.。]$/, '');
  const opening = beginning(line, LONGEST_OPENING);
  return wording.quoted(opening === line ? line : `${opening}…`).join('');
}

/** The number of entries that a list shows at first. A browser needs a minute to show 60,000. */
const AT_FIRST = 100;

interface EntryListProps<Entry> {
  id?: string;
  title: string;
  entries: readonly Entry[];
  /** Renders an entry as a list item with a key. */
  children: (entry: Entry) => ReactNode;
}

/**
 * A section with the stored entries of one kind. Without entries, only the target of links to the
 * section remains. A button shows more entries of a long list.
 */
function EntryList<Entry>({ id, title, entries, children }: EntryListProps<Entry>) {
  const list = useRef<HTMLUListElement>(null);
  const [limit, setLimit] = useState(AT_FIRST);
  const hidden = entries.length - limit;
  const showMore = () => {
    flushSync(() => setLimit(2 * limit));
    const firstNew = list.current?.children[limit];
    if (!(firstNew instanceof HTMLElement)) return;
    firstNew.tabIndex = -1;
    firstNew.focus();
  };
  if (entries.length === 0) return <span id={id} />;
  return (
    <section className="mt-16" id={id}>
      <h2 className="display text-section" tabIndex={-1}>
        {title}
      </h2>
      <ul ref={list} className="kept-entries">
        {entries.slice(0, limit).map(children)}
      </ul>
      {hidden > 0 && (
        <p className="actions">
          <button type="button" className="button button-quiet" onClick={showMore}>
            {hidden > limit
              ? wording.showMoreEntries(limit, hidden)
              : wording.showOtherEntries(hidden)}
          </button>
        </p>
      )}
    </section>
  );
}
