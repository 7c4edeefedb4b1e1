import { mix } from '../drawing/colour.ts';
import { area, line, type Shape } from '../drawing/shape.ts';
import type { Hour } from '../hours/hour.ts';

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
