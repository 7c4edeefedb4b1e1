import { describe, expect, it } from 'vitest';
import { exampleAddresses } from '../../../../../tests/example-texts.ts';
import settings from '../../../../../tests/settings.ts';
import { markdownOf } from '../markdown/renderer.ts';
import { readAstroPage } from '../read-astro-page.ts';
import { bodyReader } from './body.ts';
import { checkLinks } from './links.ts';
import { sitePages } from './site-pages.ts';
import { textReader } from './text-reader.ts';

const read = textReader(await bodyReader(markdownOf(settings)));

/** The growth of the input, and the growth of the time that a quadratic function cannot have. */
const [GROWTH, MOST] = [8, 24];
const SMALL = 3000;
/** The milliseconds that are short for any input, so that the growth does not matter. */
const SHORT = 40;
const TRIES = 3;

type Work = (size: number) => unknown;

/** Returns the CPU time of this thread in milliseconds, which other processes do not change. */
async function timeOf(work: Work, size: number): Promise<number> {
  const start = process.threadCpuUsage();
  await work(size);
  const { user, system } = process.threadCpuUsage(start);
  return (user + system) / 1000;
}

/** Returns whether the time of a function grows about as much as its input, in any of some tries. */
async function isLinear(work: Work): Promise<boolean> {
  let [small, large] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let tries = 0; tries < TRIES; tries += 1) {
    large = Math.min(large, await timeOf(work, GROWTH * SMALL));
    if (large < SHORT) return true;
    small = Math.min(small, await timeOf(work, SMALL));
    if (large < MOST * small) return true;
  }
  return false;
}

const repeated = (piece: string, size: number) =>
  piece.repeat(Math.ceil(size / piece.length)).replaceAll('%', () => String(Math.random()));

it('the test detects quadratic time', async () => {
  let steps = 0;
  const quadratic = (size: number) => {
    for (let step = 0, end = size ** 2 / 3; step < end; step += 1) steps += step % 3;
  };
  expect([await isLinear(quadratic), steps > 0]).toEqual([false, true]);
});

describe('reading a text takes time in proportion to its length', () => {
  const readBody = (body: string) =>
    read('content/articles/a.md', () => Buffer.from(`---\ntitle: A\n---\n${body}`));

  it.each([
    // Of the finders.
    ...[
      '](/ ',
      '](/',
      '[a](/b c) ',
      '[a',
      '](a b.',
      '[](',
      '![a](b',
      '[a][b] ',
      '[^',
      '[^a] ',
      '{',
      '{a',
    ],
    ...[
      '{produkt} ',
      '<p>\n',
      '<p style>\n',
      '<!-- a\n',
      '<!-- -->',
      '<a ',
      '`a',
      '#',
      '## a\n\n',
      ':::pull\n',
    ],
    ...[
      'https://a.b/',
      'https://youtu.be/a\n\n',
      '** a **',
      '##a\n\n',
      '|a|\n',
      'lorem ipsum ',
      '<a href="b">a',
      '<th>a\n',
      '[a](tel:+1 2) ',
    ],
    // Of the parser, which has limits.
    ...[
      '"',
      "it's ",
      '...',
      'a--b ',
      ':a ',
      ':a[',
      '::a ',
      '> ',
      '> + ',
      '1. ',
      '<a href="',
      '::video[a]{',
      '$a ',
      `$a$ ${'and '.repeat(15)}`,
      '- $$\n',
      'a^b ',
      '{{a}} ',
      '[a b="',
      '<!-- wp:a ',
      '[a](b){c=d}',
    ],
  ])('%j', async (piece) => {
    expect(await isLinear((size) => readBody(repeated(piece, size)))).toBe(true);
  });

  it('a note with empty lines', async () => {
    expect(await isLinear((size) => readBody(`:::note\n${'\n'.repeat(size)}a\n:::`))).toBe(true);
  });

  it('a comment without an end after comments', async () => {
    const comments = (size: number) => `${repeated('<!--', size)}-->${' '.repeat(size)}`;
    expect(await isLinear((size) => readBody(comments(size)))).toBe(true);
  });
});

describe('reading front matter takes time in proportion to its length', () => {
  it.each([
    ['', 'a: \n'],
    ['', ' a: b\n'],
    ['', '\uFEFF---\n'],
    ['a: ', '"'],
    ['a: "', '\\x'],
    ['a: ', '['],
    ['a: "b', ' '],
    ['a: &a b\nc: [', '*a, '],
    ['a: ', '{b'],
  ])('%j followed by %j', async (start, piece) => {
    const text = (size: number) => `---\n${start}${repeated(piece, size)}c\n---\n`;
    expect(
      await isLinear((size) => read('content/articles/a.md', () => Buffer.from(text(size)))),
    ).toBe(true);
  });
});

describe('other checks of a text take time in proportion to its length', () => {
  it.each(['a', 'a.', '/a', '.md', 'a@'])('a link with the address %j', async (piece) => {
    const pages = sitePages([], [], [], exampleAddresses);
    const place = { file: 'a.md', from: '/', isPublished: true };
    const site = new URL('https://harbour.example');
    const check = (href: string) => checkLinks([{ ...place, href }], site, pages, {});
    expect(await isLinear((size) => check(`${repeated(piece, size)}!`))).toBe(true);
  });

  it.each(['<style>', '{', '{}', '\n', '---'])('an Astro page with %j', async (piece) => {
    expect(await isLinear((size) => readAstroPage(repeated(piece, size)))).toBe(true);
  });
});
