import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { rename, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makeFolder } from '../../../../../tests/small-site.ts';
import { fileDigests } from './file-digests.ts';

vi.mock('node:fs', { spy: true });

/** A file that was written an hour ago, and the function with its hash. */
async function oldFile() {
  const file = join(await makeFolder(), 'dawn.md');
  await writeFile(file, 'Light.');
  vi.setSystemTime(Date.now() + 3_600_000);
  const digests = fileDigests();
  digests.get(file);
  return { file, digests };
}

const digestOf = (text: string) => hash('sha256', text);

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

it('a file that has not changed is read once', async () => {
  const { file, digests } = await oldFile();
  vi.mocked(readFileSync).mockClear();
  expect(digests.get(file)).toBe(digestOf('Light.'));
  expect(readFileSync).not.toHaveBeenCalled();
});

it('a file is read again after an edit that leaves its size and its modification time', async () => {
  const { file, digests } = await oldFile();
  const { atime, mtime } = await stat(file);
  await writeFile(file, 'Night.');
  await utimes(file, atime, mtime);
  expect(digests.get(file)).toBe(digestOf('Night.'));
});

it('a file is read again if another file has taken its place', async () => {
  const { file, digests } = await oldFile();
  await writeFile(`${file}.new`, 'Night.');
  await rename(`${file}.new`, file);
  expect(digests.get(file)).toBe(digestOf('Night.'));
});

it('a file that was written just now is always read, because its times may stay the same', async () => {
  const { file } = await oldFile();
  vi.setSystemTime((await stat(file)).mtimeMs + 1);
  const digests = fileDigests();
  vi.mocked(readFileSync).mockClear();
  expect([digests.get(file), digests.get(file)]).toEqual(Array(2).fill(digestOf('Light.')));
  expect(readFileSync).toHaveBeenCalledTimes(2);
});
