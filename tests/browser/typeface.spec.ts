import type { LaunchOptions, Page, Route } from '@playwright/test';
import { scriptStyles } from '../../packages/daymark/src/ui/look/writing-systems.ts';
import { isExhaustive } from '../exhaustive.ts';
import { test as base, expect } from './fixtures.ts';
import { fontsOf } from './fonts-of.ts';
import { recordShifts } from './layout-shifts.ts';
import { article } from './pages.ts';
import { systemFonts } from './system-fonts.ts';

/* Tests of the fonts in which browsers show the first page of a visit and the next pages. */

/** A browser with fonts that have the metrics of Georgia and Times. */
const test = base.extend<object, { launchOptions: LaunchOptions }>({
  launchOptions: [
    async ({ launchOptions }, use, { project, parallelIndex }) => {
      const fonts = await systemFonts(`${project.outputDir}/fonts-${parallelIndex}`);
      await use({ ...launchOptions, env: { ...process.env, ...fonts } });
    },
    { scope: 'worker' },
  ],
});

/** Long titles, short titles, and titles with long words, in ten languages. */
const TITLES: Readonly<Record<string, readonly string[]>> = {
  ar: ['البداية بدقيقة واحدة', 'كوب الشاي الثاني, and a few words of English'],
  da: ['Rødgrød', 'Hvad en speciallægepraksisplanlægningsstabiliseringsperiode kan lære os om ro'],
  de: [
    'Übung',
    'Die Feierabendgelassenheit der Telefonseelsorge: wie aus fünf Minuten ein Abend wird',
  ],
  en: [
    'Wait',
    'Why the 11:42 to Illinois is “late” — and what waiting, of all things, taught me in 2026',
  ],
  es: ['¿Qué?', 'Empieza con un minuto, y no te preguntes cuántos ¡vendrán después de las ocho!'],
  fr: [
    'Été',
    'L’art d’être à l’heure : où l’on apprend qu’un goûter n’attend personne, même à Nœux',
  ],
  it: [
    'Perché',
    'Comincia con un minuto: la precipitevolissimevolmente lenta arte di non finire niente',
  ],
  ja: ['三回の呼吸', '練習には、ちょうどよい大きさがある: Tea and a Walk'],
  nl: [
    'IJs',
    'Arbeidsongeschiktheidsverzekeringsmaatschappij: wat een wachtkamer je kan leren over geduld',
  ],
  pl: [
    'Żółw',
    'Dwanaście minut do autobusu, czyli dlaczego źdźbło trawy bywa ważniejsze niż rozkład jazdy',
  ],
};
const LANGUAGES = Object.keys(TITLES);
const WIDTHS = [320, 344, 360, 375, 390, 412, 540, 640, 768, 820, 1024, 1280, 1920];
const FALLBACKS = ['Georgia', 'Times'];
/** Pages with headlines of all sizes. */
const PATHS = ['/', article.path];

/**
 * In the ordinary run, each language is checked in one view, with one of the two fallback fonts in
 * turn.
 */
const views = LANGUAGES.flatMap((language, at) =>
  WIDTHS.flatMap((width, index) =>
    FALLBACKS.map((fallback, turn) => ({
      language,
      width,
      fallback,
      path: PATHS[(at + index + turn) % PATHS.length] ?? '/',
      isOrdinary: index === (at * 4) % WIDTHS.length && turn === at % FALLBACKS.length,
    })),
  ),
).filter(({ isOrdinary }) => isExhaustive || isOrdinary);

const HEADLINES = 'main .display';

/** Replaces the headlines of a page with titles of increasing length. */
function withTitles(html: string, language: string): string {
  const titles = TITLES[language] ?? [];
  let turn = 0;
  const words = titles.flatMap((title) => title.split(' '));
  const nextTitle = () => {
    turn += 1;
    return titles[turn - 1] ?? words.slice(0, turn).join(' ');
  };
  return html
    .replace(/<html lang="[^"]*"/, `<html lang="${language}"`)
    .replace(
      /(<h[123] [^>]*class="display[^>]*>(?:<a [^>]*>)?)[^<]+/g,
      (_, start: string) => start + nextTitle(),
    );
}

/**
 * Prepares a page on a slow connection, whose font files arrive only when the test calls
 * `sendFonts`.
 */
async function onSlowConnection(page: Page) {
  // The scripts of the page read its age: to decide about a preload, and for the deadline of a late
  // font.
  await page.addInitScript(() => {
    performance.now = () => Number(Reflect.get(window, 'ageOfTest') ?? 200);
  });
  const waiting: Route[] = [];
  let isHeld = true;
  await page.route(/\.woff2$/, async (route) => {
    if (isHeld) waiting.push(route);
    else await route.continue();
  });
  const painted = () => performance.getEntriesByName('first-contentful-paint').length > 0;
  return {
    /** Opens a page, and waits for its first paint and its script. */
    async open(path: string): Promise<void> {
      await page.goto(path, { waitUntil: 'commit' });
      await page.waitForFunction(painted);
      await expect.poll(() => waiting.length).toBeGreaterThan(0);
    },
    /** Sends the font files, and waits until the page has read them. */
    async sendFonts(): Promise<void> {
      isHeld = false;
      await Promise.all(waiting.map((route) => route.continue()));
      await page.waitForFunction(() => [...document.fonts].some(({ family }) => family === 'Late'));
    },
  };
}

const boxesOf = (page: Page) =>
  page.locator(HEADLINES).evaluateAll((headlines) =>
    headlines.map((headline) => {
      const { x, y, width, height } = headline.getBoundingClientRect();
      return { text: headline.textContent, x, y, width, height };
    }),
  );

/** Opens a page whose fonts arrive after the first paint. */
async function openView(page: Page, { language, width, fallback, path }: (typeof views)[number]) {
  await page.setViewportSize({ width, height: 900 });
  await page.addInitScript(
    ([fallback, css]) => {
      const sheet = new CSSStyleSheet();
      const families = (design: string) => `var(--typeface) "${design} ${fallback}", serif`;
      sheet.replaceSync(
        `${css}:root{--font-display:${families('Display')};--font-text:${families('Text')}}`,
      );
      document.adoptedStyleSheets = [sheet];
    },
    [fallback, scriptStyles(language, undefined)],
  );
  await page.route(
    ({ pathname }) => pathname === path,
    async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: withTitles(await response.text(), language) });
    },
  );
  const connection = await onSlowConnection(page);
  await connection.open(path);
  return connection;
}

test('the headlines of a first view get the typeface of the site after the first paint, without a layout shift', async ({
  browser,
  baseURL,
}) => {
  const inFace: string[] = [];
  const others: string[] = [];
  for (const view of views) {
    const page = await browser.newPage({ baseURL: baseURL ?? '' });
    const shifts = await recordShifts(page);
    const { sendFonts } = await openView(page, view);
    const before = await boxesOf(page);
    await sendFonts();
    const name = Object.values(view).join(', ');
    expect.soft(await boxesOf(page), name).toEqual(before);
    expect.soft(await shifts(), name).toEqual([]);
    const fonts = await fontsOf(page, HEADLINES);
    for (const [index, { text, width }] of before.entries()) {
      if (width === 0 || !/\p{Script=Latin}/u.test(text)) continue;
      const has = fonts[index]?.some(({ postScriptName }) => /^Newsreader/.test(postScriptName));
      (has ? inFace : others).push(`${name}: ${text}`);
    }
    await page.close();
  }
  const share = inFace.length / (inFace.length + others.length);
  expect(share, others.join('\n')).toBeGreaterThanOrEqual(0.95);
});

test('a font file that comes more than a second after the first paint changes no headline', async ({
  page,
}) => {
  const { open, sendFonts } = await onSlowConnection(page);
  await open('/');
  await page.evaluate(() => Object.assign(window, { ageOfTest: 1e6 }));
  await sendFonts();
  const fonts = await fontsOf(page, HEADLINES);
  expect(fonts.flat().filter(({ isCustomFont }) => isCustomFont)).toEqual([]);
});
