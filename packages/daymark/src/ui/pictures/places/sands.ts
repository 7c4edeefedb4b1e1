import { mix } from '../drawing/colour.ts';
import { box, drawn, enclosed, fillBelow, lay } from '../drawing/contour.ts';
import { brief, cut, groundAt } from '../drawing/pen.ts';
import type { Random } from '../drawing/random.ts';
import { area, line } from '../drawing/shape.ts';
import { birds } from '../scenery/birds.ts';
import { coast } from '../scenery/land.ts';
import { lightAt, sun } from '../scenery/light.ts';
import { sky } from '../scenery/sky.ts';
import { openWater } from '../scenery/water.ts';
import type { Place } from './place.ts';

const WINDWARD = '0,50 12,56 24,84 34,100!';
const DUNE = drawn(`${WINDWARD} 44,88 62,62 80,52 100,56`);
const SHADE = drawn(`${WINDWARD} 36,87 34,70 24,52 15,36 12,16 10,0! 0,0!`);
const BEHIND = drawn('0,60 20,66 44,20 64,44 84,100 100,84');
const NEAR = drawn('0,0 30,14 56,54 76,92 90,100 100,92');

/** Returns a clump of marram grass, `tall` pixels high: six blades that bend apart. */
function marram(x: number, y: number, tall: number, random: Random): string {
  let d = '';
  for (let blade = 0; blade < 6; blade += 1) {
    const lean = (blade - 2) * 9 + random.int(-4, 4);
    const tip = random.int(0, 12) - Math.round(Math.abs(lean) / 2);
    d += `M${x + blade * 4} ${y}q${brief(Math.round(lean * 0.2), 14 - tall, lean, -tall - tip)}`;
  }
  return d;
}

/** Dunes with the sea behind them. Marram grass grows on the nearest dune. */
export const dunes: Place = (hour, random) => {
  const horizon = random.int(140, 178);
  const light = lightAt(hour, horizon, [420, 465], random);
  const top = horizon + random.int(2, 40);
  const main = box(random.int(-50, 0), 400, random.int(700, 760), 400 - top);
  const near = box(random.int(170, 220), 402, 480, random.int(84, 104));
  const clump = (x: number, tall: number) =>
    marram(x, Math.round(groundAt(lay(NEAR, near), x)) + 6, tall, random);
  return [
    ...openWater(hour, light, horizon, random, horizon + 84),
    coast(hour, box(-20, horizon + 1, 460, 16), random),
    fillBelow(BEHIND, box(0, horizon + 104, 640, 64), mix(hour.sand[0], hour.land[1], 45), 400),
    fillBelow(DUNE, main, hour.sand[0]),
    enclosed([SHADE], main, hour.sand[1]),
    line(clump(random.int(440, 470), 56) + clump(random.int(380, 400), 36), hour.land[4]),
    fillBelow(NEAR, near, hour.land[3]),
  ];
};

const BAR = drawn('0,100! 30,96 62,78 100,44! 70,34 58,10 20,0 0,2!');

/**
 * Sticks that mark the channel: the x coordinate in pixels, the distance below the horizon in
 * percent of the water, and the height in pixels.
 */
const WITHIES = [
  [332, 30, 14],
  [390, 42, 24],
  [290, 62, 44],
] as const;

/** Tidal flats: bars of sand from both sides, and between them water in the colour of the sky. */
export const flats: Place = (hour, random) => {
  const horizon = random.int(176, 214);
  const light = lightAt(hour, horizon, [380, 440], random);
  const far = box(-20, horizon + 1, random.int(380, 460), random.int(20, 34));
  const down = (hundredths: number) => Math.round(horizon + ((400 - horizon) * hundredths) / 100);
  const bar = (x: number, width: number, foot: number, height: number, wet: number) =>
    enclosed([BAR], box(x, down(foot), width, height), mix(hour.sand[1], hour.land[2], wet));
  const mirror =
    cut(light.x, horizon + 30, 90, 5) +
    cut(light.x - 30, down(42), 110, 6) +
    cut(light.x + 20, down(72), 120, 7);
  const withies = WITHIES.map(([x, y, tall]) => `M${x} ${down(y)}l${random.int(-2, 2)}-${tall}`);
  const peopled = hour.height !== 'moon' && random.chance(50);
  return [
    ...sky(hour, horizon, random),
    ...sun(hour, light, random),
    area(`M0 ${horizon}H640V400H0`, hour.sky[4]),
    coast(hour, far, random),
    area(mirror, hour.light, 0.5),
    bar(660, -random.int(380, 440), 18, 18, 0),
    bar(-20, random.int(390, 430), 38, 40, 14),
    bar(660, -random.int(300, 340), 66, 62, 32),
    bar(-20, random.int(420, 480), 106, 104, 60),
    line(withies.join(''), hour.land[4]),
    ...(peopled ? [birds(200, horizon - 70, hour, random)] : []),
  ];
};
