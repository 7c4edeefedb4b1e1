import { densityOf } from './density.ts';
import { expect, test } from './fixtures.ts';
import { recordShifts } from './layout-shifts.ts';
import { filledBoxes, seeEachBox } from './networks-boxes.ts';
import { scrollThrough } from './scroll.ts';
import { searchOf } from './search.ts';
import { recordViolations } from './violations.ts';

/* A site that uses every way to extend the engine: tests/fixtures/own. */

test.beforeEach(async ({ page }) => {
  // The counter of the site, after consent.
  await page.route('https://plausible.io/**', (route) => route.fulfill({ body: '' }));
});

test('the owner’s pages, overrides and styles work under the strict CSP', async ({ page }) => {
  const violations = await recordViolations(page);
  for (const path of ['/', '/retreats', '/retreats/spring']) {
    const answer = await page.goto(path);
    expect(answer?.headers()['content-security-policy']).toMatch(
      /^default-src 'none';.*require-trusted-types-for 'script';trusted-types 'none'$/,
    );
    const tides = page.getByRole('complementary', { name: 'Tides' });
    await expect(tides, 'the style of custom.css').toHaveCSS('border-block-start-width', '4px');
  }

  await page.evaluate(() => Object.assign(window, { print: () => (document.title = 'printed') }));
  await page.getByRole('button', { name: 'Print this page' }).click();
  await expect(page, 'the script of the page').toHaveTitle('printed');
  await expect(page.locator('.programme')).toHaveCSS('list-style-type', 'none');

  await page.goto('/search');
  const { field, results } = searchOf(page);
  await field.fill('saltmarsh');
  await field.press('Enter');
  await expect(results.first()).toContainText('The weekend in spring');
  expect(await violations()).toEqual([]);
});

test('a picture of an article opens large in a browser without JavaScript', async ({
  browser,
  baseURL,
  request,
}) => {
  const context = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false });
  const page = await context.newPage();
  const alt = 'Bands of light over the hill';
  const open = page.getByRole('button', { name: alt, exact: true });
  const close = page.getByRole('button', { name: `${alt} Close`, exact: true });
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/blog/the-first-hill');
    await open.focus();
    await page.keyboard.press('Enter');
    await expect(close).toBeFocused();
    await expect(close.getByRole('img')).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
    await expect(close).toBeHidden();
    await expect(open).toBeFocused();
    await open.click();
    await close.click();
    await expect(close).toBeHidden();
    await expect(open).toBeFocused();
  }
  await context.close();

  const without = await (await request.get('/blog/begin-with-one-minute')).text();
  expect(without).not.toMatch(/(?:to|from)-large|large-picture/);
});

/** Returns the look of a field or a button. */
const lookOf = (element: Element) => {
  const { borderTopWidth, borderTopColor, borderRadius, paddingTop, paddingLeft, backgroundColor } =
    getComputedStyle(element);
  return { borderTopWidth, borderTopColor, borderRadius, paddingTop, paddingLeft, backgroundColor };
};

test('a form on a page of the owner looks like the contact form', async ({ page }) => {
  const looks = async (path: string) => {
    await page.goto(path);
    const form = page.getByRole('main').locator('form');
    const parts = ['[name=name]', '[type=email]', 'textarea', 'button'];
    return Promise.all(parts.map((part) => form.locator(part).evaluate(lookOf)));
  };
  const contact = await looks('/contact');
  expect(contact[0]?.borderTopWidth).toBe('1px');
  expect(Number.parseFloat(contact[0]?.paddingLeft ?? '')).toBeGreaterThan(8);
  expect(contact[3]?.backgroundColor).not.toBe(contact[0]?.backgroundColor);
  const violations = await recordViolations(page);
  expect(await looks('/booking')).toEqual(contact);
  expect(await page.getByLabel('Weekend').evaluate(lookOf)).toEqual(contact[0]);
  const mail = page.getByRole('main').getByLabel('Your e-mail address');
  await mail.fill('nobody');
  await mail.blur();
  await expect(mail, 'an invalid field').not.toHaveCSS(
    'border-top-color',
    contact[1]?.borderTopColor ?? '',
  );
  await page.setViewportSize({ width: 320, height: 640 });
  const width = () => document.documentElement.scrollWidth;
  expect(await page.evaluate(width)).toBe(320);
  expect(await violations()).toEqual([]);
});

/** Returns the font families that the page has loaded. */
const loadedFonts = () =>
  [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family);

for (const width of [360, 1280])
  for (const path of ['/', '/blog/the-first-hill'])
    test(`${path} shows the owner’s typeface and logo at ${width} px, without layout shifts`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      const shifts = await recordShifts(page);
      const violations = await recordViolations(page);
      await page.goto(path);
      // On a slow connection, only the headlines get the typeface, under a family name of their
      // own.
      await expect
        .poll(() => page.evaluate(loadedFonts))
        .toContainEqual(expect.stringMatching(/^(?:Figtree|Late)$/));
      const logo = page.locator('.site-name svg');
      expect(await logo.boundingBox()).toMatchObject({ width: 36, height: 24 });
      expect(await shifts()).toEqual([]);
      expect(await violations()).toEqual([]);
    });

/** The script of the network with the owner's adapter. The script writes a text into the slot. */
const fillElement = () => {
  const element = document.querySelector('[data-banner-id]');
  const { acmeZone, acmePage } = Object(window);
  if (element) element.textContent = `From the ${acmeZone}, on ${acmePage}`;
};

test('a network with the owner’s adapter fills its slot, and only after consent', async ({
  page,
}) => {
  const asked: string[] = [];
  await page.route(/^https:\/\/(?:cdn|img)\.acme\.example\//, async (route) => {
    asked.push(route.request().url());
    await route.fulfill({ contentType: 'text/javascript', body: `(${fillElement})()` });
  });
  const violations = await recordViolations(page);
  await page.goto('/blog/the-first-hill');
  await page.getByRole('heading', { name: 'Look back' }).scrollIntoViewIfNeeded();
  expect(asked).toEqual([]);
  await page.getByRole('button', { name: 'Accept' }).click();
  await seeEachBox(page);
  await expect
    .poll(() => filledBoxes(page))
    .toMatchObject([{ bannerId: 204, state: 'filled', house: false, creative: true }]);
  expect(asked).toEqual(['https://cdn.acme.example/fill.js']);
  const frame = page.frameLocator('.slot-box[data-network] iframe');
  await expect(frame.locator('[data-banner-id]')).toHaveText(
    `From the north, on ${new URL(page.url()).origin}/blog/the-first-hill`,
  );
  expect(await violations()).toEqual([]);
});

/** Returns the displayed slots in the text of an article, with the blocks beside each. */
const slotsInText = () =>
  [...document.querySelectorAll('.in-content')].map((slot) => {
    const { top, left, right } = slot.getBoundingClientRect();
    const box = slot.querySelector('.slot-box');
    return {
      before: slot.previousElementSibling?.lastElementChild?.localName,
      after: slot.nextElementSibling?.firstElementChild?.localName,
      height: box?.getBoundingClientRect().height ?? 0,
      top: top + scrollY,
      left,
      right,
      bannerId: Number(box?.getAttribute('data-banner-id')),
    };
  });

/** Returns the lower edge of the tall slot; 0 on screens without it. */
const endOfTall = () => {
  const slot = document.querySelector('[data-shape="tall"]')?.getBoundingClientRect();
  return slot?.height ? slot.bottom + scrollY : 0;
};

const LONG = '/blog/what-the-room-makes-easy';

for (const { width, max } of [
  { width: 360, max: 0.25 },
  { width: 768, max: 0.4 },
  { width: 1280, max: 0.4 },
])
  test(`the slots in a text are between its paragraphs at ${width} px, and cause no layout shift`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const shifts = await recordShifts(page);
    await page.goto(LONG);
    await scrollThrough(page);
    const slots = await page.evaluate(slotsInText);
    expect(slots.map(({ bannerId }) => bannerId)).toEqual([211, 212]);
    for (const { before, after, height, left, right } of slots) {
      expect(before).toBe('p');
      expect(after).toMatch(/^(?:p|h2)$/);
      expect(height).toBe(252);
      expect(left).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(width);
    }
    expect(slots[0]?.top).toBeGreaterThan(await page.evaluate(endOfTall));
    const density = await densityOf(page);
    expect(density).toBeLessThanOrEqual(max);
    expect(density).toBeGreaterThan(0);
    expect(await shifts()).toEqual([]);
  });

test('the slots in a text are filled only after consent, and short texts contain no code of slots', async ({
  page,
  request,
}) => {
  const asked: string[] = [];
  await page.route(/^https:\/\/(?:cdn|img)\.acme\.example\//, async (route) => {
    asked.push(route.request().url());
    await route.fulfill({ contentType: 'text/javascript', body: `(${fillElement})()` });
  });
  await page.goto(LONG);
  await scrollThrough(page);
  expect(asked).toEqual([]);
  await page.getByRole('button', { name: 'Accept' }).click();
  await seeEachBox(page);
  await expect
    .poll(async () => (await filledBoxes(page)).map(({ bannerId, state }) => [bannerId, state]))
    .toEqual([211, 212, 204].map((bannerId) => [bannerId, 'filled']));
  expect(await (await request.get(LONG)).text()).toContain('.in-content');
  expect(await (await request.get('/blog/the-first-hill')).text()).not.toContain('in-content');
});

test('the header is translucent white over the paper of the owner, and the headline is never on the picture', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  const header = page.locator('[data-header]');
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate(() => scrollTo(0, 0));
    await expect(header).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    const [headline, picture] = await Promise.all(
      [page.getByRole('heading', { level: 1 }), page.locator('.opening > .picture')].map((part) =>
        part.boundingBox(),
      ),
    );
    expect((headline?.y ?? 0) + (headline?.height ?? 0)).toBeLessThan(picture?.y ?? 0);
    await page.evaluate(() => scrollTo(0, 21));
    await expect(header).toHaveCSS('background-color', 'oklch(1 0 0 / 0.8)');
  }
});
