import * as wording from '#words';
import { type Change, markNotDone } from '../../browser/notebook/changes.ts';
import type { Notebook } from '../../browser/notebook/notebook.ts';
import { dayInWords } from '../../ui/date.ts';
import { StoredEntry } from './StoredEntry.tsx';

/** The fields of a step that this page shows. */
export interface StepLink {
  slug: string;
  path: string;
  title: string;
}

interface ProgressProps {
  notebook: Notebook;
  steps: readonly StepLink[];
  change: (change: Change) => Promise<boolean>;
  language: string;
}

/**
 * Lists completed steps in the order of the path, then steps that no longer exist by their slugs.
 */
export function Progress({ notebook: { done }, steps, change, language }: ProgressProps) {
  const known = steps.filter(({ slug }) => slug in done);
  const gone = Object.keys(done).filter((slug) => steps.every((step) => step.slug !== slug));
  const entries = [...known, ...gone.map((slug) => ({ slug, title: slug, path: undefined }))];
  return (
    <section className="mt-16">
      <h2 className="display text-section" tabIndex={-1}>
        {wording.progress}
      </h2>
      <ul className="kept-entries">
        {entries.map(({ slug, path, title }) => (
          <StoredEntry
            key={slug}
            title={title}
            path={path}
            action={wording.markNotDone}
            drop={() => change(markNotDone(slug))}
          >
            <p className="text-small text-soft">
              {wording.doneOn(dayInWords(new Date(done[slug] ?? 0), language))}
            </p>
          </StoredEntry>
        ))}
      </ul>
      {entries.length === 0 && (
        <p className="mt-3 text-small text-soft">
          {wording.progressIsEmpty}{' '}
          <a className="text-link" href="/resources">
            {wording.pathBegins}
          </a>
          .
        </p>
      )}
    </section>
  );
}
