import { describe, expect, it } from 'vitest';
import { ROCKS } from './figures.ts';
import { HOURS } from './hours.ts';
import { named } from './notation.ts';
import { perchOf, tower } from './paint.ts';
import { groundAt, lay } from './pen.ts';

const clearForenoon = named(HOURS, 'clear forenoon');
const night = named(HOURS, 'night');
const light = { x: 440, y: 120, radius: 24 };
const foot = /^M(-?\d+) (\d+)/;

/** Returns the ends of a tower's foot, which are two points at the same height, from a shape. */
function footOf(shape: { d: string } | undefined, x: number) {
  const [, left, y] = (foot.exec(shape?.d ?? '') ?? []).map(Number);
  if (left === undefined || y === undefined)
    throw new Error('tower: expected path data that begins at the foot; found other data');
  return { y, ends: [left, 2 * x - left] as const };
}

describe.each([
  ['headland', named(ROCKS, 'headland'), { x: -24, foot: 260, width: 420, height: 128 }, 60],
  ['island', named(ROCKS, 'island'), { x: 100, foot: 300, width: 220, height: 84 }, 54],
  ['skerry', named(ROCKS, 'island'), { x: 120, foot: 310, width: 190, height: 62 }, 136],
  ['bluff', named(ROCKS, 'bluff'), { x: -30, foot: 350, width: 440, height: 190 }, 68],
] as const)('a tower on a %s', (_, rocks, box, height) => {
  it.each([...rocks.entries()])('(number %i) has its whole foot in the ground', (_number, rock) => {
    const crest = lay(rock.crest, box);
    const stand = perchOf(rock, box, height);
    const [wall] = tower(clearForenoon, stand, light);
    const { y, ends } = footOf(wall?.kind === 'area' ? wall : undefined, stand.x);
    for (const x of ends) expect(groundAt(crest, x)).toBeLessThanOrEqual(y);
  });
});

describe('a tower', () => {
  const stand = { x: 200, y: 200, height: 60 };
  const shadeOf = (lightX: number) => {
    const [, shade] = tower(clearForenoon, stand, { ...light, x: lightX });
    return shade?.kind === 'area' ? shade.d : '';
  };

  it('is shaded on the side away from the light', () => {
    expect(shadeOf(440)).toMatch(/^M200 \d+V\d+h-/);
    expect(shadeOf(40)).toMatch(/^M200 \d+V\d+h\d/);
  });

  it('has a beam of light at night and not by day', () => {
    expect(tower(night, stand, light).length).toBe(tower(clearForenoon, stand, light).length + 1);
  });
});
