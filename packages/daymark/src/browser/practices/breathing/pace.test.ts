import { describe, expect, it } from 'vitest';
import { breathLength, EVEN, keyframes, momentAt, PACES } from './pace.ts';

const [, longOut, withPause] = PACES;
if (!longOut || !withPause)
  throw new Error('PACES: expected the paces of these tests; one is missing');

describe('a pace', () => {
  it.each([
    [0, 'in', 1, 0],
    [3999, 'in', 4, 0],
    [4000, 'hold', 1, 0],
    [6000, 'out', 1, 0],
    [11_999, 'out', 6, 0],
    [12_000, 'in', 1, 1],
    [3_600_000, 'in', 1, 300],
  ])(
    'after %i ms is in phase "%s", second %i, with %i completed breaths',
    (elapsed, phase, second, breaths) => {
      expect(momentAt(withPause, elapsed)).toEqual({ phase, second, breaths });
    },
  );

  it('has keyframes that grow, hold and shrink, and end at the first size', () => {
    expect(keyframes(withPause).map(({ offset, scale }) => [offset, scale])).toEqual([
      [0, 0.5],
      [4 / 12, 1],
      [6 / 12, 1],
      [1, 0.5],
    ]);
  });

  it.each(PACES)('“$name” never has a longer inhalation than exhalation', ({ phases }) => {
    const seconds = (name: string) => phases.find((phase) => phase.name === name)?.seconds ?? 0;
    expect(seconds('in')).toBeLessThanOrEqual(seconds('out'));
  });

  it('lasts as long as the sum of its phases', () => {
    expect([EVEN, longOut, withPause].map(breathLength)).toEqual([8000, 10_000, 12_000]);
  });
});
