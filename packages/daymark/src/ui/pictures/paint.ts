import type { Random } from '../../basics/random.ts';
import { FIGURES, ROCKS, type Rock, SKYLINES } from './figures.ts';
import { filled, type Hour, mix, stroked } from './hours.ts';
import { type Choice, type Layer, named, type Scene, scenesIn, tablesIn } from './notation.ts';
import {
  type Area,
  area,
  type Box,
  box,
  brief,
  COVER,
  type Contour,
  cut,
  disc,
  fillBelow,
  groundAt,
  lay,
  mass,
  outline,
  type Point,
  type Shape,
} from './pen.ts';

/** Points at this y coordinate or lower are in the foreground, and do not move with the horizon. */
const FRONT = 380;

/**
 * Draws a scene in the light of an hour of the day. Returns the shapes from far to near, and the y
 * coordinate of the top of the sun or the moon if the scene shows one.
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

/** Draws layers from far to near, and chooses one alternative of each choice. */
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

/** The values that all layers of a drawing use. */
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

/** The box in which the points of a contour are pixels of the sheet. */
const PIXELS = box(0, 0, 100, -100);

/** The grounds of the objects in `objects.txt`, by name. */
const GROUNDS = scenesIn(tablesIn('objects.txt').get('grounds') ?? '');

/** Draws a figure at several places. Each part of the figure is one shape for all places. */
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
  /** The ground of an object, with its background. */
  on: (canvas, [name]) => painted(canvas, named(GROUNDS, name).layers),
  /** Areas that contours in pixels enclose, with y from top to bottom. */
  fill: ({ hour }, [colour = ''], _, contours) => [
    filled(hour, colour, outlined([PIXELS], contours).join('z')),
  ],
  /** Lines along contours in pixels. */
  draw: ({ hour }, [colour = ''], [width = 2], contours) => [
    stroked(hour, colour, outlined([PIXELS], contours).join(''), width),
  ],
  /** An ellipse: its centre and its two radii. */
  oval: ({ hour }, [colour = ''], [x = 0, y = 0, across = 0, up = across]) => {
    const arc = (way: number) => `a${brief(across, up, 0, 1, 0, way * 2 * across, 0)}`;
    return [filled(hour, colour, `M${x - across} ${y}${arc(1)}${arc(-1)}`)];
  },
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
  /** The light of a lamp: a small disc in a larger disc. */
  glow: ({ hour, down }, [colour = ''], [x = 0, y = 0, radius = 0]) =>
    [radius, Math.round(radius * 0.6)].map((size) => {
      const arcs = `a${size} ${size} 0 1 0 ${2 * size} 0 ${size} ${size} 0 1 0-${2 * size} 0`;
      return filled(hour, colour, `M${x - size} ${down(y)}${arcs}`);
    }),
  /** Three to five birds, each of two strokes and higher than the previous bird. */
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

/* The parts of most scenes: the sky, the sun and the sea, and then rocks and towers. */

/** The position and size of the sun or the moon in pixels. */
interface Light {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

type Range = readonly [from: number, to: number];

/** The height of the sun or the moon above the horizon, its radius, and the highest position. */
const LIGHTS: Record<Hour['height'], { up: Range; radius: Range; top: number }> = {
  rising: { up: [6, 16], radius: [32, 44], top: 0 },
  low: { up: [52, 84], radius: [24, 36], top: 0 },
  high: { up: [112, 150], radius: [22, 28], top: 72 },
  moon: { up: [120, 160], radius: [15, 21], top: 62 },
};

/**
 * Returns the sun or the moon at a random x coordinate between `from` and `to`, at the height that
 * the hour defines. The horizon either crosses the disc or is well below it.
 */
function lightAt({ height }: Hour, horizon: number, [from, to]: Range, { int }: Random): Light {
  const { up, radius, top } = LIGHTS[height];
  return { x: int(from, to), y: Math.max(top, horizon - int(...up)), radius: int(...radius) };
}

/** Draws the moon in its first quarter, with the bright side on the right. */
function crescent({ x, y, radius }: Light): string {
  const inner = Math.round(radius * 1.35);
  const limb = `a${radius} ${radius} 0 0 1 0 ${2 * radius}`;
  return `M${x - 4} ${y - radius}${limb} ${inner} ${inner} 0 0 0 0-${2 * radius}`;
}

/**
 * Draws the sun or the moon. A low sun may have two thin clouds, and the moon may be a crescent.
 */
function sun(hour: Hour, light: Light, random: Random): Shape[] {
  const { x, y, radius } = light;
  const special = random.chance(50);
  if (special && hour.height === 'moon') return [area(crescent(light), hour.light)];
  const body = disc(x, y, radius, hour.light);
  if (!special || hour.height !== 'low') return [body];
  const bars = cut(x - 18, y + 7, radius * 3, 4) + cut(x + 22, y + 15, radius * 2.6, 3);
  return [body, area(bars, hour.sky[3])];
}

/**
 * Draws a flat tone of sky or water below an edge of long tongues. The edge is `height` pixels
 * high. The tone reaches to the bottom of the sheet, because later shapes are drawn over it.
 */
const tone = (foot: number, height: number, fill: string, random: Random): Area =>
  fillBelow(
    random.pick(named(SKYLINES, 'tongue')),
    box(0, foot, COVER.width, height),
    fill,
    COVER.height,
  );

/**
 * The start of each lower tone and the height of its tongues, as percentages of the sky's height.
 */
const TONES = [
  [30, 15],
  [54, 13],
  [74, 9],
  [90, 5],
] as const;

/** Draws the sky in tones that interlock and are narrower towards the horizon. */
function sky(hour: Hour, horizon: number, random: Random): Shape[] {
  const [height, ...lower] = hour.sky;
  const tones = lower.map((fill, index) => {
    const [down, rise] = TONES[index] ?? [100, 0];
    const foot = (horizon * (down + rise / 2)) / 100;
    return tone(foot, (horizon * rise) / 100, fill, random);
  });
  return [area(`M0 0H${COVER.width}V${COVER.height}H0`, height), ...tones];
}

/** Draws the sea below the horizon, in three tones with borders like those of the sky. */
function sea(hour: Hour, horizon: number, random: Random): Shape[] {
  const depth = COVER.height - horizon;
  const [far, middle, near] = hour.sea;
  const below = (fill: string, down: number, rise: number) =>
    tone(horizon + depth * (down + rise / 2), depth * rise, fill, random);
  return [
    area(`M0 ${horizon}H${COVER.width}V${COVER.height}H0`, far),
    below(middle, 0.16, 0.05),
    below(near, 0.56, 0.11),
  ];
}

/**
 * Draws the reflection of the sun, from the horizon at `from` down to `to`, as strokes that are
 * wider and sparser nearby. The reflection of a high sun is scattered; that of a low sun is about
 * as wide as the sun.
 */
function glitter(hour: Hour, light: Light, from: number, to: number, random: Random): Shape {
  const high = hour.height === 'high';
  const count = Math.max(5, Math.min(6, Math.round((to - from) / 18)));
  let d = '';
  for (let index = 0; index < count; index += 1) {
    const near = index / count;
    const stray = high ? random.int(-26, 26) : random.int(-16, 16) * near;
    const width = high ? random.int(20, 40) + near * 40 : light.radius * (1.8 + near * 1.4);
    const y = from + 3 + (to - from) * (near + near * near) * 0.5;
    const ragged = high ? 0 : random.int(0, 24);
    d += cut(light.x + stray, y, width - ragged, 2 + Math.round(near * (high ? 2 : 4)));
  }
  return area(d, hour.glint);
}

/** Returns the colour of bare rock in the light. Rock in the foreground is darker. */
function bare(hour: Hour, depth: number): string {
  if (depth === 4) return mix(hour.face[1], hour.land[4], 32);
  return hour.face[depth < 2 ? 0 : 1];
}

/** Draws a rock with its bare face in the light. `depth` is from 0 at the horizon to 4 in front. */
function rock({ crest, brow, face }: Rock, within: Box, hour: Hour, depth: number): Shape[] {
  return [
    fillBelow(crest, within, hour.land[depth] ?? ''),
    area(outline(lay([...crest.slice(brow), ...face], within)), bare(hour, depth)),
  ];
}

/** Draws the reflection of a rock at the water's edge, with 40 % of its height. */
const mirrored = ({ crest }: Rock, within: Box, fill: string): Shape =>
  fillBelow(crest, { ...within, height: -0.4 * within.height }, fill, within.foot, 0.3);

/** The position of a tower's foot and its height, in pixels. */
interface Stand {
  readonly x: number;
  readonly y: number;
  readonly height: number;
}

/** Returns the position of a tower `height` pixels high on a rock. */
export function perchOf({ crest, perch }: Rock, within: Box, height: number): Stand {
  const x = Math.round(within.x + (within.width * perch) / 100);
  return { x, y: groundAt(lay(crest, within), x), height };
}

/** The ground is drawn over the bottom of a tower. This is the covered height in pixels. */
const BURIED = 12;

/** Draws the beam of a lit lamp: a long wedge over the sea, beyond the edge of the sheet. */
function beam({ x, y, height }: Stand, fill: string): Shape {
  return area(`M${Math.round(x)} ${Math.round(y - height * 0.84)}l640-34v52`, fill, 0.16);
}

/** Draws a tower with a gallery and a lantern, with one side in the light. */
export function tower(hour: Hour, stand: Stand, light: Light): Shape[] {
  const part = (share: number) => Math.max(1, Math.round(stand.height * share));
  const x = Math.round(stand.x);
  const foot = Math.round(stand.y) + BURIED;
  const neck = Math.max(3, part(0.07));
  const flare = part(0.14) - neck;
  const body = part(0.76) + BURIED;
  const bend = Math.round(body / 2);
  const [glass, slab, dome] = [part(0.1), part(0.03), part(0.1)];
  const side = light.x < x ? 1 : -1;
  const top = foot - body;
  const up = `q${brief(Math.round(flare * 0.85), -bend, flare, -body)}`;
  const down = (way: 1 | -1) =>
    `q${brief(way * Math.round(flare * 0.15), bend, way * flare, body)}`;
  /** Half of the width of the tower at a share of its height, along the curve of its sides. */
  const half = (share: number) =>
    neck + Math.round(flare * (1 - 1.7 * share * (1 - share) - share ** 2));
  const [low, high] = [foot - Math.round(body * 0.45), foot - Math.round(body * 0.64)];
  // Without the band, the side in the light would disappear in a light sky.
  const band = `M${x - half(0.45)} ${low}L${x - half(0.64)} ${high}h${2 * half(0.64)}L${x + half(0.45)} ${low}`;
  return [
    ...(hour.beam ? [beam(stand, hour.beam)] : []),
    area(`M${x - flare - neck} ${foot}${up}h${2 * neck}${down(1)}`, hour.wall[0]),
    area(`M${x} ${foot}V${top}h${side * neck}${down(side)}`, hour.wall[1]),
    area(band, hour.paint),
    area(`M${x - neck + 1} ${top}v-${glass + slab}h${2 * neck - 2}v${glass + slab}`, hour.glass),
    area(
      `M${x - neck - 2} ${top}v-${slab}h${2 * neck + 4}v${slab}M${x - neck} ${top - slab - glass}q0-${dome} ${neck}-${dome + 2} ${neck} 2 ${neck} ${dome + 2}`,
      hour.paint,
    ),
  ];
}
