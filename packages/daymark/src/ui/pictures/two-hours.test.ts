import { expect, it } from 'vitest';
import { HOURS, WORLDS } from '../../settings/schema/appearance.ts';
import { HOURS as DRAWN_HOURS } from './hours.ts';
import { drawTwoHours } from './two-hours.ts';
import { WORLDS as DRAWN_WORLDS } from './worlds.ts';

it('the settings know every world and every hour', () => {
  expect([...WORLDS]).toEqual([...DRAWN_WORLDS.keys()]);
  expect([...HOURS]).toEqual([...DRAWN_HOURS.keys()]);
});

it('each part of a drawing has a colour by day and another colour by night', () => {
  for (const world of WORLDS)
    for (const hour of HOURS) {
      const { markup, colours } = drawTwoHours({ seed: 'Stillpoint', world, hour });
      const declared = Array.from(
        colours.matchAll(/(--h\w+):light-dark\((#[\da-f]{6}),(#[\da-f]{6})\)/g),
        ([, name]) => `var(${name})`,
      );
      expect(declared).toHaveLength(colours.split(';').length);
      const used = Array.from(
        markup.matchAll(/(?:fill|stroke)="(?!none)([^"]+)"/g),
        ([, value]) => value,
      );
      expect(new Set(used), `${world}, ${hour}`).toEqual(new Set(declared));
    }
});

it('a site always has the same drawing, and another site has another drawing', () => {
  const drawn = (seed: string) => drawTwoHours({ seed, world: 'hills', hour: 'late gold' }).markup;
  expect(drawn('Stillpoint')).toBe(drawn('Stillpoint'));
  expect(drawn('Stillpoint')).not.toBe(drawn('Open Water'));
});

it('a flat box shows the whole sun or moon', () => {
  const heightOf = (flattest?: number) =>
    Number(
      drawTwoHours(
        { seed: 'Field Notes', motif: 'rooftops', hour: 'before the storm' },
        flattest,
      ).viewBox.split(' ')[3],
    );
  expect(heightOf()).toBe(400);
  expect(heightOf(3.4)).toBeLessThan(400);
});
