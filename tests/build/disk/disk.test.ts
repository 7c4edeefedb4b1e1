import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Copy, copySite } from '../copy.ts';
import { runOn } from './mounted.ts';

let copy: Copy;
beforeAll(async () => {
  copy = await copySite();
});
afterAll(() => copy.remove());

it('a read-only folder is reported in one sentence before any work', async () => {
  expect(await runOn('read-only', copy.root, ['build'])).toEqual({
    succeeded: false,
    output: `${copy.root} is on a read-only file system. Copy the site to a folder that you may write, and run the command there.\n`,
  });
});

it('a disk that becomes full during a build is reported in one sentence, without a stack trace', async () => {
  const { succeeded, output } = await runOn('small', copy.root, ['build']);
  expect(succeeded).toBe(false);
  expect(output.trimEnd().split('\n').at(-1)).toMatch(
    /^The disk of \S+ is full\. Free some space, then run the command again\.$/,
  );
  expect(output).not.toMatch(/^ +at /m);
});
