import { HEADLANDS, ISLANDS } from '../lines/rocks.ts';
import { perchOf, rock } from '../scenery/land.ts';
import { lightAt } from '../scenery/light.ts';
import { towerOrBirds } from '../scenery/mark.ts';
import { openWater } from '../scenery/openWater.ts';
import type { Place } from './place.ts';

/** Rock at our feet, an islet in the light's path, a cape across the water. */
export const foreshore: Place = (hour, random) => {
  const horizon = random.int(160, 200);
  const light = lightAt(hour, horizon, [410, 450], random);
  const cape = random.pick(HEADLANDS);
  const far = {
    x: -20,
    foot: horizon + 8,
    width: random.int(300, 340),
    height: random.int(44, 58),
  };
  const islet = {
    x: random.int(300, 340),
    foot: horizon + 110,
    width: random.int(130, 160),
    height: random.int(30, 42),
  };
  const near = { x: -30, foot: 420, width: random.int(400, 440), height: random.int(104, 136) };
  return [
    ...openWater(hour, light, horizon, random, 330),
    ...towerOrBirds(hour, perchOf(cape, far, 34), light, 60, random),
    ...rock(cape, far, hour, 1),
    ...rock(random.pick(ISLANDS), islet, hour, 2),
    ...rock(random.pick(HEADLANDS), near, hour, 4),
  ];
};
