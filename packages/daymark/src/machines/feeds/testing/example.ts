import type { Feed, FeedEntry } from '../feed.ts';

/** Returns an entry for tests and examples, with some fields replaced. */
export function exampleEntry(change: Partial<FeedEntry> = {}): FeedEntry {
  return {
    id: 'https://harbour.example/blog/the-long-way-home',
    title: 'The long way home',
    url: 'https://harbour.example/blog/the-long-way-home',
    summary: 'Why the slower road is sometimes the shorter one.',
    published: new Date('2026-03-01'),
    updated: new Date('2026-04-02'),
    author: 'The harbour office',
    topics: [{ slug: 'rest', title: 'Rest' }],
    html: '<p>Walk.</p>',
    picture: 'https://harbour.example/social/a.png',
    ...change,
  };
}

/** Returns a feed for tests and examples. */
export function exampleFeed(entries: FeedEntry[], change: Partial<Feed> = {}): Feed {
  return {
    title: 'Harbour',
    description: 'A site.',
    language: 'en-GB',
    author: 'The harbour office',
    url: 'https://harbour.example/',
    icon: 'https://harbour.example/icon-512.png',
    updated: new Date('2026-04-02'),
    entries,
    ...change,
  };
}
