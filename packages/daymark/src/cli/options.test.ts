import { expect, it } from 'vitest';
import { readOptions } from './options.ts';

it('an option that a command does not have is refused', () => {
  const known = ['--verbose', '--then-start'];
  expect(() => readOptions('build', ['--verbose', '--verbos'], known)).toThrow(
    'daymark build: expected only --verbose or --then-start; found "--verbos"',
  );
  expect(readOptions('build', ['--verbose'], known)).toEqual(new Set(['--verbose']));
});
