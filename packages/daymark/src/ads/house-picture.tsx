import { hash } from 'node:crypto';
import { Landscape } from '../ui/pictures/Landscape.tsx';
import { svgFile } from '../ui/pictures/svg-file.ts';

/** The drawing of a house creative, as a file. */
export interface HousePicture {
  /** The URL path, with a hash of the content. */
  path: string;
  svg: string;
}

const pictures = new Map<string, HousePicture>();

/** Returns the landscape that is drawn from the id of a house creative. */
export function housePicture(id: string): HousePicture {
  const known = pictures.get(id);
  if (known) return known;
  const svg = svgFile(<Landscape seed={id} />);
  const picture = { path: `/house/${hash('sha256', svg).slice(0, 10)}.svg`, svg };
  pictures.set(id, picture);
  return picture;
}
