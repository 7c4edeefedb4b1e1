import { brotliCompressSync } from 'node:zlib';
import type { Page, Request, Response } from '@playwright/test';
import { secondHost } from '../network/addresses.ts';
import type { RecordedRequest } from '../network/ledger.ts';
import { expect, storeConsent, test } from './networks.ts';
import { filledBoxes, seeEachBox, statesOf, wheelTo } from './networks-boxes.ts';
import { article, home, type PageType, widths } from './pages.ts';

const KB = 1024;

/** The facts about the page that a frame passes to a network: the kind and the topics. */
interface Said {
  readonly kind: string;
  readonly topics: readonly string[];
}

const FRAMED: readonly (PageType & Said)[] = [
  { ...home, kind: 'home', topics: [] },
  { ...article, kind: 'article', topics: ['attention'] },
  {
    name: 'a topic page',
    path: '/topics/attention',
    status: 200,
    kind: 'topic',
    topics: ['attention'],
  },
];
const SECOND_HOST: PageType = { name: 'the blog', path: '/blog', status: 200 };
const INLINE: PageType = { name: 'the community page', path: '/community', status: 200 };

async function openFilled(page: Page, path: string) {
  await storeConsent(page);
  await page.goto(path);
  await seeEachBox(page);
  await expect.poll(async () => new Set(await statesOf(page))).toEqual(new Set(['filled']));
}

/** Returns what the first frame of a host knows of the page that contains it. */
const knownTo = (page: Page, host = '') =>
  page
    .frames()
    .find((frame) => frame.url().startsWith(`${host}/ads/frame/`))
    ?.evaluate(() => [document.referrer, Reflect.get(window, 'daymark').page]);

const filesOf = (requests: readonly RecordedRequest[]) =>
  requests.map(({ path }) => path.split('?')[0]);

test('a healthy network fills the slot of a page itself', async ({ page, asked }) => {
  await openFilled(page, INLINE.path);
  expect(filesOf(await asked())).toContain('/creative.svg');
});

for (const { name, path, kind, topics } of FRAMED)
  test(`a healthy network fills the slots of ${name} in frames with an opaque origin and minimal permissions, and learns the address, kind and topics of the page, but not its query`, async ({
    page,
    asked,
    baseURL,
  }) => {
    await openFilled(page, `${path}?reader=1`);
    const address = `${baseURL}${path}`;
    expect.soft(await knownTo(page, baseURL)).toEqual([address, { address, kind, topics }]);
    expect.soft(filesOf(await asked())).toContain('/creative.svg');
    const frame = page.locator('.slot-box iframe').first();
    await expect(frame).toHaveAttribute(
      'sandbox',
      'allow-scripts allow-popups allow-popups-to-escape-sandbox allow-forms',
    );
    const frames = await page.locator('.slot-box iframe').all();
    const titles = await Promise.all(frames.map((frame) => frame.getAttribute('title')));
    expect(new Set(titles).size, 'number of different titles').toBe(frames.length);
    for (const title of titles) expect(title).toMatch(/^Advertisement \d+$/);
    const inside = await (await frame.elementHandle())?.contentFrame();
    expect(await inside?.evaluate(() => origin)).toBe('null');
  });

test('the frame of a network that needs an origin has the origin of the second host, and cannot access the site or its query', async ({
  page,
  baseURL,
}) => {
  // Only phones show the slot of this network.
  await page.setViewportSize({ width: widths.phone, height: 800 });
  await openFilled(page, `${SECOND_HOST.path}?reader=1`);
  const address = `${baseURL}${SECOND_HOST.path}`;
  expect
    .soft(await knownTo(page, secondHost))
    .toEqual([address, { address, kind: 'blog', topics: [] }]);
  const inside = page.frames().find((frame) => frame.url().startsWith(secondHost));
  expect(await inside?.evaluate(() => origin)).toBe(secondHost);
  const read = await inside?.evaluate(() => {
    try {
      return localStorage.getItem('consent') ?? parent.document.title;
    } catch (error) {
      return error instanceof DOMException ? error.name : String(error);
    }
  });
  expect(read).toBe('SecurityError');
});

for (const type of [home, article])
  test(`${type.name} loads the scripts that fill slots after the load event, within the size budget`, async ({
    page,
  }) => {
    await storeConsent(page);
    const requests: Request[] = [];
    const late = page.waitForResponse(/loader/);
    const frames = page.waitForResponse(/frames/);
    page.on('request', (request) => {
      if (request.resourceType() === 'script') requests.push(request);
    });
    const answer = await page.goto(type.path, { waitUntil: 'load' });
    const loader = await late;
    const early = await page.evaluate(() => {
      const [navigation] = performance.getEntriesByType('navigation');
      const loaded = navigation?.toJSON().loadEventStart;
      const resources = performance.getEntriesByType('resource');
      return resources.filter(({ startTime }) => startTime < loaded).map(({ name }) => name);
    });
    const first = requests.filter((request) => early.includes(request.url()));
    // Compressed as in an owner's build, because builds of the tests compress faster and less well.
    const weigh = async (file: Response) => brotliCompressSync(await file.body()).length;
    expect(answer && (await weigh(answer)), 'HTML').toBeLessThanOrEqual(14 * KB);
    const inFiles = await Promise.all(first.map((request) => request.sizes()));
    // JSON data counts as HTML, not as script.
    const inline = await page.locator('script:not([src], [type$="json"])').allTextContents();
    const bytes =
      inFiles.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0) +
      brotliCompressSync(inline.join('\n')).length;
    expect(bytes, 'bytes of script before the load event').toBeLessThanOrEqual(5 * KB);

    expect(first, 'requests before the page has loaded').not.toContain(loader.request());
    expect(await weigh(loader), 'loader').toBeLessThanOrEqual(2 * KB);
    await seeEachBox(page);
    expect(await weigh(await frames), 'bytes of code to open frames').toBeLessThanOrEqual(3 * KB);
  });

test('keyboard users can skip an advertisement', async ({ page }) => {
  await openFilled(page, home.path);
  const box = page.locator('.slot-box[data-network]:visible').first();
  const skip = box.getByRole('link', { name: 'Skip advertisement' });
  await wheelTo(box);
  await skip.focus();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const isPast = await box.evaluate((element) => {
    const { activeElement } = document;
    const place = activeElement ? element.compareDocumentPosition(activeElement) : 0;
    return place === Node.DOCUMENT_POSITION_FOLLOWING;
  });
  expect(isPast, 'whether the focus is on an element after the slot box').toBe(true);
});

const SHOWN = { state: 'filled', creative: true, house: false };
const firstBox = async (page: Page) => (await filledBoxes(page))[0];

test('a creative that a turned screen would cut is replaced by a creative that fits, but only once', async ({
  page,
  asked,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await storeConsent(page);
  await page.goto(home.path);
  const box = page.locator('.slot-box[data-network]:visible').first();
  await wheelTo(box);
  await expect.poll(() => firstBox(page)).toMatchObject(SHOWN);
  // The former frame stays for a moment beside the frame that replaces it.
  const widths = () =>
    box
      .locator('iframe')
      .evaluateAll((frames) => frames.map((frame) => frame.getAttribute('width')));
  await page.setViewportSize({ width: 390, height: 800 });
  await expect.poll(() => firstBox(page)).toMatchObject({ creative: false, house: true });
  await wheelTo(box);
  await expect.poll(widths).toEqual(['300']);
  await expect.poll(() => firstBox(page)).toMatchObject(SHOWN);
  await page.setViewportSize({ width: 290, height: 800 });
  await expect(box).toHaveAttribute('data-state', 'hidden');
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect.poll(() => firstBox(page)).toMatchObject(SHOWN);
  await expect.poll(widths).toEqual(['300']);
  const { bannerId } = (await firstBox(page)) ?? {};
  const sizes = (await asked())
    .filter(({ path }) => path.startsWith(`/creative.svg?banner=${bannerId}&`))
    .map(({ path }) => path.split('size=')[1]);
  expect(sizes).toEqual(['728x90', '300x250']);
});

test('a creative in the page itself that a turned screen would cut is hidden until it fits again', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openFilled(page, INLINE.path);
  const container = await page.locator('.slot-inline').elementHandle();
  await page.setViewportSize({ width: 390, height: 800 });
  await expect.poll(() => firstBox(page)).toMatchObject({ state: 'hidden', house: true });
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect.poll(() => firstBox(page)).toMatchObject(SHOWN);
  expect(await container?.evaluate((element) => element.isConnected)).toBe(true);
});

test('no kind of page prints advertising', async ({ page }) => {
  await openFilled(page, article.path);
  await page.emulateMedia({ media: 'print' });
  for (const frame of await page.locator('.slot-box iframe').all())
    await expect(frame).toBeHidden();
  const others = ['/', '/blog', '/topics/attention', '/resources', '/community'];
  for (const path of others) {
    await page.goto(path);
    const slots = page.locator('.slot');
    await expect(slots, path).not.toHaveCount(0);
    await expect(slots.filter({ visible: true }), path).toHaveCount(0);
  }
});
