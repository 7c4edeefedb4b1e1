import { cardFonts } from './fonts.ts';

const EMOJI = /\p{RGI_Emoji}|\p{Extended_Pictographic}\uFE0F?/gv;
const UNSEEN = /^[\s\p{Default_Ignorable_Code_Point}]$/u;
const RIGHT_TO_LEFT = /^[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;

const ranges = cardFonts.flatMap(({ unicodeRange }) => unicodeRange);

/** Whether the fonts have a glyph for every visible character. */
function canBeSet(text: string): boolean {
  return [...text].every((character) => {
    const code = character.codePointAt(0) ?? 0;
    return UNSEEN.test(character) || ranges.some(([first, last]) => first <= code && code <= last);
  });
}

/**
 * Returns a text without emoji, which would need a font of many megabytes.
 * @returns undefined if the fonts lack a glyph, because an image without text is better than one
 *   with boxes instead of letters
 */
export function wordsOf(text: string): string | undefined {
  const words = text
    .normalize()
    .replace(EMOJI, (emoji) => (canBeSet(emoji) ? emoji : ''))
    .replace(/\s+/g, ' ')
    .trim();
  return words !== '' && canBeSet(words) ? words : undefined;
}

/** Returns the direction of a text, which is the direction of its first letter. */
export function directionOf(text: string): 'ltr' | 'rtl' {
  return RIGHT_TO_LEFT.test(text.match(/\p{L}/u)?.[0] ?? '') ? 'rtl' : 'ltr';
}
