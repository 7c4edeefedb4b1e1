import { readFileSync } from 'node:fs';
import { findBarriers } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { linesOf } from './lines.ts';
import { smallPhone } from './pages.ts';
import { searchOf } from './search.ts';

/*
 * Tests of texts that other tools do not publish as their authors wrote them: see
 * tests/fixtures/showcase/content/articles/cases.
 */

test('texts of every kind are published as their authors wrote them', async ({ request }) => {
  const read = async (name: string) => (await request.get(`/blog/${name}`)).text();
  const body = (html: string) =>
    [...html.matchAll(/<div class="prose measure">([\s\S]*?)<\/div>/g)]
      .map(([, part]) => part)
      .join('');
  const text = (html: string) => html.replace(/<[^>]*>/g, '');

  expect(body(await read('cjk-bold'))).toBe(
    '<p><strong>真。</strong>她说。含<strong>「重点」</strong>内容。<strong>注意：</strong>正文。</p>\n',
  );
  expect(await read('reading-cjk')).toContain('5\u00a0min\u00a0read');
  expect(body(await read('quotes'))).toBe(
    '<p>In the ’90s it was “<em>test</em>” and ’tis. Use --force and – dashes – and 6’2” tall… He said “it’s ‘fine’”.</p>\n',
  );
  const strange = body(await read('strange-inline'));
  expect(text(strange)).toContain('H2O x2 ==marked== ++ins++');
  expect(strange).not.toContain('<del>2</del>');
  const math = body(await read('math'));
  expect(math.match(/alttext="[^"]*"/g)).toEqual([
    'alttext="a_1 + b_2"',
    'alttext="x^2"',
    'alttext="\\frac{a}{b} * c * d"',
  ]);
  expect(text(math)).toContain(' costs $5 and $10.');
  expect(
    text(body(await read('comments')))
      .split(/\s+/)
      .join(' '),
  ).toBe('Visible. End x. ');

  const zone = await read('dates-zone');
  expect(zone).toMatch(/<time dateTime="2025-02-23">23 February 2025<\/time>/i);
  expect(zone).toContain('"datePublished":"2025-02-23T22:29:29-03:00"');
  const feed = await (await request.get('/sitemap-1.xml')).text();
  expect(feed).toMatch(/dates-zone<\/loc><lastmod>2025-02-23T22:29:29-03:00</);

  const meta = await read('meta');
  const summary =
    'This is a really good thing & "quoted" with tags, code and a \\ backslash in it.';
  const escaped = summary.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  expect(meta).toContain(`<meta name="description" content="${escaped}"`);
  const [, data = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(meta) ?? [];
  const headline = '"Quotes" & bold x \\ backslash 100%';
  expect(JSON.parse(data)['@graph'][0]).toMatchObject({ headline, description: summary });

  const café = await request.get('/blog/café-crème');
  expect(café.status()).toBe(200);
  expect(await café.text()).toMatch(/href="\/men%C3%BC.txt"[\s\S]*href="\/blog\/%E0%A4/);
  expect((await request.get('/menü.txt')).status()).toBe(200);
  expect((await request.get('/blog/हिन्दी-शीर्षक')).status()).toBe(200);
});

test('no control character and no comment is in any page, feed or file of a text', async ({
  request,
}) => {
  const control = /(?![\t\n\r])[\p{Cc}\u2028\u2029\ufffc\ufffe\uffff]/u;
  for (const path of ['/blog/control', '/blog/comments', '/rss.xml', '/feed.json', '/pages.json']) {
    const content = await (await request.get(path)).text();
    expect(control.exec(content), path).toBeNull();
    expect(content, path).not.toMatch(/<!-- \w|multi \{word|&lt;!-- /);
  }
});

test('each heading has an id of its own, to which its link in the contents leads', async ({
  page,
}) => {
  await page.goto('/blog/toc');
  const ids = await page.locator('[id]').evaluateAll((all) => all.map(({ id }) => id));
  expect(ids).toEqual([...new Set(ids)]);
  expect(ids).not.toContain('');
  const headings = await page
    .locator('.prose :is(h2, h3)')
    .evaluateAll((all) => all.map(({ id, textContent }) => [id, textContent]));
  expect(headings).toHaveLength(16);
  expect(Object.fromEntries(headings)).toMatchObject({
    section: '🧘',
    'my-id': 'Custom',
    'content-1': 'content',
    'हिन्दी-शीर्षक': 'हिन्दी शीर्षक',
  });
  const links = await page
    .locator('.toc a')
    .evaluateAll((all) => all.map((link) => decodeURIComponent((link as HTMLAnchorElement).hash)));
  expect(links).toEqual(headings.map(([id]) => `#${id}`));
});

test('the tasks of a list have names, and are no controls', async ({ page }) => {
  await page.goto('/blog/tasks');
  await expect(page.locator('.prose input')).toHaveCount(0);
  await expect(page.getByRole('img', { name: 'Not done', exact: true })).toHaveCount(3);
  await expect(page.getByRole('img', { name: 'Done', exact: true })).toHaveCount(1);
  expect(await findBarriers(page)).toEqual([]);
});

test('black drawings on a transparent ground have a light ground in the dark scheme', async ({
  page,
}) => {
  await page.goto('/blog/café-crème');
  const groundOf = (name: string) =>
    page
      .getByRole('img', { name })
      // The figure of a drawing without a caption is an image too.
      .last()
      .evaluate((img) => getComputedStyle(img).backgroundColor);
  for (const name of ['A drawing', 'A picture in ink']) {
    await page.emulateMedia({ colorScheme: 'light' });
    expect(await groundOf(name), name).toBe('rgba(0, 0, 0, 0)');
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await groundOf(name), name).toBe('oklch(0.93 0.015 85)');
  }
  expect(await groundOf('A café')).toMatch(/^oklch\(0\.2/);
});

test('closed details are open in print', async ({ page }) => {
  await page.goto('/blog/details');
  const hidden = page.getByText('xyzzyhidden');
  await expect(hidden).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(hidden).toBeVisible();
});

test('reader views show the text without advertising', async ({ page, request }) => {
  const html = await (await request.get('/blog/the-showcase')).text();
  const creatives = [...html.matchAll(/class="house-creative-title">([^<]*)/g)];
  expect(creatives.length).toBeGreaterThan(0);
  const library = readFileSync('node_modules/@mozilla/readability/Readability.js', 'utf8');
  const text = await page.evaluate<string>(`(() => {
    ${library}
    const page = new DOMParser().parseFromString(${JSON.stringify(html)}, 'text/html');
    return new Readability(page).parse().textContent;
  })()`);
  expect(text).toContain('A table that is wider than a telephone');
  expect(text).not.toContain('Advertisement');
  for (const [, title = ''] of creatives) expect(text).not.toContain(title);
});

test('words are found without accents, joiners and apostrophes', async ({ page }) => {
  const { field, results } = searchOf(page);
  await page.goto('/search');
  for (const word of [
    ...['pere', 'idee', 'naive', 'go-based', 'state of the art', 'whistlers', 'ete', 'été'],
    ...['lodz', 'strasse', 'zephyrineword'],
  ]) {
    await field.fill(word);
    await expect(results.filter({ hasText: 'Search words' }), word).toHaveCount(1);
  }
  await field.fill('ete');
  await expect(page.getByRole('search').getByText('L’été est là')).toBeVisible();
});

test('a text begins on the first screen of a phone, however long its title and its summary are, and the first screen of an exercise shows its first step', async ({
  page,
}) => {
  const { height } = smallPhone;
  await page.setViewportSize(smallPhone);
  await page.goto('/blog/longest');
  const [, , third] = await linesOf(page.locator('.prose > p').first());
  expect.soft(third?.bottom, 'three lines').toBeLessThanOrEqual(height);
  await page.goto('/blog/exercise');
  const step = await linesOf(page.locator('.prose li').first());
  expect.soft(step.at(-1)?.bottom, 'the first step').toBeLessThanOrEqual(height);
  await expect(page.getByText('What to do tonight')).toHaveCount(0);
});
