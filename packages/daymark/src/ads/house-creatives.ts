import { hash } from 'node:crypto';
import { BASE } from '#addresses';
import { randomFrom } from '../basics/random.ts';
import type { Settings } from '../settings/site.ts';
import { landscapeFile } from '../ui/pictures/Landscape.tsx';

/** A house creative. Its share is its part of the slots, in relation to the shares of the others. */
type Dealt = Pick<Settings['creatives'][number], 'id' | 'share' | 'href'>;

/**
 * Returns the order in which house creatives fill the slots of a page. Over all pages, each creative
 * comes first as often as its share says. A creative does not appear on the page that it links to,
 * unless there is no other.
 *
 * The order depends only on the page and on the creatives, so that a new page changes no other page.
 * Source: Efraimidis and Spirakis, "Weighted random sampling with a reservoir",
 * https://doi.org/10.1016/j.ipl.2005.11.003
 * @param path the path of the page
 */
export function dealCreatives<Creative extends Dealt>(
  creatives: readonly Creative[],
  path: string,
): Creative[] {
  const others = creatives.filter(({ href }) => href !== path);
  const random = (id: string) => randomFrom(`${path} ${id}`).int(1, 0xffffffff) / 2 ** 32;
  return (others.length > 0 ? others : creatives)
    .map((creative) => ({ creative, weight: Math.log(random(creative.id)) / creative.share }))
    .toSorted((one, other) => other.weight - one.weight)
    .map(({ creative }) => creative);
}

const pictures = new Map<string, { path: string; svg: string }>();

/**
 * Returns the landscape that is drawn from the id of a house creative, with a URL path that has a
 * hash of the content.
 */
export function housePicture(id: string): { path: string; svg: string } {
  const known = pictures.get(id);
  if (known) return known;
  const svg = landscapeFile({ seed: id });
  const picture = { path: `${BASE}/house/${hash('sha256', svg).slice(0, 10)}.svg`, svg };
  pictures.set(id, picture);
  return picture;
}
