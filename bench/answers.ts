/*
 * Measures how long visitors wait for what they do with a page: the delay between a press, or the last
 * letter, and the frame that shows the result, and the longest task in between, on a processor at a quarter
 * and an eighth of this machine's speed. Every act begins in a browser without the code of the page. Run with:
 * npm run bench:answers. The benchmark takes about three minutes.
 */

import { parseArgs } from 'node:util';
import {
  type Act,
  acts,
  consentAnswer,
  measureAnswer,
  searches,
} from '../tests/browser/answers.ts';
import { makeIndex, servePages } from '../tests/browser/search-index.ts';
import { openTab } from '../tests/browser/tab.ts';
import { serveBuild } from '../tests/build/serve.ts';
import { sharedBuild } from '../tests/build/shared-builds.ts';
import { startNetwork } from '../tests/network/network.ts';
import { searchedArticles } from '../tests/search-records.ts';
import { median } from './median.ts';
import { browserFile } from './open-browser.ts';
import { keepOption, keepResult, type Row } from './results.ts';

const { values } = parseArgs({
  options: { ...keepOption, rounds: { type: 'string', default: '5' } },
});
const SLOWDOWNS = [4, 8];
const ARGUMENTS = ['--no-sandbox', '--disable-gpu', '--ignore-certificate-errors'];
const executable = await browserFile();

const network = await startNetwork();
const site = await serveBuild(await sharedBuild('publication'));
const withNetworks = await serveBuild(await sharedBuild('networks'));
const servers = [network, site, withNetworks];
const groups: { origin: string; acts: readonly Act[]; articles?: number }[] = [
  { origin: site.origin, acts },
  { origin: withNetworks.origin, acts: [consentAnswer] },
];
for (const articles of [100, 10_000]) {
  const { pages, indexed } = searchedArticles(articles);
  const server = await servePages(site.origin, pages, await makeIndex(indexed, 'en-GB'));
  servers.push(server);
  groups.push({ origin: server.origin, acts: searches, articles });
}

const rows: Row[] = [];
for (const slowdown of SLOWDOWNS)
  for (const { origin, acts, articles } of groups) {
    const answers = new Map(
      acts.map(({ name }) => [name, [] as { delay: number; longest: number }[]]),
    );
    for (let round = 0; round < Number(values.rounds); round += 1) {
      const tab = await openTab(executable, ARGUMENTS, 'about:blank');
      const [page] = tab.pages;
      if (!page) throw new Error('expected a page in the tab; found none');
      for (const act of acts)
        answers.get(act.name)?.push(await measureAnswer(page, origin, act, slowdown));
      await tab.close();
    }
    for (const [act, measured] of answers)
      rows.push({
        act: articles ? `${act}, ${articles.toLocaleString('en')} articles` : act,
        slowdown,
        delay: Math.round(median(measured.map(({ delay }) => delay))),
        longestTask: Math.round(median(measured.map(({ longest }) => longest))),
      });
  }
for (const server of servers) server.close();
console.table(rows);
if (values.keep) await keepResult('answers', rows, ['act', 'slowdown']);
