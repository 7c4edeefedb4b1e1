import { basename, dirname } from 'node:path/posix';

const SLUG = /^[\p{Ll}\p{Lo}\p{N}]+(?:-[\p{Ll}\p{Lo}\p{N}]+)*$/u;

/**
 * The name in the address of a text: its file's, in whatever folder it stands;
 * that of the folder for `the-name/index.md`. In lower case, for some hosts know no other.
 * @param file with the extension
 */
export function slugOf(file: string): string {
  const name = basename(file, '.md');
  return (name === 'index' ? basename(dirname(file)) : name).toLowerCase();
}

/** Whether a name can stand in an address as it is: letters, digits and single hyphens. */
export const isSlug = (name: string) => SLUG.test(name);
