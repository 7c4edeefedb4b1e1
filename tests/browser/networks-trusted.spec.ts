import { isExhaustive } from '../exhaustive.ts';
import { network } from '../network/addresses.ts';
import { isPlayed, tagsOf } from '../network/faults/fault.ts';
import { faults } from '../network/faults/faults.ts';
import { expect, shortenTimeout, storeConsent, test } from './networks.ts';
import { seeEachBox, statesOf, wheelTo } from './networks-boxes.ts';
import { checkFault } from './networks-fault-check.ts';
import { type PageType, widths } from './pages.ts';

interface Place extends PageType {
  readonly faults: readonly string[];
  /** The screen widths at which the network's slot is shown. */
  readonly widths: readonly number[];
}

/** Places where an ad network is weakly isolated, each with faults that must not harm the page. */
const places: readonly Place[] = [
  {
    name: 'a frame on the second host',
    path: '/blog',
    status: 200,
    widths: [widths.phone, widths.bar - 1],
    faults: [
      'never-answers',
      'navigates-the-page',
      'reads-the-page',
      'reads-storage',
      'floods-storage',
      'floods-messages',
    ],
  },
  {
    name: 'the page itself',
    path: '/community',
    status: 200,
    widths: Object.values(widths),
    faults: [
      'never-answers',
      'refused',
      'not-found',
      'no-fill',
      'too-large',
      'of-zero-size',
      'in-an-empty-frame',
      'grows-and-shrinks',
      'refreshes-every-second',
      'removes-its-container',
      'stub-of-a-blocker',
    ],
  },
];

for (const { faults: names, widths: all, ...type } of places)
  for (const name of names) {
    const fault = faults[name];
    if (!fault) throw new Error(`faults: expected a fault with the name ${name}; found none`);
    if (!isPlayed(fault)) continue;
    const screens = isExhaustive ? all : all.slice(0, 1);
    test.describe(`the network’s fault “${name}”`, { tag: tagsOf(fault) }, () => {
      test.use({ fault: name });

      test(`in ${type.name} leaves the page unchanged`, async ({ context, asked, expectError }) => {
        for (const report of fault.reports ?? []) expectError(report);
        await storeConsent(context);
        const check = (width: number) => checkFault(context, type, width, fault);
        if (fault.isBusy) for (const width of screens) await check(width);
        else await Promise.all(screens.map(check));
        const paths = (await asked()).map(({ path }) => path);
        expect(paths.filter((path) => path.startsWith('/received'))).toEqual([]);
      });
    });
  }

/** Scripts of a network that writes a creative into a nested frame of the page. */
const written = [
  { what: 'a text', creative: '<p>A creative</p>', state: 'filled' },
  {
    what: 'a script, which the policy of the page blocks',
    creative: '<div><script>document.write("A creative")</' + 'script></div>',
    state: 'empty',
    report: /Executing inline script violates/,
  },
] as const;

for (const { what, creative, state, ...fault } of written)
  test(`a slot in the page itself is ${state} if a nested frame contains ${what}`, async ({
    page,
    expectError,
  }) => {
    if ('report' in fault) expectError(fault.report);
    const body = `
      const frame = document.createElement('iframe');
      document.querySelector('[data-banner-id]').append(frame);
      frame.contentDocument.write(${JSON.stringify(creative)});`;
    await page.route(/fill\.js/, (route) =>
      route.fulfill({ contentType: 'text/javascript', body }),
    );
    await storeConsent(page);
    if (state === 'empty') await shortenTimeout(page);
    await page.goto('/community');
    await seeEachBox(page);
    await expect.poll(() => statesOf(page)).toEqual([state]);
  });

test('a click on a link with the target _top opens a tab, also in a nested frame on the second host', async ({
  page,
  context,
}) => {
  const link = `<a href="${network}/landing" target="_top">Landing</a>`;
  const body = `
    document.querySelector('[data-banner-id]').innerHTML = ${JSON.stringify(`${link}<iframe></iframe>`)};
    const { contentDocument } = document.querySelector('iframe');
    contentDocument.open();
    contentDocument.write(${JSON.stringify(link)});
    contentDocument.close();`;
  await page.route(/fill\.js/, (route) => route.fulfill({ contentType: 'text/javascript', body }));
  await storeConsent(page);
  await page.setViewportSize({ width: widths.phone, height: 800 });
  await page.goto('/blog');
  await seeEachBox(page);
  const box = page.locator('.slot-box[data-state="filled"]');
  const frame = box.frameLocator('iframe');
  for (const part of [frame, frame.frameLocator('iframe')]) {
    // The pointer moves in from outside, because a real pointer crosses the frame's edge.
    const place = await box.locator('iframe').boundingBox();
    await page.mouse.move((place?.x ?? 0) - 10, (place?.y ?? 0) + 10);
    const [tab] = await Promise.all([
      context.waitForEvent('page'),
      part.getByRole('link', { name: 'Landing' }).click(),
    ]);
    await tab.waitForURL(`${network}/landing`);
    await tab.close();
  }
  await expect(page).toHaveURL('/blog');
  await expect(box).toBeVisible();
});

for (const { path, isReplaced } of [
  { path: '/blog', isReplaced: true },
  { path: '/', isReplaced: false },
])
  test(`a click on a link with the target _top in a nested frame of another host ${isReplaced ? 'replaces the page of a network that may do so' : 'has no effect'}`, async ({
    page,
    expectError,
  }) => {
    const refused = /Unsafe attempt to initiate navigation/;
    if (!isReplaced) expectError(refused);
    const body = `
      const frame = document.createElement('iframe');
      frame.src = '${network}/creative.html?target=_top';
      document.querySelector('[data-banner-id]').append(frame);`;
    await page.route(/fill\.js/, (route) =>
      route.fulfill({ contentType: 'text/javascript', body }),
    );
    await storeConsent(page);
    await page.setViewportSize({ width: widths.phone, height: 800 });
    await page.goto(path);
    const box = page.locator('.slot-box[data-network]:visible').first();
    await wheelTo(box);
    await expect(box).toHaveAttribute('data-state', 'filled');
    // The pointer moves in from outside, because a real pointer crosses the frame's edge.
    const place = await box.locator('iframe').boundingBox();
    await page.mouse.move((place?.x ?? 0) - 10, (place?.y ?? 0) + 10);
    const answer = isReplaced
      ? page.waitForURL(`${network}/landing`)
      : page.waitForEvent('console', (message) => refused.test(message.text()));
    await box.frameLocator('iframe').frameLocator('iframe').getByRole('link').click();
    await answer;
    await expect(page).toHaveURL(isReplaced ? `${network}/landing` : path);
  });
