import type { Random } from '../drawing/random.ts';
import { type Line, line } from '../drawing/shape.ts';

/**
 * Draws three to five birds from (`x`, `y`), each of two strokes and higher than the previous one.
 */
export function birds(x: number, y: number, stroke: string, random: Random): Line {
  const count = random.int(3, 5);
  let d = '';
  for (let bird = 0; bird < count; bird += 1) {
    const span = random.int(5, 8);
    const left = x + bird * 22 + random.int(-2, 2);
    const top = y - bird * 4 + random.int(-5, 5);
    d += `M${left} ${top}q${span - 2}-4 ${span} 1 2-4 ${span}-3`;
  }
  return line(d, stroke);
}
