import { expect, it } from 'vitest';
import { ChoiceError } from './choices.ts';
import { fileError } from './file-error.ts';

it.each([
  [{ code: 'EACCES', path: '/srv/still' }, '/srv/still: you have no permission'],
  [{ code: 'ENOSPC' }, 'still: the disk is full'],
  [{ code: 'EMFILE' }, 'still: EMFILE'],
])('the error %j of the file system becomes one sentence', (error, sentence) => {
  expect(fileError(error, 'still')).toEqual(new ChoiceError(`could not read or write ${sentence}`));
});

it('any other error stays as it is', () => {
  const error = new TypeError('no function');
  expect(fileError(error, 'still')).toBe(error);
});
