import { describe, expect, it } from 'vitest';
import {
  exampleAddresses,
  exampleRoutes,
  exampleText,
} from '../../../../../tests/example-texts.ts';
import { addressesOf } from '../../settings/addresses.ts';
import { blankSettings } from '../../settings/settings.ts';
import { formatProblem } from './problem.ts';
import {
  claimProblems,
  readAliases,
  readRedirects,
  sitePages,
  topicRedirects,
} from './site-pages.ts';
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
  it('may be percent-encoded, and have a slash at its end and a query', () => {
    const dawn = exampleText(
      'content/articles/dawn.md',
      'aliases: [/2010/caf%C3%A9/, "/?p=12", "/index.php?page_id=3&L=1"]',
    );
    expect(aliasesOf(dawn)).toEqual({
      problems: [],
      redirects: {
        '/2010/café': '/blog/dawn',
        '/?p=12': '/blog/dawn',
        '/index.php?L=1&page_id=3': '/blog/dawn',
      },
    });
  });

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

  it('of a page of the owner are old names or whole paths too', () => {
    const page = exampleText('pages/walks/spring.md', 'aliases: [may, /retreats.html]');
    expect(aliasesOf(page)).toEqual({
      problems: [],
      redirects: { '/walks/may': '/walks/spring', '/retreats.html': '/walks/spring' },
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

describe('the address above those of the topics', () => {
  const rest = exampleText('content/topics/rest.md');
  const blank = blankSettings();
  const german = addressesOf({
    ...blank,
    addresses: { ...blank.addresses, segments: { topics: 'themen', resources: 'wege' } },
  });
  const redirectsWith = (
    texts: ReturnType<typeof exampleText>[],
    files: string[] = [],
    forms = [exampleAddresses],
  ) =>
    topicRedirects(
      texts,
      sitePages(texts, exampleRoutes, files, forms[0] ?? exampleAddresses),
      forms,
    );

  it('leads to the page with the library, in each form that the address has had', () => {
    expect(redirectsWith([rest])).toEqual({ '/topics': '/resources' });
    expect(redirectsWith([rest], [], [german, exampleAddresses])).toEqual({
      '/themen': '/wege',
      '/topics': '/wege',
    });
  });

  it('is not redirected if the owner has a page or a file at this address, or no topics', () => {
    expect(redirectsWith([rest, exampleText('pages/topics.md')])).toEqual({});
    expect(redirectsWith([rest], ['topics/index.html'])).toEqual({});
    expect(redirectsWith([exampleText('content/articles/dawn.md')])).toEqual({});
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

const pages = sitePages([], exampleRoutes, [], exampleAddresses);

const problemsOf = (file: string) =>
  claimProblems([readText(file, '')], [...exampleRoutes, OWN, INJECTED], pages).map(formatProblem);

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
      pages,
    );
    expect(found.map(({ file }) => file)).toEqual(['pages/accessibility.md']);
  });
});

describe('redirects of the settings', () => {
  const source = { file: 'site.config.ts', lineOf: () => undefined };
  const read = (redirects: Record<string, string>, fields = '', aliases = {}) => {
    const dawn = exampleText('content/articles/dawn.md', fields);
    const pages = sitePages([dawn], exampleRoutes, ['beacon.svg'], exampleAddresses);
    const found = readRedirects({ redirects }, source, pages, aliases);
    return { ...found, problems: found.problems.map(formatProblem) };
  };

  it('lead from old addresses to pages, or nowhere', () => {
    expect(read({ '/2019/': '/blog/dawn', '/sale': 'gone' })).toEqual({
      problems: [],
      redirects: { '/2019': '/blog/dawn', '/sale': 'gone' },
    });
  });

  it.each([
    ['/blog/dawn', 'the address of content/articles/dawn.md'],
    ['/beacon.svg', 'the address of an existing page or file'],
    ['/old', 'which is also an alias of /blog/dawn'],
  ])('never replace a page, a file or an alias: %s', (old, found) => {
    expect(read({ [old]: 'gone' }, '', { '/old': '/blog/dawn' })).toEqual({
      problems: [
        `site.config.ts: redirects.${old}: expected an address that no page or file has; found "${old}", ${found}`,
      ],
      redirects: {},
    });
  });

  it('apply to a text that is not published', () => {
    const { problems, redirects } = read({ '/blog/dawn': 'gone' }, 'draft: true');
    expect([problems, redirects]).toEqual([[], { '/blog/dawn': 'gone' }]);
  });
});

describe('an address that the owner has chosen', () => {
  const site = blankSettings();
  const addressesWith = (change: Partial<typeof site.addresses>) =>
    addressesOf({ ...site, addresses: { ...site.addresses, ...change } });

  function problemsWith(change: Partial<typeof site.addresses>, ...files: string[]) {
    const texts = files.map((file) => readText(file, '---\ndate: 2026-03-04\n---\n'));
    const languages = [
      { code: '', language: 'en', base: '' },
      { code: 'de', language: 'de', base: '/de' },
    ];
    const blog = { ...OWN, pattern: '/blog', patternRegex: /^\/blog$/, pathname: '/blog' };
    const routes = [...exampleRoutes, blog, OWN];
    const known = sitePages([], routes, [], addressesWith(change), { code: '', languages });
    return claimProblems(texts, routes, known).map(formatProblem);
  }

  it.each([
    [
      { articles: '/{name}' },
      ['content/articles/dawn.md', 'pages/dawn.md'],
      '/dawn, the address of content/articles/dawn.md',
    ],
    [
      { articles: '/de/{name}' },
      ['content/articles/dawn.md'],
      '/de/dawn, which belongs to another language',
    ],
    [{}, ['pages/de.md'], '/de, which belongs to another language'],
  ])('must not be that of another page: %j', (change, files, found) => {
    expect(problemsWith(change, ...files)).toEqual([
      `${files.at(-1)}: expected an address that no other page has; found ${found}`,
    ]);
  });

  it('must not be that of a page of the engine', () => {
    expect(problemsWith({ articles: '/{name}' }, 'content/articles/about.md')).toEqual([]);
    expect(problemsWith({ segments: { blog: 'tides' } }, 'pages/tides.md')).toEqual([
      'pages/tides.md: expected an address that no page of the engine has; found /tides',
    ]);
  });

  it('has the date of the article in its pattern, and the segments of the language', () => {
    const { of, ofList, ofPage, routeOf } = addressesWith({
      articles: '/{year}/{month}/{day}/{name}',
      segments: { topics: 'themen', page: 'seite' },
    });
    expect(of('/blog/dawn', new Date('2026-03-04'))).toBe('/2026/03/04/dawn');
    expect(of('/topics/rest/rss.xml')).toBe('/themen/rest/rss.xml');
    expect(of('/topics/rest/page/2')).toBe(ofPage('/themen/rest', 2));
    expect(ofList('/themen/rest/seite/2')).toBe('/themen/rest');
    expect(routeOf('/themen/rest/seite/2')).toBe('/topics/rest/page/2');
    expect(routeOf('/topics/rest')).toBeUndefined();
  });

  it('has the segment of the kinds below the blog only', () => {
    const { of, ofPage, routeOf } = addressesWith({
      segments: { blog: 'artikel', kind: 'art', page: 'seite' },
    });
    expect(of('/blog/kind/essay')).toBe('/artikel/art/essay');
    expect(of('/blog/kind/essay/page/2')).toBe(ofPage('/artikel/art/essay', 2));
    expect(routeOf('/artikel/art/essay/seite/2')).toBe('/blog/kind/essay/page/2');
    expect(routeOf('/artikel/kind/essay')).toBeUndefined();
    // Pages of the owner and articles keep these names.
    expect([of('/kind'), routeOf('/kind'), routeOf('/art')]).toEqual(['/kind', '/kind', '/art']);
    expect([of('/blog/kind'), routeOf('/artikel/kind')]).toEqual(['/artikel/kind', '/blog/kind']);
  });
});
