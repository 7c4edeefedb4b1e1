import { z } from 'zod';
import { platformOf } from './platform.ts';

const values = z.record(z.string(), z.unknown());

/** package-lock.json with all its fields in their order: it is written again. */
export interface Lockfile {
  readonly packages: Readonly<Record<string, z.infer<typeof values>>>;
  readonly [field: string]: unknown;
}

/** What we read of a package. */
const dependent = z.object({
  dev: z.boolean().default(false),
  optionalDependencies: z.record(z.string(), z.string()).default({}),
});

/** A package that the lockfile asks for and does not have. */
interface Missing {
  readonly name: string;
  readonly version: string;
  readonly dev: boolean;
}

/** @throws Error when this is no lockfile */
export function parseLockfile(json: string): Lockfile {
  const fields = values.parse(JSON.parse(json));
  return { ...fields, packages: z.record(z.string(), values).parse(fields.packages) };
}

/** Whether a package that lies at a place finds another one: in its own folder, or further out. */
function finds({ packages }: Lockfile, place: string, name: string): boolean {
  if (packages[place ? `${place}/node_modules/${name}` : `node_modules/${name}`]) return true;
  if (!place) return false;
  const outer = place.lastIndexOf('/node_modules/');
  return finds({ packages }, outer === -1 ? '' : place.slice(0, outer), name);
}

/**
 * The optional packages that the lockfile lacks. npm leaves out those it cannot see when it writes
 * the lockfile, such as binaries for other systems that a registry's mirror does not carry; then
 * `npm ci` refuses the lockfile, or installs nothing on those systems.
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
 * Adds what is missing, without the checksums that only the registry could tell.
 * @throws Error when a package's version or platform is not told by its name and its dependent
 */
export function completeLockfile(lock: Lockfile): Lockfile {
  const added = missingOptionalPackages(lock).map(({ name, version, dev }) => {
    if (!/^\d+\.\d+\.\d+/.test(version))
      throw new Error(`${name}: expected an exact version, found "${version}"`);
    const entry = { version, ...(dev ? { dev } : {}), optional: true, ...platformOf(name) };
    return [`node_modules/${name}`, entry];
  });
  const packages = [...Object.entries(lock.packages), ...added];
  // npm's own order, so that its next writing changes nothing.
  packages.sort(([one], [other]) => String(one).localeCompare(String(other), 'en'));
  return { ...lock, packages: Object.fromEntries(packages) };
}
