import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** Returns whether an image's path is relative to the Markdown file, such as `./harbour.jpg`. */
export const isBeside = (src: string) => /^\.{1,2}\//.test(src);

export const PICTURE_BESIDE = 'a picture file next to the Markdown file, such as ./harbour.jpg';

export const READABLE_PICTURE = 'a picture that the build can read';

/** Returns the decoded path of a file; undefined if a `%` does not begin a valid escape. */
export function fileNameOf(src: string): string | undefined {
  try {
    return decodeURI(src);
  } catch {
    return undefined;
  }
}

/**
 * Returns the path of a file that may have its name in another form of Unicode: macOS writes "é" as
 * two characters, and a text may contain one. Returns the path unchanged if there is no such file.
 */
export function existingPath(path: string): string {
  if (existsSync(path) || !/[^\0-\x7f]/.test(path) || !existsSync(dirname(path))) return path;
  const name = basename(path).normalize();
  const file = readdirSync(dirname(path)).find((other) => other.normalize() === name);
  return file === undefined ? path : join(dirname(path), file);
}
