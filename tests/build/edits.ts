import { readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Copy } from './copy.ts';

/* The edits that owners make, for tests of builds after edits. */

const ARTICLES = 'content/articles';

/** The URL path of the image of a house creative. */
export const CREATIVE_IMAGE = '/creative.png';

/** An edit of a site. It may return environment variables for all later builds. */
export interface Edit {
  readonly name: string;
  readonly apply: (copy: Copy) => Promise<Record<string, string> | undefined>;
}

/** A function that returns a whole number from 0 to a maximum, which it excludes. */
type Choose = (maximum: number) => number;

const TOPICS = ['attention', 'habits', 'rest', 'emotions', 'connection'];
const WORDS = ['kettle', 'harbour', 'bench', 'ladder', 'map', 'boot', 'ridge', 'lamp', 'tide'];

const NOUNS = ['Breathwork', 'Journaling', 'Tai Chi'];

/** Returns words that a number determines, so that each article resembles some other articles. */
const wordsFor = (number: number) =>
  Array.from({ length: 60 }, (_, at) => WORDS[(number * (at + 3) + at) % WORDS.length]).join(' ');

/** Yields articles that no other text links to. */
export function* sampleArticles(count: number): Generator<[file: string, text: string]> {
  for (let number = 0; number < count; number += 1) {
    const day = String(1 + (number % 28)).padStart(2, '0');
    const month = String(1 + (Math.floor(number / 28) % 10)).padStart(2, '0');
    yield [
      `${ARTICLES}/sample-${number}.md`,
      `---
title: Sample ${number}
summary: A text that is written for the tests and says nothing about anything.
date: 2026-${month}-${day}
topics: [${TOPICS[number % TOPICS.length]}]
kind: essay
draft: false
---

${wordsFor(number)}

## A heading

${wordsFor(number + 7)}
`,
    ];
  }
}

/** Writes an image of one colour for a house creative. */
export async function writeCreativeImage({ root }: Copy, red: number): Promise<undefined> {
  const background = `rgb(${red} 90 90)`;
  const create = { width: 300, height: 250, channels: 3, background } as const;
  await sharp({ create }).toFile(join(root, `public${CREATIVE_IMAGE}`));
}

/** Replaces the first match of a pattern in a text. Throws if there is none. */
async function replaceIn({ read, write }: Copy, file: string, pattern: RegExp, by: string) {
  const text = await read(file);
  if (!pattern.test(text)) throw new Error(`${file}: expected ${pattern}; found no match`);
  await write(file, text.replace(pattern, by));
  return undefined;
}

/** Returns a sample article. */
async function sampleOf({ root }: Copy, choose: Choose): Promise<string> {
  const files = (await readdir(join(root, ARTICLES))).filter((file) => file.startsWith('sample-'));
  return `${ARTICLES}/${files.toSorted()[choose(files.length)]}`;
}

type MakeEdit = (copy: Copy, choose: Choose) => Promise<Record<string, string> | undefined>;

/**
 * The kinds of edits. Edits that change all pages come first, so that they cannot hide a wrong page
 * that a later edit leaves.
 */
const kinds: Readonly<Record<string, MakeEdit>> = {
  'a setting': (copy, choose) =>
    replaceIn(copy, 'site.config.ts', /publisher: '.*'/, `publisher: 'Publisher ${choose(100)}'`),
  'the noun': (copy, choose) =>
    replaceIn(
      copy,
      'site.config.ts',
      /^ {2}noun: '.*'/m,
      `  noun: '${NOUNS[choose(NOUNS.length)]}'`,
    ),
  'a style': async ({ write }, choose) =>
    void (await write('custom.css', `.prose { --own: ${choose(100)}px; }\n`)),
  'a body': async (copy, choose) =>
    replaceIn(copy, await sampleOf(copy, choose), /$/, `\nOne more ${WORDS[choose(9)]} here.\n`),
  'a title': async (copy, choose) =>
    replaceIn(
      copy,
      await sampleOf(copy, choose),
      /^title: .*$/m,
      `title: On ${choose(1000)} boats`,
    ),
  'a date': async (copy, choose) =>
    replaceIn(
      copy,
      await sampleOf(copy, choose),
      /^date: .*$/m,
      `date: 2026-${11 + choose(2)}-${10 + choose(19)}`,
    ),
  'a topic': async (copy, choose) =>
    replaceIn(
      copy,
      await sampleOf(copy, choose),
      /^topics: .*$/m,
      `topics: [${TOPICS[choose(TOPICS.length)]}]`,
    ),
  'the title of a topic': (copy, choose) =>
    replaceIn(
      copy,
      `content/topics/${TOPICS[choose(5)]}.md`,
      /^title: .*$/m,
      `title: T${choose(99)}`,
    ),
  'the image of a house creative': async (copy, choose) => writeCreativeImage(copy, choose(256)),
  'a deletion': async (copy, choose) =>
    void (await rm(join(copy.root, await sampleOf(copy, choose)))),
  'a new name': async (copy, choose) => {
    const to = join(copy.root, ARTICLES, `sample-renamed-${choose(1e6)}.md`);
    await rename(join(copy.root, await sampleOf(copy, choose)), to);
    return undefined;
  },
  'a draft': async (copy, choose) => {
    const file = await sampleOf(copy, choose);
    const isDraft = (await copy.read(file)).includes('draft: true');
    return replaceIn(copy, file, /^draft: .*$/m, `draft: ${!isDraft}`);
  },
  'a day that passes': async (_, choose) => ({
    DAYMARK_TODAY: `${2026 + choose(2)}-12-${10 + choose(19)}`,
  }),
};

/** Yields random numbers between 0 and 1, the same for each seed, as POSIX `drand48` does. */
function* chances(seed: number): Generator<number, never> {
  for (let state = BigInt(seed); ; ) {
    state = (state * 0x5deece66dn + 0xbn) & 0xffffffffffffn;
    yield Number(state) / 2 ** 48;
  }
}

function chooser(seed: number): Choose {
  const chance = chances(seed);
  for (let skipped = 0; skipped < 9; skipped += 1) chance.next();
  return (maximum) => Math.floor(chance.next().value * maximum);
}

function editOf(name: string, choose: Choose): Edit {
  return { name, apply: async (copy) => kinds[name]?.(copy, choose) };
}

/** One edit of each kind. */
export const edits: readonly Edit[] = Object.keys(kinds).map((name, index) =>
  editOf(name, chooser(index + 1)),
);

/** Returns random edits, the same for each seed. */
export function randomEdits(count: number, seed: number): Edit[] {
  const choose = chooser(seed);
  const names = Object.keys(kinds);
  return Array.from({ length: count }, () => editOf(names[choose(names.length)] ?? '', choose));
}
