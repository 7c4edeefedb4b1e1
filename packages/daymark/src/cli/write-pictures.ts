import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { inParallel } from '../basics/in-parallel.ts';
import { openCache } from '../basics/store.ts';
import { problemsError } from '../content/checks/problem.ts';
import { encodeVariant } from '../content/pictures/picture.ts';
import { READABLE_PICTURE } from '../content/pictures/picture-file.ts';
import type { BuildChecks } from './prepare-site.ts';
import type { Watched } from './progress/progress.ts';

/**
 * Writes the files of all pictures of a site, and keeps them in a cache for the next builds. The
 * command writes pictures before it renders pages and social images, because their renderers could
 * not report which text names a damaged picture.
 * @throws one error that lists the damaged pictures, with the lines of the texts that name them
 */
export async function writeSitePictures(
  siteFolder: string,
  { variants, pictureUses }: Pick<BuildChecks, 'variants' | 'pictureUses'>,
  { enter, count }: Pick<Watched, 'enter' | 'count'>,
  cacheFolder = '.cache/pictures',
): Promise<void> {
  if (variants.length === 0) return;
  enter('Pictures');
  const cache = await openCache(cacheFolder);
  // The path contains a hash of the content.
  const unique = new Map(variants.map((variant) => [variant.path, variant]));
  const damaged = new Set<string>();
  const writeOne = async (variant: (typeof variants)[number]) => {
    const encode = () =>
      encodeVariant(variant).catch((error) => {
        damaged.add(variant.file);
        throw error;
      });
    const file = join(siteFolder, decodeURI(variant.path));
    const content = await cache.get(variant.path, 'picture', encode);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  };
  try {
    await inParallel(unique.values(), availableParallelism(), writeOne);
  } catch (error) {
    if (damaged.size === 0) throw error;
    throw problemsError([...damaged].map((file) => problemOf(file, pictureUses)));
  }
  await cache.removeOld();
  count(unique.size);
}

/** Returns the problem of a damaged picture, with the first text that names the picture. */
function problemOf(file: string, uses: BuildChecks['pictureUses']) {
  const { href, ...place } = uses.get(file) ?? { href: file, file };
  const what = existsSync(file)
    ? 'which is damaged and cannot be decoded; export it again'
    : 'which was removed during the build; run the command again';
  return { ...place, expected: READABLE_PICTURE, found: `${href}, ${what}` };
}
