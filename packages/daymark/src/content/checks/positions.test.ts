import { describe, expect, it } from 'vitest';
import { exampleText } from '../../../../../tests/example-texts.ts';
import { positionProblems } from './positions.ts';
import { formatProblem } from './problem.ts';

const problemsOf = (...texts: [file: string, frontMatter?: string][]) =>
  positionProblems(
    texts.map(([file, frontMatter]) => exampleText(`content/${file}.md`, frontMatter)),
  ).map(formatProblem);

describe('a position that two content files claim', () => {
  it('among the guides is reported with its line, also for drafts', () => {
    expect(problemsOf(['articles/a', 'guide: 1'], ['articles/b', 'draft: true\nguide: 1'])).toEqual(
      [
        'content/articles/b.md:3: guide: expected a position among the guides that no other content file has; found 1, which content/articles/a.md also has',
      ],
    );
  });

  it('in a series is not reported if the files are in different series', () => {
    expect(
      problemsOf(
        ['articles/a', 'series: { name: Tides, part: 1 }'],
        ['articles/b', 'series: { name: Harbours, part: 1 }'],
        ['articles/c', 'guide: 1'],
      ),
    ).toEqual([]);
  });

  it('among the steps is reported if the names are equal, or the numbers without leading zeros', () => {
    expect(problemsOf(['path/1-a'], ['path/01-b'], ['path/2-a'])).toEqual([
      'content/path/01-b.md:1: expected a step number that no other content file has; found 1, which content/path/1-a.md also has',
      'content/path/2-a.md:1: expected a name after the step number that no other content file has; found a, which content/path/1-a.md also has',
    ]);
  });
});

describe('a step in content/path', () => {
  it('must have a file name that begins with its number', () => {
    expect(problemsOf(['path/five-breaths'])).toEqual([
      'content/path/five-breaths.md: expected a file name that begins with the step number, such as 1-five-breaths.md; found "five-breaths"',
    ]);
  });

  it('must have a published article', () => {
    expect(
      problemsOf(['path/1-a', 'title: A\narticle: walk'], ['articles/walk', 'draft: true']),
    ).toEqual([
      'content/path/1-a.md:3: article: expected a published article; found walk (content/articles/walk.md is not published)',
    ]);
    expect(problemsOf(['path/1-a', 'article: walk'], ['articles/walk'])).toEqual([]);
  });
});
