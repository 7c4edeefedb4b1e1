import { describe, expect, it } from 'vitest';
import {
  exampleAddresses,
  exampleRoutes,
  exampleText,
} from '../../../../../tests/example-texts.ts';
import { formatProblem } from './problem.ts';
import { claimProblems, readAliases, sitePages } from './site-pages.ts';
import { readText } from './text.ts';

function aliasesOf(...texts: ReturnType<typeof exampleText>[]) {
  const all = [...texts, exampleText('content/pages/about.md')];
  const { redirects, problems } = readAliases(
    texts,
    sitePages(all, exampleRoutes, ['beacon.svg'], exampleAddresses),
  );
  return { redirects, problems: problems.map(formatProblem) };
}

describe('aliases', () => {
  it('are names in the same folder, or full paths', () => {
    const dawn = exampleText('content/articles/dawn.md', 'aliases: [daybreak, /2019/dawn.html]');
    expect(aliasesOf(dawn)).toEqual({
      problems: [],
      redirects: {
        '/blog/daybreak': '/blog/dawn',
        '/2019/dawn.html': '/blog/dawn',
      },
    });
  });

  it('of a topic also redirect the topic’s feeds, if the old path had feeds', () => {
    const rest = exampleText('content/topics/rest.md', 'aliases: [pauses, /tags/rest.html]');
    expect(aliasesOf(rest)).toEqual({
      problems: [],
      redirects: {
        '/topics/pauses': '/topics/rest',
        '/topics/pauses/feed.atom': '/topics/rest/feed.atom',
        '/topics/pauses/rss.xml': '/topics/rest/rss.xml',
        '/topics/pauses/feed.json': '/topics/rest/feed.json',
        '/tags/rest.html': '/topics/rest',
      },
    });
  });

  it('of a draft create no redirects', () => {
    const dawn = exampleText('content/articles/dawn.md', 'draft: true\naliases: [daybreak]');
    expect(aliasesOf(dawn)).toEqual({ problems: [], redirects: {} });
  });

  it.each([
    ['dawn', '"/blog/dawn", the address of this page itself'],
    ['/blog/dawn.html', '"/blog/dawn.html", the address of this page itself'],
    ['dusk', '"/blog/dusk", the address of an existing page or file'],
    ['/about', '"/about", the address of an existing page or file'],
    ['/about.html', '"/about.html", the address of an existing page or file'],
    ['/index.html', '"/index.html", the address of an existing page or file'],
    ['/beacon.svg', '"/beacon.svg", the address of an existing page or file'],
    ['/blog/page/2', '"/blog/page/2", the address of an existing page or file'],
  ])('cannot be %s', (alias, found) => {
    const dawn = exampleText('content/articles/dawn.md', `title: Dawn\naliases:\n  - ${alias}`);
    const { problems, redirects } = aliasesOf(dawn, exampleText('content/articles/dusk.md'));
    expect(problems).toEqual([
      `content/articles/dawn.md:4: aliases.0: expected an address that no other page or file has; found ${found}`,
    ]);
    expect(redirects).toEqual({});
  });

  it('cannot be the same in two content files', () => {
    const dawn = exampleText('content/articles/dawn.md', 'aliases: [daybreak]');
    const dusk = exampleText('content/articles/dusk.md', 'aliases: [/blog/daybreak]');
    expect(aliasesOf(dawn, dusk).problems).toEqual([
      'content/articles/dusk.md:2: aliases.0: expected an address that no other page or file has; found "/blog/daybreak", which is also an alias in content/articles/dawn.md',
    ]);
  });
});

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
