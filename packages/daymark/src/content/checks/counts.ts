import type { publicationOf } from '../articles/publication.ts';

type State = ReturnType<typeof publicationOf>;

/** How many files the checks have read, and how many articles are in each state. */
export interface FileCounts {
  readonly files: number;
  readonly articles: Readonly<Record<State, number>>;
}

/** Counts content files, whose folder is "articles" for an article. */
export function countFiles(texts: readonly { folder: string; state: State }[]): FileCounts {
  const articles = { published: 0, scheduled: 0, draft: 0 };
  for (const { folder, state } of texts) if (folder === 'articles') articles[state] += 1;
  return { files: texts.length, articles };
}
