import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { ALL_TESTS } from '@mdn/mdn-http-observatory/src/constants.js';
import { MINIMUM_SCORE_FOR_EXTRA_CREDIT } from '@mdn/mdn-http-observatory/src/grader/charts.js';
import { getScoreModifier } from '@mdn/mdn-http-observatory/src/grader/grader.js';
import { retrieve } from '@mdn/mdn-http-observatory/src/retriever/retriever.js';

/** The result of Mozilla's HTTP Observatory for a page. */
export interface Score {
  /** The score, from 0; 100 and more is A+. */
  readonly score: number;
  /** The results of the Observatory's tests, each with its points. */
  readonly parts: readonly string[];
  /** The HTTP status of the page. */
  readonly status: number;
}

/**
 * Writes an empty HSTS preload list for the Observatory. Its install script, which the tests do not
 * run, would download the real list. The tested host, localhost, is not on that list.
 */
export async function withoutPreloads(): Promise<void> {
  const manifest = '@mdn/mdn-http-observatory/package.json';
  const folder = dirname(createRequire(import.meta.url).resolve(manifest));
  await writeFile(join(folder, 'conf', 'hsts-preload.json'), '{}');
}

/**
 * Scores a page of localhost by the same rules as the Observatory's function `scan`, which supports
 * neither ports nor error pages.
 * @throws when there is no response.
 */
export async function scoreOf(place: {
  httpPort: number;
  httpsPort: number;
  path: string;
}): Promise<Score> {
  const answers = await retrieve('localhost', place);
  const { auto } = answers.responses;
  if (!auto) throw new Error(`${place.path}: expected a response; found none.`);
  const results = ALL_TESTS.map((test) => test(answers).result);
  const worths = results.map(getScoreModifier);
  const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 100);
  const bare = sum(worths.filter((worth) => worth < 0));
  const score = bare >= MINIMUM_SCORE_FOR_EXTRA_CREDIT ? sum(worths) : bare;
  const parts = results.map((result, index) => `${result}: ${worths[index]}`);
  return { score: Math.max(score, 0), parts, status: auto.status };
}
