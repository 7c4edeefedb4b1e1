import { expect, inject, it, onTestFinished } from 'vitest';
import { copySite } from './copy.ts';

/* What a build prints. The messages of Astro, from which the stages come, may change in Astro. */

const MINUTE = 60_000;

/** Returns the beginnings of lines. */
const namesIn = (lines: readonly string[]) => lines.map((line) => line.split(/ {2,}/)[0]);

it('a build without a terminal prints a line for each stage, then its results', () => {
  const { output } = inject('publication');
  const [stages = '', results = '', end] = output.split('\n\n');
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
  expect(results).toMatch(/^Articles +\d+ published$/m);
  expect(results).toMatch(/^Pages +[1-9]\d*$/m);
  expect(results).toMatch(/^Memory at most +\d{2,4} MB$/m);
  expect(end).toMatch(/^The site is built in dist\.\n/);
  expect(output).not.toContain('\u001b');
});

it('with --verbose, a build prints all messages of Astro', { timeout: MINUTE }, async () => {
  const copy = await copySite('tests/fixtures/starter-0.1.0');
  onTestFinished(() => copy.remove());
  const { succeeded, output } = await copy.run(['build', '--verbose']);
  expect(succeeded).toBe(true);
  expect(output).toContain('├─ /about.html');
  expect(output).toContain('Complete!');
  expect(output).toMatch(/^Warnings +none$/m);
});

it('a build that changes nothing repeats the warnings of the last build', {
  timeout: MINUTE,
}, async () => {
  const copy = await copySite('tests/fixtures/starter-0.1.0');
  onTestFinished(() => copy.remove());
  await copy.write('public/about.html', '<!doctype html><title>About</title>');
  const warning = 'public/about.html: replaces the file of the same name that the engine makes';
  const first = await copy.run(['build']);
  expect(first.output).toContain(warning);
  expect(first.output).toContain('The site is built in dist.');
  const second = await copy.run(['build']);
  expect(second.output).toContain(`1 warning:\n  ${warning}\n`);
  expect(second.output).toMatch(/^Warnings +1$/m);
  expect(second.output).toContain('Nothing has changed since the last build in dist.');
});
