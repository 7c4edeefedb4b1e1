import { expect, it } from 'vitest';
import owners from '../../../../../tests/fixtures/publication/site.config.ts';
import { parseSite } from '../settings.ts';

const settings = (socialImages: object) => () => parseSite({ ...owners, socialImages });

it('every article has a social image of its own, unless the settings give a number', () => {
  expect(parseSite(owners).socialImages.articles).toBeUndefined();
  expect(settings({ articles: 0 })().socialImages.articles).toBe(0);
});

it.each([
  ['articles', -1, 'a whole number from 0 to 1000000; found -1'],
  ['articles', 2.5, 'a whole number from 0 to 1000000; found 2.5'],
  ['articles', '500', 'a whole number from 0 to 1000000, without quotes; found "500"'],
  ['article', 500, 'the field articles (did you mean "articles"?); found 500'],
])('the field socialImages.%s rejects %j', (field, value, problem) => {
  expect(settings({ [field]: value })).toThrow(`: socialImages.${field}: expected ${problem}`);
});
