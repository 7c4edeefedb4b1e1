import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { listFiles } from '../../http/files.ts';

const TEXT = /\.(?:atom|css|html|js|json|svg|webmanifest|xml)$/;
/** Matches the hash and the extension in an image's name. The hash is unique, and never escaped. */
const NAME_END = /[\w-]+\.(?:avif|gif|jpe?g|png|svg|tiff?|webp)(?!\w)/gi;

/**
 * Removes the images that no text file of a built site references. Astro writes the original of
 * every image in the content, drafts included, with its EXIF data. Astro deletes only the originals
 * of images that it made variants of, and it makes no variants for a page that is not built.
 * @returns the removed images, as paths relative to the site's folder
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

/** Removes images that no page uses, such as those of drafts, from a build. */
export default function removeUnusedImages(): AstroIntegration {
  return {
    name: 'unused-images',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const removed = await removeUnnamed(fileURLToPath(dir));
        if (removed.length > 0)
          logger.info(`removed images that no page uses: ${removed.join(', ')}`);
      },
    },
  };
}
