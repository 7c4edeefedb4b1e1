import { mkdir, readFile, writeFile } from 'node:fs/promises';
import process from 'node:process';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { makeFolder } from '../../../../tests/small-site.ts';
import type { Problem } from '../content/checks/problem.ts';
import { writeLinks } from './write-links.ts';

// Writes files in the working directory: this file needs a process of its own.
const before = process.cwd();
beforeEach(async () => {
  process.chdir(await makeFolder());
  await mkdir('content');
});
afterEach(() => process.chdir(before));

const TEXT = 'content/noon.md';
const link = (line: number, found: string, replacement: string): Problem => ({
  ...{ file: TEXT, line, expected: '', found },
  replacement,
});

/** Writes new addresses into a text as the command does. Returns its output. */
async function write(text: string, ...problems: Problem[]): Promise<string> {
  await writeFile(TEXT, text);
  return writeLinks(async (onChecked) => {
    onChecked({ problems } as never);
    throw new Error('problems');
  });
}

it.each([
  ['[a](/blog/a) and [b](/blog/ab).', '[a](/2026/a) and [b](/blog/ab).'],
  ['`/blog/a` and [a](/blog/a "Title")', '`/blog/a` and [a](/2026/a "Title")'],
  ['[a](</blog/a>)', '[a](</2026/a>)'],
  ['[b](https://sea.org/blog/a), [a](/blog/a)', '[b](https://sea.org/blog/a), [a](/2026/a)'],
  ['[a]: /blog/a', '[a]: /2026/a'],
  ['<a href="/blog/a">', '<a href="/2026/a">'],
  ['::button[A]{href=/blog/a}', '::button[A]{href=/2026/a}'],
  ['[words\nthat go on](/blog/a)\r\n', '[words\nthat go on](/2026/a)\r\n'],
  ["  href: '/blog/a',", "  href: '/2026/a',"],
])('a link to a page that has moved gets the new address: %s', async (text, expected) => {
  expect(await write(text, link(1, '/blog/a', '/2026/a'))).toBe(
    'Wrote the new addresses into 1 link of 1 file.',
  );
  expect(await readFile(TEXT, 'utf8')).toBe(expected);
});

it('several links of a line are written, each once, with their anchors', async () => {
  const text = '\uFEFF[a](/blog/a#x) [a](/blog/a) [c](/blog/a)';
  const links = [link(1, '/blog/a#x', '/2026/a#x'), link(1, '/blog/a', '/2026/a')];
  await write(text, ...links, link(1, '/blog/a', '/2026/a'));
  expect(await readFile(TEXT, 'utf8')).toBe('\uFEFF[a](/2026/a#x) [a](/2026/a) [c](/2026/a)');
});

it('a link that is written in another way is left to the owner, with its line', async () => {
  const output = await write('[a](/bl%6Fg/a)', {
    ...link(1, '/blog/a', '/2026/a'),
    expected: '/2026/a',
  });
  expect(output).toBe(
    'No link leads to a page that has moved.\ncontent/noon.md:1: expected /2026/a; found /blog/a',
  );
  expect(await readFile(TEXT, 'utf8')).toBe('[a](/bl%6Fg/a)');
});

it('an error that is no problem of the site stops the command', async () => {
  await expect(writeLinks(() => Promise.reject(new Error('disk')))).rejects.toThrow('disk');
});
