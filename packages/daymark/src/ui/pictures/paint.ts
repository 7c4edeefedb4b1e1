import type { Random } from '../../basics/random.ts';
import { FIGURES, ROCKS, SKYLINES } from './figures.ts';
import { filled, type Hour, stroked } from './hours.ts';
import { type Choice, type Layer, named, type Scene } from './notation.ts';
import {
  type Box,
  box,
  COVER,
  type Contour,
  groundAt,
  lay,
  mass,
  outline,
  type Point,
  type Shape,
} from './pen.ts';
import {
  glitter,
  type Light,
  lightAt,
  mirrored,
  perchOf,
  rock,
  sea,
  sky,
  sun,
  tone,
  tower,
} from './scenery.ts';

/** What reaches down to here stands in front and does not move with the horizon. */
const FRONT = 380;

/**
 * Paints a scene at an hour. Returns the shapes from far to near, and the y coordinate of the top of
 * the sun or the moon if the scene shows one.
 */
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
    top: undefined,
  };
  return { shapes: painted(canvas, layers), top: canvas.top };
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

/** What the layers of a drawing share. */
interface Canvas {
  readonly hour: Hour;
  readonly random: Random;
  readonly horizon: number;
  readonly light: Light;
  /** Moves a y coordinate with the horizon. */
  readonly down: (y: number) => number;
  /** The skyline of the last land, on which figures stand. */
  ground: readonly Point[];
  /** The top of the sun or the moon, once it is drawn. */
  top: number | undefined;
}

/** Draws a layer from its words, its numbers in pixels, and its contours. */
type Verb = (
  canvas: Canvas,
  words: readonly string[],
  numbers: readonly number[],
  contours: readonly Contour[],
) => Shape[];

/** Returns a box from its left end, foot, width and height; the whole sheet without numbers. */
function boxOf({ down }: Canvas, numbers: readonly number[]): Box {
  const [x = 0, foot = 400, width = 640, height = 400] = numbers;
  return box(x, down(foot), width, height);
}

const outlined = (boxes: readonly Box[], contours: readonly Contour[]) =>
  boxes.flatMap((within) => contours.map((contour) => outline(lay(contour, within))));

/** Draws a figure at several places, each part of it as one shape. */
function figures(
  { hour, ground, down }: Canvas,
  name: string | undefined,
  places: readonly (readonly [x: number, foot: number | undefined, height: number])[],
): Shape[] {
  const { ratio, parts } = named(FIGURES, name);
  const boxes = places.map(([x, foot, height]) => {
    const width = (height * ratio) / 100;
    const y = foot === undefined ? groundAt(ground, x) + 2 : down(foot);
    return box(x - width / 2, y, width, height);
  });
  return parts.map(({ tone, width, contours }) => {
    const outlines = outlined(boxes, contours);
    if (width) return stroked(hour, tone, outlines.join(''), width);
    return filled(hour, tone, outlines.join('z'));
  });
}

/** The verbs of the notation. Their numbers are in the order of the names here. */
const verbs: Record<string, Verb> = {
  /** The sky, and the sun or the moon, which is larger by `grown` if it is low. */
  sky: (canvas, _, [grown = 0]) => {
    const { hour, random, horizon, light } = canvas;
    const isLow = hour.height === 'low' || hour.height === 'rising';
    const radius = light.radius + (isLow ? grown : 0);
    canvas.top = light.y - radius;
    return [...sky(hour, horizon, random), ...sun(hour, { ...light, radius }, random)];
  },
  /** A sky without the sun, which is behind the viewer. */
  empty: ({ hour, random, horizon }) => sky(hour, horizon, random),
  /** The sea, and the reflection of the light down to `near`. */
  water: ({ hour, random, horizon, light }, _, [near = COVER.height - 8]) => [
    ...sea(hour, horizon, random),
    glitter(hour, light, horizon, near, random),
  ],
  /** Mist or still water below a ragged edge. */
  mist: ({ hour, random, down }, [colour = ''], [foot = 0, height = 22]) => [
    filled(hour, colour, tone(down(foot), height, '', random).d),
  ],
  /** A level strip as wide as the sheet. */
  strip: ({ hour, down }, [colour = ''], [foot = 400, height = 0]) => [
    filled(hour, colour, `M0 ${down(foot) - height}H640v${height}H0`),
  ],
  /** Land below a skyline. */
  land: (canvas, [name, colour = ''], place) => {
    canvas.ground = lay(canvas.random.pick(named(SKYLINES, name)), boxOf(canvas, place));
    return [filled(canvas.hour, colour, mass(canvas.ground, COVER.height))];
  },
  /** Rock with a bare face, and with a tower if the last number is its height. */
  rock: (canvas, [name], [depth = 0, ...place]) => {
    const { hour, light, random } = canvas;
    const [, , , , tall] = place;
    const kind = random.pick(named(ROCKS, name));
    const within = boxOf(canvas, place);
    return [
      ...(tall ? tower(hour, perchOf(kind, within, tall), light) : []),
      ...(depth > 1 ? [mirrored(kind, within, hour.land[depth] ?? '')] : []),
      ...rock(kind, within, hour, depth),
    ];
  },
  tower: ({ hour, light, down }, _, [x = 0, y = 0, height = 0]) =>
    tower(hour, { x, y: down(y), height }, light),
  /** Areas that contours enclose in a box. */
  area: (canvas, [colour = ''], place, contours) => [
    filled(canvas.hour, colour, outlined([boxOf(canvas, place)], contours).join('z')),
  ],
  /** Lines along contours in a box. */
  line: (canvas, [colour = ''], [width = 2, ...place], contours) => [
    stroked(canvas.hour, colour, outlined([boxOf(canvas, place)], contours).join(''), width),
  ],
  /** A figure: its middle, its foot and its height; or `ground`, its middle and its height. */
  figure: (canvas, [name, ground], [x = 0, ...rest]) => {
    const [foot, height = 0] = ground ? [undefined, rest[0]] : rest;
    return figures(canvas, name, [[x, foot, height]]);
  },
  /** A row of equal figures: their number, the first and last x, the foot, the two heights. */
  row: (canvas, [name, ground], [count = 0, left = 0, right = 0, ...rest]) => {
    const [foot, first = 0, last = 0] = ground ? [undefined, ...rest] : rest;
    const { int } = canvas.random;
    const places = Array.from({ length: count }, (_, index) => {
      const share = count > 1 ? index / (count - 1) : 0;
      const stray = ((right - left) * int(-100, 100)) / (count * 300);
      const height = ((first + (last - first) * share) * int(84, 116)) / 100;
      return [left + (right - left) * share + stray, foot, height] as const;
    });
    return figures(canvas, name, places);
  },
  /** Houses side by side in a box, flat or with gables, with lit windows in another tone. */
  houses: (canvas, [roof, colour = '', glass], place) => {
    const { int, chance } = canvas.random;
    const { x, foot, width, height } = boxOf(canvas, place);
    let left = x;
    let d = `M${x} ${foot}`;
    let windows = '';
    while (left < x + width) {
      const wide = int(36, 70);
      const top = foot - Math.round((height * int(roof === 'flat' ? 50 : 74, 100)) / 100);
      const [half, pitch] = [wide >> 1, int(10, 22)];
      const isPointed = roof === 'gable' && chance(60);
      d += `V${top}${isPointed ? `l${half}-${pitch} ${wide - half} ${pitch}` : `h${wide}`}`;
      for (let row = 14; row < 60; row += 20)
        if (chance(36)) windows += `M${left + int(1, 3) * (wide >> 2)} ${top + row}v5`;
      left += wide;
    }
    const walls = filled(canvas.hour, colour, `${d}V${foot}`);
    return glass && windows ? [walls, stroked(canvas.hour, glass, windows, 5)] : [walls];
  },
  /** Short strokes all over a strip of the sheet: rain, snow, stars or flowers. */
  scatter: ({ hour, random }, [colour = '', stroke = ''], numbers) => {
    const [count = 1, from = 0, to = 0, width = 2] = numbers;
    const step = Math.round(640 / count);
    const at = Array.from({ length: count }, (_, index) => {
      const x = index * step + random.int(0, step);
      return `M${x} ${random.int(from, to)}${stroke.replace('_', ' ')}`;
    });
    return [stroked(hour, colour, at.join(''), width)];
  },
  /** The light of a lamp: a disc in another. */
  glow: ({ hour, down }, [colour = ''], [x = 0, y = 0, radius = 0]) =>
    [radius, Math.round(radius * 0.6)].map((size) => {
      const arcs = `a${size} ${size} 0 1 0 ${2 * size} 0 ${size} ${size} 0 1 0-${2 * size} 0`;
      return filled(hour, colour, `M${x - size} ${down(y)}${arcs}`);
    }),
  /** Three to five birds, each of two strokes and higher than the one before. */
  birds: ({ hour, random, down }, _, [x = 0, y = 0]) => {
    const flock = Array.from({ length: random.int(3, 5) }, (_, bird) => {
      const span = random.int(5, 8);
      const top = down(y) - bird * 4 + random.int(-5, 5);
      return `M${x + bird * 22 + random.int(-2, 2)} ${top}q${span - 2}-4 ${span} 1 2-4 ${span}-3`;
    });
    return [stroked(hour, 'land3', flock.join(''), 2)];
  },
  /** A wall whose window shows the layers before it. `head` is the height of an arch. */
  window: ({ hour }, [wall = ''], numbers) => {
    const [x = 0, y = 0, width = 0, height = 0, columns = 1, rows = 1, head = 0] = numbers;
    const half = width >> 1;
    const arch = head ? `q0-${head}-${half}-${head}-${half} 0-${half} ${head}` : '';
    const hole = `M${x} ${y}v${height}h${width}v-${height}${arch}z`;
    let bars = '';
    for (let bar = 1; bar < columns; bar += 1)
      bars += `M${x + Math.round((width * bar) / columns)} ${y - head}v${height + head}`;
    for (let bar = 1; bar < rows; bar += 1)
      bars += `M${x} ${y + Math.round((height * bar) / rows)}h${width}`;
    return [
      filled(hour, wall, `M0 0H640V400H0z${hole}`),
      stroked(hour, 'wall0', hole + bars, 6),
      filled(hour, 'wall1', `M${x - 14} ${y + height}h${width + 28}v8h-${width + 28}`),
    ];
  },
};

const VERBS: ReadonlyMap<string, Verb> = new Map(Object.entries(verbs));
