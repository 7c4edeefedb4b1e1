import { brief } from '../drawing/pen.ts';
import { area, type Shape } from '../drawing/shape.ts';
import type { Hour } from '../hours/hour.ts';
import type { Light } from './light.ts';

/** The position of a tower's foot and its height, in pixels. */
export interface Stand {
  readonly x: number;
  readonly y: number;
  readonly height: number;
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
  return [
    ...(hour.beam ? [beam(stand, hour.beam)] : []),
    area(`M${x - flare - neck} ${foot}${up}h${2 * neck}${down(1)}`, hour.wall[0]),
    area(`M${x} ${foot}V${top}h${side * neck}${down(side)}`, hour.wall[1]),
    area(`M${x - neck + 1} ${top}v-${glass + slab}h${2 * neck - 2}v${glass + slab}`, hour.glass),
    area(
      `M${x - neck - 2} ${top}v-${slab}h${2 * neck + 4}v${slab}M${x - neck} ${top - slab - glass}q0-${dome} ${neck}-${dome + 2} ${neck} 2 ${neck} ${dome + 2}`,
      hour.paint,
    ),
  ];
}
