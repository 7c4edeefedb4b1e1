import { expect, test } from './fixtures.ts';
import { findGeometryFaults, WIDTHS } from './geometry.ts';
import { article } from './pages.ts';

test('long titles, and titles of one long word, stay within their pages', async ({ page }) => {
  for (const path of ['/', '/blog']) {
    await page.goto(path);
    await page.evaluate(() => {
      const titles = document.querySelectorAll('main :is(h1, h2, h3), main :is(h1, h2, h3) > a');
      const words = [
        'Donaudampfschifffahrtsgesellschaft',
        'A long title that goes on and on '.repeat(4),
      ];
      for (const [index, title] of [...titles].entries())
        if (title.childElementCount === 0) title.textContent = words[index % 2] ?? '';
    });
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await findGeometryFaults(page), `${path}, ${width} px`).toEqual([]);
    }
  }
});

test('on wide screens, the text of a page is beside its heading, and its first line as high as the title', async ({
  page,
}) => {
  const paths = ['about', 'contact', 'preferences', 'community', 'path/five-breaths'];
  for (const path of [...paths, 'topics/attention', 'authors/editors']) {
    await page.goto(`/${path}`);
    for (const width of [1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      const [heading, title, text] = await Promise.all(
        ['main header', 'main header > :first-child', 'main header ~ :last-child'].map((place) =>
          page.locator(place).first().boundingBox(),
        ),
      );
      if (!heading || !title || !text) throw new Error(`${path} has no heading or no text`);
      expect.soft(text.x, `${path}, ${width} px`).toBeGreaterThan(heading.x + heading.width);
      const line = Math.abs(text.y - title.y);
      expect.soft(line, `the tops of the columns of ${path}`).toBeLessThan(2);
      expect.soft(line, `${path}, ${width} px`).toBeLessThan(title.height);
    }
  }
});

test('on wide screens, the right columns of all kinds of pages begin at one of two edges', async ({
  page,
}) => {
  const thirds = {
    '/': ['.grid > :nth-child(3)', '.slot[data-shape="tall"]'],
    '/blog': ['.card > .picture + div', '.grid > :nth-child(3)', '.slot[data-shape="tall"]'],
    [article.path]: ['.article-head > :last-child', '.slot[data-shape="tall"]', '.toc'],
  };
  const halves = {
    '/about': ['.headed-column'],
    '/search': ['.headed-column'],
    '/community': ['.headed-column', '.story > .prose', '.hung > p'],
    '/path/five-breaths': [
      '.pacer',
      '.pacer-line > button',
      '.step-mark > button',
      '.step-text > .prose',
    ],
    [article.path]: ['.grid > .card:nth-child(2)'],
  };
  for (const width of [1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    const edgesOf = async (columns: Readonly<Record<string, readonly string[]>>) => {
      const edges = new Map<string, number>();
      for (const [path, parts] of Object.entries(columns)) {
        await page.goto(path);
        for (const part of parts) {
          const box = await page.locator('main').locator(part).first().boundingBox();
          edges.set(`${path} ${part}`, Math.round(box?.x ?? Number.NaN));
        }
      }
      return Object.fromEntries(edges);
    };
    const [third, half] = [await edgesOf(thirds), await edgesOf(halves)];
    for (const edges of [third, half])
      expect(new Set(Object.values(edges)).size, JSON.stringify(edges)).toBe(1);
  }
});

test('on wide screens, a heading of a text below wider parts of a page is beside its paragraphs', async ({
  page,
}) => {
  await page.goto('/community');
  const section = page.locator('.hung > h2').first();
  const heading = await section.boundingBox();
  const text = await section.locator('+ p').boundingBox();
  if (!heading || !text) throw new Error('the page has no heading or no text');
  expect(text.x).toBeGreaterThan(heading.x + heading.width);
  expect(text.y).toBeLessThan(heading.y + heading.height);
});

test('the search for faults finds each kind of fault', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 800 });
  await page.setContent(`
    <p style="width: 700px; white-space: nowrap">${'wide '.repeat(200)}</p>
    <div style="overflow: hidden; height: 20px">${'tall '.repeat(200)}</div>
    <p>below</p><p style="margin-top: -2em">above</p>`);
  const faults = await findGeometryFaults(page);
  expect(faults.map((fault) => fault.replace(/[\d.]+/g, 'N').replace(/"wide.*?"/, 'text'))).toEqual(
    [
      'text reaches from N px to N px',
      'the page is N px wide on a screen of N px',
      'div cuts off N px of height',
      '"below" lies on "above"',
    ],
  );
});
