import { execFile } from 'node:child_process';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { compile, compiledPath } from './compile.ts';

const engine = resolve('packages/daymark');
const run = promisify(execFile);

/** Tests, and modules that only tests import. */
const OF_TESTS = /\.test\.tsx?$|(?:^|\/)testing(?:\/|\.ts$)/;

/** Files whose text refers to other modules. */
const CODE = /\.(?:tsx?|mjs|astro|css)$/;

/** Lists the files of the engine that a site needs, as paths from its folder. */
async function filesOfEngine(): Promise<string[]> {
  const entries = await readdir(engine, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(engine.length + 1))
    .filter((path) => /^(?:bin|src)\//.test(path) && !OF_TESTS.test(path));
}

/** Replaces the extensions in the paths of the package's manifest. */
function compiledManifest(json: string): string {
  const { private: _, ...manifest } = JSON.parse(json);
  return JSON.stringify(
    manifest,
    (_, value) => (typeof value === 'string' ? compiledPath(value) : value),
    2,
  );
}

/**
 * Writes the engine as npm packs it.
 * @param folder where the package is written: its files to `package/`, and its tarball
 * @returns the path of the tarball
 */
export async function packEngine(folder: string): Promise<string> {
  const root = join(folder, 'package');
  await rm(root, { recursive: true, force: true });
  for (const path of await filesOfEngine()) {
    const target = join(root, compiledPath(path));
    await mkdir(dirname(target), { recursive: true });
    if (!CODE.test(path) || path.endsWith('.d.ts')) await cp(join(engine, path), target);
    else await writeFile(target, await compile(path, await readFile(join(engine, path), 'utf8')));
  }
  const manifest = await readFile(join(engine, 'package.json'), 'utf8');
  await writeFile(join(root, 'package.json'), compiledManifest(manifest));
  await cp(resolve('LICENSE'), join(root, 'LICENSE'));
  const { stdout } = await run('npm', ['pack', '--json', '--pack-destination', folder], {
    cwd: root,
  });
  const [{ filename }] = JSON.parse(stdout);
  return join(folder, filename);
}
