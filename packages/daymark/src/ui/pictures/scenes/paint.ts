import type { Random } from '../../../basics/random.ts';
import type { Shape } from '../drawing/shape.ts';
import { named } from '../drawing/table.ts';
import type { Hour } from '../hours/hour.ts';
import { lightAt } from '../scenery/light.ts';
import type { Choice, Layer, Scene } from './notation.ts';
import { type Canvas, VERBS } from './verbs.ts';

/** What reaches down to here stands in front and does not move with the horizon. */
const FRONT = 380;

/** Paints a scene at an hour, from far to near. */
export function paint(
  { horizon: [top, bottom], light, layers }: Scene,
  hour: Hour,
  random: Random,
) {
  const horizon = random.int(top, bottom);
  const move = horizon - Math.round((top + bottom) / 2);
  const canvas: Canvas = {
    hour,
    random,
    horizon,
    light: lightAt(hour, horizon, light, random),
    down: (y) => (y < FRONT ? y + move : y),
    ground: [],
  };
  return painted(canvas, layers);
}

function painted(canvas: Canvas, layers: readonly (Layer | Choice)[]): Shape[] {
  const { random, hour } = canvas;
  return layers.flatMap((layer) => {
    if (!('verb' in layer)) return painted(canvas, random.pick(layer));
    const { verb, words, numbers, contours, when } = layer;
    if (when && (when === 'dark') !== (hour.beam !== undefined)) return [];
    const picked = numbers.map(([from, to]) => (from === to ? from : random.int(from, to)));
    return named(VERBS, verb)(canvas, words, picked, contours);
  });
}
