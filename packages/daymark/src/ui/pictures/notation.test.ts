import { describe, expect, it } from 'vitest';
import { randomFrom } from '../../basics/random.ts';
import { HOURS } from './hours.ts';
import { named, scenesIn, tableOf } from './notation.ts';
import { paint } from './paint.ts';
import type { Shape } from './pen.ts';
import { WORLDS } from './worlds.ts';

describe('a table in text', () => {
  it('has entries with statements, which end with a semicolon or their line', () => {
    expect(tableOf('\none: a 1; b 2\n  c 3\ntwo:\n  d\n')).toEqual(
      new Map([
        ['one', ['a 1', 'b 2', 'c 3']],
        ['two', ['d']],
      ]),
    );
  });

  it('can have remarks, and statements in braces', () => {
    expect(tableOf('one: a # the first; of two\n  { b; c or d }; e')).toEqual(
      new Map([['one', ['a', '{ b; c or d }', 'e']]]),
    );
  });

  it('has no entry with another name, and says which names it has', () => {
    const table = new Map([['fir', 1]]);
    expect(named(table, 'fir')).toBe(1);
    expect(() => named(table, 'oak')).toThrow('pictures: expected fir; found "oak"');
  });
});

const noon = named(HOURS, 'clear forenoon');
const night = named(HOURS, 'night');

/** Paints a scene with these layers. */
function painted(layers: string, hour = noon, seed = 'seed'): Shape[] {
  const [[, scene] = []] = scenesIn(`hours: night\na: horizon 200; light 400..450; ${layers}`);
  if (!scene) throw new Error('world: expected one scene; found none');
  return paint(scene, hour, randomFrom(seed)).shapes;
}

describe('the notation of a scene', () => {
  it('has settings, layers, ranges, contours and hours of its own', () => {
    const scenes = scenesIn(`
hours: night, frost
one: horizon 200..220; light 400..450; sky; strip land1 400 20..30
two: horizon 200; light 400; hours october
  { area paint 0,0! 1,1 | 2,2 3,3 or }; dark glow glass@12 10 20 30`);
    expect(scenes.get('one')).toMatchObject({
      horizon: [200, 220],
      light: [400, 450],
      hours: ['night', 'frost'],
      layers: [
        { verb: 'sky' },
        {
          words: ['land1'],
          numbers: [
            [400, 400],
            [20, 30],
          ],
        },
      ],
    });
    expect(scenes.get('two')).toMatchObject({
      hours: ['october'],
      layers: [
        [
          [
            {
              contours: [
                [
                  [0, 0, 1],
                  [1, 1],
                ],
                [
                  [2, 2],
                  [3, 3],
                ],
              ],
            },
          ],
          [],
        ],
        { when: 'dark' },
      ],
    });
  });

  it('has layers that are drawn only by day or only after dark', () => {
    expect(painted('day strip land1 400 20', noon)).toHaveLength(1);
    expect(painted('day strip land1 400 20', night)).toHaveLength(0);
    expect(painted('dark strip land1 400 20', noon)).toHaveLength(0);
    expect(painted('dark strip land1 400 20', night)).toHaveLength(1);
  });

  it('has layers of which a drawing picks some', () => {
    const seeds = Array.from({ length: 40 }, (_, index) => `seed-${index}`);
    const drawings = seeds.map((seed) =>
      JSON.stringify(painted('{ strip land1 400 20 or strip land2 400 20 or }', noon, seed)),
    );
    expect(new Set(drawings).size).toBe(3);
  });

  it('mixes colours of the hour', () => {
    expect(painted('strip land1+wall0:0 400 20; strip land1@50 400 20')).toMatchObject([
      { fill: noon.land[1] },
      { fill: noon.land[1], opacity: 0.5 },
    ]);
  });

  it.each([
    ['fly 1 2', /expected sky, .*; found "fly"/],
    ['figure unicorn 1 2 3', /expected .*; found "unicorn"/],
    ['land flat land1 0 0 0 0', /expected coast, .*; found "flat"/],
    ['strip mauve 400 20', 'tone: expected a colour of the hour; found "mauve"'],
    ['strip land5 400 20', 'tone: expected a colour of the hour; found "land5"'],
    ['area paint 0,0! 1,x', 'contour: expected a point such as "x,y" or "x,y!"; found "1,x"'],
  ])('"%s" is an error that says what was found', (layer, message) => {
    expect(() => painted(layer)).toThrow(message);
  });
});

const scenes = [...WORLDS].flatMap(([name, scenes]) =>
  Array.from(scenes, ([scene, value]) => [name, scene, value] as const),
);

it('no two scenes have the same name, not even in different worlds', () => {
  const names = scenes.map(([, name]) => name);
  expect(new Set(names).size).toBe(names.length);
});

describe.each(scenes)('%s: %s', (_world, name, scene) => {
  it('can be painted at every hour, in integers', () => {
    for (const hour of HOURS.values()) {
      for (const shape of paint(scene, hour, randomFrom(`${name} ${hour.name}`)).shapes) {
        expect(shape.kind === 'line' ? shape.stroke : shape.fill).toMatch(/^#[0-9a-f]{6}$/);
        const numbers = shape.kind === 'disc' ? `M${shape.x} ${shape.y} ${shape.radius}` : shape.d;
        expect(numbers).toMatch(/^M[MLHVlhvqamz\d -]+$/);
      }
    }
  });

  it('has hours that exist', () => {
    for (const hour of scene.hours) expect(named(HOURS, hour).name).toBe(hour);
  });
});
