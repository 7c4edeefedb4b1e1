import { tableOf, tablesIn } from './notation.ts';
import { area, line, type Shape } from './pen.ts';

/**
 * The colours of one hour on the coast. Lists are from far to near, and for the sky from the zenith
 * to the horizon, so that distant parts of a place are paler.
 */
export interface Hour {
  readonly name: string;
  readonly sky: readonly [string, string, string, string, string];
  readonly sea: readonly [string, string, string];
  readonly land: readonly [string, string, string, string, string];
  /** Bare rock in the light: the colours of far and near rock. */
  readonly face: readonly [string, string];
  /** Sand and paths, in the light and in shade. */
  readonly sand: readonly [string, string];
  /** White walls and chalk, in the light and in shade. */
  readonly wall: readonly [string, string];
  /** The painted parts of a tower, and the glass of its lantern: dark by day, lit after sunset. */
  readonly paint: string;
  readonly glass: string;
  /** The beam of the lamp, if the lamp is lit. */
  readonly beam?: string;
  /** The sun or the moon, and its reflection on the water. */
  readonly light: string;
  readonly glint: string;
  /** The position of the sun: at the horizon, low or high; or a high moon. */
  readonly height: 'rising' | 'low' | 'high' | 'moon';
}

function hourOf([name, [height, ...lists]]: readonly [string, readonly string[]]): Hour {
  const colours = lists.map((list) => {
    const [key, ...codes] = list.split(' ').map((word, index) => (index ? `#${word}` : word));
    return [key, codes.length > 1 ? codes : codes[0]];
  });
  const hour = Object.fromEntries([['name', name], ['height', height], ...colours]);
  // Lamps are lit if the moon is up. Otherwise glass is as dark as the nearest land.
  if (height !== 'moon') return { ...hour, glass: hour.land[4] };
  return { ...hour, glass: '#ffe6ae', beam: '#e6ecdf' };
}

/** Every hour of the covers, by name. An hour is the height of the sun or the moon, and colours. */
export const HOURS: ReadonlyMap<string, Hour> = new Map(
  Array.from(tableOf(tablesIn('hours.txt').get('hours') ?? ''), (entry) => [
    entry[0],
    hourOf(entry),
  ]),
);

/**
 * Mixes `percent` % of a second colour into the first. Returns the same `#rrggbb` on all platforms.
 */
export function mix(from: string, to: string, percent: number): string {
  const channel = (colour: string, at: number) => Number.parseInt(colour.slice(at, at + 2), 16);
  const mixed = [1, 3, 5].map((at) => {
    const start = channel(from, at);
    return start + Math.round(((channel(to, at) - start) * percent) / 100);
  });
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** Returns a colour of the hour, such as `paint`, or the first of a list: `land0`. */
function colourOf(hour: Hour, colour: string): string {
  const [, name = '', index = 0] = /^([a-z]+)(\d?)$/.exec(colour) ?? [];
  const found = [hour[name as keyof Hour] ?? []].flat()[Number(index)];
  if (!found) throw new Error(`tone: expected a colour of the hour; found "${colour}"`);
  return found;
}

/**
 * Returns a tone at an hour: a colour, mixed with `:percent` of another one, `@percent` opaque, such
 * as `sand0+land1:45` or `glint@20`.
 */
function toned(hour: Hour, tone: string) {
  const [colours = '', opacity] = tone.split('@');
  const [base = '', other, percent] = colours.split(/[+:]/);
  const fill = colourOf(hour, base);
  return {
    fill: other ? mix(fill, colourOf(hour, other), Number(percent)) : fill,
    opacity: opacity ? Number(opacity) / 100 : undefined,
  };
}

/** Fills an outline with a tone. */
export function filled(hour: Hour, tone: string, d: string): Shape {
  const { fill, opacity } = toned(hour, tone);
  return area(d, fill, opacity);
}

/** Draws a line in a tone, `width` pixels wide. */
export const stroked = (hour: Hour, tone: string, d: string, width: number): Shape =>
  line(d, toned(hour, tone).fill, width);
