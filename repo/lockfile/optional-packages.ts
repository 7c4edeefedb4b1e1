import { z } from 'zod';
import { platformOf } from './platform.ts';

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
 * Whether a package at a path finds another package: in its own node_modules or in an outer one.
 */
function finds({ packages }: Lockfile, place: string, name: string): boolean {
  if (packages[place ? `${place}/node_modules/${name}` : `node_modules/${name}`]) return true;
  if (!place) return false;
  const outer = place.lastIndexOf('/node_modules/');
  return finds({ packages }, outer === -1 ? '' : place.slice(0, outer), name);
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
      .filter(([name]) => !finds(lock, place, name))
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
