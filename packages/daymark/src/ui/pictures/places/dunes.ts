import { mix } from '../drawing/colour.ts';
import { drawn, lay } from '../drawing/contour.ts';
import { brief, groundAt, mass, outline } from '../drawing/pen.ts';
import type { Random } from '../drawing/random.ts';
import { area, line } from '../drawing/shape.ts';
import { coast } from '../scenery/land.ts';
import { lightAt } from '../scenery/light.ts';
import { openWater } from '../scenery/openWater.ts';
import type { Place } from './place.ts';

const WINDWARD = '0,50 12,56 24,84 34,100!';
const DUNE = drawn(`${WINDWARD} 44,88 62,62 80,52 100,56`);
const SHADE = drawn(`${WINDWARD} 36,87 34,70 24,52 15,36 12,16 10,0! 0,0!`);
const BEHIND = drawn('0,60 20,66 44,20 64,44 84,100 100,84');
const NEAR = drawn('0,0 30,14 56,54 76,92 90,100 100,92');

/** One clump of marram, `tall` pixels high: six blades that bend apart. */
function marram(x: number, y: number, tall: number, random: Random): string {
  let d = '';
  for (let blade = 0; blade < 6; blade += 1) {
    const lean = (blade - 2) * 9 + random.int(-4, 4);
    const tip = random.int(0, 12) - Math.round(Math.abs(lean) / 2);
    d += `M${x + blade * 4} ${y}q${brief(Math.round(lean * 0.2), 14 - tall, lean, -tall - tip)}`;
  }
  return d;
}

/** Dunes with the sea behind them; marram on the nearest. */
export const dunes: Place = (hour, random) => {
  const horizon = random.int(140, 178);
  const light = lightAt(hour, horizon, [420, 465], random);
  const far = { x: -20, foot: horizon + 1, width: 460, height: 16 };
  const behind = { x: 0, foot: horizon + 104, width: 640, height: 64 };
  const top = horizon + random.int(2, 40);
  const main = { x: random.int(-50, 0), foot: 400, width: random.int(700, 760), height: 400 - top };
  const box = { x: random.int(170, 220), foot: 402, width: 480, height: random.int(84, 104) };
  const near = lay(NEAR, box);
  const clump = (x: number, tall: number) =>
    marram(x, Math.round(groundAt(near, x)) + 6, tall, random);
  return [
    ...openWater(hour, light, horizon, random, horizon + 84),
    coast(hour, far, random),
    area(mass(lay(BEHIND, behind), 400), mix(hour.sand[0], hour.land[1], 45)),
    area(mass(lay(DUNE, main), 400), hour.sand[0]),
    area(outline(lay(SHADE, main)), hour.sand[1]),
    line(clump(random.int(440, 470), 56) + clump(random.int(380, 400), 36), hour.land[4]),
    area(mass(near, 402), hour.land[3]),
  ];
};
