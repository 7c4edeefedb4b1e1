import { describe, expect, it } from 'vitest';
import { contrast, luminance } from '../drawing/contrast.ts';
import { HOURS, HOURS_BY_CHANCE } from './hours.ts';

const darkens = (colours: readonly string[]) =>
  colours.every((colour, index) => {
    const before = colours[index - 1];
    return before === undefined || luminance(colour) < luminance(before);
  });

/** How far apart two colours are, hue included: the distance of their channels, 0 to 442. */
const apart = (one: string, other: string) =>
  Math.hypot(
    ...[1, 3, 5].map(
      (at) =>
        Number.parseInt(one.slice(at, at + 2), 16) - Number.parseInt(other.slice(at, at + 2), 16),
    ),
  );

describe.each(HOURS.map((hour) => [hour.name, hour] as const))('%s', (_, hour) => {
  it('writes every colour as #rrggbb', () => {
    const { name, height, ...colours } = hour;
    for (const colour of Object.values(colours).flat()) expect(colour).toMatch(/^#[0-9a-f]{6}$/);
  });

  it('pales land and sea with distance', () => {
    expect(darkens(hour.land)).toBe(true);
    expect(darkens(hour.sea)).toBe(true);
  });

  it('is no darker at the horizon than overhead', () => {
    expect(luminance(hour.sky[4])).toBeGreaterThan(luminance(hour.sky[0]));
  });

  it('has the light side of things lighter than the side in shade', () => {
    expect(darkens(hour.wall)).toBe(true);
    expect(darkens(hour.sand)).toBe(true);
  });

  it('lets the light be seen before every upper tone of the sky, and the glint on every sea', () => {
    for (const tone of hour.sky.slice(0, 3)) expect(apart(hour.light, tone)).toBeGreaterThan(40);
    for (const tone of hour.sea) expect(contrast(hour.glint, tone)).toBeGreaterThan(1.25);
  });

  it('lights a lamp only when the sun is down', () => {
    expect(hour.beam !== undefined).toBe(hour.height === 'moon');
  });
});

it('draws every hour, and mornings most often', () => {
  expect(new Set(HOURS_BY_CHANCE)).toEqual(new Set(HOURS));
  const mornings = HOURS_BY_CHANCE.filter(({ height }) => height !== 'moon' && height !== 'high');
  expect(mornings.length).toBeGreaterThan(HOURS_BY_CHANCE.length / 2);
});
