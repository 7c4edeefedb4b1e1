import { box, drawn, enclosed, fillBelow } from '../drawing/contour.ts';
import { towerOrBirds } from '../scenery/birds.ts';
import { coast, mirrored, perchOf, rock } from '../scenery/land.ts';
import { lightAt } from '../scenery/light.ts';
import { HEADLANDS, ISLANDS } from '../scenery/rocks.ts';
import { openWater } from '../scenery/water.ts';
import type { Place } from './place.ts';

/** A headland that extends into the sea, usually with a tower. */
export const headland: Place = (hour, random) => {
  const horizon = random.int(206, 250);
  const light = lightAt(hour, horizon, [424, 466], random);
  const far = box(-20, horizon + 1, random.int(480, 540), random.int(16, 28));
  const cape = random.pick(HEADLANDS);
  const near = box(-24, horizon + random.int(18, 34), random.int(400, 440), random.int(92, 128));
  const stand = perchOf(cape, near, random.int(46, 60));
  return [
    ...openWater(hour, light, horizon, random),
    coast(hour, far, random),
    ...towerOrBirds(hour, stand, light, 70, random),
    mirrored(cape, near, hour.land[2]),
    ...rock(cape, near, hour, 2),
  ];
};

/** Rock in the foreground, an islet below the light, and a cape across the water. */
export const foreshore: Place = (hour, random) => {
  const { int } = random;
  const horizon = int(160, 200);
  const light = lightAt(hour, horizon, [410, 450], random);
  const cape = random.pick(HEADLANDS);
  const far = box(-20, horizon + 8, int(300, 340), int(44, 58));
  const islet = box(int(300, 340), horizon + 110, int(130, 160), int(30, 42));
  const near = box(-30, 420, int(400, 440), int(104, 136));
  return [
    ...openWater(hour, light, horizon, random, 330),
    ...towerOrBirds(hour, perchOf(cape, far, 34), light, 60, random),
    ...rock(cape, far, hour, 1),
    ...rock(random.pick(ISLANDS), islet, hour, 2),
    ...rock(random.pick(HEADLANDS), near, hour, 4),
  ];
};

/** A strait between two shores, with the sun or the moon in the middle. */
export const sound: Place = (hour, random) => {
  const horizon = random.int(210, 244);
  const light = lightAt(hour, horizon, [300, 330], random);
  const far = box(680, horizon + 3, -random.int(290, 320), random.int(40, 60));
  const left = box(-40, horizon + 16, random.int(290, 310), random.int(100, 134));
  const right = box(690, horizon + 56, -random.int(270, 300), random.int(130, 160));
  const near = random.pick(HEADLANDS);
  return [
    ...openWater(hour, light, horizon, random),
    ...rock(random.pick(HEADLANDS), far, hour, 0),
    ...rock(random.pick(HEADLANDS), left, hour, 1),
    mirrored(near, right, hour.land[3]),
    ...rock(near, right, hour, 3),
  ];
};

const SURF = drawn('0,100! 76,96! 54,86 40,74 32,56 33,32 43,12 56,0! 0,0!');
const SAND = drawn('0,102! 68,98! 52,90 37,75 28,56 29,32 39,12 51,0! 0,0!');
const SLOPE = drawn('0,100 8,92! 12,66! 17,56! 20,26! 34,0');

/** A bay seen from above: its beach and surf, and a headland across the water. */
export const bay: Place = (hour, random) => {
  const horizon = random.int(176, 206);
  const light = lightAt(hour, horizon, [442, 470], random);
  const shore = horizon + 40;
  const cape = random.pick(HEADLANDS);
  const across = box(-24, shore, random.int(420, 446), random.int(76, 100));
  const beach = box(0, 400, 640, 400 - shore);
  return [
    ...openWater(hour, light, horizon, random),
    coast(hour, box(-20, horizon + 1, 540, 22), random),
    ...towerOrBirds(hour, perchOf(cape, across, 44), light, 60, random),
    ...rock(cape, across, hour, 1),
    enclosed([SURF], beach, hour.glint),
    enclosed([SAND], beach, hour.sand[0]),
    fillBelow(SLOPE, box(0, 400, 640, 430 - shore), hour.land[3]),
  ];
};
