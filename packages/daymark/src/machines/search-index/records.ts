import * as wording from '#words';
import { allArticles, bodyOf } from '../../content/articles/queries.ts';
import { ownPages } from '../../content/own-pages/queries.ts';
import { stepsWithEntries } from '../../content/path/queries.ts';
import { searchedTexts, textOf } from '../../content/static-pages/queries.ts';
import { topicsWithEntries } from '../../content/topics/queries.ts';
import type { SearchRecord } from './record.ts';

/**
 * Returns a record of each page that the search finds: articles, steps, topics, static pages and
 * the owner's pages.
 */
export async function searchRecords(): Promise<SearchRecord[]> {
  const articles = (await allArticles()).map(async (article) =>
    recordOf(article, article.unpublished ?? article.topics[0]?.title ?? '', await bodyOf(article)),
  );
  const steps = (await stepsWithEntries()).map(async ({ step, entry }) =>
    recordOf(step, wording.stepOfPath(step.place), await entry.html()),
  );
  const topics = (await topicsWithEntries()).map(async ({ topic, entry }) =>
    recordOf(topic, wording.topic, await entry.html()),
  );
  const texts = (await searchedTexts()).map(async (name) => {
    const text = await textOf(name);
    return recordOf({ ...text, path: `/${name}` }, wording.page, text.html);
  });
  const own = (await ownPages()).map(async (page) =>
    recordOf(page, wording.page, await page.html()),
  );
  return Promise.all([...articles, ...steps, ...topics, ...texts, ...own]);
}

type Page = Pick<SearchRecord, 'path' | 'title' | 'summary' | 'date'>;

const recordOf = (
  { path, title, summary, date }: Page,
  label: string,
  html: string,
): SearchRecord => ({
  path,
  title,
  summary,
  ...(date && { date }),
  label,
  html,
});
