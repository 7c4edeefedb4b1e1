import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { listFiles } from '../../server/files.ts';

const TEXT = /\.(?:atom|css|html|js|json|svg|webmanifest|xml)$/;
/** The end of a picture's name, with the hash in it: no two have the same, nor is it ever escaped. */
const NAME_END = /[\w-]+\.(?:avif|gif|jpe?g|png|svg|tiff?|webp)(?!\w)/gi;

/**
 * Removes from a built site the pictures that none of its texts names. Astro writes every picture
 * that a text has, drafts too, as it was taken, with all that the camera noted; it takes back only
 * those it made others from, and it makes none for a page that is not built.
 * @returns the pictures, as paths from the site's folder
 */
export async function removeUnnamed(siteFolder: string): Promise<string[]> {
  const files = listFiles(siteFolder);
  const named = new Set<string>();
  for (const file of files.filter((file) => TEXT.test(file)))
    for (const [name] of (await readFile(join(siteFolder, file), 'utf8')).matchAll(NAME_END))
      named.add(name);
  const unnamed = files.filter((file) => {
    const name = file.match(NAME_END)?.at(-1);
    return file.startsWith('_astro/') && name !== undefined && !named.has(name);
  });
  await Promise.all(unnamed.map((file) => rm(join(siteFolder, file))));
  return unnamed;
}
