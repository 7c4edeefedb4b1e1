import { lay } from '../drawing/contour.ts';
import { area } from '../drawing/shape.ts';
import { ARCH } from '../lines/rocks.ts';
import { birds } from '../scenery/birds.ts';
import { coast, rock } from '../scenery/land.ts';
import { lightAt } from '../scenery/light.ts';
import { openWater } from '../scenery/openWater.ts';
import { mirrored } from '../scenery/water.ts';
import type { Place } from './place.ts';

/** A cliff with an arch, its needle standing off; at sunrise the sun is seen through it. */
export const arch: Place = (hour, random) => {
  const horizon = random.int(214, 246);
  const box = {
    x: -20,
    foot: horizon + random.int(24, 34),
    width: random.int(400, 430),
    height: random.int(140, 168),
  };
  const opening = { x: Math.round(box.x + box.width * 0.664), y: horizon - 16, radius: 17 };
  const light = hour.height === 'rising' ? opening : lightAt(hour, horizon, [444, 470], random);
  const far = {
    x: 660,
    foot: horizon + 1,
    width: -random.int(180, 240),
    height: random.int(14, 22),
  };
  const needle = box.x + box.width - 20;
  const foot = box.foot - 2;
  return [
    ...openWater(hour, light, horizon, random),
    coast(hour, far, random),
    mirrored(lay(ARCH.crest, box), box.foot, hour.land[2]),
    ...rock(ARCH, box, hour, 2),
    area(`M${needle - 12} ${foot}l10-50 6-4 14 54`, hour.land[2]),
    area(`M${needle} ${foot}l-2-50 6-4 14 54`, hour.face[1]),
    ...(hour.height === 'moon' ? [] : [birds(300, 90, hour.land[3], random)]),
  ];
};
