import type { Locator } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import { SECRET } from '../fixtures/showcase/picture.ts';
import { findBarriers } from './axe.ts';
import { expect, test } from './fixtures.ts';
import rules from './html-validate.config.ts';
import { recordShifts } from './layout-shifts.ts';
import { views, widths } from './pages.ts';
import { scrollThrough } from './scroll.ts';

/* These tests use articles with every feature: see tests/fixtures/showcase. */

const SHOWCASE = '/blog/the-showcase';

test('an article with every feature has no accessibility violations, in any colour scheme and width', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(SHOWCASE);
  for (const { colorScheme, width } of views) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 800 });
    expect.soft(await findBarriers(page), `${colorScheme}, ${width} px`).toEqual([]);
  }
});

test('the HTML of an article with every feature is valid', async ({ request }) => {
  const html = await (await request.get(SHOWCASE)).text();
  const { results } = await new HtmlValidate(rules).validateString(html);
  expect(results.flatMap(({ messages }) => messages)).toEqual([]);
});

test('an article with every feature has no layout shifts and is not wider than the screen', async ({
  page,
}) => {
  const shifts = await recordShifts(page);
  for (const width of [widths.phone, widths.bar, widths.desk]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(SHOWCASE);
    await scrollThrough(page);
    expect(await shifts(), `${width} px`).toEqual([]);
    const reach = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(reach).toBeLessThanOrEqual(width);
  }
});

test('the link to a footnote and the link back work by keyboard, with targets below the header bar', async ({
  page,
}) => {
  await page.goto(SHOWCASE);
  const mark = page.locator('#fnref-first');
  await mark.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#fn-first$/);
  await expect(page.locator('#fn-first')).toBeInViewport();
  await page.getByRole('link', { name: 'Back to note 1 in the text' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#fnref-first$/);
  const bar = await page.getByRole('banner').boundingBox();
  const place = await mark.boundingBox();
  expect(place?.y).toBeGreaterThanOrEqual(bar?.height ?? Number.NaN);
  await expect(mark).toBeInViewport();
  await expect(mark).toHaveAccessibleDescription('Footnotes');
});

test('footnotes are beside their references on a wide screen, and at the end elsewhere', async ({
  page,
}) => {
  const notes = page.locator('.footnotes > ol > li');
  const boxes = () =>
    notes.evaluateAll((elements) => elements.map((note) => note.getBoundingClientRect().toJSON()));
  const parts = page.locator('.prose > *, .slot[data-shape="tall"], .toc');

  await page.setViewportSize({ width: widths.desk, height: 800 });
  await page.goto(SHOWCASE);
  const [first, second] = await boxes();
  // This reference stands beside the picture, so its note is below the picture.
  const head = await page.locator('.article-head').boundingBox();
  const mark = await page.locator('#fnref-first').boundingBox();
  expect(mark?.y).toBeLessThan(first.top);
  expect(first.top).toBeCloseTo((head?.y ?? Number.NaN) + (head?.height ?? Number.NaN));
  expect(second.top).toBeGreaterThan(first.bottom);
  for (const note of [first, second]) {
    const covered = await parts.evaluateAll(
      (elements, { left, right, top, bottom }) =>
        elements
          .filter((element) => element.matches(':not(.footnotes)'))
          .map((element) => element.getBoundingClientRect())
          .filter((box) => box.left < right && box.right > left)
          .filter((box) => box.top < bottom && box.bottom > top),
      note,
    );
    expect(covered).toEqual([]);
  }

  const end = () => page.locator('.prose').last().locator('> :nth-last-child(2)').boundingBox();
  const expectAtEnd = async () => {
    const text = await end();
    const tops = (await boxes()).map(({ top }) => top);
    expect(Math.min(...tops)).toBeGreaterThan((text?.y ?? Number.NaN) + (text?.height ?? 0));
  };
  await page.setViewportSize({ width: widths.bar, height: 800 });
  await expectAtEnd();
  await page.setViewportSize({ width: widths.desk, height: 800 });
  await page.emulateMedia({ media: 'print' });
  await expectAtEnd();
});

test('a pull quote reaches out of the text on a wide screen only, and text wraps around it', async ({
  page,
}) => {
  const reach = async () => {
    const quote = await page.locator('.pull').boundingBox();
    const text = await page.locator('.with-tall-slot > .prose').boundingBox();
    if (!quote || !text) throw new Error('page: expected a pull quote in a text; found none');
    return quote.x + quote.width - (text.x + text.width);
  };
  await page.goto('/blog/the-sequel');
  await page.setViewportSize({ width: widths.bar, height: 800 });
  expect(await reach()).toBe(0);
  await page.setViewportSize({ width: widths.desk, height: 800 });
  expect(await reach()).toBe(140);
  const [before, quote, after] = await page
    .locator('.prose > *')
    .evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().top));
  expect(after).toBeLessThan((quote ?? 0) + 20);
  expect(after).toBeGreaterThan(before ?? Number.NaN);
});

test('a wide table scrolls by keyboard with its first column in view, and its accessible name contains the name of its section', async ({
  page,
}) => {
  await page.setViewportSize({ width: widths.phone, height: 800 });
  await page.goto(SHOWCASE);
  const table = page.getByRole('region', { name: 'Table 1: Tables & code' });
  await table.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => table.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
  const first = table.getByRole('cell', { name: 'Sitting still' });
  const leftOf = async (locator: Locator) => (await locator.boundingBox())?.x;
  expect(await leftOf(first)).toBe(await leftOf(table));
});

test('tables, code and drawings are tab stops only while they scroll, and have names', async ({
  page,
}) => {
  await page.setViewportSize({ width: widths.phone, height: 800 });
  await page.goto(SHOWCASE);
  const code = page.getByRole('region', { name: 'Code 1: Tables & code' });
  const scrollers = [
    page.getByRole('region', { name: 'Table 1: Tables & code' }),
    page.getByRole('figure', { name: 'High water, twice.' }),
  ];
  for (const scroller of [code, ...scrollers])
    await expect(scroller).toHaveAttribute('tabindex', '0');
  await page.setViewportSize({ width: widths.desk, height: 800 });
  await page.keyboard.press('Tab');
  // The line of code is wider than the screen.
  await expect(code).toHaveAttribute('tabindex', '0');
  for (const scroller of scrollers) await expect(scroller).toHaveAttribute('tabindex', '-1');
});

test('a gallery is a row that scrolls by keyboard on a phone, and rows of pictures on a wider screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto(SHOWCASE);
  const gallery = page.getByRole('region', { name: 'The harbour in an hour' });
  await expect(gallery.getByRole('figure')).toHaveCount(3);
  await expect(gallery.getByRole('figure', { name: /^Light over water, as/ })).toContainText(
    'Light over water',
  );
  await gallery.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => gallery.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
  const boxes = () =>
    gallery
      .getByRole('figure')
      .evaluateAll((all) => all.map((part) => part.getBoundingClientRect()));
  const phone = await boxes();
  expect(new Set(phone.map(({ top }) => top)).size).toBe(1);
  expect(phone[0]?.width).toBeLessThan(260);
  await page.setViewportSize({ width: widths.bar, height: 800 });
  await page.keyboard.press('Tab');
  await expect(gallery).toHaveAttribute('tabindex', '-1');
  const [first, second, third] = await boxes();
  expect(second?.top).toBe(first?.top);
  expect(third?.top).toBeGreaterThan(first?.bottom ?? Number.NaN);
});

test('a formula covers nothing outside its own box', async ({ page }) => {
  await page.goto(SHOWCASE);
  const isCovered = await page
    .locator('math')
    .first()
    .evaluate((math) => {
      const create = (name: string, attributes: Record<string, string>) => {
        const element = document.createElementNS('http://www.w3.org/1998/Math/MathML', name);
        for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
        return element;
      };
      // As \\smash writes it.
      const smashed = create('mpadded', { height: '0px', depth: '0px' });
      const rule = create('mspace', { width: '1em', height: '10em' });
      smashed.append(rule);
      math.replaceChildren(smashed);
      math.scrollIntoView({ block: 'center' });
      const { left, top, width, height } = rule.getBoundingClientRect();
      const isTall = height > 100;
      return (
        isTall && document.elementFromPoint(left + width / 2, top + 20)?.closest('math') !== null
      );
    });
  expect(isCovered).toBe(false);
});

test('a wide formula scrolls by keyboard on a phone, in the direction of formulas', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto(SHOWCASE);
  const name = 'Formula 1: A gallery, links and formulas';
  const formula = page.getByRole('region', { name });
  for (const dir of ['ltr', 'rtl']) {
    await page.evaluate((direction) => {
      document.documentElement.dir = direction;
    }, dir);
    await formula.evaluate((region) => region.scrollTo(0, 0));
    await formula.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => formula.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
  }
  await expect(page.locator('math')).toHaveCount(4);
  await expect(formula.locator('math')).toHaveCSS('direction', 'ltr');
});

test('a long address in the summary of a card does not widen the page', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto(SHOWCASE);
  const summary = page.locator('.card .summary').first();
  await summary.evaluate((paragraph) => {
    paragraph.textContent = `https://example.org/${'0'.repeat(60)}`;
  });
  const root = page.locator('html');
  expect(await root.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});

test('a link to a file shows its type and size, and a button leads to its page', async ({
  page,
}) => {
  await page.goto(SHOWCASE);
  await expect(
    page.getByRole('link', { name: /^The bell, to keep MP3 · 2\.08 kB$/ }),
  ).toHaveAttribute('href', '/media/bell.mp3');
  await page.emulateMedia({ forcedColors: 'active' });
  const button = page.getByRole('link', { name: /^Walk to / });
  await expect(button).toHaveCSS('border-style', 'solid');
  await page.emulateMedia({ forcedColors: null, media: 'print' });
  await expect(button).toHaveCSS('border-style', 'solid');
  await expect(button).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await page.emulateMedia({ media: null });
  await button.click();
  await expect(page).toHaveURL(/\/blog$/);
});

test('the footnote that a link leads to is visible in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(`${SHOWCASE}#fn-first`);
  const note = page.locator('#fn-first');
  await expect(note).toHaveCSS('outline-style', 'solid');
  await expect(note).not.toHaveCSS('outline-color', 'rgba(0, 0, 0, 0)');
});

test('a page contains the styles of a feature only if the article uses the feature', async ({
  request,
}) => {
  const html = async (path: string) => (await request.get(path)).text();
  expect(await html(SHOWCASE)).toContain('.footnotes{');
  expect(await html('/blog/the-sequel')).not.toMatch(
    /\.footnotes|\.embed-frame|\.task\b|\.gallery|file-line|<math|math\{|\.prose d[dt]/,
  );
});

test('a drawing has the colours of the scheme, and scrolls by keyboard on a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: widths.phone, height: 800 });
  await page.goto(SHOWCASE);
  const line = page.locator('svg .accent');
  const colourOf = () => line.evaluate((element) => getComputedStyle(element).stroke);
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await colourOf();
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await colourOf()).not.toBe(light);

  const drawing = page.getByRole('figure').filter({ hasText: 'High water, twice.' });
  await drawing.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => drawing.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
});

test('a drawing, a table and code that are wider than a phone have a shadow at the edge until their end', async ({
  page,
}) => {
  await page.setViewportSize({ width: widths.phone, height: 800 });
  await page.goto(SHOWCASE);
  for (const content of ['svg', 'table', 'pre']) {
    const scroller = page.locator(`.prose :is(figure, .wide):has(> ${content})`);
    // Only the background remains.
    await scroller.locator(content).evaluate((element) => {
      element.style.visibility = 'hidden';
    });
    await scroller.scrollIntoViewIfNeeded();
    const { x, y, width } = (await scroller.boundingBox()) ?? { x: 0, y: 0, width: 0 };
    const edge = () =>
      page.screenshot({ clip: { x: x + width - 4, y: y + 4, width: 4, height: 24 } });
    const before = await edge();
    await scroller.evaluate((element) => {
      element.scrollLeft = element.scrollWidth;
    });
    expect(before.equals(await edge()), content).toBe(false);
  }
});

test('a printed article has no pull quotes, and has the addresses of its sources', async ({
  page,
}) => {
  await page.goto(SHOWCASE);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.pull')).toBeHidden();
  const link = page.getByRole('link', { name: 'On the tides' });
  const printed = await link.evaluate((element) => getComputedStyle(element, '::after').content);
  expect(printed).toContain('10.1000/S0006(68)');
});

test('images are published in several widths without EXIF data', async ({ page, request }) => {
  await page.goto(SHOWCASE);
  const picture = page.getByRole('figure').filter({ hasText: 'as the tide turns' }).locator('img');
  await expect(picture).toHaveAttribute('loading', 'lazy');
  await expect(picture).toHaveAttribute('width', '1168');
  const cover = page.getByRole('img', { name: 'Bands of light over water' }).first();
  await expect(cover).toHaveAttribute('fetchpriority', 'high');
  for (const image of [picture, cover]) {
    const set = (await image.getAttribute('srcset')) ?? '';
    const files = set.split(', ').map((candidate) => candidate.split(' ')[0] ?? '');
    expect(files.length).toBeGreaterThanOrEqual(4);
    for (const file of files) {
      const response = await request.get(file);
      expect(response.headers()['content-type'], file).toBe('image/avif');
      expect((await response.body()).includes(SECRET), file).toBe(false);
    }
  }
});

test('the names of a series and of an author may contain special characters', async ({ page }) => {
  await page.goto(SHOWCASE);
  await expect(page.getByText('Part 1 of 2 in Tools & <b>Trials</b>')).toBeVisible();
  await expect(page.getByText('Text last edited on 1 July 2026')).toBeVisible();
  const series = page.getByRole('navigation', { name: 'Tools & <b>Trials</b>' });
  await expect(series.getByRole('link')).toHaveText(['What comes after everything']);
  await page.getByRole('link', { name: 'Wren & Daughters' }).click();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 3 })).toHaveText([
    'What comes after everything',
    'Everything an article can hold',
  ]);
  await expect(main.getByRole('link', { name: 'Write to them' })).toHaveAttribute(
    'href',
    'mailto:wren@wren.example',
  );
});

test('a printed article shows the URL after each link', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto(SHOWCASE);
  const address = await page
    .getByRole('link', { name: 'elsewhere' })
    .evaluate((link) => getComputedStyle(link, '::after').content);
  expect(address).toContain('https://example.org/a?b=1&c=2');
  await expect(page.locator('#fn-second')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back' }).first()).toBeHidden();
  await expect(page.locator('.embed-frame').first()).toBeHidden();
});

test('the titles of guides show a noun with special characters', async ({ page, noun }) => {
  for (const number of [1, 2, 3]) {
    await page.goto(`/blog/guide-${number}`);
    await expect(page).toHaveTitle(new RegExp(`^${noun} Guide ${number} `));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${noun} Guide ${number}`);
  }
});

test('in a language written from right to left, what is beside the text is on the other side', async ({
  page,
}) => {
  await page.setViewportSize({ width: widths.desk, height: 800 });
  const edges = () =>
    page.evaluate(() =>
      [
        '.site-name',
        '.toc',
        '.prose > p',
        '.pull',
        '.footnotes li',
        '[data-shape="tall"]',
        '.site-header .icon-button',
      ].map((selector) => {
        const { left, right } = document.querySelector(selector)?.getBoundingClientRect() ?? {};
        return [selector, Math.round(left ?? Number.NaN), Math.round(right ?? Number.NaN)] as const;
      }),
    );
  const barOrigin = () =>
    page.evaluate(() => {
      const header = document.querySelector('.site-header') ?? document.body;
      return Number.parseFloat(getComputedStyle(header, '::after').transformOrigin);
    });
  await page.goto(SHOWCASE);
  const usual = await edges();
  expect(usual.flat()).not.toContain(Number.NaN);
  expect(await barOrigin()).toBe(0);

  await page.evaluate(() => {
    document.documentElement.dir = 'rtl';
  });
  const mirrored = usual.map(([selector, left, right]) => [
    selector,
    widths.desk - right,
    widths.desk - left,
  ]);
  await expect.poll(edges).toEqual(mirrored);
  expect(await barOrigin()).toBeGreaterThan(1000);
  for (const width of [widths.desk, widths.phone]) {
    await page.setViewportSize({ width, height: 800 });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide, `${width} px`).toBe(width);
  }
});

test('feeds contain the sound files of an article, with their sizes and durations', async ({
  request,
}) => {
  const feed = await (await request.get('/feed.json')).json();
  const attachments = feed.items.flatMap((item: object) => Object(item).attachments ?? []);
  expect(attachments.length).toBeGreaterThan(0);
  for (const { url, mime_type: type, size_in_bytes: size, duration_in_seconds } of attachments) {
    expect(duration_in_seconds).toBe(1);
    const file = await request.get(new URL(url).pathname);
    expect(file.headers()['content-type']).toBe(type);
    expect(await file.body()).toHaveLength(size);
    const enclosure = `<enclosure url="${url}" length="${size}" type="${type}"/>`;
    expect(await (await request.get('/rss.xml')).text()).toContain(enclosure);
    const link = `<link href="${url}" rel="enclosure" type="${type}"`;
    expect(await (await request.get('/feed.atom')).text()).toContain(link);
  }
});
