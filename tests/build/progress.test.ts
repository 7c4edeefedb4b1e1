import { expect, inject, it } from 'vitest';

/*
 * A test of what a build prints. The stages are derived from messages of Astro, which a new version
 * of Astro may change.
 */

/** Returns the beginnings of lines. */
const namesIn = (lines: readonly string[]) => lines.map((line) => line.split(/ {2,}/)[0]);

it('a build without a terminal prints a line for each stage, the remarks before launch, then its results', () => {
  const { output } = inject('publication');
  const [stages = '', remarks, results = '', end] = output.split('\n\n');
  expect(namesIn(stages.split('\n'))).toEqual([
    'Checks',
    'Scripts and styles',
    'Search',
    'Pages and other files',
    'Compression',
    'Files for hosts',
  ]);
  for (const line of stages.split('\n').filter((line) => !/^(?:Scripts|Search)/.test(line)))
    expect(line).toMatch(/ \d+ files +\d+\.\d s$/);
  expect(remarks).toMatch(/^\d+ remarks before launch, on what visitors should not meet:\n/);
  expect(results).toMatch(/^Articles +\d+ published$/m);
  expect(results).toMatch(/^Pages +[1-9]\d*$/m);
  expect(results).toMatch(/^Memory at most +\d{2,4} MB$/m);
  expect(end).toMatch(/^The site is built in dist\.\n/);
  expect(output).not.toContain('\u001b');
});
