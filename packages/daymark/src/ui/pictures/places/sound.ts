import { lay } from '../drawing/contour.ts';
import { HEADLANDS } from '../lines/rocks.ts';
import { rock } from '../scenery/land.ts';
import { lightAt } from '../scenery/light.ts';
import { openWater } from '../scenery/openWater.ts';
import { mirrored } from '../scenery/water.ts';
import type { Place } from './place.ts';

/** A sound between two shores, the light at its end. */
export const sound: Place = (hour, random) => {
  const horizon = random.int(210, 244);
  const light = lightAt(hour, horizon, [300, 330], random);
  const far = {
    x: 680,
    foot: horizon + 3,
    width: -random.int(290, 320),
    height: random.int(40, 60),
  };
  const left = {
    x: -40,
    foot: horizon + 16,
    width: random.int(290, 310),
    height: random.int(100, 134),
  };
  const right = {
    x: 690,
    foot: horizon + 56,
    width: -random.int(270, 300),
    height: random.int(130, 160),
  };
  const near = random.pick(HEADLANDS);
  return [
    ...openWater(hour, light, horizon, random),
    ...rock(random.pick(HEADLANDS), far, hour, 0),
    ...rock(random.pick(HEADLANDS), left, hour, 1),
    mirrored(lay(near.crest, right), right.foot, hour.land[3]),
    ...rock(near, right, hour, 3),
  ];
};
