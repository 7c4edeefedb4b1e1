import { WIDE_LAYOUT } from '../styles/at-rules.ts';
import type { Theme } from './files.ts';

/* The styles that the script of the site's language needs, such as Arabic or Japanese. */

/** The code of a script (ISO 15924), such as "Latn" or "Arab". */
type ScriptCode = string;

/** Returns the script of a language: "Latn" for "de", "Hant" for "zh-TW". */
export const scriptOf = (language: string): ScriptCode =>
  new Intl.Locale(language).maximize().script ?? 'Latn';

/** Signs that order or join the letters of scripts, and the circle that carries single marks. */
const JOINERS = [0x200c, 0x200d, 0x200e, 0x200f, 0x25cc];

/** The scripts whose fonts have megabytes. */
const LARGE = /^(?:Hans|Hant|Jpan|Kore)$/;
/** Chinese characters, kana and Hangul. */
const LARGE_LETTERS = /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}]/u;

/** Languages with Latin letters that Newsreader's files lack, such as ệ and ș. */
const RARE_LATIN = new Set(['ak', 'az', 'ee', 'ha', 'haw', 'ig', 'ro', 'vi', 'yo']);

const hasRareLatin = (language: string) =>
  scriptOf(language) === 'Latn' && RARE_LATIN.has(new Intl.Locale(language).language);

/**
 * Returns which letters of a font the pages in a language need besides those of English and its
 * neighbours; none for the scripts of East Asia.
 * @param supported the code points of the font
 */
export function lettersOf(language: string, supported: ReadonlySet<number>): number[] {
  const script = scriptOf(language);
  if (LARGE.test(script) || (script === 'Latn' && !hasRareLatin(language))) return [];
  // Some letters of Yoruba have a mark of their own.
  const letters = new RegExp(
    `[\\p{scx=${script}}${script === 'Latn' ? '\\u0300-\\u0331' : ''}]`,
    'u',
  );
  const isOfScript = (code: number) => letters.test(String.fromCodePoint(code));
  const found = [...supported].filter(isOfScript);
  if (!found.some((code) => /\p{L}/u.test(String.fromCodePoint(code)))) return [];
  return [...found, ...JOINERS.filter((code) => supported.has(code))].toSorted((a, b) => a - b);
}

/** Returns whether pages show the letters of the language in a system font, although a font has them. */
export const isTooLarge = (language: string, supported: ReadonlySet<number>) =>
  LARGE.test(scriptOf(language)) &&
  [...supported].some((code) => LARGE_LETTERS.test(String.fromCodePoint(code)));

interface Script {
  /** The system fonts with serifs, the best first. The fallbacks of the typeface follow. */
  readonly faces: string;
  /** The line heights of running text, of small text and of headings. */
  readonly lines: readonly [text: number, small: number, headings: number];
  /** The sizes of letters, if the sizes for Latin are too large or too small for the script. */
  readonly sizes?: string;
  /** Further rules. */
  readonly rules: string;
}

const BOLD = 'em,i{font-weight:700}';
/** Code reads from left to right in every language. The shadow of a wide block is at its end. */
const CODE =
  'pre,code,kbd,samp{direction:ltr;unicode-bidi:isolate}pre{text-align:left}.prose .wide:has(>pre){--end:right;--turn:-90deg;direction:ltr}';

/**
 * Names and titles keep their order, with their punctuation, as in `<bdi>`. A title that runs from
 * left to right begins at the same edge as all titles.
 */
const NAMES = '.text-link,cite{unicode-bidi:isolate}h1[dir]{text-align:right}';
/** A drawing is not mirrored, so its texts begin where its file says. */
const DRAWINGS = '.prose figure>svg:not([direction]){direction:ltr}';
const MIRRORED = CODE + NAMES + DRAWINGS;

/**
 * East Asian letters are as high as they are wide, so they would be too large at the sizes of Latin
 * headlines.
 */
const SQUARE =
  '--text-body:clamp(1.0625rem,1.03rem + .15vw,1.125rem);--text-section:min(clamp(1.5rem,1.35rem + .8vw,2rem),12vw);--text-page:min(clamp(1.875rem,1.5rem + 1.9vw,3.125rem),12vw);--text-hero:min(clamp(2rem,1.2rem + 3.4vw,4rem),12vw);';
/** A quotation mark takes half a square, so it does not hang. Dots mark what is emphasized. */
const EAST_ASIAN =
  'body{line-break:strict;text-autospace:normal;hanging-punctuation:allow-end}.story-quote blockquote{text-indent:0;text-spacing-trim:trim-start}';
const DOTS = 'em,i{text-emphasis:filled dot}';
/** Gives a line of the headline as many letters as in Latin, whose letters are half as wide. */
const SQUARE_HEADLINE = '.hero h1{max-width:13em}';
/** The titles of works are in brackets. */
const titlesIn = (open: string, close: string) =>
  `.sources cite::before{content:"${open}"}.sources cite::after{content:"${close}"}`;
const CHINESE = `${EAST_ASIAN}${DOTS}em,i{text-emphasis-position:under right}${SQUARE_HEADLINE}${titlesIn('《', '》')}`;

/** The scripts without letters of two cases. Other languages have only the common rules. */
const SCRIPTS: Readonly<Record<ScriptCode, Script>> = {
  Arab: {
    faces: '"Noto Naskh Arabic","Geeza Pro"',
    lines: [1.85, 1.7, 1.45],
    sizes: '--text-label:.9375rem;',
    rules: BOLD + MIRRORED,
  },
  Aran: {
    faces: '"Noto Nastaliq Urdu","Jameel Noori Nastaleeq","Urdu Typesetting"',
    lines: [2.3, 2.2, 2],
    sizes: '--text-label:.9375rem;',
    rules: BOLD + MIRRORED,
  },
  Hebr: {
    faces: '"Noto Serif Hebrew","New Peninim MT","David"',
    lines: [1.7, 1.55, 1.25],
    rules: BOLD + MIRRORED,
  },
  Jpan: {
    faces: '"Hiragino Mincho ProN","Yu Mincho","Noto Serif CJK JP","Noto Serif JP"',
    lines: [1.9, 1.7, 1.4],
    sizes: SQUARE,
    rules: `${EAST_ASIAN}${DOTS}${SQUARE_HEADLINE}${titlesIn('『', '』')}h1,h2,h3,th,.display,.label,.text-lead,.pull,.quote,.house-creative-body{word-break:auto-phrase}`,
  },
  Hans: {
    faces: '"Songti SC","Noto Serif CJK SC","Noto Serif SC"',
    lines: [1.85, 1.7, 1.4],
    sizes: SQUARE,
    rules: CHINESE,
  },
  Hant: {
    faces: '"Songti TC","Noto Serif CJK TC","Noto Serif TC"',
    lines: [1.85, 1.7, 1.4],
    sizes: SQUARE,
    rules: CHINESE,
  },
  // Korean has spaces between words, at which lines break.
  Kore: {
    faces: '"AppleMyungjo","Noto Serif CJK KR","Noto Serif KR","Batang"',
    lines: [1.8, 1.65, 1.35],
    sizes: SQUARE,
    rules: `body{line-break:strict;word-break:keep-all}${BOLD}${SQUARE_HEADLINE}`,
  },
  Thai: { faces: '"Noto Serif Thai"', lines: [1.8, 1.65, 1.45], rules: BOLD },
  Deva: {
    faces: '"Noto Serif Devanagari","Kohinoor Devanagari","Nirmala UI"',
    lines: [1.8, 1.65, 1.4],
    rules: BOLD,
  },
};
const OTHER: Script = { faces: '', lines: [1.8, 1.65, 1.4], rules: BOLD };

/** Scripts whose letters Georgia and Times have, and Newsreader lacks. Two typefaces would mix. */
const WITHOUT_NEWSREADER = /^(?:Cyrl|Grek)$/;

/**
 * Long words end with a hyphen instead of sticking out. Browsers know where, for most languages. On
 * wide screens, the headline of the home page is at least as wide as its longest word.
 */
const HYPHENS = `p,li,dd,td,figcaption{hyphens:auto;hyphenate-limit-chars:10 4 4}h1,h2,h3,h4,.display{hyphens:auto;hyphenate-limit-chars:14 6 6}.label,.site-name{hyphens:auto;hyphenate-limit-chars:18 7 7}code{hyphens:manual}@media${WIDE_LAYOUT}{.hero h1{hyphens:manual;overflow-wrap:break-word;width:min-content;min-width:7.8em;max-width:100%}}`;

/** The selectors of text whose line height is that of small text, or of headings. */
const SMALL =
  '.toc,.donation,.question,figcaption,.house-creative-body,.prose .wide,.prose .footnotes,.button';
const HEADINGS =
  '.house-creative-title,.pacer-words,.prose .pull,.prose .quote,.story-quote blockquote';

/**
 * Returns the styles that every page needs because of the site's language; empty for English, for
 * which the engine's style sheets are written. The styles are outside all layers, to override them.
 */
export function scriptStyles(
  language: string,
  typeface: Pick<NonNullable<Theme['typeface']>, 'name' | 'generic'> | undefined,
): string {
  const { language: code } = new Intl.Locale(language);
  const script = code === 'ur' ? 'Aran' : scriptOf(language);
  if (code === 'en' && script === 'Latn') return '';
  if (script === 'Latn' || WITHOUT_NEWSREADER.test(script))
    return (hasWebFont(language, typeface) ? '' : ':root{--typeface: ;}') + HYPHENS;
  const { faces, lines, sizes = '', rules } = SCRIPTS[script] ?? OTHER;
  const [text, small, headings] = lines;
  // Without serifs, the fonts that systems choose by themselves belong to the typeface.
  const list = faces && typeface?.generic !== 'sans-serif' ? `${faces},` : '';
  const heights = [
    [text, 'body'],
    [small, 'small', 'label', 'lead'],
    [headings, 'title', 'section', 'page', 'hero'],
  ].flatMap(([height, ...names]) => names.map((name) => `--text-${name}--line-height:${height};`));
  return [
    `:root{--typeface:"${typeface?.name ?? 'Newsreader'}",${list};--real:var(--font-text);--x-height:none;${sizes}${heights.join('')}}`,
    `:root[data-plain]{--typeface:${list || ' '};}`,
    'body{font-variant-numeric:lining-nums}',
    // Spaces between letters would break the joins of Arabic, and capitals exist only in Latin.
    '*,::before,::after,::file-selector-button{letter-spacing:normal;text-transform:none;font-style:normal}',
    `${SMALL}{line-height:${small}}${HEADINGS}{line-height:${headings}}`,
    '.toc+.prose>p:first-child{line-height:calc(var(--text-body--line-height)*var(--leading,1))}',
    rules,
  ].join('');
}

/** Returns whether pages load a font: Newsreader, or the owner's typeface in its place. */
export const hasWebFont = (language: string, typeface: object | undefined) =>
  typeface !== undefined ||
  !(WITHOUT_NEWSREADER.test(scriptOf(language)) || hasRareLatin(language));
