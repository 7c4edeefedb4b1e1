import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { lstatSync, readdirSync, readlinkSync, watch } from 'node:fs';
import {
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  symlink,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { makeFolder } from '../../../../tests/small-site.ts';
import { isPartial, makeBuild, olderBuilds, readNote, writeNote } from './builds.ts';
import type { Holder } from './lock.ts';

async function makeRoot(): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'builds-'));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  return root;
}

afterEach(() => void vi.useRealTimers());

const fail = () => {
  throw new Error('expected not to wait for another build');
};

/** Returns the function that writes a build with this text. */
const writing = (text: string) => async (folder: string) => {
  await mkdir(folder);
  await writeFile(join(folder, 'text'), text);
};

/** Makes a build with this text at `dist`. */
const build = (root: string, text: string, onWait: (holder: Holder) => void = fail) =>
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

it('a build that fails says why, although its folder cannot be removed', async () => {
  const root = await makeRoot();
  const failing = makeBuild({ root, out: 'dist', onWait: fail }, async (partial) => {
    // A file in place of a parent folder makes a removal fail, even of files that need not exist.
    await rm(join(root, '.daymark'), { recursive: true });
    await writeFile(join(root, '.daymark'), '');
    throw new Error(`The last check of ${basename(partial)} failed.`);
  });
  await expect(failing).rejects.toThrow(/^The last check of \S+\.partial failed\.$/);
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

describe('after the clock was set back', () => {
  const setClock = (time: string) => vi.useFakeTimers({ now: new Date(time), toFake: ['Date'] });

  it('the new build is still the newest, and the last three are kept', async () => {
    const root = await makeRoot();
    setClock('2031-05-01T10:00:00Z');
    for (const text of ['one', 'two', 'three']) await build(root, text);
    setClock('1970-01-01T00:00:07Z');
    const folders = [];
    for (const text of ['four', 'five', 'six']) {
      const folder = await build(root, text);
      expect(await served(root)).toBe(text);
      expect(readdirSync(dirname(folder))).toHaveLength(3);
      folders.push(folder);
    }
    expect([...olderBuilds(folders[2] ?? ''), folders[2]]).toEqual([
      folders[1],
      folders[0],
      folders[2],
    ]);
  });

  it('a site whose builds were destroyed by an earlier engine is fixed by a build', async () => {
    const root = await makeRoot();
    setClock('2031-05-01T10:00:00Z');
    for (const text of ['one', 'two', 'three']) await build(root, text);
    await rm(join(root, 'dist'));
    await symlink('.daymark/builds/2030-01-01T00-00-00.000Z', join(root, 'dist'));
    setClock('2026-05-01T10:00:00Z');
    await build(root, 'four');
    expect(await served(root)).toBe('four');
  });
});

it('a folder that is no build stays among the builds, and counts as no older build', async () => {
  const root = await makeRoot();
  const other = join(dirname(await build(root, 'one')), 'zebra 2099');
  await writing('photos')(other);
  for (const text of ['two', 'three', 'four']) await build(root, text);
  expect(await served(root)).toBe('four');
  expect(await readFile(join(other, 'text'), 'utf8')).toBe('photos');
});

it('an old build is renamed before it is removed', async () => {
  const root = await makeRoot();
  const first = await build(root, 'one');
  for (const text of ['two', 'three']) await build(root, text);
  const seen = new Set<string>();
  const watcher = watch(dirname(first), (_, name) => void seen.add(String(name)));
  onTestFinished(() => watcher.close());
  await build(root, 'four');
  await expect.poll(() => seen).toContain(`${basename(first)}.partial`);
});

it('a build waits for another build in the same folder, and names that build', async () => {
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
  [
    'an earlier process with the id of another one',
    // Only Linux says when a process has started.
    { pid: 1, since: process.platform === 'linux' ? '2999' : '2001', id: 'a', mark: 'earlier' },
  ],
  ['nobody, because the file was cut off', undefined],
])('a build does not wait for the lock of %s', async (_, holder) => {
  const root = await makeRoot();
  await mkdir(join(root, '.daymark'));
  await writeFile(join(root, '.daymark/lock'), JSON.stringify(holder) ?? '{"pi');
  await build(root, 'one');
  expect(await served(root)).toBe('one');
});

it('a build in a copy of the folder does not wait for a build in the original', async () => {
  const [root, copy] = [await makeRoot(), await makeRoot()];
  await makeBuild({ root, out: 'dist', onWait: fail }, async (folder) => {
    await cp(root, copy, { recursive: true });
    await build(copy, 'two');
    await writing('one')(folder);
  });
  expect(await served(root)).toBe('one');
  expect(await served(copy)).toBe('two');
});

it('a build waits for another build although the clock was set forward', async () => {
  const root = await makeRoot();
  const holding = `
    import { mkdir } from 'node:fs/promises';
    import { makeBuild } from ${JSON.stringify(join(import.meta.dirname, 'builds.ts'))};
    await makeBuild({ root: ${JSON.stringify(root)}, out: 'dist', onWait() {} }, async (folder) => {
      await mkdir(folder);
      console.log('holds the lock');
      for await (const _ of process.stdin);
    });`;
  const args = ['--input-type=module', '--eval', holding];
  const child = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  vi.useFakeTimers({ now: Date.now() + 40 * 365 * 86_400_000, toFake: ['Date'] });
  let waitedFor: number | undefined;
  await build(root, 'two', ({ pid }) => {
    waitedFor = pid;
    child.stdin.end();
  });
  expect(waitedFor).toBe(child.pid);
  expect(await served(root)).toBe('two');
});

it('a build removes the files that killed builds have left beside the lock, and leaves the files of running builds', async () => {
  const root = await makeRoot();
  const [killed, running] = [2 ** 22 + 1, process.ppid].map((pid) => `lock.${pid}-${randomUUID()}`);
  await mkdir(join(root, '.daymark'));
  for (const name of [killed, running]) await writeFile(join(root, `.daymark/${name}`), '{}');
  await build(root, 'one');
  expect((await readdir(join(root, '.daymark'))).sort()).toEqual(['builds', running]);
});

it('a build that waits has no file beside the lock', async () => {
  const root = await makeRoot();
  const waits = Promise.withResolvers<void>();
  let other: Promise<string> | undefined;
  await makeBuild({ root, out: 'dist', onWait: fail }, async (folder) => {
    other = build(root, 'two', () => waits.resolve());
    await waits.promise;
    expect((await readdir(join(root, '.daymark'))).sort()).toEqual(['builds', 'lock']);
    await writing('one')(folder);
  });
  await other;
  expect(await served(root)).toBe('two');
});

it('a folder from an earlier engine is kept as an old build', async () => {
  const root = await makeRoot();
  await writing('old')(join(root, 'dist'));
  await mkdir(join(root, 'dist/site'));
  await writeFile(join(root, 'dist/policy.json'), '{}');
  const [now, tomorrow] = [new Date(), new Date(Date.now() + 86_400_000)];
  await utimes(join(root, 'dist'), now, tomorrow);
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

/** Makes a build with a note on it. */
async function buildWithNote() {
  const folder = await makeFolder();
  const build = join(folder, '.daymark/builds/one');
  await mkdir(build, { recursive: true });
  await symlink(build, join(folder, 'dist'));
  await writeNote(build, 'note.bin', { pages: 3 });
  return { folder, build };
}

it('the note on the last build is read as it was written', async () => {
  const { folder, build } = await buildWithNote();
  expect(await readNote(folder, 'dist', 'note.bin')).toEqual({ build, note: { pages: 3 } });
});

it('there is no note if the symlink leads to another build or to nothing', async () => {
  const { folder } = await buildWithNote();
  expect(await readNote(folder, 'none', 'note.bin')).toBeUndefined();
  await mkdir(join(folder, '.daymark/builds/two'));
  await rm(join(folder, 'dist'));
  await symlink('.daymark/builds/two', join(folder, 'dist'));
  expect(await readNote(folder, 'dist', 'note.bin')).toBeUndefined();
});

it('there is no note if an absolute symlink leads to a build of another site', async () => {
  const { folder } = await buildWithNote();
  const copy = await makeFolder();
  await cp(folder, copy, { recursive: true, verbatimSymlinks: true });
  expect(await readNote(copy, 'dist', 'note.bin')).toBeUndefined();
});

it('a damaged note counts as missing', async () => {
  const { folder } = await buildWithNote();
  await writeFile(join(folder, '.daymark/builds/note.bin'), 'damaged');
  expect(await readNote(folder, 'dist', 'note.bin')).toBeUndefined();
});
