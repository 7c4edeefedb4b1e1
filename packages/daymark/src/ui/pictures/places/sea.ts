import { box } from '../drawing/contour.ts';
import { cut } from '../drawing/pen.ts';
import { area, line, type Shape } from '../drawing/shape.ts';
import type { Hour } from '../hours/hour.ts';
import { birds } from '../scenery/birds.ts';
import { coast } from '../scenery/land.ts';
import { lightAt } from '../scenery/light.ts';
import { tower } from '../scenery/tower.ts';
import { openWater } from '../scenery/water.ts';
import type { Place } from './place.ts';

/** A small boat with two sails. Its waterline is at `y`. */
const boat = (x: number, y: number, hour: Hour): Shape[] => [
  area(`M${x} ${y}l-9-2 8-26zm2 0v-22l11 20z`, hour.wall[0]),
  area(`M${x - 12} ${y + 1}h27l-4 5h-18z`, hour.land[3]),
];

/** An almost empty sea: the horizon, a large sun, and one boat or a few birds. Stars at night. */
export const openSea: Place = (hour, random) => {
  const horizon = random.chance(50) ? random.int(160, 190) : random.int(246, 280);
  const light = lightAt(hour, horizon, [350, 440], random);
  const grown = hour.height === 'low' || hour.height === 'rising' ? 16 : 0;
  const far = box(-20, horizon + 1, random.int(260, 340), random.int(16, 28));
  const x = random.int(150, 200);
  const depth = 400 - horizon;
  const swell = cut(140, horizon + depth * 0.38, 190, 5) + cut(330, horizon + depth * 0.76, 260, 7);
  const stars = [58, 107, 151, 212, 248, 297].map((left) => `M${left} ${random.int(24, 120)}h1`);
  const night = hour.name === 'night';
  const manned = night || random.chance(60);
  return [
    ...openWater(hour, { ...light, radius: light.radius + grown }, horizon, random),
    ...(night ? [line(stars.join(''), hour.glint)] : []),
    area(swell, hour.sea[0], 0.5),
    coast(hour, far, random),
    ...(manned
      ? boat(x, horizon + random.int(18, 30), hour)
      : [birds(142, horizon - 60, hour, random)]),
  ];
};

/** A mole with a light at its end, mirrored in still water. */
export const mole: Place = (hour, random) => {
  const horizon = random.int(200, 260);
  const light = lightAt(hour, horizon, [410, 460], random);
  const far = box(-20, horizon + 1, random.int(400, 560), random.int(30, 50));
  const end = random.int(260, 300);
  const y = horizon + random.int(28, 44);
  const stand = { x: end - 20, y: y - 2, height: random.int(64, 84) };
  const mirror =
    cut(end - 20, y + 26, 30, 5) + cut(end - 25, y + 40, 22, 4) + cut(end - 15, y + 54, 18, 4);
  return [
    ...openWater(hour, light, horizon, random),
    coast(hour, far, random),
    ...tower(hour, stand, light),
    area(`M0 ${y + 2}L${end - 44} ${y}h48v14L0 ${y + 40}`, hour.land[3]),
    area(`M0 ${y + 2}L${end - 44} ${y}v-6h50v8L0 ${y + 12}`, hour.face[1]),
    area(mirror, hour.wall[0], 0.5),
  ];
};
