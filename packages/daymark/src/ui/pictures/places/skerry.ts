import { lay } from '../drawing/contour.ts';
import { ISLANDS } from '../lines/rocks.ts';
import { coast, perchOf, rock } from '../scenery/land.ts';
import { lightAt } from '../scenery/light.ts';
import { openWater } from '../scenery/openWater.ts';
import { tower } from '../scenery/tower.ts';
import { mirrored } from '../scenery/water.ts';
import type { Place } from './place.ts';

/** A skerry with a tall tower, close by. */
export const skerry: Place = (hour, random) => {
  const horizon = random.int(240, 275);
  const light = lightAt(hour, horizon, [410, 460], random);
  const far = {
    x: 660,
    foot: horizon + 1,
    width: -random.int(260, 420),
    height: random.int(16, 24),
  };
  const isle = random.pick(ISLANDS);
  const box = {
    x: random.int(110, 140),
    foot: horizon + random.int(44, 56),
    width: random.int(190, 230),
    height: random.int(50, 62),
  };
  return [
    ...openWater(hour, light, horizon, random),
    coast(hour, far, random),
    ...tower(hour, perchOf(isle, box, random.int(112, 136)), light),
    mirrored(lay(isle.crest, box), box.foot, hour.land[3]),
    ...rock(isle, box, hour, 3),
  ];
};
