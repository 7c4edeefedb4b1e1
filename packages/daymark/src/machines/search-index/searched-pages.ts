import { hash } from 'node:crypto';
import * as wording from '#words';
import type { Article } from '../../content/articles/article.ts';
import { articlesWithEntries } from '../../content/articles/queries.ts';
import { ownPages, searchedTexts } from '../../content/static-pages/queries.ts';
import { textOf } from '../../content/static-pages/text.tsx';
import { stepsWithEntries } from '../../content/steps.ts';
import { once } from '../../content/texts.ts';
import { topicsWithEntries } from '../../content/topics.ts';
import { placeIn } from '../../settings/addresses.ts';
import { settings } from '../../settings/index.ts';
import { makeBundle } from './make-bundle.ts';
import type { SearchPage } from './shard.ts';

/**
 * Returns the search index of this site, which is created only once in a build; undefined if there
 * is nothing to search.
 */
export const searchBundle = once(async () => {
  const pages = await searchPages();
  const { code } = placeIn(settings);
  // Each language has its own folder, because `makeBundle` removes shards that it does not use.
  const folder = `.cache/search${code && `-${code}`}`;
  return pages.length > 0 ? makeBundle(pages, settings.identity.language, folder) : undefined;
});

/** Returns each page that the search finds: articles, steps, topics, static pages and the owner's pages. */
async function searchPages(): Promise<SearchPage[]> {
  const articles = (await articlesWithEntries()).map(({ article, entry }) =>
    pageOf({ ...article, around: textsAround(article) }, labelOf(article), entry),
  );
  const steps = (await stepsWithEntries()).map(({ step, entry }) =>
    pageOf(step, wording.stepOfPath(step.place), entry),
  );
  const topics = (await topicsWithEntries()).map(({ topic, entry }) =>
    pageOf(topic, wording.topic, entry),
  );
  const texts = (await searchedTexts()).map(async (name) => {
    const { html, ...text } = await textOf(name);
    const body = { html: async () => html, digest: hash('sha256', html) };
    return pageOf({ ...text, path: `/${name}` }, wording.page, body);
  });
  const own = (await ownPages()).map((page) => pageOf(page, wording.page, page));
  return [...articles, ...steps, ...topics, ...(await Promise.all(texts)), ...own];
}

/** Returns the label of an article among the results: the most important fact about it, or its topic. */
function labelOf({ sponsor, unpublished, kind, topics: [main] }: Article): string {
  if (sponsor) return wording.sponsoredBy(sponsor.name).join('');
  if (kind === 'case-study') return wording.madeUpCase;
  return unpublished ?? main?.title ?? '';
}

/** Returns the fields of the front matter that the page of an article shows as text. */
const textsAround = ({ subtitle, sources, corrections }: Article): string[] => [
  ...(subtitle ? [subtitle] : []),
  ...sources.map(({ author, title, year, publisher }) =>
    [author, title, year, publisher ?? []].flat().join(', '),
  ),
  ...corrections.map(({ text }) => text),
];

/** Returns the parts of a page that the index needs. `label` is the category that results show. */
const pageOf = (
  { path, title, summary, keywords, date, around }: Omit<SearchPage, 'label' | 'html' | 'digest'>,
  label: string,
  { html, digest }: Pick<SearchPage, 'html' | 'digest'>,
): SearchPage => ({
  path,
  title,
  summary,
  keywords,
  ...(date && { date }),
  label,
  html,
  digest,
  around,
});
