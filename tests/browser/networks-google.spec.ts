import type { Page } from '@playwright/test';
import { AD_REQUEST, type Google, playGoogle } from '../network/google.ts';
import { recordShifts } from './layout-shifts.ts';
import { expect, shortenTimeout, storeConsent, test } from './networks.ts';
import { filledBoxes, seeEachBox, statesOf } from './networks-boxes.ts';
import { home, widths } from './pages.ts';

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

test('in the page, Ad Manager receives one request for all slots, and draws in SafeFrames', async ({
  page,
  context,
}) => {
  await playGoogle(context, 'fills');
  await storeConsent(context);
  const google = (await page.request.get('/resources')).headers()['content-security-policy'];
  const hosts = /frame-src ([^;]*)/.exec(google ?? '')?.[1];
  // Runs the network of the home page in the page itself.
  await page.route(home.path, async (route) => {
    const response = await route.fetch();
    const slots = Object.fromEntries(
      [101, 102, 103, 104].map((id) => [id, { 'data-unit': `/1/${id}` }]),
    );
    const recipe = {
      request: 'gpt',
      script: 'https://securepubads.g.doubleclick.net/tag/js/gpt.js',
      element: 'div',
      emptyMark: { attribute: 'data-empty', value: 'true' },
      slots,
    };
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
  const queries = recordRequests(page);
  await page.goto(home.path);
  await seeEachBox(page);
  await expect.poll(async () => new Set(await statesOf(page))).toEqual(new Set(['filled']));
  expect(queries).toHaveLength(1);
  const units = (await filledBoxes(page)).map(({ bannerId }) => `/1/${bannerId}`);
  expect(queries[0]?.iu?.split(',').toSorted()).toEqual(units.toSorted());
});
