import { drawn, lay } from '../drawing/contour.ts';
import { mass, outline } from '../drawing/pen.ts';
import { area } from '../drawing/shape.ts';
import { lightAt } from '../scenery/light.ts';
import { towerOrBirds } from '../scenery/mark.ts';
import { openWater } from '../scenery/openWater.ts';
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

/** White cliffs in a row that falls away to the horizon. */
export const cliffs: Place = (hour, random) => {
  const horizon = random.int(222, 250);
  const light = lightAt(hour, horizon, [446, 470], random);
  const box = {
    x: -6,
    foot: horizon,
    width: random.int(420, 446),
    height: random.int(140, 168),
  };
  const stand = { x: 162, y: horizon - box.height * 0.72, height: 46 };
  return [
    ...openWater(hour, light, horizon, random),
    ...towerOrBirds(hour, stand, light, 60, random),
    area(mass(lay(TURF, box), horizon), hour.land[2]),
    area(outline(lay(CHALK, box)), hour.wall[0]),
    area(RECESSES.map((recess) => outline(lay(recess, box))).join('z'), hour.wall[1]),
    area(outline(lay(BEACH, box)), hour.sand[1]),
  ];
};
