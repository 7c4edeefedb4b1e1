import { describe, expect, it } from 'vitest';
import { exampleAddresses } from '../../../../../tests/example-texts.ts';
import { isExhaustive } from '../../../../../tests/exhaustive.ts';
import { growsLinearly } from '../../../../../tests/growth.ts';
import settings from '../../../../../tests/settings.ts';
import { markdownOf } from '../markdown/renderer.ts';
import { readAstroPage } from '../read-astro-page.ts';
import { bodyReader } from './body.ts';
import { checkLinks } from './links.ts';
import { sitePages } from './site-pages.ts';
import { textReader } from './text-reader.ts';

const read = textReader(await bodyReader(markdownOf(settings)));

/** The size of the texts, and the milliseconds below which the growth of the time does not matter. */
const [SIZE, SHORT] = isExhaustive ? [200_000, 200] : [24_000, 40];
const isLinear = (work: (size: number) => unknown) => growsLinearly(work, SIZE, SHORT);

/** Returns a text that repeats a piece, in which each № becomes a new random number. */
const repeated = (piece: string, size: number) =>
  piece.repeat(Math.ceil(size / piece.length)).replaceAll('№', () => String(Math.random()));

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
    // Pieces of texts for the finders.
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
    // Pieces of texts for the parser, which has limits.
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

  it.each([
    // Long runs of one character.
    ...['$', '~', '=', '-', '_', '*', '^', '%', '&', '\\', '(', ')', ']', '}', '\u0300', '真'],
    ...['\r', '\r\n', '\u2028', '\u2029', '\t', '\v', '\u00A0', '\uFEFF', '\0'],
    // Thousands of small constructs in one paragraph.
    ...[
      '$x$ ',
      '$$x$$ ',
      'é $x$ ',
      '**a** ',
      '*é* ',
      '[a](/b) ',
      '![a](b.png) ',
      '[a][] ',
      '<b>a</b> ',
    ],
    ...[
      'H~2~O ',
      'x^2^ ',
      '~~a~~ ',
      'a[^1] ',
      'a\\\n',
      'a  \n',
      '{product} ',
      '&amp; ',
      'a: ',
      'a@b.c ',
    ],
    ...['==a== ', '[[a]] ', '![[a]] ', '{% a %} ', '<!-- a --> ', '真**a**真', '[___ a] ', '$5 '],
    // Thousands of blocks.
    ...['- a\n', '- [ ] a\n', '> a\n\n', '|a|\n|-|\n|b|\n\n', '[^№]: a\n\n', '[a№]: /b\n'],
    ...[
      ':::note\na\n:::\n\n',
      '::file[a]{src=/a.pdf}\n\n',
      '```\na\n```\n',
      'a\n: b\n\n',
      '$$\nx\n$$\n\n',
    ],
  ])('%j', async (piece) => {
    expect(await isLinear((size) => readBody(repeated(piece, size)))).toBe(true);
  });

  it.each([
    ['## a', ' ', 'b'],
    ['[', '_', 'a'],
    ['x){', '=', ''],
    ['[a](/b){', 'a=b ', ''],
    ['{{a}}', '\r', 'b'],
    ['{{a}}', '\u2028', 'b'],
    ['{{a}}', '\u2029', 'b'],
    ['*[a', '\r*[a', ''],
    ['{{a}} ', '<!--', ''],
    ['import a', '\rimport ', ''],
    ['<a ', '"', ''],
    ['a', '[^1] ', '\n\n[^1]: a'],
    ['|a|\n|-|\n', '|b|\n', ''],
    ['a^', 'a', ''],
  ])('%j, then %j, then %j', async (start, piece, end) => {
    expect(await isLinear((size) => readBody(start + repeated(piece, size) + end))).toBe(true);
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
