import { UNSPACED } from '../../basics/language.ts';
import { tags } from '../../basics/markup.ts';
import type { Settings } from '../../settings/site.ts';

/*
 * Straight quotation marks become the quotation marks of the language of a text. In English, the parser
 * of Markdown changes them. An apostrophe is not a quotation mark, and neither is the prime after a number
 * of feet, inches or minutes.
 */

/**
 * The quotation marks by language: the outer pair, and the pair within a quotation. Source: Unicode CLDR
 * 45, `delimiters`. Danish and Arabic have the more usual marks of the engine's own words instead, and Dutch
 * has different marks within a quotation.
 */
const MARKS = new Map(
  Object.entries({
    ar: '«»“”',
    cs: '„“‚‘',
    da: '»«›‹',
    de: '„“‚‘',
    el: '«»“”',
    fi: '””’’',
    fr: '«»«»',
    'fr-CH': '«»‹›',
    he: '””’’',
    hu: '„”»«',
    it: '«»“”',
    ja: '「」『』',
    nb: '«»‘’',
    nl: '‘’“”',
    no: '«»‘’',
    pl: '„”«»',
    'pt-PT': '«»“”',
    ro: '„”«»',
    ru: '«»„“',
    sk: '„“‚‘',
    sv: '””’’',
    uk: '«»„“',
  }),
);
/** The marks of CLDR's root, which English, Spanish, Portuguese and Chinese share. */
const COMMON = '“”‘’';

const NARROW_SPACE = '\u202f';

/** Returns the marks of a language: the outer pair, and the pair within a quotation. */
function marksOf(language: string): readonly string[] {
  const code = language.replace(/-.*/, '');
  const marks = [...(MARKS.get(language) ?? MARKS.get(code) ?? COMMON)];
  if (code !== 'fr') return marks;
  return marks.map((mark, index) => (index % 2 ? NARROW_SPACE + mark : mark + NARROW_SPACE));
}

/**
 * Returns the language of the quotation marks of a site; undefined if they stay straight, or if the
 * parser of Markdown writes them, as in English.
 */
export const quotesOf = ({ language, straightQuotes }: Settings['identity']): string | undefined =>
  straightQuotes || /^en(?:-|$)/.test(language) ? undefined : language;

/** A straight mark in a text. */
interface Straight {
  /** The position in the text. */
  readonly index: number;
  /** The language of the part of the text. */
  readonly language: string;
}

const SPACE = /^[\s\u00a0\u202f]?$/;
const OPENING = /^[([{«‹„“‚‘¿¡—–/-]?$/;
const LETTER = /[\p{L}\p{M}]/u;
const HEBREW = /\p{sc=Hebr}/u;
/**
 * Matches a text that begins with an apostrophe: a year, or a word of Dutch or German without its first
 * letters.
 */
const SHORTENED = /^'(?:\d\d(?!\d)|(?:[nstmk]|ne[mnrs]?|nen|tis|twas|em)(?![\p{L}\p{M}']))/iu;
/** Matches a single mark that has its partner later in the paragraph. */
const CLOSED =
  /^'(?=[^\s'])[^']*(?:(?<=[\p{L}\p{M}])'(?=[\p{L}\p{M}])[^']*)*(?<=\S)'(?![\p{L}\p{M}])/u;

/** Matches the same where words have no spaces between them, so that a letter may follow the partner. */
const CLOSED_UNSPACED = /^'[^\s'"][^']*'/;

/** Returns the mark that replaces each straight mark of a paragraph. */
function replaced(text: string, straight: readonly Straight[]): string[] {
  /** The open quotations, each with its straight mark and the mark that ends it. */
  const open: { mark: string; end: string }[] = [];
  return straight.map(({ index, language }) => {
    const mark = text.charAt(index);
    const [before, after] = [text.charAt(index - 1), text.charAt(index + 1)];
    const isDouble = mark === '"';
    const isOpen = open.some((quotation) => quotation.mark === mark);
    if (HEBREW.test(before) && HEBREW.test(after)) return isDouble ? '״' : '׳';
    const rest = text.slice(index);
    const isUnspaced = UNSPACED.test(before) || UNSPACED.test(after);
    const ends = !LETTER.test(after) || (UNSPACED.test(after) && !rest.includes(mark, 1));
    if (/\d/.test(before) && ends && !isOpen) return isDouble ? '″' : '′';
    if (!isDouble && !isUnspaced && /[\p{L}\p{M}\p{N}]/u.test(before) && LETTER.test(after))
      return '’';
    const begins = SPACE.test(before) || OPENING.test(before) || /["']/.test(before);
    if (!isDouble && begins && SHORTENED.test(rest) && !isOpen) return '’';
    if (isOpen && !(begins && !SPACE.test(after) && !/["']/.test(before))) {
      const place = open.findLastIndex((quotation) => quotation.mark === mark);
      return open.splice(place).at(0)?.end ?? mark;
    }
    const isClosed = isUnspaced ? CLOSED_UNSPACED.test(rest) : begins && CLOSED.test(rest);
    if (SPACE.test(after) || (!isDouble && !isClosed))
      return isDouble ? (marksOf(language)[1] ?? mark) : '’';
    const [start, end, innerStart, innerEnd] = marksOf(language);
    const isInner = !isDouble || open.length > 0;
    open.push({ mark, end: (isInner ? innerEnd : end) ?? mark });
    return (isInner ? innerStart : start) ?? mark;
  });
}

/** Returns a text with the quotation marks of its language. */
export function withQuotes(text: string, language: string): string {
  const straight = [...text.matchAll(/["']/g)].map(({ index }) => ({ index, language }));
  const marks = replaced(text, straight);
  let place = 0;
  return text.replace(/["']/g, () => marks[place++] ?? '');
}

/** Straight marks in HTML, which may be character references. */
const IN_HTML = /(?:"|&quot;|&#(?:34|x22);)|(?:'|&apos;|&#(?:39|x27);)/gi;

/** The elements within a paragraph. Any other element begins a new one. */
const INLINE =
  /^(?:a|abbr|b|bdi|bdo|cite|del|dfn|em|i|ins|mark|q|ruby|rp|rt|s|small|span|strong|sub|sup|time|u|wbr)$/;
/** The elements whose text is not prose. */
const VERBATIM = /^(?:code|kbd|math|pre|samp|script|style|svg|textarea|var)$/;
const VOID = /^(?:area|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;
/** The placeholder of an element whose text is not prose. */
const OBJECT = '\uFFFC';

/**
 * Returns HTML with the quotation marks of its language, or of the language that an element names. Text in
 * code and in attributes stays as it is.
 */
export function withQuotesInHtml(html: string, language: string): string {
  if (!/["']|&(?:quot|apos|#)/i.test(html.replaceAll(/<[^<>]*>/g, ''))) return html;
  const changes: { start: number; end: number; mark: string }[] = [];
  const open: { name: string; language: string; isVerbatim: boolean }[] = [];
  let [text, done]: [string, number] = ['', 0];
  let straight: (Straight & { start: number; end: number })[] = [];

  function endParagraph(): void {
    const marks = replaced(text, straight);
    for (const [place, { start, end }] of straight.entries())
      changes.push({ start, end, mark: marks[place] ?? '' });
    [text, straight] = ['', []];
  }

  /** Collects the text and the straight quotation marks before a position. */
  function read(until: number): void {
    const { language: own = language, isVerbatim = false } = open.at(-1) ?? {};
    const part = html.slice(done, until);
    if (isVerbatim) text += part && OBJECT;
    else {
      let place = 0;
      for (const { 0: found, index } of part.matchAll(IN_HTML)) {
        text += part.slice(place, index);
        const start = done + index;
        straight.push({ index: text.length, language: own, start, end: start + found.length });
        text += /^(?:"|&quot|&#(?:34|x22))/i.test(found) ? '"' : "'";
        place = index + found.length;
      }
      text += part.slice(place);
    }
  }

  for (const { name, isEnd, attributes, start, end } of tags(html)) {
    read(start);
    done = end;
    const parent = open.at(-1);
    if (name === 'br') text += ' ';
    else if (!INLINE.test(name) && !VERBATIM.test(name) && !parent?.isVerbatim) endParagraph();
    if (VOID.test(name)) continue;
    if (isEnd) {
      const place = open.findLastIndex((element) => element.name === name);
      if (place >= 0) open.length = place;
    } else
      open.push({
        name,
        language: attributes.get('lang') || parent?.language || language,
        isVerbatim: VERBATIM.test(name) || parent?.isVerbatim === true,
      });
  }
  read(html.length);
  endParagraph();
  let [result, place] = ['', 0];
  for (const { start, end, mark } of changes) {
    result += html.slice(place, start) + mark;
    place = end;
  }
  return result + html.slice(place);
}
