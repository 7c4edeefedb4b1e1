import { hash } from 'node:crypto';
import { existsSync, readdirSync, readlinkSync, realpathSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { basename, join, relative, sep } from 'node:path';
import process from 'node:process';
import { listFiles } from '../basics/files.ts';
import { type BuildTime, readBuildTime } from '../content/articles/publication.ts';
import { fileReader } from '../content/checks/owner-files.ts';
import { workflowTimers } from '../content/timers.ts';
import { DIGEST_FILE } from '../http/urls.ts';
import { LAST_BUILD, readNote, writeNote } from '../output/builds.ts';
import { digestOf, engineDigest } from '../output/engine-digest.ts';
import { engineFile } from '../settings/engine-files.ts';
import type { Settings } from '../settings/site.ts';
import { faviconOf } from '../ui/look/files.ts';
import type { Results } from './progress/summaries.ts';

/** Matches folders of a site that no build reads. Vite reads `.env` files. */
const UNREAD = /^(?:node_modules$|\.(?!env))/;

/** Matches the files of a site that are not parts of its code. */
const CONTENT = /^(?:content|public)[\\/]/;

/** Matches environment variables that pages or the engine may read. */
const READ_VARIABLES = /^(?:DAYMARK|PUBLIC|VITE)_/;

/** Environment variables that do not change Astro's bundle. */
const NOT_IN_BUNDLE = ['DAYMARK_NOW', 'DAYMARK_TODAY', 'DAYMARK_OUT'];

/**
 * Environment variables that set the time of a build, which determines only its day and the texts that
 * are due.
 */
const CLOCKS = ['DAYMARK_NOW', 'DAYMARK_TODAY'];

/** The peer dependencies of the engine, whose versions a site chooses. */
const PEERS = ['astro', 'react', 'react-dom'];

/** The file of the owner's Astro integrations, relative to the site's folder. */
export const INTEGRATIONS = 'integrations.ts';

/** Returns whether the owner of the site in a folder has integrations. */
export const hasIntegrations = (root: string): boolean => existsSync(join(root, INTEGRATIONS));

/** Everything that determines a build. */
export interface Inputs {
  /** The day of the build, such as "2026-06-14". */
  readonly day: string;
  /** The hash of each file of the site, by path relative to the site's folder. */
  readonly files: ReadonlyMap<string, string>;
  readonly variables: readonly (readonly [name: string, value: string | undefined])[];
  /** The real paths of the folders of the site and the engine, which the bundle contains. */
  readonly folders: readonly string[];
  /** The timers of the site, which the checks name. */
  readonly timers: readonly string[];
  /** The versions of Node and of the peers, and the hash of the engine. */
  readonly versions: readonly string[];
}

/**
 * Reads everything that determines a build.
 * @param root the site's folder
 * @param time the time of the build
 * @returns undefined if a build may read files elsewhere, through a symlink or an integration, or if
 *   a file cannot be found, which the checks report
 */
export function inputsOf(
  root: string,
  env = process.env,
  { day }: BuildTime = readBuildTime(new Date(), env),
): Inputs | undefined {
  if (hasIntegrations(root)) return undefined;
  const files = filesOf(root);
  if (!files) return undefined;
  const hashes = hashesOf(root, files);
  if (!hashes) return undefined;
  const packages = PEERS.map((name) => findPackageJSON(name, join(root, 'package.json')));
  return {
    day,
    files: hashes,
    timers: workflowTimers(root),
    variables: Object.entries(env).filter(([name]) => READ_VARIABLES.test(name)),
    folders: [realpathSync(root), engineFile('./package.json')],
    versions: [
      process.version,
      engineDigest(),
      ...packages.map((file) => (file ? digestOf(file) : '')),
    ],
  };
}

/** Returns the hashes of files by path; undefined if one is gone, or its name is not in UTF-8. */
function hashesOf(root: string, files: readonly string[]): Map<string, string> | undefined {
  const contentOf = fileReader();
  try {
    return new Map(
      files
        .toSorted()
        .map((file) => [relative(root, file), hash('sha256', contentOf(file))] as const),
    );
  } catch (error) {
    if (Object(error).code === 'ENOENT') return undefined;
    throw error;
  }
}

/**
 * Returns a hash of all that determines a build, apart from the texts that are due at an hour, which
 * `sameResults` compares.
 */
export function buildKey({ day, files, variables, timers, versions }: Inputs): string {
  const others = variables.filter(([name]) => !CLOCKS.includes(name)).toSorted();
  return keyOf([day, versions, others, timers, [...files]]);
}

/**
 * Returns a hash of all that determines the bundle and the frame of every page: the engine, the
 * owner's code and settings, their folders, and the files of the logo and the typeface. Texts do
 * not change the hash, unless the settings import a text. A copy of a site has another bundle,
 * because the bundle contains the paths of the original.
 */
export function bundleKey(inputs: Inputs, settings: Pick<Settings, 'theme'>): string {
  const { theme } = settings;
  const { logo, typeface } = theme;
  const look = [logo, typeface?.file, typeface?.bold, typeface?.italic, typeface?.licence].map(
    (file) => file && digestOf(file),
  );
  return keyOf([
    inputs.folders,
    inputs.versions,
    inputs.variables.filter(([name]) => !NOT_IN_BUNDLE.includes(name)).toSorted(),
    [...inputs.files].filter(([file]) => !CONTENT.test(file)),
    look,
    faviconOf(theme),
    settings,
  ]);
}

const keyOf = (parts: readonly unknown[]): string => hash('sha256', JSON.stringify(parts));

/** Returns whether a module of a bundle is a file that `bundleKey` does not cover. */
export const isContent = (root: string, module: string): boolean =>
  CONTENT.test(relative(root, module));

/** Returns whether a folder is the importer's, which may contain gigabytes of original exports. */
const isOfImporter = (folder: string) => existsSync(join(folder, 'ledger.json'));

/** Lists the files of a site; undefined if it contains a symlink that does not lead to a build. */
function filesOf(folder: string, isRoot = true): string[] | undefined {
  const files: string[] = [];
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (isRoot && UNREAD.test(entry.name)) continue;
    if (isRoot && entry.name === 'import' && isOfImporter(path)) continue;
    if (entry.isSymbolicLink()) {
      const isBuild = isRoot && readlinkSync(path).split(sep).includes('.daymark');
      if (!isBuild) return undefined;
    } else if (entry.isDirectory()) {
      const inside = filesOf(path, false);
      if (!inside) return undefined;
      files.push(...inside);
    } else if (entry.isFile()) files.push(path);
  }
  return files;
}

interface Note {
  /** The hash of everything that determines the build. */
  readonly inputs: string;
  /** The number of files in the folder that is served. */
  readonly files: number;
  readonly results: Results;
}

/**
 * Counts the files of a built site, apart from its digest, which a deploy adds. A smaller number later
 * shows that files are missing.
 */
const served = (build: string) =>
  listFiles(join(build, 'site')).filter((file) => basename(file) !== DIGEST_FILE).length;

/** Records the inputs and the results of a build, so that an unchanged site is not built again. */
export const noteInputs = (build: string, inputs: string, results: Results): Promise<void> =>
  writeNote(build, LAST_BUILD, { inputs, files: served(build), results } satisfies Note);

/**
 * Returns the results of a build if another build would be the same: if its inputs are the same, and
 * the same texts are due. Returns undefined if anything differs, or if files of the build are
 * missing.
 * @param root the folder of the site
 * @param out the path of the symlink to the build
 */
export async function sameResults(
  root: string,
  out: string,
  inputs: string,
  { instant }: BuildTime,
): Promise<Results | undefined> {
  const { build, note } = (await readNote<Note>(root, out, LAST_BUILD)) ?? {};
  if (!build || note?.inputs !== inputs) return undefined;
  const { since, until } = note.results.schedule;
  if (+instant < since || +instant >= until) return undefined;
  return note.files === served(build) ? note.results : undefined;
}
