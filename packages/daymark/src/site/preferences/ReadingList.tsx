import * as wording from '#words';
import { type Change, dropArticle } from '../../browser/notebook/changes.ts';
import type { Notebook } from '../../browser/notebook/notebook.ts';
import { StoredEntry } from './StoredEntry.tsx';

interface ReadingListProps {
  notebook: Notebook;
  change: (change: Change) => Promise<boolean>;
}

/** Lists the articles on the visitor's reading list, newest first. */
export function ReadingList({ notebook: { readingList }, change }: ReadingListProps) {
  return (
    <section className="mt-16" id="reading-list">
      <h2 className="display text-section" tabIndex={-1}>
        {wording.readingList}
      </h2>
      <ul className="kept-entries">
        {readingList.map(({ path, title }) => (
          <StoredEntry
            key={path}
            title={title}
            path={path}
            action={wording.takeOffList}
            drop={() => change(dropArticle(path))}
          />
        ))}
      </ul>
      {readingList.length === 0 && (
        <p className="mt-3 text-small text-soft">{wording.readingListIsEmpty}</p>
      )}
    </section>
  );
}
