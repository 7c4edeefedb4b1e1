import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The folder of the articles in a site. */
export const ARTICLES = 'content/articles';

/** The number of words of an article, without its front matter. */
const WORDS = 1200;

const DAY = 86_400_000;

/** The day of the newest article. */
const NEWEST = Date.UTC(2026, 9, 1);

/** The number of days from the newest to the oldest article. */
const SPAN = 3650;

/** Returns a generator of numbers from 0 to 1 that are the same in every run. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Returns the name of an article, without the extension of its file. */
export const slugOf = (number: number): string => `generated-${String(number).padStart(6, '0')}`;

/** An article as a Markdown file. */
export interface GeneratedArticle {
  /** The path relative to the site's folder. */
  file: string;
  text: string;
}

/**
 * Generates articles of 1,200 words with headings, lists and links to each other. The words come
 * from the site's articles, and are as frequent as in these articles.
 * @param site the folder of the site
 * @param count the number of articles, spread over ten years
 */
export async function* generateArticles(
  site: string,
  count: number,
): AsyncGenerator<GeneratedArticle> {
  const vocabulary = await wordsOf(join(site, ARTICLES));
  const topics = (await readdir(join(site, 'content/topics'))).map((file) => file.slice(0, -3));
  const random = randomNumbers(12345);
  const word = () => vocabulary[Math.floor(vocabulary.length * random() ** 3)] ?? '';
  const words = (number: number) => Array.from({ length: number }, word).join(' ');
  const sentence = () => `${capitalized(words(6 + Math.floor(random() * 14)))}.`;
  const sentences = (number: number) => Array.from({ length: number }, sentence);

  for (let number = 0; number < count; number += 1) {
    const parts: string[] = [];
    for (let length = 0; length < WORDS; length = parts.join(' ').split(' ').length) {
      if (parts.length % 4 === 0) parts.push(`## ${capitalized(words(4))}`);
      const other = slugOf(Math.floor(random() * number));
      const link =
        parts.length % 3 === 1 && number > 0 ? ` See [${words(2)}](/blog/${other}).` : '';
      parts.push(sentences(4).join(' ') + link);
      if (parts.length % 5 === 4)
        parts.push(
          sentences(3)
            .map((item) => `- ${item}`)
            .join('\n'),
        );
    }
    const date = new Date(NEWEST - Math.floor((number * SPAN) / count) * DAY);
    yield {
      file: `${ARTICLES}/${slugOf(number)}.md`,
      text: `---
title: ${capitalized(words(5))} ${number}
summary: ${sentences(2).join(' ').slice(0, 180)}
date: ${date.toISOString().slice(0, 10)}
topics: [${topics[number % topics.length]}]
kind: essay
---

${parts.join('\n\n')}
`,
    };
  }
}

/** Returns the different words of the articles in a folder. */
async function wordsOf(folder: string): Promise<string[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.md')).toSorted();
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  const bodies = texts.map((text) => text.slice(text.indexOf('\n---\n') + 5)).join(' ');
  return [...new Set(bodies.toLowerCase().match(/\b[a-z]{3,12}\b/g))];
}
