import { expect, test } from 'vitest';
import { elements } from '../basics/markup.ts';
import { basePolicy, policyFinder, strictPolicy } from '../http/policy.ts';
import { collectPolicies, type PolicyOptions } from './collect-policies.ts';

/** Collects the policies of pages, given by URL path. */
function collect(pages: Readonly<Record<string, string>>, options?: PolicyOptions) {
  const policies = collectPolicies(options);
  for (const [url, html] of Object.entries(pages))
    policies.add(url, policies.read(url, [...elements(html)]));
  const collected = policies.finish();
  return { ...collected, policyOf: policyFinder(collected.rules, options?.folders) };
}

const HELLO = "<script>alert('Hello, world.');</script>";
const HASH = "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='";
const FILM = '<iframe data-embed-src="https://film.example/1"></iframe>';
const style = (content: string) => `<style>${content}</style>`;

test('the pages of a kind share the hashes of their styles, and one rule', () => {
  const { rules } = collect({ '/blog/a': style('a'), '/blog/b': style('b'), '/about': style('c') });
  expect(rules.map(({ addresses }) => addresses)).toEqual([['/about'], ['/blog/*']]);
  expect(rules.map(({ policy }) => policy['style-src']?.length)).toEqual([2, 3]);
});

test.each([
  ['the origin of a player', FILM, 'frame-src'],
  ['the target of a form', '<form action="https://a.example/send"></form>', 'form-action'],
  ['an inline script', HELLO, 'script-src'],
  ['a frame of the site', '<div class="slot-box" data-frame="/ads/frame/acme"></div>', 'frame-src'],
] as const)('%s is allowed only in the page that has it', (_title, html, directive) => {
  const { rules, policyOf } = collect({ '/blog/a': '', '/blog/b': html, '/blog/c': '' });
  expect(rules.map(({ addresses }) => addresses)).toEqual([['/blog/*'], ['/blog/b']]);
  expect(policyOf('/blog/a')).toEqual(strictPolicy);
  const { [directive]: sources, ...others } = policyOf('/blog/b') ?? {};
  const { [directive]: _, ...usual } = strictPolicy;
  expect(others).toEqual(usual);
  expect(sources).not.toEqual(strictPolicy[directive]);
});

test('the rule of a kind is the rule of most pages, even if it allows more than the other rules', () => {
  const { policyOf } = collect({ '/blog/a': FILM, '/blog/b': FILM, '/blog/c': '' });
  expect(policyOf('/blog/a')?.['frame-src']).toEqual(['https://film.example']);
  expect(policyOf('/blog/c')).toEqual(strictPolicy);
});

test('all pages of a kind may play sound of the site if one of them does', () => {
  const { policyOf } = collect({ '/blog/a': '<audio></audio>', '/blog/b': '', '/about': '' });
  expect(policyOf('/blog/b')?.['media-src']).toEqual(["'self'"]);
  expect(policyOf('/about')).toEqual(strictPolicy);
});

test('a page with a rare style has a rule of its own if its kind has many styles', () => {
  const pages = Array.from({ length: 100 }, (_, index) => [
    `/blog/${index}`,
    style(String(index % 50)) + (index < 10 ? style('rare') : ''),
  ]);
  const { policyOf } = collect(Object.fromEntries([...pages, ['/blog/z', style('own')]]));
  expect(policyOf('/blog/1')?.['style-src']).toHaveLength(41);
  expect(policyOf('/blog/z')?.['style-src']).toHaveLength(2);
});

test('the rules do not depend on the order of the pages', () => {
  const pages = { '/': HELLO, '/blog/a': style('a'), '/blog/b': FILM, '/blog/c': style('c') };
  const reversed = Object.fromEntries(Object.entries(pages).reverse());
  expect(collect(pages).rules).toEqual(collect(reversed).rules);
});

test('additional sources apply to one page only', () => {
  const additions = { '/search': { 'script-src': ["'wasm-unsafe-eval'"] } };
  const { policyOf } = collect({ '/search': HELLO, '/a': '' }, { additions });
  expect(policyOf('/search')).toEqual({
    ...strictPolicy,
    'script-src': ["'self'", HASH, "'wasm-unsafe-eval'"],
  });
  expect(policyOf('/a')).toEqual(strictPolicy);
});

test('a page may have a policy of its own instead of the default', () => {
  const framePolicy = { sandbox: ['allow-scripts'], 'default-src': [] };
  const replacements = { '/ads/frame/acme': framePolicy };
  const { rules } = collect({ '/ads/frame/acme': HELLO, '/a': '' }, { replacements });
  expect(rules).toEqual([
    { addresses: ['/a'], policy: strictPolicy },
    { addresses: ['/ads/frame/acme'], policy: { 'default-src': [], sandbox: ['allow-scripts'] } },
  ]);
});

test('only a page that contains third-party code has a relaxed policy, and the page is reported', () => {
  const sources = { 'script-src': ['https://a.example'], 'style-src': ["'unsafe-inline'"] };
  const thirdParty = { name: 'Insider', marks: [['data-network', 'insider']], sources } as const;
  const { carriers, policyOf } = collect(
    {
      '/blog/a': style('a'),
      '/blog/b': `${HELLO}${style('b')}<div data-network="insider"></div>`,
      '/blog/c': '<p>data-network="insider"</p><div data-network="acme"></div>',
    },
    { thirdParties: [thirdParty] },
  );
  expect(carriers).toEqual(new Map([[thirdParty, ['/blog/b']]]));
  expect(policyOf('/blog/b')).toEqual({
    ...basePolicy,
    'script-src': ["'self'", HASH, 'https://a.example'],
    'style-src': ["'self'", "'unsafe-inline'"],
  });
  expect(JSON.stringify(policyOf('/blog/c'))).not.toMatch(/unsafe|a\.example/);
  expect(policyOf('/blog/c')).toMatchObject({ 'require-trusted-types-for': ["'script'"] });
});

test.each(['additions', 'replacements'])(
  'a policy in "%s" for a page that does not exist is refused',
  (option) => {
    expect(() => collect({ '/a': '' }, { [option]: { '/search': {} } })).toThrow(
      'The policy of /search: expected a page; found none.',
    );
  },
);

test('a page whose address looks like a kind of pages is refused', () => {
  expect(() => collect({ '/blog/*': '' })).toThrow('/blog/*: expected a URL path without *');
});

test('the pages of a folder do not share the styles of the 404 page', () => {
  const { policyOf } = collect({ '/404': style('missing'), '/blog/a': '' });
  expect(policyOf('/blog/missing')).toEqual(strictPolicy);
});

test('thousands of articles directly in the folders of a site need few rules', () => {
  const folders = [
    { path: '', search: '/search' },
    { path: '/de', search: '/de/suche' },
  ];
  const articles = ['', '/de'].flatMap((path) =>
    Array.from({ length: 2000 }, (_, number): [string, string] => [
      `${path}/article-${number}`,
      style(`article ${number % 8}`) + (number === 7 ? FILM : ''),
    ]),
  );
  const fixed = {
    '/': style('home'),
    '/de': style('home of de'),
    '/search': style('search'),
    '/de/404': style('404'),
    '/v1.2': style('article 1'),
    '/blog/page/2': style('list'),
  };
  const { rules, policyOf } = collect({ ...Object.fromEntries(articles), ...fixed }, { folders });
  expect(rules.flatMap(({ addresses }) => addresses).sort()).toEqual([
    '/',
    '/*',
    '/article-7',
    '/blog/page/*',
    '/de',
    '/de/*',
    '/de/404',
    '/de/article-7',
    '/search',
    '/v1.2',
  ]);
  expect(policyOf('/article-7')?.['frame-src']).toEqual(['https://film.example']);
  // Articles do not share the styles of the few other pages.
  for (const url of ['/article-1', '/de/article-1', '/search'])
    expect(policyOf(url)?.['style-src']).toHaveLength(url === '/search' ? 2 : 9);
});

test('a hundred pages directly in a folder have rules of their own, as on a site without such articles', () => {
  const pages = Array.from({ length: 100 }, (_, number) => [`/page-${number}`, style('same')]);
  const { rules } = collect(Object.fromEntries(pages));
  expect(rules.flatMap(({ addresses }) => addresses)).toHaveLength(100);
});
