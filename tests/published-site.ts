import { dirname } from 'node:path';
import { elements } from '../packages/daymark/src/basics/markup.ts';
import {
  type PublishedSite,
  readPublishedSite,
  writeAddress,
} from '../packages/daymark/src/hosts/published-site.ts';
import { headersFor } from '../packages/daymark/src/http/headers.ts';
import { policyFinder } from '../packages/daymark/src/http/policy.ts';
import { writeRedirects } from '../packages/daymark/src/http/redirects.ts';
import { urlOf } from '../packages/daymark/src/http/urls.ts';
import { collectPolicies } from '../packages/daymark/src/output/collect-policies.ts';
import { makeSite, siteFiles } from './small-site.ts';

/** Makes a small built site with two old URLs and returns it as a host reads it. */
export async function publishedSite(files = siteFiles): Promise<PublishedSite> {
  const root = await makeSite(files);
  await writeRedirects(root, { '/us': '/about', '/2019/café.html': '/blog/first-light' });
  await writeAddress(dirname(root), 'https://site.example');
  return readPublishedSite(dirname(root));
}

/** The files of a site with this number of articles. */
function* filesOf(articles: number): Generator<string> {
  yield* ['index', '404', '500', 'about', 'search', 'blog'].map((name) => `${name}.html`);
  for (let page = 2; page < articles / 20; page += 1) yield `blog/page/${page}.html`;
  for (let topic = 0; topic < 100; topic += 1) {
    yield `topics/topic-${topic}.html`;
    for (let page = 2; page < articles / 2000; page += 1)
      yield `topics/topic-${topic}/page/${page}.html`;
  }
  for (let article = 0; article < articles; article += 1)
    yield `blog/an-article-with-a-long-title-${article}.html`;
}

/**
 * Makes a site with many articles, without files on the disk.
 * @param players - one of this number of articles has a player; Infinity for no players
 */
export function largeSite(articles: number, players: number): PublishedSite {
  const policies = collectPolicies();
  const names = [...filesOf(articles)];
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
    root: '/srv/site',
    policies: rules,
    redirects: {},
    files,
  };
}
