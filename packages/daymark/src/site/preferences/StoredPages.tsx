import type { ReactNode } from 'react';
import * as wording from '#words';
import { dropArticle, markNotDone } from '../../browser/notebook/changes.ts';
import { dayInWords } from '../../ui/date.ts';
import { EntryList } from './EntryList.tsx';
import { headingOf, type Press, type SectionProps } from './section.ts';

type ListProps = Pick<SectionProps, 'notebook' | 'change' | 'say'>;

/** The fields of a step that the preferences page shows. */
export interface StepLink {
  slug: string;
  path: string;
  title: string;
}

interface ProgressProps extends ListProps {
  steps: readonly StepLink[];
  language: string;
}

/** Lists completed steps in the order of the path, then the slugs of steps that no longer exist. */
export function Progress({ notebook: { done }, steps, change, say, language }: ProgressProps) {
  const known = steps.filter(({ slug }) => slug in done);
  const slugs = new Set(known.map(({ slug }) => slug));
  const gone = Object.keys(done).filter((slug) => !slugs.has(slug));
  const entries = [...known, ...gone.map((slug) => ({ slug, title: slug, path: undefined }))];
  if (steps.length + entries.length === 0) return null;
  const empty = (
    <>
      {wording.progressIsEmpty}{' '}
      <a className="text-link" href="/resources">
        {wording.pathBegins}
      </a>
      .
    </>
  );
  return (
    <EntryList title={wording.progress} empty={empty} entries={entries}>
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

interface ReadingListProps extends ListProps {
  /** Whether the site has articles. */
  hasArticles: boolean;
}

/** Lists the articles on the visitor's reading list, newest first. */
export function ReadingList(props: ReadingListProps) {
  const { notebook, change, say, hasArticles } = props;
  const { readingList } = notebook;
  if (!hasArticles && readingList.length === 0) return null;
  return (
    <EntryList
      id="reading-list"
      title={wording.readingList}
      empty={wording.readingListIsEmpty}
      entries={readingList}
    >
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
  /** The path of the page. A step that no longer exists has none. */
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
  const label = `${action}: ${title}`;
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
      <button type="button" className="text-link text-small" aria-label={label} onClick={remove}>
        {action}
      </button>
    </li>
  );
}
