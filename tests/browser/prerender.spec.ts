import { chromium } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { widths } from './pages.ts';
import { openTab } from './tab.ts';

const ARTICLE = 'main a[href^="/blog/"]';
const STATE = `({
  path: location.pathname,
  ahead: document.prerendering,
  stored: Object.keys(localStorage),
  activated: performance.getEntriesByType('navigation')[0].activationStart > 0,
})`;
/** An expression for the position of the first article's link once the page is complete. */
const PLACE = `(() => {
  const link = document.readyState === 'complete' && document.querySelector('${ARTICLE}');
  if (!link) return null;
  link.scrollIntoView({ block: 'center' });
  const { x, y, width, height } = link.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
})()`;

test('the target of a hovered link is prerendered, and is shown when the link is followed', async ({
  baseURL,
  launchOptions,
}) => {
  const executable = launchOptions.executablePath ?? chromium.executablePath();
  const tab = await openTab(executable, launchOptions.args ?? [], `${baseURL}/blog`);
  const stateOf = (index: number) => tab.pages[index]?.evaluate(STATE);
  try {
    const placeOfLink = async () => tab.pages[0]?.evaluate(PLACE);
    await expect.poll(placeOfLink).toBeTruthy();
    const place = Object(await placeOfLink());
    const mouse = (type: string, button?: object) =>
      tab.pages[0]?.send('Input.dispatchMouseEvent', { type, ...place, ...button });
    const left = { button: 'left', clickCount: 1 };

    const rendered = async () => {
      await mouse('mouseMoved');
      return stateOf(1);
    };
    await expect.poll(rendered).toMatchObject({ ahead: true, stored: [] });

    await mouse('mousePressed', left);
    await mouse('mouseReleased', left);
    await expect.poll(() => stateOf(1)).toMatchObject({ ahead: false, activated: true });
    expect(
      tab.pages,
      'pages of the tab: the first one, and the prerendered one that is now displayed',
    ).toHaveLength(2);
  } finally {
    await tab.close();
  }
});

test.describe('in a browser without speculation rules', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      HTMLScriptElement.supports = () => false;
    });
    const loaded = page.waitForEvent('requestfinished', (request) =>
      request.url().includes('/intent.'),
    );
    await page.goto('/blog');
    await loaded;
    // The script has run.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  });

  test('a page is prefetched when a visitor hovers over a link to it, and only once', async ({
    page,
  }) => {
    const fetched: string[] = [];
    // Counts only prefetches, because this browser also prerenders, with requests of another type.
    page.on('request', (request) => {
      if (request.resourceType() === 'fetch') fetched.push(new URL(request.url()).pathname);
    });
    const link = page.locator(ARTICLE).first();
    const path = await link.getAttribute('href');
    await link.hover();
    await expect.poll(() => fetched).toEqual([path]);
    await page.mouse.move(0, 0);
    await link.hover();
    // Twice the delay between hover and fetch.
    await page.waitForTimeout(400);
    expect(fetched).toEqual([path]);
  });
});

for (const [motion, width, fades] of [
  ['no-preference', widths.bar, true],
  ['no-preference', widths.phone, false],
  ['reduce', widths.bar, false],
] as const)
  test(`pages ${fades ? 'cross-fade' : 'change at once'} at ${width} px with the motion preference “${motion}”`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ reducedMotion: motion });
    await page.addInitScript(() => {
      addEventListener('pagereveal', (event) => {
        Object.assign(window, { fadesOfTest: Reflect.get(event, 'viewTransition') !== null });
      });
    });
    await page.goto('/blog');
    await page.locator(ARTICLE).first().click();
    await page.waitForURL('**/blog/*');
    await expect.poll(() => page.evaluate(() => Reflect.get(window, 'fadesOfTest'))).toBe(fades);
  });

test('an aborted view transition causes no error on the page', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Control+k');
  await page.waitForURL('/search', { waitUntil: 'commit' });
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('attention');
  await page.locator('main a[href^="/topics/"]').first().click();
  await page.waitForURL('**/topics/*', { waitUntil: 'commit' });
  await page.setViewportSize({ width: 700, height: 500 });
  // The test fails on any error that the page reports until the end of the test.
  await page.waitForTimeout(300);
});
