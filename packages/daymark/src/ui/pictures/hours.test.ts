import { describe, expect, it } from 'vitest';
import { contrast } from '../styles/colours.ts';
import { HOURS, mix } from './hours.ts';
import { named } from './notation.ts';

/** Increases with the luminance of a colour. */
const brightness = (colour: string) => contrast(colour, '#000000');

const darkens = (colours: readonly string[]) =>
  colours.every((colour, index) => {
    const before = colours[index - 1];
    return before === undefined || brightness(colour) < brightness(before);
  });

/** Returns the Euclidean distance of two colours' channels, from 0 to 442. */
const apart = (one: string, other: string) =>
  Math.hypot(
    ...[1, 3, 5].map(
      (at) =>
        Number.parseInt(one.slice(at, at + 2), 16) - Number.parseInt(other.slice(at, at + 2), 16),
    ),
  );

describe.each([...HOURS])('%s', (_, hour) => {
  it('defines every colour as #rrggbb', () => {
    const { name, height, ...colours } = hour;
    for (const colour of Object.values(colours).flat()) expect(colour).toMatch(/^#[0-9a-f]{6}$/);
  });

  it('has paler land and sea in the distance', () => {
    expect(darkens(hour.land)).toBe(true);
    expect(darkens(hour.sea)).toBe(true);
  });

  it('is no darker at the horizon than overhead', () => {
    expect(brightness(hour.sky[4])).toBeGreaterThan(brightness(hour.sky[0]));
  });

  it('has lit sides that are lighter than shaded sides', () => {
    expect(darkens(hour.wall)).toBe(true);
    expect(darkens(hour.sand)).toBe(true);
  });

  it('has a sun or moon that contrasts with the upper sky, and a reflection that contrasts with the sea', () => {
    for (const tone of hour.sky.slice(0, 3)) expect(apart(hour.light, tone)).toBeGreaterThan(40);
    for (const tone of hour.sea) expect(contrast(hour.glint, tone)).toBeGreaterThan(1.25);
  });

  it('has a lit lamp only if the sun is down', () => {
    expect(hour.beam !== undefined).toBe(hour.height === 'moon');
  });
});

it('an hour that does not exist is an error that lists all hours', () => {
  expect(() => named(HOURS, 'teatime')).toThrow(/expected first light, .*; found "teatime"/);
});

it.each([
  ['#000000', '#ffffff', 0, '#000000'],
  ['#000000', '#ffffff', 100, '#ffffff'],
  ['#000000', '#ffffff', 50, '#808080'],
  ['#102030', '#20100a', 25, '#141c27'],
])('the mix of %s and %s at %i percent is %s', (from, to, percent, expected) => {
  expect(mix(from, to, percent)).toBe(expected);
});
