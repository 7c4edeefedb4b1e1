import { lstatSync, readlinkSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { isPartial, makeBuild, olderBuilds } from './builds.ts';

async function makeRoot(): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'builds-'));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  return root;
}

const fail = () => {
  throw new Error('expected not to wait for another build');
};

/** Returns the function that writes a build with this text. */
const writing = (text: string) => async (folder: string) => {
  await mkdir(folder);
  await writeFile(join(folder, 'text'), text);
};

/** Makes a build with this text at `dist`. */
const build = (root: string, text: string, onWait: () => void = fail) =>
  makeBuild({ root, out: 'dist', onWait }, writing(text));

const served = (root: string) => readFile(join(root, 'dist/text'), 'utf8');

it('a link leads to the last whole build', async () => {
  const root = await makeRoot();
  const folder = await build(root, 'one');
  expect(await served(root)).toBe('one');
  expect(join(root, readlinkSync(join(root, 'dist')))).toBe(folder);
  await build(root, 'two');
  expect(await served(root)).toBe('two');
});

it('a build that fails leaves the last one, and nothing else', async () => {
  const root = await makeRoot();
  const folder = await build(root, 'one');
  const failing = makeBuild({ root, out: 'dist', onWait: fail }, async (partial) => {
    expect(isPartial(partial)).toBe(true);
    await writing('two')(partial);
    throw new Error('The last check failed.');
  });
  await expect(failing).rejects.toThrow('The last check failed.');
  expect(await served(root)).toBe('one');
  expect(await readdir(dirname(folder))).toHaveLength(1);
  expect(await readdir(join(root, '.daymark'))).toEqual(['builds']);
});

it('the last three builds are kept, and leftovers of killed builds are removed', async () => {
  const root = await makeRoot();
  const folders = [];
  for (const text of ['one', 'two', 'three', 'four']) {
    folders.push(await build(root, text));
    await mkdir(`${folders[0]}x.partial`, { recursive: true });
  }
  const last = await build(root, 'five');
  expect(await readdir(dirname(last))).toEqual(
    [...folders.slice(2), last].map((folder) => folder.slice(dirname(last).length + 1)),
  );
  expect(olderBuilds(last)).toEqual(folders.slice(2).reverse());
});

it('a build waits for another one in the same folder, and says for which', async () => {
  const root = await makeRoot();
  const [hasBegun, isWaiting] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const order: string[] = [];
  const first = makeBuild({ root, out: 'dist', onWait: fail }, async (folder) => {
    hasBegun.resolve();
    await isWaiting.promise;
    order.push('first');
    await writing('one')(folder);
  });
  await hasBegun.promise;
  const second = makeBuild(
    {
      root,
      out: 'dist',
      onWait({ pid, since }) {
        expect(pid).toBe(process.pid);
        expect(Date.now() - Date.parse(since)).toBeLessThan(60_000);
        isWaiting.resolve();
      },
    },
    async (folder) => {
      order.push('second');
      await writing('two')(folder);
    },
  );
  await Promise.all([first, second]);
  expect(order).toEqual(['first', 'second']);
  expect(await served(root)).toBe('two');
});

it.each([
  // The maximum of process ids on Linux is 2^22.
  ['a process that has ended', { pid: 2 ** 22 + 1, since: new Date().toISOString(), id: 'a' }],
  ['an earlier process with the id of this one', { pid: process.pid, since: '', id: 'a' }],
  ['a process from before the last start of the machine', { pid: 1, since: '2001-01-01', id: 'a' }],
  ['nobody, because the file was cut off', undefined],
])('a build does not wait for the lock of %s', async (_, holder) => {
  const root = await makeRoot();
  await mkdir(join(root, '.daymark'));
  await writeFile(join(root, '.daymark/lock'), JSON.stringify(holder) ?? '{"pi');
  await build(root, 'one');
  expect(await served(root)).toBe('one');
});

it('a folder from an earlier engine is kept as an old build', async () => {
  const root = await makeRoot();
  await writing('old')(join(root, 'dist'));
  await mkdir(join(root, 'dist/site'));
  await writeFile(join(root, 'dist/policy.json'), '{}');
  // The names of builds are their times, so both must not be of the same millisecond.
  const yesterday = new Date(Date.now() - 86_400_000);
  await utimes(join(root, 'dist'), yesterday, yesterday);
  const folder = await build(root, 'one');
  expect(lstatSync(join(root, 'dist')).isSymbolicLink()).toBe(true);
  const [old = ''] = olderBuilds(folder);
  expect(await readFile(join(old, 'text'), 'utf8')).toBe('old');
});

it('builds for different links do not remove each other', async () => {
  const root = await makeRoot();
  await build(root, 'one');
  for (const text of ['two', 'three', 'four', 'five'])
    await makeBuild({ root, out: 'elsewhere/out', onWait: fail }, writing(text));
  expect(await served(root)).toBe('one');
  expect(await readFile(join(root, 'elsewhere/out/text'), 'utf8')).toBe('five');
});

it('a folder that is no build is refused, and stays', async () => {
  const root = await makeRoot();
  await writing('photos')(join(root, 'dist'));
  await expect(build(root, 'one')).rejects.toThrow(
    'dist: expected a symlink to the last build, or nothing; found a folder that is no build.',
  );
  expect(await served(root)).toBe('photos');
});
