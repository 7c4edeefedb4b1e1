import { describe, expect, it } from 'vitest';
import { breathLength, EVEN, keyframes, LIGHT, momentAt, PACES, SIZE } from './pace.ts';

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
    const offsets = [0, 4 / 12, 6 / 12, 1];
    const frames = [keyframes(withPause, SIZE), keyframes(withPause, LIGHT)];
    for (const each of frames) expect(each.map(({ offset }) => offset)).toEqual(offsets);
    expect(frames[0]?.map(({ scale }) => scale)).toEqual([0.5, 1, 1, 0.5]);
    expect(frames[1]?.map(({ opacity }) => opacity)).toEqual([0, 1, 1, 0]);
  });

  it.each(PACES)('“$name” never has a longer inhalation than exhalation', ({ phases }) => {
    const seconds = (name: string) => phases.find((phase) => phase.name === name)?.seconds ?? 0;
    expect(seconds('in')).toBeLessThanOrEqual(seconds('out'));
  });

  it('lasts as long as the sum of its phases', () => {
    expect([EVEN, longOut, withPause].map(breathLength)).toEqual([8000, 10_000, 12_000]);
  });
});
