import { type CollectionEntry, render } from 'astro:content';
import { experimental_AstroContainer as Container } from 'astro/container';
import { articlesWithEntries } from '../../articles/queries.ts';
import { stepsWithEntries } from '../../path/queries.ts';
import { textNames, textOf } from '../../texts/queries.ts';
import { topicsWithEntries } from '../../topics/queries.ts';
import type { SearchRecord } from './record.ts';

type Content = Awaited<ReturnType<typeof render>>['Content'];

/** Every page that the search finds: articles, steps of the path, topics and the owner's texts. */
export async function searchRecords(): Promise<SearchRecord[]> {
  const container = await Container.create();
  const htmlOf = (content: Content) => container.renderToString(content);
  const bodyOf = async (entry: CollectionEntry<'articles' | 'path' | 'topics'>) =>
    htmlOf((await render(entry)).Content);

  const articles = (await articlesWithEntries()).map(async ({ article, entry }) => ({
    ...article,
    label: article.topics[0]?.title ?? '',
    html: await bodyOf(entry),
  }));
  const steps = (await stepsWithEntries()).map(async ({ step, entry }) => ({
    ...step,
    label: `Step ${step.place} of the path`,
    html: await bodyOf(entry),
  }));
  const topics = (await topicsWithEntries()).map(async ({ topic, entry }) => ({
    ...topic,
    label: 'Topic',
    html: await bodyOf(entry),
  }));
  const texts = textNames.map(async (name) => {
    const { title, summary, Content } = await textOf(name);
    return { path: `/${name}`, title, summary, label: 'Page', html: await htmlOf(Content) };
  });
  return Promise.all([...articles, ...steps, ...topics, ...texts]);
}
