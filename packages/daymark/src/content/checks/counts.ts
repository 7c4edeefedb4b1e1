import type { publicationOf } from '../articles/publication.ts';

type State = ReturnType<typeof publicationOf>;

/** How many files the checks have read, and how many articles are in each state. */
export interface FileCounts {
  readonly files: number;
  /** `otherNoun` counts the articles about another noun than that of the site, in any state. */
  readonly articles: Readonly<Record<State | 'otherNoun', number>>;
}

/** A content file, whose folder is "articles" for an article. */
interface Counted {
  folder: string;
  state: State;
  /** Whether the text is about another noun than that of the site. */
  isLeftOut: boolean;
}

/** Counts content files. */
export function countFiles(texts: readonly Counted[]): FileCounts {
  const articles = { published: 0, scheduled: 0, draft: 0, otherNoun: 0 };
  for (const { folder, state, isLeftOut } of texts)
    if (folder === 'articles') articles[isLeftOut ? 'otherNoun' : state] += 1;
  return { files: texts.length, articles };
}
