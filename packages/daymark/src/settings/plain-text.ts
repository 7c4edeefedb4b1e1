/** Control characters that separate words: vertical tab, form feed, next line, line separators. */
const SEPARATORS = /[\v\f\u0085\u2028\u2029]/g;
/** Other control characters except tab and line breaks, and code points that are no characters. */
const CONTROLS = /(?![\t\n\r])[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}]/gu;

/** Removes the control characters of a text, which no reader sees and XML forbids. */
export const withoutControls = (text: string): string =>
  text.replace(SEPARATORS, ' ').replace(CONTROLS, '');
