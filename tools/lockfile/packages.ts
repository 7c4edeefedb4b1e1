import { z } from 'zod';
import type { Lockfile } from './optional-packages.ts';

/** What the lockfile says of a package that we ask about. */
const entry = z.object({
  version: z.string(),
  license: z.string().optional(),
  /** Absent where the registry that the lockfile was written from did not tell. */
  integrity: z.string().optional(),
  /** Where it comes from; absent of the registry that npm is set to, as .npmrc asks. */
  resolved: z.string().optional(),
  hasInstallScript: z.boolean().default(false),
  /** Whether nothing but tools of development asks for it. */
  dev: z.boolean().default(false),
  optional: z.boolean().default(false),
  /** The systems and processors that it is for: one or several; absent when it is for all. */
  os: z.union([z.string(), z.array(z.string())]).optional(),
  cpu: z.union([z.string(), z.array(z.string())]).optional(),
});

export interface Package extends z.infer<typeof entry> {
  readonly name: string;
  /** Its folder, as in `node_modules/a/node_modules/b`. */
  readonly place: string;
}

/**
 * The packages of a lockfile, without the project itself.
 * @throws a validation error when an entry is not as npm writes them
 */
export function packagesOf(lock: Lockfile): Package[] {
  return Object.entries(lock.packages)
    .filter(([place]) => place !== '')
    .map(([place, fields]) => ({
      ...entry.parse(fields),
      place,
      name: place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length),
    }));
}

/** Whether a package is a binary for some machines only. */
export const isBinary = ({ optional, os, cpu }: Package) => optional && (os ?? cpu) !== undefined;
