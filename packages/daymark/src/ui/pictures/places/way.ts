import { drawn, lay } from '../drawing/contour.ts';
import { mass, outline } from '../drawing/pen.ts';
import { area } from '../drawing/shape.ts';
import { BLUFF } from '../lines/rocks.ts';
import { coast, perchOf, rock } from '../scenery/land.ts';
import { lightAt } from '../scenery/light.ts';
import { openWater } from '../scenery/openWater.ts';
import { beacon, tower } from '../scenery/tower.ts';
import type { Place } from './place.ts';

const WAY = drawn(
  '42,97! 45,86 42,76 33,66 29,54 37,38 44,20 42,0 36,-40! 60,-40! 58,0 57,22 47,42 35,56 37,64 46,75 48,86 43,97!',
);
const NEAR = drawn('0,60 20,40 42,48 66,20 100,0');

/** A path over the bluff to the mark at its end. */
export const way: Place = (hour, random) => {
  const horizon = random.int(200, 230);
  const light = lightAt(hour, horizon, [440, 470], random);
  const far = { x: 660, foot: horizon + 1, width: -random.int(200, 300), height: 20 };
  const box = {
    x: -30,
    foot: horizon + 140,
    width: random.int(440, 470),
    height: random.int(170, 190),
  };
  const stand = perchOf(BLUFF, box, random.int(54, 68));
  const unlit = hour.height !== 'moon' && random.chance(40);
  return [
    ...openWater(hour, light, horizon, random),
    coast(hour, far, random),
    ...(unlit ? beacon : tower)(hour, stand, light),
    ...rock(BLUFF, box, hour, 2),
    area(mass(lay(NEAR, { x: 0, foot: 400, width: 560, height: 90 }), 400), hour.land[3]),
    area(outline(lay(WAY, box)), hour.sand[0]),
  ];
};
