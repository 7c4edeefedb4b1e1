import { expect, it } from 'vitest';
import { exampleRecord } from './testing.ts';
import { vocabularyOf } from './vocabulary.ts';

it('the vocabulary of a site lists the words of its pages, those on the most pages first', () => {
  const words = vocabularyOf([
    exampleRecord(),
    exampleRecord({ title: 'Bend & bend', summary: '', html: '<h2 class="wide">Bend</h2>' }),
  ]);
  expect(words.slice(0, 2).sort()).toEqual(['bend', 'rest']);
  expect(words).toContain('lighthouse');
  expect(words).not.toContain('wide');
  expect(words).not.toContain('the');
});
