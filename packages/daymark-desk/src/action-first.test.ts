import { expect, it } from 'vitest';
import { actionFirst } from './action-first.ts';

it.each([
  [
    'a value that the owner probably means',
    'author: expected one of anna (did you mean "anna"?); found "Anna Müller"',
    'author: use "anna" instead of "Anna Müller"',
  ],
  [
    'a value that the check knows',
    'draft: expected true or false (write true); found "yes"',
    'draft: use true instead of "yes"',
  ],
  [
    'a misspelt field',
    'sumary: expected one of the fields (did you mean "summary"?): title, summary; found "On dawn."',
    'sumary: rename the field "summary"',
  ],
  [
    'a remedy',
    'expected a paragraph with at most 2000 dashes; found 3000; divide it with empty lines',
    'divide it with empty lines (expected a paragraph with at most 2000 dashes; found 3000)',
  ],
  [
    'what is missing',
    'expected a line ::: below the text of :::note; found no such line',
    'add a line ::: below the text of :::note',
  ],
  [
    'another value',
    '::video: vimeo: expected the numeric id of a Vimeo video; found "a; b"',
    '::video: vimeo: use the numeric id of a Vimeo video instead of "a; b"',
  ],
  ['a sentence of another form', 'The preview does not answer.', 'The preview does not answer.'],
])('an author reads first what to do: %s', (_, sentence, expected) => {
  expect(actionFirst(sentence)).toBe(expected);
});
