import { mix } from '../drawing/colour.ts';
import { drawn, lay } from '../drawing/contour.ts';
import { cut } from '../drawing/cut.ts';
import { outline } from '../drawing/pen.ts';
import { area, line } from '../drawing/shape.ts';
import { birds } from '../scenery/birds.ts';
import { coast } from '../scenery/land.ts';
import { lightAt, sun } from '../scenery/light.ts';
import { sky } from '../scenery/sky.ts';
import type { Place } from './place.ts';

const BAR = drawn('0,100! 30,96 62,78 100,44! 70,34 58,10 20,0 0,2!');

/** Sticks that mark the channel: across, how far down from the horizon in hundredths, and how tall. */
const WITHIES = [
  [332, 30, 14],
  [390, 42, 24],
  [290, 62, 44],
] as const;

/** Tidal flats: bars of sand from both sides, and between them water that holds the sky. */
export const flats: Place = (hour, random) => {
  const horizon = random.int(176, 214);
  const light = lightAt(hour, horizon, [380, 440], random);
  const far = {
    x: -20,
    foot: horizon + 1,
    width: random.int(380, 460),
    height: random.int(20, 34),
  };
  const down = (hundredths: number) => Math.round(horizon + ((400 - horizon) * hundredths) / 100);
  const bar = (x: number, width: number, foot: number, height: number, wet: number) => {
    const sand = mix(hour.sand[1], hour.land[2], wet);
    return area(outline(lay(BAR, { x, foot: down(foot), width, height })), sand);
  };
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
    ...(peopled ? [birds(200, horizon - 70, hour.land[3], random)] : []),
  ];
};
