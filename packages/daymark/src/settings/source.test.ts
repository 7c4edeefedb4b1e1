import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readSourceFile } from './source.ts';

/** Reads a settings file with this text. */
function readSource(text: string) {
  const folder = mkdtempSync(join(tmpdir(), 'daymark-source-'));
  const file = join(folder, 'site.config.ts');
  writeFileSync(file, text);
  const source = readSourceFile(file);
  rmSync(folder, { recursive: true });
  return source;
}

const source = readSource(`import shared from './shared.ts';

const topic = {
  'after-list': { bannerId: 401 },
};
const loop = { loop };

export default defineSite({
  noun: 'Yoga',
  slots: {
    home: { 'after-hero': {
      bannerId: 101 } },
    topic,
    blog: shared.blog,
  },
  networks: [
    { ...shared.network,
      id: 'acme' },
    ...shared.networks,
    { id: 'unknown position' },
  ],
  loop,
  ...shared.rest,
} satisfies Settings);
`);

it.each([
  ['a field', 'noun', 9],
  ['a field in a field', 'slots.home.after-hero.bannerId', 12],
  ['a field in a constant of the file', 'slots.topic.after-list.bannerId', 4],
  ['a field in a list', 'networks.0.id', 18],
  ['an imported value: its nearest field in the file', 'slots.blog.in-list.bannerId', 14],
  ['a value in a spread: the nearest field in the file', 'networks.0.slots.home.after-hero', 17],
  ['an item after a spread: the list', 'networks.2.id', 16],
  ['a constant that contains itself', 'loop.loop.loop', 6],
  ['a field that is missing: the default export', 'identity', 8],
])('the source has a line for %s', (_, field, line) => {
  expect(source.lineOf(field)).toBe(line);
});

it('the source has no line in a file without a default export', () => {
  expect(readSource('const noun = "Yoga";').lineOf('noun')).toBeUndefined();
});

it('a field that an object contains twice is found with both lines', () => {
  const text =
    "export default {\n  noun: 'a',\n  ...b,\n  'noun': 'c',\n  home: { action: { noun: 1 } },\n};";
  expect(readSource(text).repetitions).toEqual([{ field: 'noun', lines: [2, 4] }]);
});

it('a field that overrides a field of a spread object is not a repetition', () => {
  expect(source.repetitions).toEqual([]);
});

it('a syntax error is found with its line', () => {
  expect(readSource("export default {\n  noun: 'a'\n  home: {},\n};").fault).toMatchObject({
    line: 3,
  });
  expect(source.fault).toBeUndefined();
});

it('a file that cannot be read has no lines', () => {
  expect(readSourceFile('no-such-folder/site.config.ts').lineOf('noun')).toBeUndefined();
});
