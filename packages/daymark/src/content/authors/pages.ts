import { site } from '../../settings/index.ts';
import { articlesBy } from '../articles/queries.ts';
import { once } from '../markdown/memoize.ts';
import { divide } from '../paging/divide.ts';
import { authorsWithEntries } from './queries.ts';

/**
 * Returns every author with the content entry, which contains the biography, and with the pages of
 * articles, the newest first.
 */
export const authorPages = once(async () =>
  Promise.all(
    (await authorsWithEntries()).map(async ({ author, entry }) => ({
      author,
      entry,
      pages: divide(await articlesBy(author.path), site.blog.pageSize, author.path),
    })),
  ),
);
