import { expect, it } from 'vitest';
import { evaluated, moduleOf, type Translation } from './compile.ts';

const word = (text: Translation['text'], names: Translation['names'] = {}, language = 'en') => ({
  word: { language, text, names },
});

const call = (translation: ReturnType<typeof word>, ...values: unknown[]): unknown => {
  const { word: made } = evaluated(translation);
  return typeof made === 'function' ? made(...values) : made;
};

it.each([
  ['a text', word('Menu'), [], 'Menu'],
  ['a value', word('By {name}.', { name: 'text' }), ['Ann'], 'By Ann.'],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a text may look like code.
  ['characters of code', word('`${a}`\\ {b}', { b: 'text' }), ['$'], '`${a}`\\ $'],
  ['a token', word('On {product}, {Product}'), [], 'On {product}, {Product}'],
  ['a number', word('Page {page}', { page: 'number' }), [1234], 'Page 1234'],
  ['a count', word('{count} Seiten', { count: 'count' }, 'de'), [1234], '1.234 Seiten'],
  ['a count in Arabic', word('{n}', { n: 'count' }, 'ar'), [1234], '1,234'],
  ['a list', word('{names}.', { names: 'list' }), [['A', 'B', 'C']], 'A, B and C.'],
])('compiles %s', (_, translation, values, said) => {
  expect(call(translation, ...values)).toBe(said);
});

it('compiles elements and links to the parts of a sentence, in the order of the language', () => {
  const names = { link: 'link', day: 'element', site: 'text' } as const;
  const link = (text: string) => ({ link: text });
  expect(
    call(word('On {day}, see <link>{site}</link>.', names), link, { day: 1 }, 'Daymark'),
  ).toEqual(['On ', { day: 1 }, ', see ', { link: 'Daymark' }, '.']);
  expect(call(word('{results}', { results: 'elements' }), ['a', 'b'])).toEqual(['a', 'b']);
});

const STEPS = { one: '{n} krok', few: '{n} kroky', other: '{n} kroků' };
const ARTICLES = {
  '=0': 'لا مقالات',
  one: 'مقالة',
  two: 'مقالتان',
  few: '{n} مقالات',
  other: '{n} مقالة',
};

it.each([
  ['cs', STEPS, 1, '1 krok'],
  ['cs', STEPS, 3, '3 kroky'],
  ['cs', STEPS, 5, '5 kroků'],
  ['ar', ARTICLES, 0, 'لا مقالات'],
  ['ar', ARTICLES, 2, 'مقالتان'],
  ['ar', ARTICLES, 103, '103 مقالات'],
  ['ar', ARTICLES, 11, '11 مقالة'],
  ['fr', { one: '{n} page', other: '{n} pages' }, 0, '0 page'],
  ['ko', { other: '{n}쪽' }, 1, '1쪽'],
])('in the language "%s", the forms %j have for %i "%s"', (language, forms, count, said) => {
  expect(call(word(forms, { n: 'count' }, language), count)).toBe(said);
});

it('chooses the form of a sentence with a list by its length, and that of elements too', () => {
  const forms = { one: '{names} is told.', other: '{names} are told.' };
  expect(call(word(forms, { names: 'list' }), ['A'])).toBe('A is told.');
  expect(call(word(forms, { names: 'list' }), ['A', 'B'])).toBe('A and B are told.');
  const results = word(
    { one: '{a}: {n} Treffer', other: 'In {a} {n} Treffer' },
    { n: 'count', a: 'element' },
    'de',
  );
  expect(call(results, 1, { is: 'a' })).toEqual([{ is: 'a' }, ':', ' 1 Treffer']);
});

it('writes the common parts of all forms once, because scripts contain the code', () => {
  const forms = { one: 'Show {n} result', other: 'Show {n} results' };
  expect(moduleOf(word(forms, { n: 'number' }))).toBe(
    // biome-ignore lint/suspicious/noTemplateCurlyInString: this is generated code.
    'export const word = (n) => `Show ${n} result${n === 1 ? `` : `s`}`;\n',
  );
});

it('puts words with dots in their names into groups', () => {
  const text = { language: 'en', text: 'Dark', names: {} };
  expect(evaluated({ 'schemes.dark': text, 'schemes.': text })).toEqual({
    schemes: { dark: 'Dark', '': 'Dark' },
  });
});
