/** Characters that XML 1.0 forbids: control characters, lone surrogates, non-characters. */
const FORBIDDEN = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/** Removes the characters that XML forbids even when escaped. */
export const withoutForbidden = (xml: string) => xml.replace(FORBIDDEN, '');
