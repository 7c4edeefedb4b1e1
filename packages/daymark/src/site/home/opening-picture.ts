import { sitePicture } from '../../content/pictures/picture.ts';
import { addressesOf } from '../../settings/addresses.ts';
import type { Settings } from '../../settings/site.ts';
import { drawTwoHours } from '../../ui/pictures/two-hours.ts';
import type { OpeningPicture } from './Opening.tsx';

/** The width of a picture below the words on a screen of 1,920 pixels, in heights. */
const FLATTEST = 3.4;

/**
 * Returns the picture that the owner has chosen for the top of the home page; undefined if there is none.
 * The name of the site determines the parts of a drawing that the owner has not chosen.
 */
export async function openingPicture(settings: Settings): Promise<OpeningPicture | undefined> {
  const { hero } = settings.theme;
  if (!hero) return undefined;
  if (hero.picture) {
    const file = await sitePicture(hero.picture, addressesOf(settings).root);
    return file && { file };
  }
  const { world, motif, hour, place } = hero;
  const choice = { seed: settings.identity.name, world, motif, hour };
  return { drawing: drawTwoHours(choice, place === 'below' ? FLATTEST : undefined) };
}
