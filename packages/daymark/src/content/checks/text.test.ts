import { describe, expect, it } from 'vitest';
import { formatProblem } from './problem.ts';
import { readText } from './text.ts';

const FILE = 'content/articles/first-light.md';
const read = (source: string) => readText(FILE, source);

describe('readText', () => {
  const text = read(`---
title: First light
date: 2026-06-14
topics: [rest,
  habits]
sources:
  - author: A
    year: 1890
---
Words.
`);

  it('reads folder, slug and fields', () => {
    expect(text).toMatchObject({ folder: 'articles', slug: 'first-light', problems: [] });
    expect(text.fields.date).toEqual(new Date('2026-06-14'));
    expect(text.fields.topics).toEqual(['rest', 'habits']);
  });

  it.each([
    ['title', 2],
    ['topics.1', 5],
    ['sources.0.year', 8],
    ['sources.0.title', 7],
    ['sources', 6],
    ['summary', 1],
  ])('finds the line of %s, or of its nearest existing parent', (field, line) => {
    expect(text.lineOf(field)).toBe(line);
  });

  it('keeps the line numbers of the body', () => {
    expect(text.body.split('\n').indexOf('Words.')).toBe(9);
    expect(text.body.trim()).toBe('Words.');
  });

  it('keeps the body of a file without front matter', () => {
    expect(read('Words.\n---\n')).toMatchObject({
      fields: {},
      isReadable: false,
      body: 'Words.\n---\n',
    });
  });

  it('does not read fields if the YAML is invalid', () => {
    expect(read('---\na: 1\na: 2\n---\n')).toMatchObject({
      fields: {},
      isReadable: false,
      problems: [{ file: FILE, line: 3, field: 'a' }],
    });
  });

  it('reads the other fields if a date does not exist', () => {
    expect(read('---\ntitle: First light\ndate: 2026-02-30\n---\n')).toMatchObject({
      fields: { title: 'First light' },
      isReadable: true,
      problems: [{ file: FILE, line: 3, field: 'date' }],
    });
  });
});

it('the checks of an Astro page read the fields from its export `page`', () => {
  const text = readText(
    'pages/retreats/spring.astro',
    "---\nexport const page = { title: 'Spring' };\n---\n",
  );
  expect(text).toMatchObject({
    slug: 'retreats/spring',
    fields: { title: 'Spring' },
    problems: [],
  });
  expect(text.lineOf('title')).toBe(2);
});

it('an Astro page without the export `page` is reported', () => {
  const { problems } = readText('pages/spring.astro', '<p>Spring</p>');
  expect(problems.map(formatProblem)).toEqual([
    "pages/spring.astro:1: expected export const page = { title: '…', summary: '…' } with plain values; found no such export",
  ]);
});
