import { box, fillBelow } from '../drawing/contour.ts';
import { towerOrBirds } from '../scenery/birds.ts';
import { coast, mirrored, perchOf, rock } from '../scenery/land.ts';
import { lightAt } from '../scenery/light.ts';
import { ISLANDS } from '../scenery/rocks.ts';
import { beacon, tower } from '../scenery/tower.ts';
import { openWater } from '../scenery/water.ts';
import type { Place } from './place.ts';

/** Islands at three distances. The farther ones are paler. */
export const islands: Place = (hour, random) => {
  const { int } = random;
  const horizon = int(180, 232);
  const light = lightAt(hour, horizon, [400, 452], random);
  const near = box(int(90, 120), horizon + int(84, 104), int(220, 250), int(64, 84));
  const beyond = box(int(486, 516), horizon + int(26, 40), 150, int(40, 54));
  const far = box(int(120, 220), horizon + 2, int(150, 190), int(20, 32));
  const isle = random.pick(ISLANDS);
  const stand = perchOf(isle, near, int(44, 54));
  const unlit = hour.height !== 'moon' && random.chance(35);
  return [
    ...openWater(hour, light, horizon, random, 350),
    fillBelow(random.pick(ISLANDS).crest, far, hour.land[0]),
    ...rock(random.pick(ISLANDS), beyond, hour, 1),
    ...(unlit ? beacon(hour, stand, light) : towerOrBirds(hour, stand, light, 50, random)),
    mirrored(isle, near, hour.land[3]),
    ...rock(isle, near, hour, 3),
  ];
};

/** A skerry with a tall tower in the foreground. */
export const skerry: Place = (hour, random) => {
  const { int } = random;
  const horizon = int(240, 275);
  const light = lightAt(hour, horizon, [410, 460], random);
  const far = box(660, horizon + 1, -int(260, 420), int(16, 24));
  const isle = random.pick(ISLANDS);
  const near = box(int(110, 140), horizon + int(44, 56), int(190, 230), int(50, 62));
  return [
    ...openWater(hour, light, horizon, random),
    coast(hour, far, random),
    ...tower(hour, perchOf(isle, near, int(112, 136)), light),
    mirrored(isle, near, hour.land[3]),
    ...rock(isle, near, hour, 3),
  ];
};
