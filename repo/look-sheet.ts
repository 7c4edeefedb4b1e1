import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import sharp from 'sharp';
import type { Choices } from '../packages/create-daymark/src/choices.ts';
import { createSite } from '../tests/build/copy.ts';

/** The answers of ten owners to `npm run create`, and the number of their articles. */
const SITES: readonly (Partial<Choices> & { readonly articles: number })[] = [
  {
    name: 'Stillpoint',
    noun: 'Yoga',
    articles: 12,
    headline: 'Yoga for people who sit all day',
    about: 'One pose a week, explained by a physiotherapist.',
  },
  {
    name: 'The Slow Table',
    noun: 'Cooking',
    articles: 3,
    headline: 'Cooking is the easy part',
    about: 'Recipes that take an afternoon, and what to talk about meanwhile.',
    home: 'magazine',
  },
  {
    name: 'Kitchen Garden',
    noun: 'Gardening',
    articles: 12,
    headline: 'Grow something you would eat',
    about: 'Notes from forty square metres of clay.',
  },
  {
    name: 'Nordlicht',
    noun: 'Winter',
    articles: 1,
    headline: 'Quiet through the winter',
    about: 'Short texts for long evenings.',
    home: 'plain',
  },
  {
    name: 'Open Water',
    noun: 'Swimming',
    articles: 12,
    headline: 'Swim outside, all year',
    about: 'Cold lakes, warm jumpers, and the tide tables.',
    home: 'magazine',
  },
  {
    name: 'Paper Boats',
    noun: 'Reading aloud',
    articles: 3,
    headline: 'Stories to read aloud',
    about: 'For children of four to nine, and their readers.',
  },
  {
    name: 'Morning Pages',
    noun: 'Writing',
    articles: 12,
    headline: 'Write before you speak',
    about: 'A prompt for each morning of the year.',
    home: 'plain',
  },
  {
    name: 'Small Hours',
    noun: 'Sleep',
    articles: 12,
    headline: 'For everyone who is awake',
    about: 'Essays on sleep, and on the nights without it.',
    home: 'magazine',
  },
  {
    name: 'Field Notes',
    noun: 'Birds',
    articles: 3,
    headline: 'Birds of the ring road',
    about: 'What lives beside six lanes of traffic.',
  },
  {
    name: 'Common Thread',
    noun: 'Mending',
    articles: 1,
    headline: 'Mending, mostly',
    about: 'How to keep the clothes that you have.',
  },
];

/**
 * Titles of articles that could be on any site. One article less, because the starter contains an
 * article.
 */
const TITLES = [
  'The second attempt',
  'A Tuesday in detail',
  'What my neighbour knew',
  'Before you buy anything',
  'Three mistakes, in order',
  'An hour without a plan',
  'Letters from readers',
  'The tool that I gave away',
  'How long it really takes',
  'Asking an expert',
  'What stays the same',
];

const VIEW = { width: 1280, height: 1120 };
const TILE = { width: 300, height: 262, gap: 12 };
const COLUMNS = 5;

/** Makes ten sites as owners do, and writes a picture of their home pages in both schemes. */
export async function writeLookSheet(browser: Browser, file: string): Promise<void> {
  const shots = { light: [] as Buffer[], dark: [] as Buffer[] };
  for (const { articles, ...answers } of SITES) {
    const copy = await createSite({ language: 'en-GB', ...answers });
    for (const [index, title] of TITLES.slice(0, articles - 1).entries())
      await copy.write(
        `content/articles/${title.toLowerCase().replaceAll(/\W+/g, '-')}-${answers.name?.length}${index}.md`,
        `---\ntitle: ${title}\nsummary: What happened, what it was good for, and what I would do otherwise next time.\ndate: 2026-0${1 + (index % 9)}-1${index % 10}\ntopics: [beginnings]\nkind: essay\n---\n\nThis is where the text would begin.\n`,
      );
    const { succeeded, output } = await copy.build();
    if (!succeeded) throw new Error(output);
    for (const scheme of ['light', 'dark'] as const) {
      const context = await browser.newContext({ viewport: VIEW, colorScheme: scheme });
      await context.route('**/*', (route) => {
        const { pathname } = new URL(route.request().url());
        const path = pathname === '/' ? '/index.html' : pathname;
        return route.fulfill({ path: join(copy.root, 'dist/site', path) });
      });
      const page = await context.newPage();
      await page.goto('http://look.test/');
      await page.evaluate(() => document.fonts.ready);
      shots[scheme].push(await page.screenshot());
      await context.close();
    }
    await copy.remove();
  }
  const step = { x: TILE.width + TILE.gap, y: TILE.height + TILE.gap };
  const all = [...shots.light, ...shots.dark];
  const tiles = await Promise.all(
    all.map(async (shot, index) => ({
      input: await sharp(shot).resize(TILE.width, TILE.height).png().toBuffer(),
      left: TILE.gap + (index % COLUMNS) * step.x,
      top: TILE.gap + Math.floor(index / COLUMNS) * step.y,
    })),
  );
  const width = TILE.gap + COLUMNS * step.x;
  const height = TILE.gap + Math.ceil(all.length / COLUMNS) * step.y;
  await sharp({ create: { width, height, channels: 3, background: '#808080' } })
    .composite(tiles)
    .png({ palette: true, quality: 80 })
    .toFile(file);
}
