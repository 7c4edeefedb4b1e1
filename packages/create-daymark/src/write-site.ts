import { cp, mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ChoiceError, type Choices } from './choices.ts';
import { fileError } from './file-error.ts';
import { peers } from './peers.ts';
import { settingsOf } from './settings-of.ts';

const own = fileURLToPath(new URL('../', import.meta.url));

/** Returns the names in a folder; none if the folder does not exist. */
async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (Object(error).code === 'ENOENT') return [];
    throw fileError(error, folder);
  }
}

/** Returns a name that npm accepts for the package of a site. */
export const packageName = (folder: string) =>
  basename(resolve(folder))
    .toLowerCase()
    .replace(/[^a-z0-9-]+/g, '-')
    .replace(/^-+|-+$/g, '') || 'site';

/**
 * Writes the folder of a new site.
 * @param engine a version of the engine, or the path of a tarball, which is copied into the folder
 * @throws ChoiceError if the folder has files, which are never overwritten, or cannot be written
 */
export async function writeSite(choices: Choices, engine?: string): Promise<void> {
  const { folder } = choices;
  const [found] = await namesIn(folder);
  if (found !== undefined)
    throw new ChoiceError(`${folder}: expected a new or an empty folder; found ${found} in it`);
  try {
    await writeFiles(choices, engine);
  } catch (error) {
    throw fileError(error, folder);
  }
}

async function writeFiles(choices: Choices, engine?: string): Promise<void> {
  const { folder } = choices;
  const { version } = JSON.parse(await readFile(join(own, 'package.json'), 'utf8'));
  await mkdir(folder, { recursive: true });
  await cp(join(own, 'template'), folder, { recursive: true });
  // npm leaves files called .gitignore out of packages.
  await rename(join(folder, 'gitignore'), join(folder, '.gitignore'));
  await writeFile(join(folder, 'site.config.ts'), settingsOf(choices));
  const tarball = engine?.endsWith('.tgz') ? engine : undefined;
  if (tarball) await cp(tarball, join(folder, basename(tarball)));
  const dependency = tarball ? `file:${basename(tarball)}` : (engine ?? `^${version}`);
  await writeFile(join(folder, 'package.json'), manifestOf(folder, dependency));
}

function manifestOf(folder: string, engine: string): string {
  const manifest = {
    name: packageName(folder),
    private: true,
    type: 'module',
    scripts: {
      dev: 'daymark dev',
      build: 'daymark build',
      check: 'daymark check',
      start: 'daymark start',
      deploy: 'daymark deploy',
    },
    dependencies: { daymark: engine, ...peers },
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
