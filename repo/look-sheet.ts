import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import sharp from 'sharp';
import type { Choices } from '../packages/create-daymark/src/choices.ts';
import { lookOf } from '../packages/create-daymark/src/look.ts';
import { createSite } from '../tests/build/copy.ts';

/** A site: its owner's answers to `npm run create`, and the articles that the owner has written. */
interface Site extends Partial<Choices> {
  readonly name: string;
  /** The number of articles. */
  readonly articles: number;
  readonly topic: string;
  /** The newest articles: their titles and their summaries. */
  readonly newest: Readonly<Record<string, string>>;
}

/** Ten sites. Their names are such that every choice of a look occurs; docs/look.md lists the looks. */
const SITES: readonly Site[] = [
  {
    name: 'Sit Less',
    noun: 'Yoga',
    headline: 'Yoga for people who sit all day',
    about: 'One pose a week, explained by a physiotherapist.',
    articles: 12,
    topic: 'Backs',
    newest: {
      'The chair is not the enemy': 'Four ways to sit badly, and one way to stop.',
      'Hips, and why they complain': 'What eight hours do, and what eight minutes undo.',
      'Breathing into the back': 'A pose for meetings that could have been a letter.',
    },
  },
  {
    name: 'Sunday Lunch',
    noun: 'Cooking',
    headline: 'Cooking is the easy part',
    about: 'Recipes that take an afternoon, and what to talk about meanwhile.',
    home: 'magazine',
    articles: 3,
    topic: 'Stews',
    newest: {
      'A shoulder of lamb for nine': 'It cooks itself. You need a large pot and a long walk.',
      'Nobody likes the first pancake': 'On batter, patience, and what the dog gets out of both.',
      'Bread without a plan': 'Flour, water, and the time until everybody is hungry.',
    },
  },
  {
    name: 'Mud Season',
    noun: 'Gardening',
    headline: 'Grow something you would eat',
    about: 'Notes from forty square metres of clay.',
    articles: 12,
    topic: 'Clay',
    newest: {
      'Beans, again': 'They climbed the neighbour’s fence, and so did I.',
      'What the slugs left': 'A list of all that survived, in order of bitterness.',
      'Dig less': 'Ten years with a spade, and the first year without.',
    },
  },
  {
    name: 'December Letters',
    noun: 'Winter',
    headline: 'Quiet through the winter',
    about: 'Short texts for long evenings.',
    home: 'plain',
    articles: 1,
    topic: 'Evenings',
    newest: { 'The lamp by the door': 'Who comes home in the dark should be expected.' },
  },
  {
    name: 'Open Water',
    noun: 'Swimming',
    headline: 'Swim outside, all year',
    about: 'Cold lakes, warm jumpers, and the tide tables.',
    home: 'magazine',
    articles: 12,
    topic: 'Lakes',
    newest: {
      'Six degrees': 'How to get in, how to get out, and when to stay at home.',
      'A map of jetties': 'Where nobody minds, from the estuary to the reservoir.',
      'The flask': 'Tea, soup or broth: a test with blue fingers.',
    },
  },
  {
    name: 'Dog-eared',
    noun: 'Reading aloud',
    headline: 'Stories to read aloud',
    about: 'For children of four to nine, and their readers.',
    articles: 3,
    topic: 'Bedtime',
    newest: {
      'Voices for a bear': 'Three of them, and none that hurts your throat.',
      'When they ask for it again': 'The first ten readings are theirs. The eleventh is yours.',
      'Stop before the end': 'How a good chapter becomes a good night for everybody.',
    },
  },
  {
    name: 'Longhand',
    noun: 'Writing',
    headline: 'Write before you speak',
    about: 'A prompt for each morning of the year.',
    home: 'plain',
    articles: 12,
    topic: 'Prompts',
    newest: {
      'A door that you no longer use': 'Describe the handle first, then the last time you held it.',
      'The last thing you borrowed': 'Write ten lines about it without the word “sorry”.',
      'Weather, without adjectives': 'Rain, wind and heat in verbs alone, for twenty minutes.',
    },
  },
  {
    name: 'The Sleep Diary',
    noun: 'Sleep',
    headline: 'For everyone who is awake',
    about: 'Essays on sleep, and on the nights without it.',
    home: 'magazine',
    articles: 12,
    topic: 'Nights',
    newest: {
      'Half past three': 'The hour has a bad name. Some of it is deserved.',
      'A bed is not an office': 'What I moved out of the room, and what moved in.',
      'The drug that is called eight hours':
        'Where the number comes from, and whom it keeps awake.',
    },
  },
  {
    name: 'Field Notes',
    noun: 'Birds',
    headline: 'Birds of the ring road',
    about: 'What lives beside six lanes of traffic.',
    articles: 3,
    topic: 'Verges',
    newest: {
      'Kestrel, exit 14': 'She hunts on the slope that no mower has reached yet.',
      'A wren in the noise barrier': 'Nine grams of bird against eighty decibels of lorries.',
      'Counting from a lay-by': 'All you need is a method, a flask and an orange hat.',
    },
  },
  {
    name: 'Visible Mending',
    noun: 'Mending',
    headline: 'Mending, mostly',
    about: 'How to keep the clothes that you have.',
    articles: 1,
    topic: 'Wool',
    newest: { 'The elbow': 'A darn that shows, in a colour that does not apologise.' },
  },
];

/** The titles of older articles, which could be on any site. */
const OLDER = [
  'The second attempt',
  'A Tuesday in detail',
  'What my neighbour knew',
  'Before you buy anything',
  'Three mistakes, in order',
  'An hour without a plan',
  'Letters from readers',
  'The tool that I gave away',
  'How long it really takes',
];

const VIEW = { width: 1280, height: 1120 };
const TILE = { width: 364, height: 318, gap: 12 };
const COLUMNS = 5;

/** Makes ten sites as owners do, and writes a picture of their home pages in both schemes. */
export async function writeLookSheet(browser: Browser, file: string): Promise<void> {
  const shots = { light: [] as Buffer[], dark: [] as Buffer[] };
  for (const { articles, topic, newest, ...answers } of SITES) {
    const { accentHue: accent } = lookOf(answers.name);
    const copy = await createSite({ language: 'en-GB', accent, ...answers });
    await rm(join(copy.root, 'content/articles'), { recursive: true });
    await copy.edit('content/topics/beginnings.md', 'title: Beginnings', `title: ${topic}`);
    const older = OLDER.map((title) => [title, 'What happened, and what I would do otherwise.']);
    const texts = [...Object.entries(newest), ...older].slice(0, articles);
    for (const [index, [title = '', summary]] of texts.entries())
      await copy.write(
        `content/articles/${title.toLowerCase().replaceAll(/\W+/g, '-')}.md`,
        `---\ntitle: ${title}\nsummary: "${summary}"\ndate: 2026-11-${28 - index}\ntopics: [beginnings]\nkind: essay\n---\n\nThis is where the text would begin.\n`,
      );
    const { succeeded, output } = await copy.build();
    if (!succeeded) throw new Error(output);
    for (const scheme of ['light', 'dark'] as const) {
      const context = await browser.newContext({ viewport: VIEW, colorScheme: scheme });
      await context.route('**/*', async (route) => {
        const { pathname } = new URL(route.request().url());
        if (pathname !== '/')
          return route.fulfill({ path: join(copy.root, 'dist/site', pathname) });
        // The picture shows the typeface, however late its file comes.
        const html = await copy.read('dist/site/index.html');
        const body = html.replaceAll('font-display:optional', 'font-display:block');
        return route.fulfill({ contentType: 'text/html', body });
      });
      const page = await context.newPage();
      await page.goto('http://look.test/');
      await page.evaluate(() => {
        delete document.documentElement.dataset.plain;
        return document.fonts.ready;
      });
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
