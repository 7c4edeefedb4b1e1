import { brotliCompressSync } from 'node:zlib';
import type { Page, Request, Response } from '@playwright/test';
import { secondHost } from '../network/addresses.ts';
import type { RecordedRequest } from '../network/ledger.ts';
import { expect, storeConsent, test } from './networks.ts';
import { seeEachBox, statesOf, wheelTo } from './networks-boxes.ts';
import { article, home, type PageType, widths } from './pages.ts';

const KB = 1024;

const FRAMED: readonly PageType[] = [
  home,
  article,
  { name: 'a topic page', path: '/topics/attention', status: 200 },
];
const SECOND_HOST: PageType = { name: 'the blog', path: '/blog', status: 200 };
const INLINE: PageType = { name: 'the community page', path: '/community', status: 200 };

async function openFilled(page: Page, { path }: PageType) {
  await storeConsent(page);
  const answer = await page.goto(path);
  await seeEachBox(page);
  await expect.poll(async () => new Set(await statesOf(page))).toEqual(new Set(['filled']));
  return answer;
}

const filesOf = (requests: readonly RecordedRequest[]) =>
  requests.map(({ path }) => path.split('?')[0]);

test('a healthy network fills the slot of a page itself', async ({ page, asked }) => {
  await openFilled(page, INLINE);
  expect(filesOf(await asked())).toContain('/creative.svg');
});

for (const type of FRAMED)
  test(`a healthy network fills the slots of ${type.name} in frames with an opaque origin and minimal permissions`, async ({
    page,
    asked,
  }) => {
    await openFilled(page, type);
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

test('the frame of a network that needs an origin has that of the second host, and cannot access the site', async ({
  page,
}) => {
  // Only phones show the slot of this network.
  await page.setViewportSize({ width: widths.phone, height: 800 });
  await openFilled(page, SECOND_HOST);
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
    expect(Number(answer?.headers()['content-length']), 'HTML').toBeLessThanOrEqual(14 * KB);
    const inFiles = await Promise.all(first.map((request) => request.sizes()));
    // JSON data counts as HTML, not as script.
    const inline = await page.locator('script:not([src], [type$="json"])').allTextContents();
    const bytes =
      inFiles.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0) +
      brotliCompressSync(inline.join('\n')).length;
    expect(bytes, 'bytes of script before the load event').toBeLessThanOrEqual(5 * KB);

    expect(first, 'requests before the page has loaded').not.toContain(loader.request());
    const weigh = async (file: Response) => brotliCompressSync(await file.body()).length;
    expect(await weigh(loader), 'loader').toBeLessThanOrEqual(2 * KB);
    await seeEachBox(page);
    expect(await weigh(await frames), 'bytes of code to open frames').toBeLessThanOrEqual(3 * KB);
  });

test('a network in a frame learns the address, kind and topics of the page, but not its query', async ({
  page,
  baseURL,
}) => {
  const read = async (path: string, host: string | undefined = baseURL) => {
    await openFilled(page, { name: 'a page', path: `${path}?reader=1`, status: 200 });
    const inside = page.frames().find((frame) => frame.url().startsWith(`${host}/ads/frame/`));
    return inside?.evaluate(() => [document.referrer, Reflect.get(window, 'daymark').page]);
  };
  const said = (path: string, kind: string, topics: readonly string[]) => {
    const address = baseURL + path;
    return [address, { address, kind, topics }];
  };
  expect(await read(home.path)).toEqual(said(home.path, 'home', []));
  const topics = '/topics/attention';
  expect(await read(topics)).toEqual(said(topics, 'topic', ['attention']));
  expect(await read(article.path)).toEqual(said(article.path, 'article', ['attention']));
  // Only phones show the slot on the second host.
  await page.setViewportSize({ width: widths.phone, height: 800 });
  expect(await read(SECOND_HOST.path, secondHost)).toEqual(said('/blog', 'blog', []));
});

test('keyboard users can skip an advertisement', async ({ page }) => {
  await openFilled(page, home);
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

test('advertising is not printed', async ({ page }) => {
  await openFilled(page, article);
  await page.emulateMedia({ media: 'print' });
  for (const frame of await page.locator('.slot-box iframe').all())
    await expect(frame).toBeHidden();
});
