// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { correctYear } from './year.browser.ts';

it.each([
  ['is the current year after the year of the build', '2027-01-01T12:00', '2027'],
  ['is the year of the build during that year', '2026-12-31T12:00', '2026'],
  ['is the year of the build if the clock is behind it', '1999-01-01T12:00', '2026'],
])('the year of the copyright line %s', (_, now, expected) => {
  const year = document.createElement('span');
  year.textContent = '2026';
  correctYear(year, new Date(now));
  expect(year.textContent).toBe(expected);
});
