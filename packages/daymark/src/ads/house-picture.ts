import { hash } from 'node:crypto';
import { landscapeFile } from '../ui/pictures/Landscape.tsx';

/** The drawing of a house creative, as a file. */
interface HousePicture {
  /** The URL path, with a hash of the content. */
  path: string;
  svg: string;
}

const pictures = new Map<string, HousePicture>();

/** Returns the landscape that is drawn from the id of a house creative. */
export function housePicture(id: string): HousePicture {
  const known = pictures.get(id);
  if (known) return known;
  const svg = landscapeFile({ seed: id });
  const picture = { path: `/house/${hash('sha256', svg).slice(0, 10)}.svg`, svg };
  pictures.set(id, picture);
  return picture;
}
