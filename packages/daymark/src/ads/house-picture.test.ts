import { expect, it } from 'vitest';
import { housePicture } from './house-picture.ts';

it('the drawing of a house creative is an SVG file whose name changes with its content', () => {
  const { path, svg } = housePicture('feed');
  expect(path).toMatch(/^\/house\/[0-9a-f]{10}\.svg$/);
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox=/);
  expect(svg.length).toBeLessThan(2100);
  expect(housePicture('guide').path).not.toBe(path);
});
