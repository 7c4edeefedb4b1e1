/*
 * Measures what a visitor with a phone and a slow connection waits for: the paints of the home page
 * and an article of `site/` with an empty cache, relative to an empty page and to Hugo's theme
 * PaperMod; the home page with an ad network; and an article that the browser has prerendered. Run
 * with: npm run bench:visitor. The options are in bench/README.md.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { answerOf } from '../tests/browser/networks-answer.ts';
import type { Work } from '../tests/browser/trace.ts';
import { serveBuild } from '../tests/build/serve.ts';
import { sharedBuild } from '../tests/build/shared-builds.ts';
import { startNetwork } from '../tests/network/network.ts';
import { intervalOf, median } from './median.ts';
import { browserFile, openBrowser } from './open-browser.ts';
import { keepOption, keepResult, type Row } from './results.ts';
import { serveFolder } from './visitor/folder-server.ts';
import { makeEmptySite, makePaperMod } from './visitor/peers.ts';
import { openPrerendered } from './visitor/prerender.ts';
import { CPU_SLOWDOWN, trace, type Visit, visit } from './visitor/visit.ts';

const { values } = parseArgs({
  options: {
    ...keepOption,
    pairs: { type: 'string', default: '25' },
    papermod: { type: 'string' },
    site: { type: 'string' },
  },
});
const pairs = Number(values.pairs);
/** The simulated processors: how many times slower than this machine each is. */
const SLOWDOWNS = [CPU_SLOWDOWN, 2 * CPU_SLOWDOWN];
/** The number of visits to each page in which the work before the first paint is traced. */
const TRACES = 5;
const executable = await browserFile();

/** A guide of `site/`, with about 1,150 words. */
const ARTICLE = '/blog/guide-3';
/** A page with a link to the article, which the browser then prerenders. */
const FROM = '/';

/** A page to measure. */
interface Target {
  readonly name: string;
  readonly url: string;
  /** The visitor's stored answer to the consent prompt. */
  readonly consent?: string;
  /** The name of the page with which this page is compared, in addition to the empty page. */
  readonly peer?: string;
}

const network = await startNetwork();
const own = await serveBuild(
  values.site ? { root: values.site, output: '' } : await sharedBuild('site'),
);
const on = await serveBuild(await sharedBuild('networks'));
const off = await serveBuild(await sharedBuild('publication'));
const folder = await mkdtemp(join(tmpdir(), 'bench-visitor-'));
const emptySite = await makeEmptySite(folder);
const empty = await serveFolder(emptySite);
const elsewhere = await serveFolder(emptySite);
const theme = values.papermod ? await makePaperMod(folder, values.papermod) : undefined;
const peer = theme && (await serveFolder(theme.folder));
const servers = [network, own, on, off, empty, elsewhere, ...(peer ? [peer] : [])];

const targets: Target[] = [
  { name: 'empty page', url: `${empty.origin}/` },
  { name: 'home', url: `${own.origin}/`, peer: 'PaperMod home' },
  { name: 'article', url: own.origin + ARTICLE, peer: 'PaperMod article' },
  ...(theme && peer
    ? [
        { name: 'PaperMod home', url: `${peer.origin}/` },
        { name: 'PaperMod article', url: peer.origin + theme.article },
      ]
    : []),
  // Both visits store an answer before the page loads, because this takes time too.
  { name: 'home without network', url: `${off.origin}/`, consent: answerOf() },
  {
    name: 'home with network',
    url: `${on.origin}/`,
    consent: answerOf(),
    peer: 'home without network',
  },
];

/**
 * The page with the link. The visit comes from another host, because browsers load pages of another
 * site in another process.
 */
const from = elsewhere.origin.replace('127.0.0.1', 'localhost');

const cases = SLOWDOWNS.flatMap((slowdown) =>
  targets.map((target) => ({ ...target, slowdown, visits: [] as Visit[], works: [] as Work[] })),
);
const prerendered: number[] = [];
const browser = await openBrowser();
// The first round is not measured, because it is slower.
for (let round = -1; round < pairs; round += 1) {
  // The order alternates between rounds.
  for (const { visits, ...target } of round % 2 === 0 ? cases : cases.toReversed()) {
    const seen = await visit(browser, { ...target, from });
    if (round >= 0) visits.push(seen);
  }
  const paint = await openPrerendered(executable, own.origin + FROM, ARTICLE);
  if (round >= 0) prerendered.push(paint);
}
for (let round = 0; round < TRACES; round += 1)
  for (const { works, ...target } of cases) works.push(await trace(browser, { ...target, from }));
await browser.close();
for (const server of servers) server.close();
await rm(folder, { recursive: true });

const rounded = (number: number, digits = 0) => Number(number.toFixed(digits));

const largestOf = (visits: readonly Visit[]) => visits.map(({ largestPaint }) => largestPaint);

/** Returns the ratios of the largest paints of a page to those of another page in the same round. */
function ratiosOf(paints: readonly number[], base: string | undefined, slowdown: number): number[] {
  const other = cases.find((one) => one.name === base && one.slowdown === slowdown);
  const others = largestOf(other?.visits ?? []);
  return others.map((paint, round) => (paints[round] ?? Number.NaN) / paint);
}

const medianOf = (numbers: readonly number[]) =>
  numbers.length > 0 ? rounded(median(numbers), 2) : '';

const rows: Row[] = [
  ...cases.map(({ name, peer, slowdown, visits, works }) => {
    const of = (field: keyof Visit) => visits.map((one) => one[field]);
    const work = (field: keyof Work) => rounded(median(works.map((one) => one[field])));
    const ofPeer = ratiosOf(largestOf(visits), peer, slowdown);
    return {
      page: name,
      slowdown,
      firstPaint: rounded(median(of('firstPaint'))),
      largestPaint: rounded(median(of('largestPaint'))),
      ofEmptyPage: medianOf(ratiosOf(largestOf(visits), 'empty page', slowdown)),
      ofPeer: medianOf(ofPeer),
      interval: ofPeer.length > 0 ? intervalOf(ofPeer) : '',
      peer: peer ?? '',
      blocking: rounded(median(of('blocking'))),
      shift: rounded(Math.max(...of('shift')), 4),
      responses: median(of('responses')),
      bytes: median(of('bytes')),
      inTypeface: rounded(of('inTypeface').reduce((sum, one) => sum + one, 0) / pairs, 2),
      parse: work('parse'),
      styles: work('styles'),
      styleRuns: work('styleRuns'),
      layout: work('layout'),
      layoutRuns: work('layoutRuns'),
      paint: work('paint'),
      commit: work('commit'),
      scripts: work('scripts'),
      raster: work('raster'),
    };
  }),
  {
    page: 'article, prerendered',
    slowdown: CPU_SLOWDOWN,
    largestPaint: rounded(median(prerendered)),
    ofPeer: medianOf(ratiosOf(prerendered, 'article', CPU_SLOWDOWN)),
    peer: 'article',
  },
];
console.table(rows);
if (values.keep) await keepResult('visitor', rows, ['page', 'slowdown']);
