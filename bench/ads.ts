/*
 * Measures what advertising costs a visitor: the largest contentful paint of the site with an ad
 * network in its slots and consent given, relative to the same site without an ad network. The
 * visits alternate between the two sites, in one real browser, with a throttled CPU and connection.
 * Run with: npm run bench:ads. The benchmark takes about three minutes, and fails if a ratio is
 * above the budget.
 */
import { parseArgs } from 'node:util';
import type { Browser } from '@playwright/test';
import { answerOf } from '../tests/browser/networks-answer.ts';
import { article, home, widths } from '../tests/browser/pages.ts';
import { serveBuild } from '../tests/build/serve.ts';
import { sharedBuild } from '../tests/build/shared-builds.ts';
import { startNetwork } from '../tests/network/network.ts';
import { median } from './median.ts';
import { openBrowser } from './open-browser.ts';
import { keepOption, keepResult, type Row } from './results.ts';

const ROUNDS = 15;
const BUDGET = 1.05;
/** The throttling: the CPU of a mid-range phone, and a connection of 10 Mbit/s. */
const SLOWED = {
  cpu: 4,
  line: { offline: false, latency: 60, downloadThroughput: 1_250_000, uploadThroughput: 500_000 },
};

/**
 * Visits a page until it causes no more requests. Returns the milliseconds until the largest
 * contentful paint, and the number of filled slots.
 */
async function measure(browser: Browser, url: string, width: number) {
  const context = await browser.newContext({
    ignoreHTTPSErrors: true,
    viewport: { width, height: 800 },
  });
  await context.addInitScript((kept) => {
    if (parent === window) localStorage.setItem('consent', kept);
  }, answerOf());
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED.cpu });
  await session.send('Network.emulateNetworkConditions', SLOWED.line);
  await page.goto(url, { waitUntil: 'networkidle' });
  const paint = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) =>
          resolve(list.getEntries().at(-1)?.startTime ?? 0),
        ).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
  const filled = await page.locator('[data-state="filled"]').count();
  await context.close();
  return { paint, filled };
}

const { values } = parseArgs({ options: keepOption });
const rows: Row[] = [];
const network = await startNetwork();
const on = await serveBuild(await sharedBuild('networks'));
const off = await serveBuild(await sharedBuild('publication'));
const browser = await openBrowser();

/**
 * The measured pages: on a phone, the slot is below the first screen; on the wide screen, it is on
 * the first screen.
 */
const views = [
  { ...home, width: widths.phone },
  { ...article, width: widths.desk },
];
for (const { name, path, width } of views) {
  const visit = ({ origin }: { origin: string }) => measure(browser, origin + path, width);
  // The first visits are slower, so they are not measured.
  await visit(on);
  await visit(off);
  const times = { on: [] as number[], off: [] as number[] };
  let filled = 0;
  for (let round = 0; round < ROUNDS; round++) {
    // The order alternates between rounds.
    const turns = round % 2 === 0 ? (['on', 'off'] as const) : (['off', 'on'] as const);
    for (const turn of turns) {
      const seen = await visit(turn === 'on' ? on : off);
      times[turn].push(seen.paint);
      filled += seen.filled;
    }
  }
  const ratio = median(times.on) / median(times.off);
  if (ratio > BUDGET) process.exitCode = 1;
  rows.push({
    page: name,
    width,
    withAdvertising: Math.round(median(times.on)),
    without: Math.round(median(times.off)),
  });
  console.log(
    `${name}, ${width} px: largest contentful paint ×${ratio.toFixed(3)} ` +
      `(${median(times.on).toFixed(0)} ms with advertising, ` +
      `${median(times.off).toFixed(0)} ms without), ` +
      `×${(ratio / BUDGET).toFixed(2)} of the budget; ` +
      `${(filled / ROUNDS).toFixed(1)} slots filled`,
  );
}

if (values.keep) await keepResult('ads', rows, ['page', 'width']);
await browser.close();
for (const server of [on, off, network]) server.close();
