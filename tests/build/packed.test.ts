import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { packEngine } from '../../repo/pack/pack-engine.ts';
import { type Copy, copySite } from './copy.ts';

/* The engine as npm packs it, installed where nothing of this repository is. */

const MINUTE = 60_000;

let copy: Copy;
let elsewhere: string;

/** The machine's own programs, without those of this repository. */
const PATH = (process.env.PATH ?? '')
  .split(delimiter)
  .filter((folder) => !folder.includes('node_modules'))
  .join(delimiter);

const environment = () => ({
  ...Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(npm_|VITEST)/.test(name)),
  ),
  PATH,
  NODE_ENV: undefined,
  DAYMARK_TODAY: '2031-02-02',
});

const npm = (...args: string[]) =>
  promisify(execFile)('npm', args, {
    cwd: elsewhere,
    env: environment(),
    maxBuffer: Number.POSITIVE_INFINITY,
  });

beforeAll(async () => {
  elsewhere = await mkdtemp(join(tmpdir(), 'daymark-packed-'));
  await cp(resolve('site'), elsewhere, {
    recursive: true,
    filter: (path) => !/site\/(?:dist|node_modules|\.astro|\.cache)(?:\/|$)/.test(path),
  });
  const tarball = await packEngine(elsewhere);
  await rm(join(elsewhere, 'package'), { recursive: true });
  await npm('install', '--no-audit', '--no-fund', '--ignore-scripts', tarball);
  await npm('run', 'build');
  copy = await copySite();
  expect((await copy.build({ DAYMARK_TODAY: '2031-02-02' })).succeeded).toBe(true);
}, 10 * MINUTE);
afterAll(async () => {
  await copy.remove();
  await rm(elsewhere, { recursive: true, force: true });
});

/** The files of a built site, by path. */
async function filesOf(root: string): Promise<Map<string, Buffer>> {
  const folder = join(root, 'dist/site');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  return new Map(
    await Promise.all(
      paths.map(
        async (path): Promise<[string, Buffer]> => [
          path.slice(folder.length),
          await readFile(path),
        ],
      ),
    ),
  );
}

it('an installed engine builds the same bytes as the repository', async () => {
  const [packed, own] = [await filesOf(elsewhere), await filesOf(copy.root)];
  expect(own.size).toBeGreaterThan(100);
  expect([...packed.keys()].sort()).toEqual([...own.keys()].sort());
  expect([...own].filter(([path, bytes]) => !packed.get(path)?.equals(bytes))).toEqual([]);
});

it('an installed engine contains no TypeScript but declarations', async () => {
  const folder = join(elsewhere, 'node_modules/daymark');
  const files = (await readdir(folder, { recursive: true })).filter((file) => /\.tsx?$/.test(file));
  expect(files.filter((file) => !file.endsWith('.d.ts'))).toEqual([]);
});
