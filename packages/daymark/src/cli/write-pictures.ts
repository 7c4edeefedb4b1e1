import { existsSync } from 'node:fs';
import { problemsReport } from '../content/checks/problem.ts';
import { READABLE_PICTURE } from '../content/markdown/image-path.ts';
import { encodeVariant } from '../content/pictures/encode.ts';
import { writePictures } from '../output/pictures.ts';
import type { BuildChecks } from './prepare-site.ts';
import type { Watched } from './progress/progress.ts';

/**
 * Writes the files of all pictures of a site. This happens before the pages, because the social
 * image of a page shows the cover: only here is it known which text names a damaged picture.
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
  const damaged = new Set<string>();
  const encode = (variant: (typeof variants)[number]) =>
    encodeVariant(variant).catch((error) => {
      damaged.add(variant.file);
      throw error;
    });
  try {
    count(await writePictures(variants, siteFolder, cacheFolder, encode));
  } catch (error) {
    if (damaged.size === 0) throw error;
    throw problemsReport([...damaged].map((file) => problemOf(file, pictureUses)));
  }
}

function problemOf(file: string, uses: BuildChecks['pictureUses']) {
  const { href, ...place } = uses.get(file) ?? { href: file, file };
  const what = existsSync(file)
    ? 'which is damaged and cannot be decoded; export it again'
    : 'which was removed during the build; run the command again';
  return { ...place, expected: READABLE_PICTURE, found: `${href}, ${what}` };
}
