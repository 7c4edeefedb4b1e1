import type { Problem } from './problem.ts';
import { fieldProblem, type Text } from './text.ts';

const LONGEST_TITLE = 120;
/** The largest text in bytes, far more than a book has. */
const LARGEST = 1_000_000;

/** The kinds of content files whose pages are nothing without a body. */
const WITH_BODY = new Set(['articles', 'path', '../pages']);

/** The numbers of files with which a build takes minutes, by folder, with the reason. */
const MOST: Readonly<Record<string, readonly [count: number, name: string, reason: string]>> = {
  path: [200, 'steps', 'the page of each step links to all steps'],
  topics: [1000, 'topics', 'each topic has a page, three feeds and an image'],
};

/** Warns about folders with so many texts that a build takes minutes. */
export function countProblems(texts: readonly Pick<Text, 'folder'>[]): Problem[] {
  const counts = Map.groupBy(texts, ({ folder }) => folder);
  return Object.entries(MOST).flatMap(([folder, [most, name, reason]]): Problem[] => {
    const { length } = counts.get(folder) ?? [];
    if (length <= most) return [];
    const expected = `at most ${most} ${name}, because ${reason}`;
    const found = `${length}, with which a build takes minutes`;
    return [{ file: `content/${folder}`, expected, found, severity: 'warning' }];
  });
}

/** Warns about texts that are empty or very large, and about very long titles. */
export function sizeProblems(texts: readonly Text[]): Problem[] {
  return texts.flatMap((text): Problem[] => {
    const { file, folder, fields, bodySize, isReadable } = text;
    const { title, draft } = fields;
    const problems: Problem[] = [];
    const isEmpty = file.endsWith('.md') && WITH_BODY.has(folder) && bodySize === 0;
    if (isEmpty && isReadable && draft !== true)
      problems.push({ file, expected: 'a text below the front matter', found: 'no text' });
    if (bodySize > LARGEST) {
      const found = `${(bodySize / 1_000_000).toFixed(1)} MB, which is slow to load`;
      problems.push({ file, expected: 'a text of at most 1 MB', found });
    }
    if (typeof title === 'string' && title.length > LONGEST_TITLE) {
      const expected = `a title of at most ${LONGEST_TITLE} characters`;
      problems.push(fieldProblem(text, 'title', expected, `${title.length} characters`));
    }
    return problems.map((problem) => ({ ...problem, severity: 'warning' }));
  });
}
