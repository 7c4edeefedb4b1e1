import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readSource } from '../../daymark/src/settings/source.ts';
import { settingsTexts } from './settings.ts';

/** Returns the paths of all texts, such as "links./blog". A language may have further legal pages. */
const pathsOf = (texts: object, prefix = ''): string[] =>
  Object.entries(texts).flatMap(([name, part]) => {
    const path = prefix + name;
    if (path === 'legal') return [];
    return typeof part === 'object' && !Array.isArray(part) ? pathsOf(part, `${path}.`) : path;
  });

/** Returns the differences of a file of texts from the English texts, with their lines. */
function mistakesIn(file: string, texts: object): string[] {
  const { lineOf } = readSource(`export default ${readFileSync(file, 'utf8')}`);
  const [own, english] = [pathsOf(texts), pathsOf(settingsTexts.en ?? {})];
  const named = (path: string, what: string) => `${file}:${lineOf(path)}: ${what} ${path}`;
  return [
    ...english.filter((path) => !own.includes(path)).map((path) => named(path, 'lacks')),
    ...own.filter((path) => !english.includes(path)).map((path) => named(path, 'has besides')),
  ];
}

it.each(Object.entries(settingsTexts))('the settings in "%s" have all texts', (code, texts) => {
  expect(mistakesIn(`packages/create-daymark/words/${code}.json`, { ...texts })).toEqual([]);
});

it('a missing and a superfluous text are named with their lines', () => {
  const { noun, donation, ...others } = { ...settingsTexts.de };
  const file = 'packages/create-daymark/words/de.json';
  expect(mistakesIn(file, { ...others, nuon: noun, donation: {} })).toEqual([
    `${file}:2: lacks noun`,
    `${file}:24: lacks donation.title`,
    `${file}:25: lacks donation.message`,
    `${file}:1: has besides nuon`,
  ]);
});
