import { describe, expect, it } from 'vitest';
import { exampleAddresses } from '../../../../../tests/example-texts.ts';
import { nameProblems, unreadProblems } from './file-names.ts';
import { formatProblem } from './problem.ts';
import { sitePages } from './site-pages.ts';
import { readText } from './text.ts';

const problemsOf = (...files: string[]) =>
  nameProblems(
    files.map((file) => ({ ...readText(file, ''), htmlDigest: '' })),
    [],
    sitePages([], [], [], exampleAddresses),
  ).map(formatProblem);
const unreadOf = (...files: string[]) =>
  unreadProblems(files, [], new Set(['content/articles/Wave 1.jpg']), '').map(formatProblem);

describe('the names of content files', () => {
  it.each([
    'content/articles/2026/dawn.md',
    'content/articles/Dawn.md',
    'content/articles/dawn/index.md',
  ])('must be unique, because equal names would lead to the same address: %s', (file) => {
    expect(problemsOf('content/articles/dawn.md', file)).toEqual([
      `${file}:1: expected a name that no other content file has; found "dawn", which is also the name of content/articles/dawn.md (/blog/dawn)`,
    ]);
  });

  it.each(['pages/retreats.astro', 'pages/Retreats/index.md'])(
    'must be unique among the owner’s pages: %s',
    (file) => {
      expect(problemsOf('pages/retreats.md', file)).toEqual([
        `${file}:1: expected a name that no other content file has; found "retreats", which is also the name of pages/retreats.md (/retreats)`,
      ]);
    },
  );

  it('can be the same in two folders of the owner’s pages', () => {
    expect(problemsOf('pages/spring/walk.md', 'pages/autumn/walk.md')).toEqual([]);
  });

  it('can be the same in two folders of content', () => {
    expect(problemsOf('content/articles/rest.md', 'content/topics/rest.md')).toEqual([]);
  });

  it.each([
    ['pages/our retreats/spring.md', 'our-retreats/spring.md', 'our retreats/spring'],
    ['pages/[slug].astro', 'slug.astro', '[slug]'],
  ])('must be valid in a URL: %s', (file, example, name) => {
    expect(problemsOf(file)).toEqual([
      `${file}: expected a file name of letters, digits and single hyphens, such as ${example}; found "${name}"`,
    ]);
  });

  it.each(['.MD', '.mdx'])('cannot end in %s, because the build would ignore the file', (end) => {
    expect(unreadOf(`content/articles/dawn${end}`)).toEqual([
      `content/articles/dawn${end}: expected a Markdown file whose name ends in .md; found ${end}`,
    ]);
  });

  it('may have any extension if the files are not Markdown', () => {
    expect(unreadOf('content/articles/Wave 1.jpg', 'content/articles/dawn.md')).toEqual([]);
  });
});
