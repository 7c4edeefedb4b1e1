// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { correctYear } from './year.browser.ts';

it.each([
  ['moves on with the calendar', '2027-01-01T12:00', '2027'],
  ['stays in the year of the build', '2026-12-31T12:00', '2026'],
  ['is not turned back by a slow clock', '1999-01-01T12:00', '2026'],
])('the year of the copyright line %s', (_, now, expected) => {
  const year = document.createElement('span');
  year.textContent = '2026';
  correctYear(year, new Date(now));
  expect(year.textContent).toBe(expected);
});
