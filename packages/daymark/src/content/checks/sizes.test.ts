import { expect, it } from 'vitest';
import { formatProblem } from './problem.ts';
import { countProblems } from './sizes.ts';

const files = (folder: string, length: number) => Array.from({ length }, () => ({ folder }));

it('a folder with so many texts that a build takes minutes gets a warning', () => {
  const problems = countProblems([...files('path', 201), ...files('topics', 1001)]);
  expect(problems.map(formatProblem)).toEqual([
    'content/path: expected at most 200 steps, because the page of each step links to all steps; found 201, with which a build takes minutes',
    'content/topics: expected at most 1000 topics, because each topic has a page, three feeds and an image; found 1001, with which a build takes minutes',
  ]);
  expect(problems.every(({ severity }) => severity === 'warning')).toBe(true);
});

it('many articles, and as many steps and topics as a build takes a minute for, get none', () => {
  const texts = [...files('path', 200), ...files('topics', 1000), ...files('articles', 5000)];
  expect(countProblems(texts)).toEqual([]);
});
