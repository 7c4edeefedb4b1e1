import { cardFonts } from './fonts.ts';

const EMOJI = /\p{RGI_Emoji}|\p{Extended_Pictographic}\uFE0F?/gv;
const UNSEEN = /^[\s\p{Default_Ignorable_Code_Point}]$/u;
const RIGHT_TO_LEFT = /^[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;

const ranges = cardFonts.flatMap(({ unicodeRange }) => unicodeRange);

/** Whether the fonts have a sign for every character that is seen. */
function canBeSet(text: string): boolean {
  return [...text].every((character) => {
    const code = character.codePointAt(0) ?? 0;
    return UNSEEN.test(character) || ranges.some(([first, last]) => first <= code && code <= last);
  });
}

/**
 * A text as a picture can show it: without emoji, which would need a font of many megabytes.
 * @returns undefined where the fonts lack a sign, for a box instead of a letter is worse than no words
 */
export function wordsOf(text: string): string | undefined {
  const words = text
    .normalize()
    .replace(EMOJI, (emoji) => (canBeSet(emoji) ? emoji : ''))
    .replace(/\s+/g, ' ')
    .trim();
  return words !== '' && canBeSet(words) ? words : undefined;
}

/** The direction of a text: that of its first letter. */
export function directionOf(text: string): 'ltr' | 'rtl' {
  return RIGHT_TO_LEFT.test(text.match(/\p{L}/u)?.[0] ?? '') ? 'rtl' : 'ltr';
}
