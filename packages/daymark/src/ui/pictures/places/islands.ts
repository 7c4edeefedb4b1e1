import { lay } from '../drawing/contour.ts';
import { mass } from '../drawing/pen.ts';
import { area } from '../drawing/shape.ts';
import { ISLANDS } from '../lines/rocks.ts';
import { perchOf, rock } from '../scenery/land.ts';
import { lightAt } from '../scenery/light.ts';
import { towerOrBirds } from '../scenery/mark.ts';
import { openWater } from '../scenery/openWater.ts';
import { beacon } from '../scenery/tower.ts';
import { mirrored } from '../scenery/water.ts';
import type { Place } from './place.ts';

/** Islands one behind the other, paler and paler. */
export const islands: Place = (hour, random) => {
  const horizon = random.int(180, 232);
  const light = lightAt(hour, horizon, [400, 452], random);
  const near = {
    x: random.int(90, 120),
    foot: horizon + random.int(84, 104),
    width: random.int(220, 250),
    height: random.int(64, 84),
  };
  const beyond = {
    x: random.int(486, 516),
    foot: horizon + random.int(26, 40),
    width: 150,
    height: random.int(40, 54),
  };
  const far = {
    x: random.int(120, 220),
    foot: horizon + 2,
    width: random.int(150, 190),
    height: random.int(20, 32),
  };
  const isle = random.pick(ISLANDS);
  const stand = perchOf(isle, near, random.int(44, 54));
  const unlit = hour.height !== 'moon' && random.chance(35);
  return [
    ...openWater(hour, light, horizon, random, 350),
    area(mass(lay(random.pick(ISLANDS).crest, far), far.foot), hour.land[0]),
    ...rock(random.pick(ISLANDS), beyond, hour, 1),
    ...(unlit ? beacon(hour, stand, light) : towerOrBirds(hour, stand, light, 50, random)),
    mirrored(lay(isle.crest, near), near.foot, hour.land[3]),
    ...rock(isle, near, hour, 3),
  ];
};
