import { lay } from '../drawing/contour.ts';
import { groundAt, mass } from '../drawing/pen.ts';
import { area, disc } from '../drawing/shape.ts';
import { RANGES } from '../lines/ranges.ts';
import { DOWNS, TONGUES } from '../lines/tones.ts';
import { range } from '../scenery/land.ts';
import { sun } from '../scenery/light.ts';
import { sky } from '../scenery/sky.ts';
import type { Place } from './place.ts';

/** Ranges behind an inlet with mist between them; a great sun comes up behind the first. */
export const hills: Place = (hour, random) => {
  const base = random.int(196, 226);
  const far = { x: -20, foot: base + 10, width: 680, height: random.int(80, 96) };
  const middle = { x: 660, foot: base + 70, width: -680, height: random.int(90, 110) };
  const near = { x: -30, foot: base + 130, width: 700, height: random.int(116, 136) };
  const down = { x: -10, foot: 404, width: 660, height: random.int(44, 74) };
  const crest = lay(random.pick(RANGES).crest, far);
  const x = random.int(350, 408);
  const high = hour.height === 'moon' || hour.height === 'high';
  const radius = high ? random.int(18, 24) : random.int(46, 62);
  const y = high ? random.int(60, 72) : Math.round(groundAt(crest, x) - radius * 0.2);
  const tone = (foot: number, fill: string, opacity?: number) => {
    const box = { x: 0, foot, width: 640, height: 22 };
    return area(mass(lay(random.pick(TONGUES), box), 400), fill, opacity);
  };
  const mist = (foot: number) => tone(foot, hour.sky[3], 0.4);
  const inlet = [tone(base + 112, hour.sea[0]), tone(base + 150, hour.sea[1])];
  return [
    ...sky(hour, base, random),
    ...(high ? sun(hour, { x, y, radius }, random) : [disc(x, y, radius, hour.light)]),
    area(mass(crest, 400), hour.land[0]),
    mist(base),
    area(mass(lay(random.pick(RANGES).crest, middle), 400), hour.land[1]),
    mist(base + 50),
    ...range(random.pick(RANGES), near, hour, 2, x),
    ...inlet,
    area(mass(lay(random.pick(DOWNS), down), 400), hour.land[4]),
  ];
};
