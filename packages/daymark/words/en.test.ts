import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { pathOfSteps } from './en.ts';
import { nameInText, nounInText } from './inflection.ts';

it.each([
  [1, 'one step'],
  [7, 'seven steps'],
  [12, 'twelve steps'],
  [13, '13 steps'],
])('a count of %i is written as %s', (count, words) => {
  expect(pathOfSteps(count)).toBe(`The path: ${words}`);
});

it.each([
  ['en', 'Yoga', 'yoga'],
  ['en', 'Tai Chi & Qigong', 'tai chi & qigong'],
  ['en', 'NLP', 'NLP'],
  ['en', 'Élan vital', 'élan vital'],
  ['en', 'יוגה', 'יוגה'],
  ['de', 'Achtsamkeit', 'Achtsamkeit'],
  ['nl', 'IJsbaden', 'ijsbaden'],
  ['tr', 'Iyengar Yoga', 'ıyengar yoga'],
])('in the language "%s", the noun %s within a sentence is %s', (language, title, running) => {
  expect(nounInText(title, language)).toBe(running);
});

it.each([
  ['en', 'The editors of Daymark', 'the editors of Daymark'],
  ['fr', 'L’équipe de Daymark', 'l’équipe de Daymark'],
  ['de', 'Die Redaktion', 'Die Redaktion'],
])('in the language "%s", the author %s within a sentence is %s', (language, name, running) => {
  expect(nameInText(name, language)).toBe(running);
});

it('the ten sentences that show translators the voice are strings of the interface', () => {
  const strings = readFileSync('packages/daymark/words/en.ts', 'utf8');
  const page = readFileSync('docs/interface-words.md', 'utf8');
  const sentences = [...page.matchAll(/^\| (?!where)[^|]+ \| (.+) \|$/gm)].map(
    ([, text]) => `${text}`,
  );
  expect(sentences).toHaveLength(10);
  expect(sentences.filter((text) => !strings.includes(text))).toEqual([]);
});
