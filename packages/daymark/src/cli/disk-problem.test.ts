import { describe, expect, it } from 'vitest';
import { diskProblem } from './disk-problem.ts';

const errorOf = (code: string, more: object = {}) =>
  Object.assign(new Error(`${code}: …`), { code, ...more });
const FULL = 'The disk of /site is full. Free some space, then run the command again.';

describe('an error of the disk', () => {
  it.each([
    ['ENOSPC', 'The disk of /site/a is full. Free some space, then run the command again.'],
    [
      'EDQUOT',
      'Your disk quota on /site/a is used up. Free some space, then run the command again.',
    ],
    [
      'EIO',
      'The disk of /site/a cannot be read or written. If it is full, free some space; otherwise check the disk. Then run the command again.',
    ],
    [
      'EROFS',
      '/site/a is on a read-only file system. Copy the site to a folder that you may write, and run the command there.',
    ],
    [
      'EACCES',
      'You have no permission to write or read /site/a. Give your user the permission, or run the command as the user who owns it.',
    ],
    [
      'EPERM',
      'You have no permission to write or read /site/a. Give your user the permission, or run the command as the user who owns it.',
    ],
  ])('is described with its path and what to do: %s', (code, sentence) => {
    expect(diskProblem(errorOf(code, { path: '/site/a' }), '/site')).toBe(sentence);
  });

  it.each(['content/articles/dawn.md', '/site/content/articles/dawn.md'])(
    'says that a file of the owner is gone: %s',
    (path) => {
      const cause = errorOf('ENOENT', { path });
      expect(diskProblem(new Error('the page cannot be rendered', { cause }), '/site')).toBe(
        `${path} does not exist any more. If the file was removed or renamed in the meantime, run the command again.`,
      );
    },
  );

  it('without a path is described with the folder of the site', () => {
    expect(diskProblem(errorOf('ENOSPC', { syscall: 'write' }), '/site')).toBe(FULL);
  });

  it.each([
    new Error('Could not write', { cause: errorOf('ENOSPC') }),
    new AggregateError([new Error('one'), errorOf('ENOSPC')]),
    new Error('failed to write a.js: No space left on device (os error 28)'),
  ])('is found in other errors and in messages of programs: %s', (error) => {
    expect(diskProblem(error, '/site')).toBe(FULL);
  });

  it.each([
    new Error('the settings are wrong'),
    errorOf('ENOSPC', { syscall: 'watch', path: '/site' }),
    errorOf('ENOENT', { path: '/site/node_modules/a.js' }),
    errorOf('ENOENT', { path: '/content/a.md' }),
    errorOf('ENOENT'),
    new Error('a.js: os error 52'),
    errorOf('EACCES', { syscall: 'listen', port: 80 }),
    undefined,
  ])('is not seen in other errors: %s', (error) => {
    expect(diskProblem(error, '/site')).toBeUndefined();
  });
});
