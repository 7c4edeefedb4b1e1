import { cut } from '../drawing/cut.ts';
import { area } from '../drawing/shape.ts';
import { coast } from '../scenery/land.ts';
import { lightAt } from '../scenery/light.ts';
import { openWater } from '../scenery/openWater.ts';
import { tower } from '../scenery/tower.ts';
import type { Place } from './place.ts';

/** A mole with a light at its end, mirrored in still water. */
export const mole: Place = (hour, random) => {
  const horizon = random.int(200, 260);
  const light = lightAt(hour, horizon, [410, 460], random);
  const far = {
    x: -20,
    foot: horizon + 1,
    width: random.int(400, 560),
    height: random.int(30, 50),
  };
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
