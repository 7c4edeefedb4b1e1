import type { Article } from '../packages/daymark/src/content/articles/article.ts';
import type { Topic } from '../packages/daymark/src/content/topics.ts';

const exampleTopic: Topic = {
  slug: 'rest',
  path: '/topics/rest',
  title: 'Rest',
  summary: 'On rest.',
  sensitive: false,
};

/** Returns an article for tests and examples, with some fields replaced. */
export function exampleArticle(change: Partial<Article> = {}): Article {
  const slug = change.slug ?? 'the-long-way-home';
  return {
    slug,
    path: `/blog/${slug}`,
    feedId: `https://harbour.example/blog/${slug}`,
    title: 'The long way home',
    summary: 'Why the slower road is sometimes the shorter one, and how to take it on purpose.',
    date: new Date('2026-03-01'),
    published: '2026-03-01',
    day: '1 March 2026',
    listDay: '1 Mar 2026',
    author: { name: 'The desk', path: '/authors/desk', kind: 'organization' },
    topics: [exampleTopic],
    kind: 'essay',
    leads: false,
    frontPage: false,
    exercise: false,
    sensitive: false,
    keywords: [],
    sources: [],
    corrections: [],
    minutes: 4,
    ...change,
  };
}
