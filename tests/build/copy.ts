import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { Choices } from '../../packages/create-daymark/src/choices.ts';
import { writeSite } from '../../packages/create-daymark/src/write-site.ts';
import { listFiles } from '../../packages/daymark/src/basics/files.ts';
import { codes, ENGLISH } from '../../packages/daymark/words/languages.ts';
import { photograph } from '../fixtures/showcase/picture.ts';

/** Folders of a site that commands generate. */
const GENERATED = /^(?:\.astro|\.cache|\.daymark|dist|node_modules)$/;

/** The path of the site with known texts that tests use, from the root of the repository. */
export const PUBLICATION = 'tests/fixtures/publication';

/** The path of the `daymark` command. */
export const daymark = resolve('packages/daymark/bin/daymark.mjs');

/**
 * The options of Node for builds whose size no test limits: brotli compresses faster and less well.
 */
export const FAST_BROTLI = `--import=${new URL('fast-brotli.mjs', import.meta.url)}`;

/**
 * The folder that contains all copies. It is in the repository, because Astro resolves the engine's
 * files only if the site and the engine have a common parent folder below the root of the file
 * system. If npm has installed the engine, both folders always have such a parent.
 */
const copies = resolve('.cache/copies');

interface Outcome {
  readonly succeeded: boolean;
  /** The text that the command wrote to standard output and standard error. */
  readonly output: string;
}

/** A copy of a site's folder that a test may change. */
export interface Copy {
  /** The folder of the copy. */
  readonly root: string;
  /** Adds or overwrites a file. */
  add(file: string, data: string | Buffer): Promise<void>;
  /** Copies the files of a project folder into a folder of the copy. */
  addFolder(from: string, to: string): Promise<void>;
  /** Replaces a text in a file of the copy. Throws if the file does not contain the text. */
  edit(file: string, from: string, to: string): Promise<void>;
  /** Writes a file, and creates its folders. */
  write(file: string, text: string): Promise<void>;
  /** Returns the content of a file, for example of one that a build has written. */
  read(file: string): Promise<string>;
  /** Returns the paths of the files below a folder, relative to that folder. */
  list(folder: string): Promise<string[]>;
  /** Runs the `daymark` command in the copy. */
  run(args: readonly string[], env?: Record<string, string>): Promise<Outcome>;
  /** Builds the copy. */
  build(env?: Record<string, string>): Promise<Outcome>;
  remove(): Promise<void>;
}

/**
 * Copies the folder of a site.
 * @param from the path of the folder from the root of the repository
 */
export async function copySite(from = PUBLICATION): Promise<Copy> {
  await mkdir(copies, { recursive: true });
  const root = await mkdtemp(join(copies, 'site-'));
  for (const part of await readdir(from))
    if (!GENERATED.test(part)) await cp(resolve(from, part), join(root, part), { recursive: true });
  await symlink(resolve('node_modules'), join(root, 'node_modules'));
  await linkCaches(root);
  return openCopy(root);
}

/** Copies the folder of a site with its build and all that the engine keeps for the next build. */
export async function copyBuiltSite(from: string): Promise<Copy> {
  await mkdir(copies, { recursive: true });
  const root = await mkdtemp(join(copies, 'built-'));
  await cp(from, root, { recursive: true, verbatimSymlinks: true, preserveTimestamps: true });
  return openCopy(root);
}

/**
 * Links the caches that all copies share into a new folder of a site, so that no image is drawn and
 * no file compressed twice.
 * @param compressed the name of the shared cache of compressed files. Builds without `FAST_BROTLI`
 * need another cache
 */
export async function linkCaches(root: string, compressed = 'compressed-fast'): Promise<void> {
  await mkdir(join(root, '.cache'), { recursive: true });
  for (const [name, from] of Object.entries({ compressed, social: 'social' })) {
    const shared = resolve(PUBLICATION, '.cache', from);
    const link = join(root, '.cache', name);
    await mkdir(shared, { recursive: true });
    await rm(link, { force: true });
    await symlink(shared, link);
  }
}

/**
 * Copies tests/fixtures/starter-0.1.0, and adds the extensions of an owner, such as pages and
 * styles, from tests/fixtures/own, and a long article.
 */
export async function copyOwnSite(): Promise<Copy> {
  const copy = await copySite('tests/fixtures/starter-0.1.0');
  await copy.addFolder('tests/fixtures/own', '.');
  await copy.add('content/articles/hill.jpg', await photograph());
  const long = 'content/articles/what-the-room-makes-easy.md';
  const text = await readFile(join(PUBLICATION, long), 'utf8');
  await copy.write(long, text.replace(/^topics: .*/m, 'topics: [beginnings]'));
  return copy;
}

/** Makes the folder of a new site as `create-daymark` writes it, without the engine's package. */
export async function createSite(
  choices: Pick<Choices, 'language'> & Partial<Choices>,
): Promise<Copy> {
  await mkdir(copies, { recursive: true });
  const engine = await mkdtemp(join(copies, 'engine-'));
  const lockfile = { packages: { '': { dependencies: { daymark: 'file:daymark-9.tgz' } } } };
  await writeFile(join(engine, 'daymark-9.tgz'), '');
  await writeFile(
    join(engine, 'engine.json'),
    JSON.stringify({ tarball: 'daymark-9.tgz', lockfile, words: ENGLISH, languages: codes }),
  );
  const address = { url: 'https://ruhepunkt.org', name: 'Ruhepunkt', noun: 'Yoga' };
  const folder = join(engine, 'site');
  await writeSite({ ...address, charity: undefined, accent: 215, ...choices, folder }, engine);
  const copy = await copySite(folder);
  await rm(engine, { recursive: true });
  return copy;
}

/** Returns an existing copy, which this or another process has made in the folder `root`. */
export function openCopy(root: string): Copy {
  async function run(args: readonly string[], change: Record<string, string> = {}) {
    // Removes the variable CI, with which a build would read the addresses of the published site.
    const fixed = { NO_COLOR: '1', NODE_ENV: 'production', NODE_OPTIONS: FAST_BROTLI, CI: '' };
    const env = { ...process.env, ...fixed, ...change };
    try {
      const { stdout, stderr } = await promisify(execFile)(process.execPath, [daymark, ...args], {
        cwd: root,
        env,
        maxBuffer: Number.POSITIVE_INFINITY,
      });
      return { succeeded: true, output: stdout + stderr };
    } catch (error) {
      const { stdout = '', stderr = '' } = Object(error);
      return { succeeded: false, output: `${stdout}${stderr}` };
    }
  }

  return {
    root,
    run,
    build: (change) => run(['build'], change),
    add: (file, data) => writeFile(join(root, file), data),
    addFolder: (from, to) => cp(resolve(from), join(root, to), { recursive: true }),
    async edit(file, from, to) {
      const path = join(root, file);
      const text = await readFile(path, 'utf8');
      if (!text.includes(from)) throw new Error(`${file}: expected the text "${from}"; found none`);
      await writeFile(path, text.replace(from, to));
    },
    async write(file, text) {
      const path = join(root, file);
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, text);
    },
    read: (file) => readFile(join(root, file), 'utf8'),
    list: async (folder) => listFiles(join(root, folder)),
    remove: () => rm(root, { recursive: true, force: true }),
  };
}
