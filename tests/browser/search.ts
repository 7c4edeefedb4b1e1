import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

const CONTENT = join(import.meta.dirname, '../fixtures/publication/content');

/** The files of the search index. */
export const INDEX = '**/pagefind/**';
/** The files with the words of the search index. A search requests some of these files. */
export const WORDS = '**/pagefind/*/index/*';

/** The elements of the search page. */
export function searchOf(page: Page) {
  const search = page.getByRole('search');
  return {
    field: search.getByRole('searchbox', { name: 'Search for' }),
    status: search.locator('.search-status'),
    results: search.getByRole('heading').getByRole('link'),
    marks: search.locator('mark'),
    tryAgain: search.getByRole('button', { name: 'Try again' }),
    more: search.getByRole('button', { name: 'Show more results' }),
  };
}

/** Makes the first requests for files of the search index fail, and counts all requests. */
export async function failIndex(page: Page, files: string, times: number) {
  const attempts = { count: 0, failing: times };
  await page.route(files, async (route) => {
    attempts.count++;
    if (attempts.count <= attempts.failing) await route.abort();
    else await route.continue();
  });
  return attempts;
}

/**
 * Returns a word of an article's paragraph that no other text contains. Paragraphs are counted
 * from 1.
 */
export function wordOnlyIn(slug: string, paragraph: number): string {
  const [, , ...body] = textOf(`articles/${slug}.md`).split(/^---$/m);
  const own = body.join('');
  const others = readdirSync(CONTENT, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md') && file !== `articles/${slug}.md`)
    .map(textOf)
    .join(' ');
  const paragraphs = own.split(/\n{2,}/).filter((block) => /^\p{L}/u.test(block.trim()));
  const words = paragraphs[paragraph - 1]?.match(/(?<!\{)\b[a-z]{6,}\b/g) ?? [];
  const word = words.find((candidate) => !others.includes(candidate.slice(0, 5)));
  if (!word)
    throw new Error(
      `${slug}: expected a word in paragraph ${paragraph} that no other text contains; found none`,
    );
  return word;
}

const textOf = (file: string) => readFileSync(join(CONTENT, file), 'utf8').toLowerCase();
