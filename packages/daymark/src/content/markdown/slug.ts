import { basename, dirname } from 'node:path/posix';

const SLUG = /^[\p{Ll}\p{Lo}\p{N}]+(?:-[\p{Ll}\p{Lo}\p{N}]+)*$/u;

/**
 * Returns the slug of a content file: its name without folders, or the name of the folder for
 * `the-name/index.md`. It is in lower case, because some hosts support only lower-case paths.
 * @param file the path with the extension
 */
export function slugOf(file: string): string {
  const name = basename(file, '.md');
  return (name === 'index' ? basename(dirname(file)) : name).toLowerCase();
}

/** Returns whether a name is a valid slug: letters, digits and single hyphens. */
export const isSlug = (name: string) => SLUG.test(name);
