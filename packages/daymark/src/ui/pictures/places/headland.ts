import { lay } from '../drawing/contour.ts';
import { HEADLANDS } from '../lines/rocks.ts';
import { coast, perchOf, rock } from '../scenery/land.ts';
import { lightAt } from '../scenery/light.ts';
import { towerOrBirds } from '../scenery/mark.ts';
import { openWater } from '../scenery/openWater.ts';
import { mirrored } from '../scenery/water.ts';
import type { Place } from './place.ts';

/** A headland that runs out into the sea, more often than not with its tower. */
export const headland: Place = (hour, random) => {
  const horizon = random.int(206, 250);
  const light = lightAt(hour, horizon, [424, 466], random);
  const far = {
    x: -20,
    foot: horizon + 1,
    width: random.int(480, 540),
    height: random.int(16, 28),
  };
  const cape = random.pick(HEADLANDS);
  const box = {
    x: -24,
    foot: horizon + random.int(18, 34),
    width: random.int(400, 440),
    height: random.int(92, 128),
  };
  const stand = perchOf(cape, box, random.int(46, 60));
  return [
    ...openWater(hour, light, horizon, random),
    coast(hour, far, random),
    ...towerOrBirds(hour, stand, light, 70, random),
    mirrored(lay(cape.crest, box), box.foot, hour.land[2]),
    ...rock(cape, box, hour, 2),
  ];
};
