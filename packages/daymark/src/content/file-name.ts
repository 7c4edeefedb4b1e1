/* The name of the file of a new text. Browsers run this module too: it imports nothing. */

const danish = { å: 'aa', ø: 'oe', æ: 'ae', ä: 'ae', ö: 'oe' };
/** The spellings of some letters in addresses, by language. */
const LETTERS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  de: { ä: 'ae', ö: 'oe', ü: 'ue' },
  da: danish,
  nb: danish,
  nn: danish,
  no: danish,
};
/** Latin letters without a mark that Unicode could separate. Other letters lose their marks. */
const PLAIN: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', þ: 'th' },
  ...{ ð: 'd', đ: 'd', ħ: 'h', ı: 'i', ł: 'l', ŋ: 'n', ŧ: 't', ə: 'e' },
};
/** Languages that shorten words before others: "l’été" is two words. */
const ELIDING = new Set(['ca', 'fr', 'it']);

const codeOf = (language: string) => language.split('-', 1).join();

/** Returns a text in lower case with composed letters, from which a file name is made. */
const lowered = (title: string, language: string) =>
  title
    .normalize('NFKC')
    .toLocaleLowerCase(language)
    .replace(/['’]/g, ELIDING.has(codeOf(language)) ? '-' : '');

/** Returns Latin letters as the language writes them in addresses. Other scripts stay as they are. */
const inAddresses = (text: string, language: string) =>
  text
    .replace(/\p{L}/gu, (letter) => LETTERS[codeOf(language)]?.[letter] ?? PLAIN[letter] ?? letter)
    .normalize('NFD')
    .replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .normalize();

/** Returns the name of the file for a title: lower case, with hyphens between words. */
export const slugFor = (title: string, language: string) =>
  inAddresses(lowered(title, language), language)
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-+|(?<!-)-+$/g, '');

/**
 * Explains to the author how the name of a new file differs from the title; undefined if it is as
 * expected.
 */
export function noteOn(title: string, slug: string, language: string): string | undefined {
  const letters = new Set(lowered(title, language).match(/\p{L}\p{M}*/gu));
  const changed = [...letters]
    .filter((letter) => inAddresses(letter, language) !== letter)
    .map((letter) => `${letter} as ${inAddresses(letter, language)}`);
  if (changed.length > 0) {
    const name = new Intl.DisplayNames('en', { type: 'language' }).of(codeOf(language));
    return `The name has ${new Intl.ListFormat('en').format(changed)}, as addresses in ${name} do.`;
  }
  return /[^a-z0-9-]/.test(slug)
    ? 'The name, and so the address, keeps the letters of the title. Links contain them percent-encoded.'
    : undefined;
}
