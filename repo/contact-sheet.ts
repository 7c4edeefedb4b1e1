/*
 * Photographs one page of each kind of `site/` in every view, and the cover of every article, and
 * arranges the pictures on a page:
 * .cache/contact-sheet/index.html. Then photographs ten new sites for docs/look.png, alone with the
 * argument "looks". Run with: npm run contact-sheet
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { glob, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, type BrowserContextOptions, chromium } from '@playwright/test';
import { oneOfEachKind } from '../tests/browser/any-site/kinds.ts';
import { crawl } from '../tests/browser/crawl.ts';
import { chromium as chromiumPaths, findBrowser } from './browser.ts';
import { writeLookSheet } from './look-sheet.ts';

const FOLDER = '.cache/contact-sheet';
const PORT = 4408;

type View = BrowserContextOptions & { name: string; media?: 'print' };

const screens = [360, 768, 1280, 1920].flatMap((width): View[] =>
  (['light', 'dark'] as const).map((colorScheme) => ({
    name: `${width} px, ${colorScheme}`,
    viewport: { width, height: 900 },
    colorScheme,
  })),
);
const views: readonly View[] = [
  ...screens,
  { name: '1280 px, zoom 200 %', viewport: { width: 640, height: 450 }, deviceScaleFactor: 2 },
  { name: 'forced colours', viewport: { width: 768, height: 900 }, forcedColors: 'active' },
  { name: 'printed', viewport: { width: 642, height: 900 }, media: 'print' },
];

/** Photographs `site/`. */
async function writeSiteSheet(browser: Browser): Promise<void> {
  const baseURL = `http://127.0.0.1:${PORT}`;
  const env = { ...process.env, HOST: '127.0.0.1', PORT: String(PORT) };
  const server = spawn('node', ['tests/browser/serve.ts', 'site'], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(server.stdout, 'data');
  const reader = await browser.newContext({ baseURL });
  const crawled = await crawl(reader, baseURL, ['/', '/no-such-page', '/500']);
  const kinds = oneOfEachKind(crawled);
  await rm(FOLDER, { recursive: true, force: true });
  await mkdir(FOLDER, { recursive: true });

  const rows = kinds.map(({ path }) => ({ path, cells: [] as string[] }));
  for (const [column, { name, media, ...options }] of views.entries()) {
    const context = await browser.newContext({ ...options, baseURL, reducedMotion: 'reduce' });
    const page = await context.newPage();
    if (media) await page.emulateMedia({ media });
    for (const [number, row] of rows.entries()) {
      await page.goto(row.path, { waitUntil: 'load' });
      await page.evaluate(() => document.fonts.ready);
      const file = `${number}-${column}.jpg`;
      await page.screenshot({ path: join(FOLDER, file), fullPage: true, quality: 60 });
      row.cells.push(`<td><a href="${file}"><img src="${file}" alt="${row.path}, ${name}"></a>`);
    }
    await context.close();
  }

  const page = await reader.newPage();
  const covers: string[] = [];
  for await (const text of glob('site/content/articles/**/*.md')) {
    const path = `/blog/${text.replace(/(?:\/index)?\.md$/, '').replace(/.*\//, '')}`;
    if (!crawled.has(path)) continue;
    const [, cover = 'from the slug'] = /^cover: (.*)$/m.exec(await readFile(text, 'utf8')) ?? [];
    await page.goto(path);
    const file = `cover-${covers.length}.jpg`;
    await page
      .locator('.picture')
      .first()
      .screenshot({ path: join(FOLDER, file), quality: 80 });
    covers.push(
      `<figure><img src="${file}" alt="${path}"><figcaption>${path}<br>${cover}</figcaption></figure>`,
    );
  }
  const heads = views.map(({ name }) => `<th>${name}`).join('');
  const body = rows.map(({ path, cells }) => `<tr><th>${path}${cells.join('')}`).join('');
  const style =
    'th,figure{font:14px sans-serif;text-align:left;vertical-align:top}img{width:220px}figure{display:inline-block;width:220px;margin:8px}';
  await writeFile(
    join(FOLDER, 'index.html'),
    `<!doctype html><title>Contact sheet</title><style>${style}</style><table><tr><th>${heads}${body}</table><h2>Covers</h2>${covers.join('')}`,
  );
  server.kill();
  console.log(`${rows.length} kinds of pages in ${views.length} views: ${FOLDER}/index.html`);
}

const browser = await chromium.launch({
  executablePath: await findBrowser(chromiumPaths),
  args: ['--no-sandbox', '--disable-gpu'],
});
if (!process.argv.includes('looks')) await writeSiteSheet(browser);
await writeLookSheet(browser, 'docs/look.png');
await browser.close();
console.log('Ten new sites: docs/look.png');
