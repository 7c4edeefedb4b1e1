import { expect, it } from 'vitest';
import { drawLandscape } from '../../ui/pictures/drawLandscape.ts';
import { SAMPLE_SEED } from './sample.ts';

it('the sample is mirrored and contains every kind of shape', () => {
  const { shapes, isMirrored } = drawLandscape(SAMPLE_SEED);
  expect(isMirrored).toBe(true);
  expect(new Set(shapes.map(({ kind }) => kind))).toEqual(new Set(['area', 'disc', 'line']));
  expect(shapes.some((shape) => shape.kind === 'area' && shape.opacity)).toBe(true);
});
