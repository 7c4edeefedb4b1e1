import { box, ground, lay } from '../drawing/contour.ts';
import { groundAt } from '../drawing/pen.ts';
import { COVER, disc } from '../drawing/shape.ts';
import { RANGES } from '../lines/ranges.ts';
import { DOWNS } from '../lines/tones.ts';
import { range } from '../scenery/land.ts';
import { sun } from '../scenery/light.ts';
import { sky, tone } from '../scenery/sky.ts';
import type { Place } from './place.ts';

/** Ranges behind an inlet with mist between them; a great sun comes up behind the first. */
export const hills: Place = (hour, random) => {
  const base = random.int(196, 226);
  const far = box(-20, base + 10, 680, random.int(80, 96));
  const middle = box(660, base + 70, -680, random.int(90, 110));
  const near = box(-30, base + 130, 700, random.int(116, 136));
  const down = box(-10, 404, 660, random.int(44, 74));
  const { crest } = random.pick(RANGES);
  const x = random.int(350, 408);
  const high = hour.height === 'moon' || hour.height === 'high';
  const radius = high ? random.int(18, 24) : random.int(46, 62);
  const y = high ? random.int(60, 72) : Math.round(groundAt(lay(crest, far), x) - radius * 0.2);
  const mist = (foot: number) => tone(foot, 22, hour.sky[3], random, COVER, 0.4);
  const inlet = [
    tone(base + 112, 22, hour.sea[0], random),
    tone(base + 150, 22, hour.sea[1], random),
  ];
  return [
    ...sky(hour, base, random),
    ...(high ? sun(hour, { x, y, radius }, random) : [disc(x, y, radius, hour.light)]),
    ground(crest, far, hour.land[0], 400),
    mist(base),
    ground(random.pick(RANGES).crest, middle, hour.land[1], 400),
    mist(base + 50),
    ...range(random.pick(RANGES), near, hour, x),
    ...inlet,
    ground(random.pick(DOWNS), down, hour.land[4], 400),
  ];
};
