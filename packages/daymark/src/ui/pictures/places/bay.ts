import { drawn, lay } from '../drawing/contour.ts';
import { mass, outline } from '../drawing/pen.ts';
import { area } from '../drawing/shape.ts';
import { HEADLANDS } from '../lines/rocks.ts';
import { coast, perchOf, rock } from '../scenery/land.ts';
import { lightAt } from '../scenery/light.ts';
import { towerOrBirds } from '../scenery/mark.ts';
import { openWater } from '../scenery/openWater.ts';
import type { Place } from './place.ts';

const SURF = drawn('0,100! 76,96! 54,86 40,74 32,56 33,32 43,12 56,0! 0,0!');
const SAND = drawn('0,102! 68,98! 52,90 37,75 28,56 29,32 39,12 51,0! 0,0!');
const SLOPE = drawn('0,100 8,92! 12,66! 17,56! 20,26! 34,0');

/** A bay seen from above: its beach and surf, and a headland across the water. */
export const bay: Place = (hour, random) => {
  const horizon = random.int(176, 206);
  const light = lightAt(hour, horizon, [442, 470], random);
  const foot = horizon + 40;
  const cape = random.pick(HEADLANDS);
  const box = { x: -24, foot, width: random.int(420, 446), height: random.int(76, 100) };
  const beach = { x: 0, foot: 400, width: 640, height: 400 - foot };
  const slope = { ...beach, height: beach.height + 30 };
  return [
    ...openWater(hour, light, horizon, random),
    coast(hour, { x: -20, foot: horizon + 1, width: 540, height: 22 }, random),
    ...towerOrBirds(hour, perchOf(cape, box, 44), light, 60, random),
    ...rock(cape, box, hour, 1),
    area(outline(lay(SURF, beach)), hour.glint),
    area(outline(lay(SAND, beach)), hour.sand[0]),
    area(mass(lay(SLOPE, slope), 400), hour.land[3]),
  ];
};
