import { mkdir, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { inParallel } from '../basics/in-parallel.ts';
import { openCache } from '../basics/store.ts';

/** A picture file of the site that the build makes. */
interface MadePicture {
  /** The URL path, which contains a hash of the content. */
  readonly path: string;
}

/**
 * Writes the picture files of a site. A cache keeps them for the next builds.
 * @param encode returns the content of a file
 * @returns the number of files
 */
export async function writePictures<Made extends MadePicture>(
  pictures: readonly Made[],
  siteFolder: string,
  cacheFolder: string,
  encode: (picture: Made) => Promise<Buffer>,
): Promise<number> {
  const unique = new Map(pictures.map((picture) => [picture.path, picture]));
  if (unique.size === 0) return 0;
  const cache = await openCache(cacheFolder);
  await inParallel(unique.values(), availableParallelism(), async (picture) => {
    const file = join(siteFolder, decodeURI(picture.path));
    const content = await cache.get(picture.path, 'picture', () => encode(picture));
    await mkdir(join(file, '..'), { recursive: true });
    await writeFile(file, content);
  });
  await cache.removeOld();
  return unique.size;
}
