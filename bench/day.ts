/*
 * Counts what advertising earns in a scripted day: how many requests the fake ad network fills in
 * 1,000 page views, and how many of these creatives are viewable. Visitors with phones and
 * desktops, in Europe and in the US, scroll, go back, turn the phone, and drag the scroll bar. Run
 * with: npm run bench:day. The benchmark takes about ten minutes. The counts hardly depend on the
 * speed of the machine, because visitors wait for creatives: two runs differ by one or two
 * creatives of a visitor.
 */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser } from '@playwright/test';
import { article } from '../tests/browser/pages.ts';
import { copySite } from '../tests/build/copy.ts';
import { serveBuild } from '../tests/build/serve.ts';
import { playGoogle } from '../tests/network/google.ts';
import { startNetwork } from '../tests/network/network.ts';
import { american, platforms } from '../tests/network/platforms.ts';
import { countCreatives } from './day/count-creatives.ts';
import { makeReader, type Reader } from './day/reader.ts';
import { openBrowser } from './open-browser.ts';
import { keepOption, keepResult, type Row } from './results.ts';

/**
 * The longest time in milliseconds that a visitor waits for a page. Creatives take long on a slow
 * machine.
 */
const PATIENCE = 600_000;
/** The port in the address of the site, which the second host expects. */
const PORT = 4404;
const PHONE = { width: 390, height: 844 };
const TURNED = { width: 844, height: 390 };
const DESKTOP = { width: 1280, height: 800 };
const NARROW = { width: 700, height: 800 };

/**
 * For each kind of visitor: the script of the consent platform, and the visitor's answer, if the
 * platform asks.
 */
const regions = {
  'Europe, consent given': { source: platforms.InMobi.source, answer: true },
  'Europe, consent refused': { source: platforms.InMobi.source, answer: false },
  US: { source: american.source.replaceAll('OptOut: 1', 'OptOut: 2'), answer: undefined },
  'US, opted out': { source: american.source, answer: undefined },
} as const;

/** The visit of a reader. Returns the number of page views. */
async function visit(reader: Reader, isPhone: boolean, answer?: boolean): Promise<number> {
  await reader.open('/', answer);
  await reader.read(0.6);
  await reader.open(article.path);
  await reader.read(0.4);
  if (!isPhone) await reader.dragScrollBar();
  await reader.read(1);
  await reader.back();
  await reader.read(0.8);
  await reader.turn(isPhone ? TURNED : DESKTOP);
  await reader.open('/blog/guide-1');
  await reader.read(0.4);
  await reader.turn(isPhone ? PHONE : NARROW);
  await reader.read(0.8);
  await reader.open('/blog');
  await reader.read(0.5);
  await reader.open('/community');
  await reader.read(0.5);
  await reader.finish();
  return 6;
}

/** Visits the site as a visitor from a region, whose consent platform gives the answer of that region. */
async function visitAs(
  browser: Browser,
  origin: string,
  region: keyof typeof regions,
  isPhone: boolean,
) {
  const { source, answer } = regions[region];
  const context = await browser.newContext({
    baseURL: origin,
    ignoreHTTPSErrors: true,
    viewport: isPhone ? PHONE : DESKTOP,
    ...(isPhone && { hasTouch: true, isMobile: true }),
  });
  await playGoogle(context, 'fills');
  await context.route(platforms.InMobi.settings.script, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: source }),
  );
  const count = await countCreatives(context);
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
  const reader = makeReader(page, await context.newCDPSession(page), isPhone);
  const views = await visit(reader, isPhone, answer);
  await context.close();
  return { views, ...count };
}

const { values } = parseArgs({ options: keepOption });
const copy = await copySite();
await copy.addFolder('tests/fixtures/networks/tags', 'tags');
const { succeeded, output } = await copy.build({
  DAYMARK_SITE: resolve('bench/day/site.config.ts'),
});
if (!succeeded) throw new Error(output);
const site = await serveBuild({ root: copy.root, output }, PORT);
const network = await startNetwork(site.origin);
const browser = await openBrowser({
  // A visitor's browser has scroll bars, and keeps pages for the Back button.
  ignoreDefaultArgs: ['--hide-scrollbars', '--disable-back-forward-cache'],
});
const rows: Row[] = [];
// Runs one visitor after the other, because a browser draws only the window in front.
for (const region of Object.keys(regions) as (keyof typeof regions)[])
  for (const device of ['phone', 'desktop']) {
    const counted = await visitAs(browser, site.origin, region, device === 'phone');
    const { views, filled, viewable } = counted;
    const per1000 = (number: number) => Math.round((1000 * number) / views);
    rows.push({ region, device, views, filled: per1000(filled), viewable: per1000(viewable) });
  }
console.table(rows);
if (values.keep) await keepResult('day', rows, ['region', 'device']);
await browser.close();
for (const server of [site, network]) server.close();
await copy.remove();
