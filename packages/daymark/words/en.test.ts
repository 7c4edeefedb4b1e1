import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { nounInText, pathOfSteps } from './en.ts';

it.each([
  [1, 'one step'],
  [7, 'seven steps'],
  [12, 'twelve steps'],
  [13, '13 steps'],
])('a count of %i is written as %s', (count, words) => {
  expect(pathOfSteps(count)).toBe(`The path: ${words}`);
});

it.each([
  ['Yoga', 'yoga'],
  ['Tai Chi & Qigong', 'tai chi & qigong'],
  ['NLP', 'NLP'],
  ['Élan vital', 'élan vital'],
  ['יוגה', 'יוגה'],
])('the noun %s within a sentence is %s', (title, running) => {
  expect(nounInText(title)).toBe(running);
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
