import * as wording from '#words';
import { allArticles } from '../../content/articles/queries.ts';
import { bodyHtml } from '../../content/markdown/body.ts';
import { OWN_PAGES } from '../../content/own-pages/files.ts';
import { ownPages } from '../../content/own-pages/queries.ts';
import { stepsWithEntries } from '../../content/path/queries.ts';
import { textNames, textOf } from '../../content/static-pages/queries.ts';
import { allTopics } from '../../content/topics/queries.ts';
import type { SearchRecord } from './record.ts';

/**
 * Returns a record of each page that the search finds: articles, steps, topics, static pages and
 * the owner's pages.
 */
export async function searchRecords(): Promise<SearchRecord[]> {
  const articles = (await allArticles()).map(async (article) => ({
    ...article,
    label: article.topics[0]?.title ?? '',
    html: await bodyHtml('articles', article.slug),
  }));
  const steps = (await stepsWithEntries()).map(async ({ step, entry }) => ({
    ...step,
    label: wording.stepOfPath(step.place),
    html: await bodyHtml('path', entry.id),
  }));
  const topics = (await allTopics()).map(async (topic) => ({
    ...topic,
    label: wording.topic,
    html: await bodyHtml('topics', topic.slug),
  }));
  const texts = textNames.map(async (name) => {
    const { title, summary } = await textOf(name);
    return {
      path: `/${name}`,
      title,
      summary,
      label: wording.page,
      html: await bodyHtml('pages', name),
    };
  });
  const own = (await ownPages()).map(async ({ entry: { id, body }, isMarkdown, ...page }) => ({
    ...page,
    label: 'Page',
    html: isMarkdown ? await bodyHtml(OWN_PAGES, id) : (body ?? ''),
  }));
  return Promise.all([...articles, ...steps, ...topics, ...texts, ...own]);
}
