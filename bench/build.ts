/*
 * Measures how the build time grows with the number of articles: a ratio of 1.0 for the time per
 * article means linear growth. Run with: npm run bench:build. It takes about five minutes.
 */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { copySite, PUBLICATION } from '../tests/build/copy.ts';

const FEW = 250;
const MANY = 2000;
const FOLDER = 'content/articles';
const DAY = 86_400_000;

/** Returns the texts of the test site's articles, with realistic headings, lists and links. */
async function bodies(): Promise<string[]> {
  const files = (await readdir(join(PUBLICATION, FOLDER))).filter((file) => file.endsWith('.md'));
  const texts = await Promise.all(
    files.map((file) => readFile(join(PUBLICATION, FOLDER, file), 'utf8')),
  );
  return texts.map((text) => text.slice(text.indexOf('\n---\n') + 5));
}

function article(number: number, body: string): string {
  const date = new Date(Date.UTC(2020, 0, 1) + number * DAY).toISOString().slice(0, 10);
  const topic = ['attention', 'habits', 'rest', 'emotions', 'connection'][number % 5];
  return `---
title: Article ${number} of many
summary: The summary of article ${number}, as long as summaries are, for cards, lists and machines.
date: ${date}
topics: [${topic}]
kind: essay
---
${body}`;
}

/** Returns the seconds that a first and a second build take, with `count` additional articles. */
async function measure(count: number) {
  const copy = await copySite();
  const texts = await bodies();
  for (let number = 0; number < count; number += 1)
    await copy.add(
      `${FOLDER}/article-${number}.md`,
      article(number, texts[number % texts.length] ?? ''),
    );
  const seconds: number[] = [];
  for (const _build of ['first', 'again']) {
    const begun = performance.now();
    const { succeeded, output } = await copy.build();
    if (!succeeded) throw new Error(output);
    seconds.push((performance.now() - begun) / 1000);
  }
  await copy.remove();
  const [first = 0, again = 0] = seconds;
  return { first, again };
}

const few = await measure(FEW);
const many = await measure(MANY);
const perArticle = (key: 'first' | 'again') => many[key] / MANY / (few[key] / FEW);
for (const key of ['first', 'again'] as const)
  console.log(
    `${key}: ${FEW} articles ${few[key].toFixed(1)} s, ${MANY} articles ${many[key].toFixed(1)} s; ` +
      `time per article ×${perArticle(key).toFixed(2)}`,
  );
