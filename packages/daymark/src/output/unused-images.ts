import { readFile, rm } from 'node:fs/promises';
import { basename, join } from 'node:path/posix';
import { listFiles } from '../basics/files.ts';

const TEXT = /\.(?:atom|css|html|js|json|svg|webmanifest|xml)$/;
/** Matches the hash and the extension in an image's name. The hash is unique, and never escaped. */
const NAME_END = /[\w-]+\.(?:avif|gif|jpe?g|png|svg|tiff?|webp)$/i;
/** Matches the names of the pictures that the engine writes for published texts. */
const MADE = /\.[0-9a-f]{10}\.(?:avif|svg)$/;

/**
 * Removes the images that no text file of a built site references. Vite writes the original of
 * every image that a component imports, with its EXIF data, also if pages show only variants of it.
 * @returns the removed images, as paths relative to the site's folder
 */
export async function removeUnnamed(siteFolder: string): Promise<string[]> {
  const files = listFiles(siteFolder);
  /** The images that no file has named so far, by the end of their names. */
  const unnamed = new Map(
    files
      .filter((file) => file.startsWith('_astro/') && !MADE.test(file))
      .flatMap((file) => (NAME_END.exec(basename(file)) ?? []).map((end) => [end, file])),
  );
  for (const file of files.filter((file) => TEXT.test(file))) {
    if (unnamed.size === 0) break;
    const text = await readFile(join(siteFolder, file), 'utf8');
    for (const end of unnamed.keys()) if (isNamed(end, text)) unnamed.delete(end);
  }
  await Promise.all([...unnamed.values()].map((file) => rm(join(siteFolder, file))));
  return [...unnamed.values()];
}

/** Returns whether a text contains a name, and not only a longer one. */
const isNamed = (end: string, text: string) =>
  text.includes(end) && new RegExp(`(?<![\\w-])${RegExp.escape(end)}(?!\\w)`).test(text);
