import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import * as wording from '#words';

/** The number of entries that a list shows at first. A browser needs a minute to show 60,000. */
const AT_FIRST = 100;

interface EntryListProps<Entry> {
  id?: string;
  title: string;
  /** The text of an empty list. */
  empty: ReactNode;
  entries: readonly Entry[];
  /** Renders an entry as a list item with a key. */
  children: (entry: Entry) => ReactNode;
}

/** A section with the stored entries of one kind. A button shows more entries of a long list. */
export function EntryList<Entry>({ id, title, empty, entries, children }: EntryListProps<Entry>) {
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
  return (
    <section className="mt-16" id={id}>
      <h2 className="display text-section" tabIndex={-1}>
        {title}
      </h2>
      {entries.length > 0 ? (
        <ul ref={list} className="kept-entries">
          {entries.slice(0, limit).map(children)}
        </ul>
      ) : (
        <p className="mt-3 text-small text-soft">{empty}</p>
      )}
      {hidden > 0 && (
        <p className="actions">
          <button type="button" className="button button-quiet" onClick={showMore}>
            {wording.showMoreEntries(Math.min(hidden, limit), hidden)}
          </button>
        </p>
      )}
    </section>
  );
}
