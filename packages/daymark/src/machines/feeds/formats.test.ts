import { describe, expect, it } from 'vitest';
import { readAtom, readJson, readRss } from '../../../../../tests/read-feed.ts';
import { FORBIDDEN, HARD_TITLES } from '../../site/head/testing/hard-titles.ts';
import { atomFeed, type Feed, type FeedEntry, jsonFeed, rssFeed } from './formats.ts';

/** Returns an entry for tests and examples, with some fields replaced. */
function exampleEntry(change: Partial<FeedEntry> = {}): FeedEntry {
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
function exampleFeed(entries: FeedEntry[], change: Partial<Feed> = {}): Feed {
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

const OWN = 'https://harbour.example/own';

describe.each([
  ['Atom', atomFeed, readAtom],
  ['RSS', rssFeed, readRss],
  ['JSON', jsonFeed, readJson],
])('a feed as %s', (_, write, read) => {
  it.each(HARD_TITLES)('keeps the title %s', (title) => {
    const feed = read(write(exampleFeed([exampleEntry({ title })], { title }), OWN));
    expect(feed.title).toBe(title);
    expect(feed.entries[0]?.title).toBe(title);
  });

  it.each(HARD_TITLES)('keeps the full text %s', (text) => {
    const html = `<p title="${text}">${text}</p>`;
    const feed = read(write(exampleFeed([exampleEntry({ html })]), OWN));
    expect(feed.entries[0]?.html).toBe(html);
  });

  it('has the URL, the date and the topic of an entry', () => {
    const [entry] = read(write(exampleFeed([exampleEntry()]), OWN)).entries;
    expect(entry).toMatchObject({
      id: 'https://harbour.example/blog/the-long-way-home',
      url: 'https://harbour.example/blog/the-long-way-home',
      summary: 'Why the slower road is sometimes the shorter one.',
      author: 'The harbour office',
      topic: 'Rest',
      picture: 'https://harbour.example/social/a.png',
    });
    expect(new Date(entry?.published ?? '')).toEqual(new Date('2026-03-01'));
  });

  it('identifies an entry that has moved by its first URL', () => {
    const id = 'https://harbour.example/blog/the-way-home';
    const written = write(exampleFeed([exampleEntry({ id })]), OWN);
    expect(read(written).entries[0]).toMatchObject({ id, url: exampleEntry().url });
    expect(written).not.toContain('isPermaLink="true"');
  });

  it('contains the URL of the feed and its language', () => {
    const feed = read(write(exampleFeed([]), OWN));
    expect(feed).toMatchObject({ own: OWN, url: 'https://harbour.example/' });
    expect(feed.language.toLowerCase()).toBe('en-gb');
  });

  it('is valid without entries', () => {
    expect(read(write(exampleFeed([], { updated: undefined }), OWN)).entries).toEqual([]);
  });
});

it.each([
  ['Atom', atomFeed, readAtom],
  ['RSS', rssFeed, readRss],
])('a feed as %s has no characters that XML forbids', (_, write, read) => {
  const { title, cleaned } = FORBIDDEN;
  const feed = read(write(exampleFeed([exampleEntry({ title, html: title })]), OWN));
  expect(feed.entries[0]).toMatchObject({ title: cleaned, html: cleaned });
});

it('an RSS feed escapes a summary twice, because feed readers parse the description as HTML', () => {
  const summary = 'On <b> & other elements';
  const written = rssFeed(exampleFeed([exampleEntry({ summary })]), OWN);
  expect(readRss(written).entries[0]?.summary).toBe('On &lt;b> &amp; other elements');
});
