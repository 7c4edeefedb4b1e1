import { dirname } from 'node:path';
import { elements } from '../packages/daymark/src/basics/markup.ts';
import {
  type PublishedSite,
  readPublishedSite,
} from '../packages/daymark/src/hosts/published-site.ts';
import { headersFor } from '../packages/daymark/src/http/headers.ts';
import { policyFinder } from '../packages/daymark/src/http/policy.ts';
import { rootFolder, urlOf } from '../packages/daymark/src/http/urls.ts';
import { collectPolicies } from '../packages/daymark/src/output/collect-policies.ts';
import { writeAddress, writeRedirects } from '../packages/daymark/src/output/site-records.ts';
import { makeSite, siteFiles } from './small-site.ts';

/** Makes a small built site with two old URLs and returns it as a host reads it. */
export async function publishedSite(
  files = siteFiles,
  { url = 'https://site.example', folders = rootFolder } = {},
): Promise<PublishedSite> {
  const root = await makeSite(files, folders);
  await writeRedirects(root, { '/us': '/about', '/2019/café.html': '/blog/first-light' });
  await writeAddress(dirname(root), url, folders);
  return readPublishedSite(dirname(root));
}

/** The addresses of two sites in two languages: one at the root of a host, and one below a path. */
export const addressesInFolders = [
  {
    url: 'https://site.example',
    folders: [
      { path: '', search: '/search' },
      { path: '/de', search: '/de/suche' },
    ],
  },
  {
    url: 'https://site.example/caf%C3%A9',
    folders: [
      { path: '/café', search: '/café/search' },
      { path: '/café/de', search: '/café/de/größe' },
    ],
  },
];

/**
 * Returns the files of a small site in folders. All pages of a folder differ in their policies,
 * except the articles, which are directly in the folder in one of the languages.
 */
export function filesInFolders({ folders }: (typeof addressesInFolders)[number]) {
  const isMain = (path: string) => path === folders[0]?.path;
  const inFolder = ({ path, search }: (typeof folders)[number]): [string, string][] => {
    const page = (name: string) => `<style>p{content:"${path} ${name}"}</style>${path} ${name}`;
    return [
      [isMain(path) ? `${path}/index` : path, page('home')],
      [search, page('search')],
      ...['404', '500', 'about', 'blog/tea', 'blog/page/2', 'ads/frame/acme'].map(
        (name): [string, string] => [`${path}/${name}`, page(name)],
      ),
    ];
  };
  const pages = folders.flatMap(inFolder).map(([url, html]) => [`${url}.html`.slice(1), html]);
  const others = [
    '_astro/app.js',
    'blog/plan.svg',
    // Files of the engine, and of an owner in the same folders.
    'house/0a1b2c3d4e.svg',
    'house/garden.svg',
    'pagefind/0a1b2c3d4e/a.json',
    'pagefind/notes.json',
    'social/0a1b2c3d4e5f.png',
    'social/party.png',
    'rss.xml',
  ];
  const last = folders.at(-1)?.path;
  const articles = Array.from({ length: 101 }, (_, number) => [
    `${last}/article-${number}.html`.slice(1),
    `Article ${number}`,
  ]);
  const files = folders.flatMap(({ path }) =>
    others.map((file) => [`${path}/${file}`.slice(1), `${path} ${file}`]),
  );
  return Object.fromEntries([
    ...pages,
    ...articles,
    ...files,
    ['robots.txt', ''],
    ['.well-known/security.txt', ''],
  ]);
}

/** The files of a site with this number of articles. */
function* filesOf(articles: number, folder: string): Generator<string> {
  yield* ['index', '404', '500', 'about', 'search', 'blog'].map((name) => `${name}.html`);
  for (let page = 2; page < articles / 20; page += 1) yield `blog/page/${page}.html`;
  for (let topic = 0; topic < 100; topic += 1) {
    yield `topics/topic-${topic}.html`;
    for (let page = 2; page < articles / 2000; page += 1)
      yield `topics/topic-${topic}/page/${page}.html`;
  }
  for (let article = 0; article < articles; article += 1)
    yield `${folder}an-article-with-a-long-title-${article}.html`;
}

/**
 * Makes a site with many articles, without files on the disk.
 * @param players - one of this number of articles has a player; Infinity for no players
 * @param folder - the folder of the articles with a slash at its end, or empty
 */
export function largeSite(articles: number, players: number, folder = 'blog/'): PublishedSite {
  const policies = collectPolicies();
  const names = [...filesOf(articles, folder)];
  for (const [index, name] of names.entries()) {
    const player = name.includes('an-article') && index % players === 0;
    const style = `<style>${name.split('/').length} ${index % 8}</style>`;
    const frame = '<iframe data-embed-src="https://player.example/1"></iframe>';
    const found = [...elements(style + (player ? frame : ''))];
    policies.add(urlOf(name), policies.read(urlOf(name), found));
  }
  const { rules } = policies.finish();
  const policyOf = policyFinder(rules);
  const files = names.map((file) => {
    const url = urlOf(file);
    return { file, url, headers: headersFor(url, policyOf(url)), suffixes: [] };
  });
  return {
    url: new URL('https://site.example'),
    folders: rootFolder,
    root: '/srv/site',
    policies: rules,
    redirects: {},
    files,
  };
}
