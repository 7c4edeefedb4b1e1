import { describe, expect, it } from 'vitest';
import { isExhaustive } from '../../../../tests/exhaustive.ts';
import { type ManyPage, manyPages } from '../../../../tests/many-pages.ts';
import { divideIndex } from './divide-index.ts';
import { chooseParts, lastSegment, partName } from './page-index.ts';

const MANY = isExhaustive ? 100_000 : 20_000;
/** The maximum size of a part, and of the index of 100,000 pages, in bytes. */
const MAX_BYTES = 50_000;
/**
 * The maximum size of the index, in bytes. With more pages, the index gets only more names of
 * parts.
 */
const MAX_INDEX = 10_000 + (40_000 * MANY) / 100_000;
const pages = manyPages(MANY).map(({ title, path }: ManyPage) => ({ title, path }));
const pathOf = (part: string) => `/pages/${partName(part)}.json`;
const bytesOf = (value: unknown) => Buffer.byteLength(JSON.stringify(value));

describe('the index of the pages of a small site', () => {
  it('contains all pages, and has no parts', () => {
    const few = pages.slice(0, 200);
    expect(divideIndex(few, 'en')).toEqual({ index: { pages: few, parts: [] }, parts: new Map() });
  });
});

describe('the index of many pages', () => {
  const { index, parts } = divideIndex(pages, 'en');

  it('is one small file, and has small parts', () => {
    expect(bytesOf(index)).toBeLessThan(MAX_INDEX);
    const sizes = [...parts.values()].map((part) => bytesOf({ pages: part, parts: [] }));
    expect(Math.max(...sizes)).toBeLessThanOrEqual(MAX_BYTES);
    expect(sizes.length).toBeLessThan(MANY / 25);
  });

  it('names its parts in alphabetical order, each once and with its own file', () => {
    expect(index.parts).toEqual([...parts.keys()]);
    expect(index.parts).toEqual(index.parts.toSorted());
    expect(new Set(index.parts.map(partName)).size).toBe(parts.size);
  });

  const near = (text: string) => {
    const files = new Map([...parts].map(([part, entries]) => [pathOf(part), entries]));
    return chooseParts(index.parts, text).flatMap((file) => files.get(file) ?? []);
  };
  const some = pages.filter((_, position) => position % (MANY / 20) === 0);

  it('leads to a page by its address', () => {
    for (const page of some) expect(near(lastSegment(page.path))).toContain(page);
  });

  it('leads to a page by its title, and by one rare word of it', () => {
    for (const page of some) {
      expect(near(page.title)).toContain(page);
      const rare = page.title.split(' ').toSorted((a, b) => b.length - a.length);
      const words = rare.filter((word) => !/^(?:mindfulness|how|to)$/i.test(word));
      const own = near(words[0] ?? '').filter(({ title }) => title.includes(words[0] ?? ''));
      expect(own.length).toBeGreaterThan(0);
    }
  });
});

it('a new page changes few parts of the index', () => {
  const some = pages.slice(0, 10_000);
  const added = { title: 'A new bench by the canal', path: '/blog/a-new-bench-by-the-canal' };
  const before = divideIndex(some, 'en').parts;
  const after = divideIndex([...some, added], 'en').parts;
  const changed = [...after].filter(
    ([part, entries]) => bytesOf(entries) !== bytesOf(before.get(part) ?? []),
  );
  expect(before.size).toBeGreaterThan(100);
  expect(changed.length).toBeLessThan(15);
});

it('pages with the same long title are in parts of limited size, and found by their paths', () => {
  const title = 'The long title that several thousand pages of this site have in common';
  const same = Array.from({ length: 3_000 }, (_, number) => ({ title, path: `/blog/${number}` }));
  const { index, parts } = divideIndex(same, 'en');
  for (const entries of parts.values()) expect(bytesOf(entries)).toBeLessThan(MAX_BYTES);
  const files = new Map([...parts].map(([part, entries]) => [pathOf(part), entries]));
  const found = chooseParts(index.parts, '2987').flatMap((file) => files.get(file) ?? []);
  expect(found).toContain(same[2987]);
});

it('a page is in the part of a word of its title, also without spaces and in its common spelling', () => {
  const others = manyPages(2_000).map(({ title, path }: ManyPage) => ({ title, path }));
  const page = { title: '朝の瞑想 Größe', path: '/blog/morning' };
  const { index, parts } = divideIndex([...others, page], 'de');
  const files = new Map([...parts].map(([part, entries]) => [pathOf(part), entries]));
  for (const word of ['瞑想', 'grosse', 'größe'])
    expect(chooseParts(index.parts, word).flatMap((file) => files.get(file) ?? [])).toContain(page);
});
