import { entriesOf } from './content.ts';
import { expect, test } from './fixtures.ts';
import { article, notFound, pageTypes } from './pages.ts';
import { expectedSlots, type PageWithSlots, seenBoxes, textBeside } from './slots.ts';
import { visit } from './visit.ts';

const pages: readonly { path: string; page: PageWithSlots }[] = [
  { path: '/', page: 'home' },
  { path: article.path, page: 'article' },
  { path: '/blog', page: 'blog' },
  { path: '/topics/attention', page: 'topic' },
  { path: '/resources', page: 'resources' },
  { path: '/community', page: 'community' },
];

const sensitive = entriesOf('articles').filter(({ fields }) => fields.get('sensitive') === 'true');

const pagesWithout = [
  '/privacy',
  '/terms',
  '/contact',
  ...sensitive.map(({ slug }) => `/blog/${slug}`),
];

const byId = (a: { bannerId: number }, b: { bannerId: number }) => a.bannerId - b.bannerId;

for (const { path, page: kind } of pages)
  test(`${path} shows the ad slots that the settings define for each screen width`, async ({
    page,
  }) => {
    const expected = expectedSlots(kind).toSorted(byId);
    await page.goto(path);
    for (const width of [360, 767, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const boxes = (await seenBoxes(page)).toSorted(byId);
      expect(boxes.map(({ bannerId }) => bannerId)).toEqual(
        expected.map(({ bannerId }) => bannerId),
      );

      const other = width < 768 ? 'wide' : 'phone';
      const displayed = boxes.filter(({ height }) => height > 0);
      expect(
        displayed.map(({ bannerId }) => bannerId),
        `banner ids displayed at ${width} px`,
      ).toEqual(expected.filter(({ screen }) => screen !== other).map(({ bannerId }) => bannerId));

      const tall = expected.find(({ screen }) => screen === 'wide');
      for (const { bannerId, height, label } of displayed) {
        const least = bannerId === tall?.bannerId ? 600 : 250;
        expect(height, `height of slot ${bannerId} at ${width} px`).toBeGreaterThanOrEqual(least);
        expect(label).toBe('Advertisement');
      }
      if (!tall || width < 768) continue;
      const { left, ends } = await textBeside(page, tall.bannerId);
      expect(ends.length, `lines of text beside the tall slot at ${width} px`).toBeGreaterThan(0);
      expect(Math.max(...ends)).toBeLessThanOrEqual(left);
    }
  });

test('the home page has a Google Ads box with a label and reserved space at every width', async ({
  page,
}) => {
  await page.goto('/');
  const words = page.getByText(/^Google Ads/);
  // Assistive technology skips the box, which contains no advertisement.
  await expect(page.getByTestId('google-ads')).toHaveAttribute('inert');
  for (const width of [360, 767, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(words).toBeVisible();
    const box = words.locator('..');
    expect((await box.boundingBox())?.height).toBeGreaterThanOrEqual(250);
    await expect(box.locator('xpath=preceding-sibling::*')).toHaveText('Advertisement');
  }
});

test('each advertisement is a landmark with a skip link, and no other text says its name', async ({
  page,
}) => {
  for (const { path, width } of [
    { path: '/', width: 1280 },
    { path: article.path, width: 360 },
  ]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(path);
    // Playwright does not know that assistive technology skips inert elements.
    const landmarks = page
      .getByRole('complementary', { name: /^Advertisement(?: \d+$|: )/ })
      .and(page.locator(':not([inert])'));
    const displayed = (await seenBoxes(page)).filter(({ height }) => height > 0);
    expect(displayed.length).toBeGreaterThan(1);
    await expect(landmarks).toHaveCount(displayed.length);
    expect(await page.getByRole('main').ariaSnapshot()).not.toContain('paragraph: Advertisement');
    for (const landmark of await landmarks.all()) {
      const skip = landmark.getByRole('link').first();
      await expect(skip).toHaveText('Skip advertisement');
      await skip.focus();
      // The browser scrolls to a whole pixel, so the edge of the link may be hidden.
      await expect(skip).toBeInViewport({ ratio: 0.95 });
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      const isPast = await landmark.evaluate((slot) => {
        const place = slot.compareDocumentPosition(document.activeElement ?? slot);
        return place === Node.DOCUMENT_POSITION_FOLLOWING;
      });
      expect(isPast, 'whether the focus is on an element after the advertisement').toBe(true);
    }
  }
});

test('pages that must be free of advertising have no slots', async ({ page, expectError }) => {
  expectError(/status of 404/);
  expect(sensitive.length, 'number of sensitive articles on the site').toBeGreaterThan(0);
  for (const path of [...pagesWithout, notFound.path, '/blog/no-such-article']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[data-banner-id]')).toHaveCount(0);
    await expect(page.getByText('Advertisement', { exact: true })).toHaveCount(0);
    await expect(page.getByText('Google Ads')).toHaveCount(0);
  }
});

test('no page sends third-party requests', async ({ page, baseURL, expectError }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  for (const type of pageTypes) await visit({ page, expectError }, type);
  expect(asked.length).toBeGreaterThan(pageTypes.length);
  expect(asked.filter((url) => new URL(url).origin !== baseURL)).toEqual([]);
});
