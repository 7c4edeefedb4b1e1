import { markupOf } from './drawing.ts';
import { heightFor } from './Landscape.tsx';
import { COVER, type Shape } from './pen.ts';
import { drawLandscape, type LandscapeChoice } from './worlds.ts';

/** A drawing that turns from day to night with the colour scheme. */
export interface TwoHours {
  readonly viewBox: string;
  /** The shapes, for an `<svg>`. */
  readonly markup: string;
  /** The colours of the shapes as custom properties, for a rule in a style sheet. */
  readonly colours: string;
}

/** The hours with warm light, after which lamps are lit. */
const WARM = /rose|apricot|gold|coral|october|lamplight/;

/**
 * Draws a landscape in the colours of its hour, and of a night for the dark scheme.
 * @param flattest the width of the flattest box in heights: see `Landscape`
 */
export function drawTwoHours(choice: LandscapeChoice, flattest?: number): TwoHours {
  const day = drawLandscape(choice);
  const { shapes } = drawLandscape({
    ...choice,
    hour: day.hour,
    colours: WARM.test(day.hour) ? 'lamplight' : 'night',
  });
  const names = new Map<string, string>();
  const named = (one = '', other = '') => {
    const pair = `light-dark(${one},${other})`;
    const name = names.get(pair) ?? `--h${names.size.toString(36)}`;
    names.set(pair, name);
    return `var(${name})`;
  };
  const merged = day.shapes.map((shape, index): Shape => {
    const other = shapes[index];
    if (shape.kind === 'line')
      return { ...shape, stroke: named(shape.stroke, other?.kind === 'line' ? other.stroke : '') };
    return { ...shape, fill: named(shape.fill, other && 'fill' in other ? other.fill : '') };
  });
  return {
    viewBox: `0 0 ${COVER.width} ${Math.round(heightFor(flattest, day.top))}`,
    markup: markupOf(merged, false),
    colours: Array.from(names, ([pair, name]) => `${name}:${pair}`).join(';'),
  };
}
