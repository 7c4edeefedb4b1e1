import { hash, randomUUID } from 'node:crypto';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { listFiles } from '../../basics/files.ts';
import { readValue, writeValue } from '../../basics/store.ts';
import type { Route } from '../../content/checks/site-pages.ts';
import { linkOrCopy } from '../../output/file-writer.ts';
import type { PageStyles } from './astro-internals.ts';

/*
 * The store of the bundle that Astro and Vite have made last. If an owner has changed only texts, a
 * build uses this bundle and starts neither Astro nor Vite.
 */

const storeOf = (code: string) => `.cache/program${code && `-${code}`}`;
const RECORD = 'record.bin';

/** Matches the files of a bundle that browsers load or visitors read, in the folder of the site. */
const ASSETS = /^(?:_astro\/|licences\.txt$)/;

/** The result of Astro for the code of the engine and of the owner. */
export interface Bundle {
  /** The folder with the program that renders the pages. */
  readonly program: string;
  readonly pages: PageStyles;
  readonly routes: readonly Route[];
}

interface Stored extends Bundle {
  key: string;
  digests: ReadonlyMap<string, string>;
}

/**
 * Copies a program, which Astro removes at the end of a build, to a new folder of the store of a
 * language.
 */
export function copyProgram(from: string, code: string): string {
  const program = resolve(storeOf(code), randomUUID(), 'program');
  cpSync(from, program, { recursive: true });
  return program;
}

/** Returns the hashes of the files of a bundle, by which a later build recognizes damage. */
const digestsIn = (folder: string): Map<string, string> =>
  new Map(
    listFiles(folder).map((file) => [file, hash('sha256', readFileSync(join(folder, file)))]),
  );

/** Returns the folder of a bundle, which contains the program and the assets. */
const folderOf = ({ program }: Bundle) => dirname(program);

/**
 * Stores a bundle in place of the previous bundle.
 * @param siteFolder the folder of a site with the assets of the bundle
 */
export async function storeBundle(key: string, bundle: Bundle, siteFolder: string): Promise<void> {
  const folder = folderOf(bundle);
  const assets = listFiles(siteFolder).filter((file) => ASSETS.test(file));
  for (const file of assets) cpSync(join(siteFolder, file), join(folder, 'assets', file));
  const stored: Stored = { ...bundle, key, digests: digestsIn(folder) };
  await writeValue(join(dirname(folder), RECORD), stored);
  removeOthers(folder);
}

/** Removes the former bundles of a language from its store. */
function removeOthers(folder: string): void {
  const store = dirname(folder);
  for (const name of readdirSync(store))
    if (![basename(folder), RECORD].includes(name)) rmSync(join(store, name), { recursive: true });
}

/** Returns the stored bundle of a language if it has the given key and is whole. */
export async function openBundle(key: string, code: string): Promise<Bundle | undefined> {
  const stored = await readValue<Stored>(join(storeOf(code), RECORD));
  if (stored?.key !== key || !existsSync(stored.program)) return undefined;
  const digests = digestsIn(folderOf(stored));
  const isWhole = [...stored.digests].every(([file, digest]) => digests.get(file) === digest);
  return isWhole ? stored : undefined;
}

/** Puts the assets of a bundle into the folder of a site. */
export async function addAssets(bundle: Bundle, siteFolder: string): Promise<void> {
  const assets = join(folderOf(bundle), 'assets');
  for (const file of listFiles(assets)) {
    const [from, to] = [join(assets, file), join(siteFolder, file)];
    await mkdir(dirname(to), { recursive: true });
    linkOrCopy(from, to, statSync(from).mtimeMs / 1000);
  }
}
