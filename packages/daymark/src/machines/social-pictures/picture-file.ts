import { readFile } from 'node:fs/promises';
import { openCache } from '../../basics/store.ts';
import { once } from '../../content/texts.ts';
import { settings } from '../../settings/index.ts';
import { ownLogo } from '../../ui/look/files.ts';
import type { Shown } from './address.ts';
import { drawCard } from './draw-card.tsx';
import { directionOf, wordsOf } from './fonts.ts';

const cache = once(async () => {
  const opened = await openCache('.cache/social');
  await opened.removeOld();
  return opened;
});

/**
 * Returns the file of a social image, from the cache if an earlier build drew it.
 * @param path the path of the image, which contains a hash of its content and is therefore the cache key
 */
export const socialPictureFile = async (path: string, shown: Shown): Promise<Buffer> =>
  (await cache()).get(path, 'card', () => draw(shown));

/** Draws an image with the settings of the site. */
async function draw({ title, coverFile, ...landscape }: Shown): Promise<Buffer> {
  const content = {
    title: wordsOf(title),
    direction: directionOf(title),
    siteName: wordsOf(settings.identity.name),
    logo: ownLogo(settings),
    ...landscape,
    cover: coverFile ? await readFile(coverFile) : undefined,
  };
  return drawCard(content, settings.theme);
}
