import { expect, it } from 'vitest';
import owners from '../../../../../tests/fixtures/publication/site.config.ts';
import { describeProblems } from '../problems.ts';
import { parseSettings } from '../settings.ts';
import { theme } from './appearance.ts';

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

const settings = (socialImages: object) => () => parseSettings({ ...owners, socialImages });

it('every article has a social image of its own, unless the settings give a number', () => {
  expect(parseSettings(owners).socialImages.articles).toBeUndefined();
  expect(settings({ articles: 0 })().socialImages.articles).toBe(0);
});

it.each([
  ['articles', -1, 'a whole number from 0 to 1000000; found -1'],
  ['articles', 2.5, 'a whole number from 0 to 1000000; found 2.5'],
  ['articles', '500', 'a whole number from 0 to 1000000, without quotes; found "500"'],
  ['article', 500, 'the field (did you mean "articles"?): articles; found 500'],
])('the field socialImages.%s rejects %j', (field, value, problem) => {
  expect(settings({ [field]: value })).toThrow(`: socialImages.${field}: expected ${problem}`);
});
