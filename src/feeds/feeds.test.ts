import { describe, expect, it } from 'vitest';
import { FORBIDDEN, HARD_TITLES } from '../seo/hard-titles.ts';
import { atomFeed } from './atom.ts';
import { exampleEntry, exampleFeed } from './example.ts';
import { jsonFeed } from './json.ts';
import { readAtom, readJson, readRss } from './read-feed.ts';
import { rssFeed } from './rss.ts';

const OWN = 'https://harbour.example/own';

describe.each([
  ['Atom', atomFeed, readAtom],
  ['RSS', rssFeed, readRss],
  ['JSON', jsonFeed, readJson],
])('a feed as %s', (_, write, read) => {
  it.each(HARD_TITLES)('carries a title as it is: %s', (title) => {
    const feed = read(write(exampleFeed([exampleEntry({ title })], { title }), OWN));
    expect(feed.title).toBe(title);
    expect(feed.entries[0]?.title).toBe(title);
  });

  it.each(HARD_TITLES)('carries a full text as it is: %s', (text) => {
    const html = `<p title="${text}">${text}</p>`;
    const feed = read(write(exampleFeed([exampleEntry({ html })]), OWN));
    expect(feed.entries[0]?.html).toBe(html);
  });

  it('says where an entry is, when it appeared and what it is about', () => {
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

  it('knows an entry that has moved by the address it had first', () => {
    const id = 'https://harbour.example/blog/the-way-home';
    const written = write(exampleFeed([exampleEntry({ id })]), OWN);
    expect(read(written).entries[0]).toMatchObject({ id, url: exampleEntry().url });
    expect(written).not.toContain('isPermaLink="true"');
  });

  it('says where it is itself, and in which language it is', () => {
    const feed = read(write(exampleFeed([]), OWN));
    expect(feed).toMatchObject({ own: OWN, url: 'https://harbour.example/' });
    expect(feed.language.toLowerCase()).toBe('en-gb');
  });

  it('is a feed while nothing is in it', () => {
    expect(read(write(exampleFeed([], { updated: undefined }), OWN)).entries).toEqual([]);
  });
});

it.each([
  ['Atom', atomFeed, readAtom],
  ['RSS', rssFeed, readRss],
])('a feed as %s is without the characters that XML forbids', (_, write, read) => {
  const { title, cleaned } = FORBIDDEN;
  const feed = read(write(exampleFeed([exampleEntry({ title, html: title })]), OWN));
  expect(feed.entries[0]).toMatchObject({ title: cleaned, html: cleaned });
});

it('a summary is a text to readers that take the description of RSS for HTML', () => {
  const summary = 'On <b> & other elements';
  const written = rssFeed(exampleFeed([exampleEntry({ summary })]), OWN);
  expect(readRss(written).entries[0]?.summary).toBe('On &lt;b> &amp; other elements');
});
