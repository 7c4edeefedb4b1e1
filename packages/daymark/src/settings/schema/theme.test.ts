import { expect, it } from 'vitest';
import { describeProblems } from '../problems.ts';
import { theme } from './theme.ts';

const typeface = { name: 'Lora', file: 'fonts/Lora.ttf', licence: 'fonts/OFL.txt' };

function problemsOf(input: object): string[] {
  const { error } = theme.safeParse(input);
  return describeProblems(error?.issues ?? [], input).map(
    ({ field, expected, found }) => `${field}: expected ${expected}; found ${found}`,
  );
}

it('a site may have a logo and a typeface', () => {
  expect(problemsOf({})).toEqual([]);
  expect(problemsOf({ logo: 'public/logo.svg', typeface })).toEqual([]);
});

it('a typeface needs its licence', () => {
  expect(problemsOf({ typeface: { ...typeface, licence: undefined } })).toEqual([
    "typeface.licence: expected the path of the font's licence, which the site has to publish; found nothing",
  ]);
});

it('a file of another kind, or outside the site’s folder, is reported', () => {
  expect(problemsOf({ logo: 'logo.jpg', typeface: { ...typeface, file: '../Lora.ttf' } })).toEqual([
    'logo: expected the path of an SVG file in the site\'s folder, ending with .svg; found "logo.jpg"',
    'typeface.file: expected the path of a font file in the site\'s folder, ending with .ttf, .otf, .woff or .woff2; found "../Lora.ttf"',
  ]);
});

it('the name of a typeface cannot change the styles', () => {
  expect(problemsOf({ typeface: { ...typeface, name: 'A"; }' } })).toEqual([
    'typeface.name: expected the name of the font family: letters from A to Z, digits, spaces, hyphens; found "A\\"; }"',
  ]);
});

it('the generic family is serif or sans-serif', () => {
  expect(problemsOf({ typeface: { ...typeface, generic: 'sansserif' } })).toEqual([
    'typeface.generic: expected one of serif, sans-serif (did you mean "sans-serif"?); found "sansserif"',
  ]);
});
