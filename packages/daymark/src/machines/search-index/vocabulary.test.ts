import { expect, it } from 'vitest';
import { exampleRecord } from '../../../../../tests/search-records.ts';
import { countWords, mostFrequent } from './vocabulary.ts';

it('the vocabulary of some pages lists their words, those on the most pages first', () => {
  const words = mostFrequent(
    countWords([
      exampleRecord(),
      exampleRecord({ title: 'Bend & bend', summary: '', html: '<h2 class="wide">Bend</h2>' }),
    ]),
  );
  expect(words.slice(0, 2).sort()).toEqual(['bend', 'rest']);
  expect(words).toContain('lighthouse');
  expect(words).not.toContain('wide');
  expect(words).not.toContain('the');
});

it('the vocabulary has at most 20,000 words', () => {
  const words = Array.from({ length: 25_000 }, (_, number) => `word${number}`).join(' ');
  expect(countWords([exampleRecord({ html: words }), exampleRecord()]).size).toBe(20_000);
});
