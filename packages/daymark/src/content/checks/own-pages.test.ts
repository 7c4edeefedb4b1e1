import { describe, expect, it } from 'vitest';
import { claimProblems, readAstroText } from './own-pages.ts';
import { formatProblem } from './problem.ts';
import { exampleRoutes } from './testing.ts';
import { readText } from './text.ts';

const OWN = {
  type: 'page',
  patternRegex: /^\/.*$/,
  pattern: '/[...own]',
  origin: 'project',
} as const;
const INJECTED = {
  ...OWN,
  pattern: '/retreats',
  patternRegex: /^\/retreats$/,
  origin: 'external',
} as const;

const problemsOf = (file: string) =>
  claimProblems([readText(file, '')], [...exampleRoutes, OWN, INJECTED]).map(formatProblem);

describe('a page that the owner adds', () => {
  it.each([
    ['pages/about.md', '/about'],
    ['pages/index.md', '/'],
    ['pages/blog/mine.astro', '/blog/mine'],
  ])('cannot have an address that the engine uses: %s', (file, address) => {
    expect(problemsOf(file)).toEqual([
      `${file}: expected an address that no page of the engine has; found ${address}`,
    ]);
  });

  it.each([
    'pages/retreats.astro',
    'pages/retreats/about.md',
    'content/pages/about.md',
    'pages/accessibility.md',
  ])('can have any other address: %s', (file) => {
    expect(problemsOf(file)).toEqual([]);
  });

  it('cannot be a second accessibility statement', () => {
    const files = ['content/pages/accessibility.md', 'pages/accessibility.md'];
    const found = claimProblems(
      files.map((file) => readText(file, '')),
      exampleRoutes,
    );
    expect(found.map(({ file }) => file)).toEqual(['pages/accessibility.md']);
  });
});

it('the checks of an Astro page read the fields from its export `page`', () => {
  const text = readAstroText(
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
  const { problems } = readAstroText('pages/spring.astro', '<p>Spring</p>');
  expect(problems.map(formatProblem)).toEqual([
    "pages/spring.astro:1: expected export const page = { title: '…', summary: '…' } with plain values; found no such export",
  ]);
});
