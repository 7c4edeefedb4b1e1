import { box, drawn, enclosed, fillBelow } from '../drawing/contour.ts';
import { area } from '../drawing/shape.ts';
import { birds, towerOrBirds } from '../scenery/birds.ts';
import { coast, mirrored, perchOf, rock } from '../scenery/land.ts';
import { lightAt } from '../scenery/light.ts';
import { ARCH, BLUFF } from '../scenery/rocks.ts';
import { beacon, tower } from '../scenery/tower.ts';
import { openWater } from '../scenery/water.ts';
import type { Place } from './place.ts';

// The chalk extends from its near end at 0 to the horizon at 100. Values below 0 are nearer.
const TURF = drawn(
  '0,84 10,92 17,92! 23,72 34,77 41,76! 46,54 57,57! 61,39 70,39! 74,25 82,24! 85,14 91,12! 100,0',
);
const CHALK = drawn(
  '0,72! 16,86! 23,67! 34,72! 42,70! 46,50! 57,53! 61,36! 71,36! 74,23! 82,22! 86,12! 92,10! 100,0! 100,-2! 90,-5 65,-18 36,-42 0,-82!',
);
const RECESSES = [
  drawn('23,67! 25,40! 29,-48! 21,-56! 22,10!'),
  drawn('46,50! 48,30! 50,-31! 45,-35! 45,10!'),
  drawn('61,36! 62,18! 63,-19! 59,-22!'),
  drawn('74,23! 75,10! 76,-12! 73,-13!'),
];
const BEACH = drawn('100,-2! 90,-5 65,-18 36,-42 0,-82! 0,-98! 40,-46 68,-19 100,-2!');

/** White cliffs in a row that reaches the horizon. */
export const cliffs: Place = (hour, random) => {
  const horizon = random.int(222, 250);
  const light = lightAt(hour, horizon, [446, 470], random);
  const row = box(-6, horizon, random.int(420, 446), random.int(140, 168));
  const stand = { x: 162, y: horizon - row.height * 0.72, height: 46 };
  return [
    ...openWater(hour, light, horizon, random),
    ...towerOrBirds(hour, stand, light, 60, random),
    fillBelow(TURF, row, hour.land[2]),
    enclosed([CHALK], row, hour.wall[0]),
    enclosed(RECESSES, row, hour.wall[1]),
    enclosed([BEACH], row, hour.sand[1]),
  ];
};

/** A cliff with an arch and a separate needle of rock. At sunrise, the sun is behind the arch. */
export const arch: Place = (hour, random) => {
  const horizon = random.int(214, 246);
  const near = box(-20, horizon + random.int(24, 34), random.int(400, 430), random.int(140, 168));
  const opening = { x: Math.round(near.x + near.width * 0.664), y: horizon - 16, radius: 17 };
  const light = hour.height === 'rising' ? opening : lightAt(hour, horizon, [444, 470], random);
  const far = box(660, horizon + 1, -random.int(180, 240), random.int(14, 22));
  const needle = near.x + near.width - 20;
  const foot = near.foot - 2;
  return [
    ...openWater(hour, light, horizon, random),
    coast(hour, far, random),
    mirrored(ARCH, near, hour.land[2]),
    ...rock(ARCH, near, hour, 2),
    area(`M${needle - 12} ${foot}l10-50 6-4 14 54`, hour.land[2]),
    area(`M${needle} ${foot}l-2-50 6-4 14 54`, hour.face[1]),
    ...(hour.height === 'moon' ? [] : [birds(300, 90, hour, random)]),
  ];
};

const WAY = drawn(
  '42,97! 45,86 42,76 33,66 29,54 37,38 44,20 42,0 36,-40! 60,-40! 58,0 57,22 47,42 35,56 37,64 46,75 48,86 43,97!',
);
const NEAR = drawn('0,60 20,40 42,48 66,20 100,0');

/** A path over a bluff, and a tower or a beacon at the end of the bluff. */
export const way: Place = (hour, random) => {
  const horizon = random.int(200, 230);
  const light = lightAt(hour, horizon, [440, 470], random);
  const far = box(660, horizon + 1, -random.int(200, 300), 20);
  const bluff = box(-30, horizon + 140, random.int(440, 470), random.int(170, 190));
  const stand = perchOf(BLUFF, bluff, random.int(54, 68));
  const unlit = hour.height !== 'moon' && random.chance(40);
  return [
    ...openWater(hour, light, horizon, random),
    coast(hour, far, random),
    ...(unlit ? beacon : tower)(hour, stand, light),
    ...rock(BLUFF, bluff, hour, 2),
    fillBelow(NEAR, box(0, 400, 560, 90), hour.land[3]),
    enclosed([WAY], bluff, hour.sand[0]),
  ];
};
