import type { Page } from '@playwright/test';
import {
  browserSettings,
  type InlineConfiguration,
} from '../../packages/daymark/src/ads/browser-settings.ts';
import publication from '../fixtures/publication/site.config.ts';
import { AD_REQUEST, type Google, playGoogle } from '../network/google.ts';
import { gptExample, parse, withoutEurope } from '../network-settings.ts';
import { recordShifts } from './layout-shifts.ts';
import { expect, shortenTimeout, storeConsent, test } from './networks.ts';
import { filledBoxes, seeEachBox, statesOf } from './networks-boxes.ts';
import { noticeOf } from './networks-notice.ts';
import { article, home, sensitive, widths } from './pages.ts';

/** A page whose slot AdSense fills without a frame, and a page with a tall slot of Ad Manager. */
const places = [
  { name: 'AdSense', path: '/resources', bannerId: 501 },
  { name: 'Ad Manager', path: '/blog', bannerId: 302 },
] as const;

const outcomes: readonly [Google, RegExp][] = [
  ['fills', /^filled$/],
  ['has nothing', /^empty$/],
  ['is a stub', /^(?:late|failed|empty)$/],
];

for (const { name, path, bannerId } of places)
  for (const [google, state] of outcomes)
    test(`a slot of ${name} shows a creative of ${name} or the house creative when Google’s script ${google}`, async ({
      page,
      context,
    }) => {
      await playGoogle(context, google);
      await storeConsent(context);
      const shifts = await recordShifts(page);
      await page.setViewportSize({ width: widths.desk, height: 800 });
      if (google === 'is a stub') await shortenTimeout(page);
      await page.goto(path);
      const boxOf = async () => (await filledBoxes(page)).find((box) => box.bannerId === bannerId);
      const before = await boxOf();
      await seeEachBox(page);
      await expect.poll(async () => (await boxOf())?.state).toMatch(state);
      const after = await boxOf();
      expect(after?.height).toBe(before?.height);
      expect(after?.house).toBe(google !== 'fills');
      expect(await statesOf(page)).not.toContain('waiting');
      expect(await shifts()).toEqual([]);
    });

/** Records the queries of the requests of Ad Manager's script for creatives. */
function recordRequests(page: Page) {
  const queries: Record<string, string>[] = [];
  page.on('request', (request) => {
    const { searchParams } = new URL(request.url());
    if (request.url().startsWith(AD_REQUEST)) queries.push(Object.fromEntries(searchParams));
  });
  return queries;
}

test('in a frame, Ad Manager receives the address of the page, and every size that fits', async ({
  page,
  context,
  baseURL,
}) => {
  await playGoogle(context, 'fills');
  await storeConsent(context);
  const queries = recordRequests(page);
  await page.goto('/blog?reader=1');
  await seeEachBox(page);
  await expect
    .poll(() => queries)
    .toEqual([{ iu: '/1234567/blog', szs: '300x600|300x250', url: `${baseURL}/blog` }]);
  // The smaller creative that this Ad Manager chooses is in the middle of the frame.
  const frame = page.locator('.slot-box[data-state="filled"] > iframe');
  const creative = frame.contentFrame().locator('iframe');
  const [outer, inner] = await Promise.all([frame.boundingBox(), creative.boundingBox()]);
  expect(outer?.height).toBe(600);
  expect((inner?.y ?? 0) - (outer?.y ?? 0)).toBeCloseTo(175, -1);
});

/** Returns Ad Manager as it fills slots of the home page or of articles in the page itself. */
function inPage(page: 'home' | 'article', more: object = {}): InlineConfiguration | undefined {
  const slots = Object.fromEntries(
    Object.entries(publication.slots[page]).map(([position, { bannerId }]) => [
      `${page}.${position}`,
      { sizes: ['300x250'], unit: `/1/${bannerId}` },
    ]),
  );
  const network = { ...gptExample, mode: 'inline', id: 'acme', slots, ...more };
  const settings = parse([network], withoutEurope);
  return browserSettings(settings, new Set(['acme']), ['attention']).inline?.acme;
}

/** Changes a page so that a network runs inline in it, instead of in frames. */
async function runInPage(page: Page, path: string, recipe: InlineConfiguration | undefined) {
  const google = (await page.request.get('/resources')).headers()['content-security-policy'];
  const hosts = /frame-src ([^;]*)/.exec(google ?? '')?.[1];
  await page.route(path, async (route) => {
    const response = await route.fetch();
    const body = (await response.text())
      .replaceAll(' data-frame="/ads/frame/acme"', '')
      .replace('{"timeout":', `{"inline":${JSON.stringify({ acme: recipe })},"timeout":`);
    const { 'content-security-policy': policy = '', ...others } = response.headers();
    const looser = policy
      .replace(/;require-trusted-types-for .*/, '')
      .replaceAll(/(script-src|frame-src|connect-src)/g, `$1 ${hosts}`)
      .replace(/style-src [^;]*/, "style-src 'unsafe-inline'");
    await route.fulfill({
      response,
      headers: { ...others, 'content-security-policy': looser },
      body,
    });
  });
}

test('in the page, Ad Manager receives one request for all slots, and draws in SafeFrames', async ({
  page,
  context,
}) => {
  await playGoogle(context, 'fills');
  await storeConsent(context);
  await runInPage(page, home.path, inPage('home'));
  const queries = recordRequests(page);
  await page.goto(home.path);
  await seeEachBox(page);
  await expect.poll(async () => new Set(await statesOf(page))).toEqual(new Set(['filled']));
  expect(queries).toHaveLength(1);
  expect(Object.keys(queries[0] ?? {})).toEqual(['iu', 'szs', 'url']);
  const units = (await filledBoxes(page)).map(({ bannerId }) => `/1/${bannerId}`);
  expect(queries[0]?.iu?.split(',').toSorted()).toEqual(units.toSorted());
});

test('in the page, Ad Manager receives key-values after consent, and never on a sensitive text', async ({
  page,
  context,
}) => {
  await playGoogle(context, 'fills');
  const recipe = inPage('article', { targeting: { keys: { section: ['evenings', 'calm'] } } });
  await runInPage(page, article.path, recipe);
  const queries = recordRequests(page);
  const shifts = await recordShifts(page);
  await page.setViewportSize({ width: widths.desk, height: 800 });
  await page.goto(article.path);
  const { notice, accept } = noticeOf(page);
  await expect(notice).toBeVisible();
  expect(queries).toEqual([]);
  await accept.click();
  await seeEachBox(page);
  await expect.poll(async () => new Set(await statesOf(page))).toEqual(new Set(['filled']));
  expect(queries).toHaveLength(1);
  const { iu = '', cust_params, prev_scp = '' } = queries[0] ?? {};
  expect(cust_params).toBe('section=evenings,calm&topic=attention&language=en-GB');
  // The request lists the slots in the order in which they came on the screen.
  const bySlot = prev_scp.split('|').map((values, index) => [iu.split(',')[index], values]);
  expect(bySlot.toSorted()).toEqual([
    ['/1/203', 'kind=article&slot=article.beside-content'],
    ['/1/204', 'kind=article&slot=article.after-content'],
  ]);
  expect(await shifts()).toEqual([]);
  await page.goto(sensitive);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.content()).not.toMatch(/data-network|"inline":|googletag/);
  expect(queries).toHaveLength(1);
});
