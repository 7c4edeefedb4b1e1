import { cp, mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { folderOf, fontFor } from '../words/settings.ts';
import { ChoiceError, type Choices } from './choices.ts';
import { settingsOf } from './settings-of.ts';
import { untranslated } from './untranslated.ts';

const template = fileURLToPath(new URL('../template', import.meta.url));

/** The scripts of a new site, which start commands of the engine. */
export const SCRIPTS: Readonly<Record<string, string>> = Object.fromEntries(
  ['dev', 'new', 'build', 'check', 'export', 'report', 'start', 'deploy', 'host'].map((name) => [
    name,
    `node daymark.mjs ${name}`,
  ]),
);

/** Returns the names of the files in a folder; an empty list if the folder does not exist. */
async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (Object(error).code === 'ENOENT') return [];
    throw fileError(error, folder);
  }
}

/**
 * Refuses a folder with files, because the command never overwrites files.
 * @throws ChoiceError if the folder has files or cannot be read
 */
export async function requireEmpty(folder: string): Promise<void> {
  const [found] = await namesIn(folder);
  if (found !== undefined)
    throw new ChoiceError(`${folder}: expected a new or an empty folder; found ${found} in it`);
}

/** Returns a name that npm accepts for the package of a site, made from the name of its folder. */
const packageName = (folder: string) =>
  basename(resolve(folder))
    .toLowerCase()
    .replace(/[^a-z0-9-]+/g, '-')
    .replace(/^-+|(?<!-)-+$/g, '') || 'site';

/** A file with words of the interface that the owner translates. */
interface WordsToTranslate {
  /** The path relative to the site's folder. */
  readonly file: string;
  readonly count: number;
}

/**
 * Writes the folder of a new site.
 * @param engine the folder with the engine's tarball and the lockfile of new sites
 * @returns the words of the interface that the engine lacks in the language of the site
 * @throws ChoiceError if the folder has files or cannot be written
 */
export async function writeSite(
  choices: Choices,
  engine: string,
): Promise<WordsToTranslate | undefined> {
  const { folder } = choices;
  await requireEmpty(folder);
  try {
    await mkdir(folder, { recursive: true });
    for (const source of [template, folderOf(choices.language)])
      await cp(source, folder, { recursive: true });
    // The template has these files without their dot, because npm omits files with these names from
    // packages.
    for (const name of ['gitignore', 'npmrc'])
      await rename(join(folder, name), join(folder, `.${name}`));
    await mkdir(join(folder, 'public'), { recursive: true });
    await writeFile(join(folder, 'site.config.ts'), settingsOf(choices));
    return await writePackage(choices, engine);
  } catch (error) {
    throw fileError(error, folder);
  }
}

/** The script of a new site that contains the importer. */
const IMPORT = { import: 'node node_modules/daymark-import/bin/daymark-import.mjs' };

/** The packages of a lockfile, by their folders. */
type Packages = Readonly<
  Record<string, { readonly dependencies?: Readonly<Record<string, string>> }>
>;

/** Returns an object in the order in which npm writes packages and dependencies. */
const sorted = <Value>(object: Readonly<Record<string, Value>>) =>
  Object.fromEntries(Object.entries(object).toSorted(([a], [b]) => a.localeCompare(b, 'en')));

/** Returns the packages of a lockfile with the font that social images in a language need. */
function withFont(packages: Packages, language: string): Packages {
  const font = fontFor(language);
  if (!font) return packages;
  const { name, ...locked } = font;
  const { '': own, ...others } = packages;
  return {
    '': { ...own, dependencies: sorted({ ...own?.dependencies, [name]: font.version }) },
    ...sorted({ ...others, [`node_modules/${name}`]: locked }),
  };
}

/**
 * Writes the engine, the importer and the desk if the starter has them, the workflow of the host, the
 * words of a language that the engine lacks, the lockfile, and package.json with the dependencies of the lockfile.
 * Returns the words.
 */
async function writePackage(
  { folder, host, language }: Choices,
  engine: string,
): Promise<WordsToTranslate | undefined> {
  const contents = JSON.parse(await readFile(join(engine, 'engine.json'), 'utf8'));
  const { lockfile, tarball, importer, desk, workflows, words, languages } = contents;
  for (const file of [tarball, importer, desk].filter((file) => file !== undefined))
    await cp(join(engine, file), join(folder, file));
  const hasWords = languages.includes(language.split('-', 1).join());
  const toTranslate = hasWords
    ? undefined
    : { file: `words/${language}.json`, count: Object.keys(words).length };
  if (toTranslate) {
    await mkdir(join(folder, 'words'));
    await writeJson(join(folder, toTranslate.file), untranslated(words, language));
  }
  if (host) {
    const { file, text } = workflows[host];
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), text);
  }
  const name = packageName(folder);
  const { '': own, ...packages } = withFont(lockfile.packages, language);
  const locked = { name, ...lockfile, packages: { '': { name, ...own }, ...packages } };
  await writeJson(join(folder, 'package-lock.json'), locked);
  const manifest = {
    name,
    private: true,
    type: 'module',
    scripts: { ...SCRIPTS, ...(importer && IMPORT) },
    ...own,
  };
  await writeJson(join(folder, 'package.json'), manifest);
  return toTranslate;
}

const writeJson = (file: string, value: unknown) =>
  writeFile(file, `${JSON.stringify(value, null, 2)}\n`);

const reasons: Readonly<Record<string, string>> = {
  EACCES: 'you have no permission',
  EPERM: 'you have no permission',
  EROFS: 'the file system is read-only',
  ENOSPC: 'the disk is full',
  ENOENT: 'it does not exist',
  ENOTDIR: 'a part of the path is a file',
};

/**
 * Turns an error of the file system into an error of one sentence; returns any other error
 * unchanged.
 * @param folder the path that the sentence names if the error has no path
 */
function fileError(error: unknown, folder: string): unknown {
  const { code, path = folder } = Object(error);
  if (typeof code !== 'string') return error;
  return new ChoiceError(`could not read or write ${path}: ${reasons[code] ?? code}`);
}
