/*
 * The spellings in which the search finds a word, and the words of scripts without spaces. The build
 * adds spellings to the search index, and the browser adds spellings to the words of a visitor. The
 * scripts of the 404 page, which import search-words.ts, do not need them.
 */
import { UNSPACED, wordSegments } from '../basics/language.ts';
import { withoutInvisible, wordsOf } from './search-words.ts';

/** Letters whose marks Unicode cannot separate, and their usual spelling without the letter. */
const SPELLINGS: Readonly<Record<string, string>> = {
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ß: 'ss',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ł: 'l',
  þ: 'th',
  // Arabic: the line that stretches a word, and letters that are often written without their dots.
  ـ: '',
  ٱ: 'ا',
  ى: 'ي',
};
const SPELT = new RegExp(`[${Object.keys(SPELLINGS).join('')}]`, 'g');

/**
 * Matches the letters that Danish and Norwegian write in place of a letter with a mark, except "o"
 * before an ending: "troen" is a form of "tro".
 */
const DANISH = /(a)a|(o)e(?!(?:[nrt]|ne|rne)s?$)/g;

/**
 * Matches the letters that languages write in place of a letter with a mark, such as "oe" for "ö". The
 * first letter stays.
 */
const PAIRS: Readonly<Record<string, RegExp>> = {
  de: /([ao])e|(?<![aeiouyq])(u)e/g,
  sv: /(a)[ae]|(o)e/g,
  da: DANISH,
  nb: DANISH,
  nn: DANISH,
  no: DANISH,
};

/** Letters of Arabic for which Persian, neighbouring languages and their keyboards have other letters. */
const PERSIAN: Readonly<Record<string, string>> = { ي: 'ی', ى: 'ی', ك: 'ک' };

/** Other forms of letters: letters of double or half width, ligatures, and forms of Arabic letters. */
const COMPATIBLE = /[\ufb00-\ufdff\ufe70-\uffef]+/g;

/** The digits of Arabic, and of Persian and Urdu. The last four bits of a digit are its value. */
const ARABIC_DIGITS = /[\u0660-\u0669\u06f0-\u06f9]/g;

/** Accents, points of Hebrew, and vowel signs of Arabic. Vowel signs of other scripts stay. */
const MARKS = /[\u0300-\u036f\u0591-\u05c7\u0610-\u061a\u064b-\u065f\u0670]/g;

/**
 * The Arabic "and" or "so" before an article. Pagefind removes an article, but not an article after
 * such a word.
 */
const ARABIC_AND = /^[وف](?=ال.{3})/;

/**
 * Matches the article before an Arabic word whose beginning or ending Pagefind would remove only
 * without the article. Otherwise Pagefind would not find "مقالات" for "المقالات", or "قانون" for
 * "القانون".
 */
const ARABIC_ARTICLE = /^(?:[بك]?ال|لل)(?=[وفبكل].{2}|.+(?:ا[تن]|[وي]ن|ي)$)/;

/**
 * The endings of Polish words, without marks, and a consonant before them that forms of a word change.
 * Pagefind knows no endings of Polish, but it finds all words that begin with the asked word.
 */
const POLISH_ENDING =
  /(?<=.{3})(?:[kt]?(?:i?(?:ami|ach|om|ow|owi|owie|em|ego|emu|ej)|[iy]?mi?|i?[aeouy]|i)|(?:owa|uj)?(?:[aeiy]c|[ei]?nie|[aei]sz|[aiy]l[aioy]?)|e[kc])$/;

/** Returns the code of a language without its country: "de" of "de-AT". */
const codeOf = (language: string): string => language.replace(/-.*/, '');

/**
 * Returns the spelling that all spellings of a word share: "ete" for "été", "lodz" for "Łódź", and in
 * German "grosse" for "Größe" and "groesse". Arabic words lose a feminine ending, whose dots are often
 * left out, and a joined "and" before an article. Polish words lose their endings.
 * @param language the language of the site, such as "de-AT"
 */
export function commonSpelling(word: string, language: string): string {
  const code = codeOf(language);
  if (!PAIRS[code] && code !== 'pl' && /^[ -~]*$/.test(word)) return word.toLowerCase();
  let plain = word.replace(COMPATIBLE, (run) => run.normalize('NFKC')).toLowerCase();
  if (/^(?:fa|ur|ku|ps|ckb)$/.test(code))
    plain = plain.replace(/[يىك]/g, (it) => PERSIAN[it] ?? it);
  if (PAIRS[code]) plain = plain.normalize().replace(PAIRS[code], '$1$2');
  const spelling = plain
    .normalize('NFD')
    .replace(MARKS, '')
    .replace(ARABIC_DIGITS, (digit) => `${digit.charCodeAt(0) & 15}`)
    .replace(SPELT, (letter) => SPELLINGS[letter] ?? letter)
    .normalize()
    .replace(/σ$/, 'ς')
    .replace(/(?<=[\u0621-\u064a]{2})(?:ة|(?<=.{3})ه)$/, '');
  if (code === 'pl') return spelling.replace(POLISH_ENDING, '');
  return code === 'ar' ? spelling.replace(ARABIC_AND, '').replace(ARABIC_ARTICLE, '') : spelling;
}

/**
 * The apostrophe after an article or a pronoun of French and Italian that joins it to the next word. The
 * apostrophe comes first in the pattern, so that other texts are searched quickly.
 */
const ELISION =
  /['’](?<=(?<!\p{L})(?:[ldjmnstc]|(?:jus|lors|puis|quel|pres)?qu|(?:de|ne|su|a|da|co|que|be)?ll|un|gl|quest|sant|dov|com|anch|senz|tutt)['’])(?=[aeiouyhàáâäæéèêëîïíìôöòóœùûüú])/giu;

/*
 * The marks consist of punctuation of ASCII. Pagefind would index other characters, even if they are
 * invisible, with the word beside them.
 */
/** The mark of a space that is only in the search index. */
const JOINED = '~^ ';
/** The mark before a spelling that is only in the search index. The word of the text follows. */
const HIDDEN = '^~';

const WORD = /[\p{L}\p{M}\p{N}]+/gu;

/**
 * Separates words that a text joins: words of scripts without spaces, elided words such as "l’été", and
 * words with a Hebrew hyphen.
 */
function separateWords(text: string): string {
  const separate = text
    .replace(ELISION, `$&${JOINED}`)
    .replace(/\u05be(?<=\p{L}\p{M}*\u05be)(?=\p{L})/gu, `$&${JOINED}`);
  // Does not divide text at an ampersand, so that a character reference of HTML stays complete.
  return UNSPACED.test(separate)
    ? separate.replace(/[^\s&]+/g, (run) => (UNSPACED.test(run) ? segmented(run) : run))
    : separate;
}

/**
 * Removes elided words, such as "l’", so that a search finds a word with and without an article. Removes
 * also the marks between words.
 * @param separate a text with separate words
 */
function withoutElided(separate: string): string {
  return separate.includes(JOINED)
    ? separate.replace(/(?<!\p{L})\p{L}+['’]~\^ /gu, '').replaceAll(JOINED, ' ')
    : separate;
}

/** Two or more words of one Chinese character each, in a run without spaces. */
const SINGLES = /(?<!\p{L})\p{sc=Han}(?:~\^ \p{sc=Han}(?!\p{L}))+/gu;

/** The first of two such words. */
const PAIR = /(?<!\p{L})(\p{sc=Han})~\^ (?=(\p{sc=Han})(?!\p{L}))/gu;

/**
 * Returns a text with each two neighbouring words of one Chinese character as one word: names such as
 * 道元, which no dictionary contains, would be found wherever both characters are.
 */
const withPairs = (text: string): string =>
  text.replace(SINGLES, (run) => run.replace(PAIR, `$1$2${JOINED}`).replace(/~\^ .$/u, ''));

/** Separates the words of a run without spaces. */
function segmented(run: string): string {
  let [result, hasWord] = ['', false];
  for (const { segment, isWordLike = false } of wordSegments(run)) {
    result += isWordLike && hasWord ? JOINED + segment : segment;
    hasWord ||= isWordLike;
  }
  return result;
}

/** The maximum length of a text, with marks, in which the words at its beginning are looked for. */
const LONGEST = 40;

/** The endings of Japanese dictionary forms, by the first letter of the inflected ending. */
const ENDINGS: Readonly<Record<string, string>> = {
  か: 'いく',
  く: 'い',
  け: 'いく',
  さ: 'いす',
  わ: 'う',
  い: 'うくぐ',
  え: 'う',
  お: 'う',
  っ: 'うくつる',
  き: 'く',
  こ: 'く',
  が: 'ぐ',
  ぎ: 'ぐ',
  げ: 'ぐ',
  ご: 'ぐ',
  し: 'す',
  せ: 'す',
  そ: 'する',
  た: 'つる',
  ち: 'つる',
  て: 'つる',
  と: 'つ',
  な: 'ぬるい',
  に: 'ぬ',
  ね: 'ぬ',
  の: 'ぬ',
  ん: 'ぬぶむ',
  ば: 'ぶ',
  び: 'ぶ',
  べ: 'ぶ',
  ぼ: 'ぶ',
  ま: 'むる',
  み: 'む',
  め: 'む',
  も: 'む',
  ら: 'る',
  り: 'る',
  れ: 'る',
  ろ: 'る',
  よ: 'る',
  ず: 'る',
};

/** Words, and whether the dictionary of the segmenter contains them. */
const dictionary = new Map<string, boolean>();

/** Returns whether the dictionary of the segmenter contains a word. */
function isWord(word: string): boolean {
  const known = dictionary.get(word) ?? wordSegments(word).length === 1;
  dictionary.set(word, known);
  return known;
}

/**
 * Returns further words by which visitors search for the first word of a text in Chinese or Japanese,
 * because Pagefind would not find them: names (道元 for the words 道 and 元), the ends of compounds (幹線
 * for 新幹線), and Japanese dictionary forms (座る for 座って). The segmenter knows only words of its
 * dictionary.
 * @param text separated words
 */
function wordsInHan(text: string): string[] {
  const begun = text.replace(/^[^\p{L}\s]+/u, '');
  const [compound = ''] = /^\p{sc=Han}+(?!\p{L})/u.exec(begun) ?? [];
  const ends = Array.from(compound, (_, place) => compound.slice(place))
    .slice(1, -1)
    .filter(isWord);
  const [, one, other] = /^(\p{sc=Han})~\^ (\p{sc=Han})(?!\p{L})/u.exec(begun) ?? [];
  return [...(one && other ? [one + other] : []), ...ends, ...dictionaryForms(begun)];
}

/** An inflected word in hiragana, such as でき of できない, before its ending. */
const IN_HIRAGANA = /^(\p{sc=Hira}+)(\p{sc=Hira})~\^ (?=な[いか]|ま(?:~\^ )?[すしせ]|[たてれ])/u;

/** Returns the dictionary forms of the inflected Japanese word at the beginning of separated words. */
function dictionaryForms(text: string): string[] {
  const [, beginning = '', last = ''] = IN_HIRAGANA.exec(text) ?? [];
  if (last) {
    const endings = [`${last}る`, ...(ENDINGS[last] ?? '')];
    return endings.map((ending) => beginning + ending).filter(isWord);
  }
  const [run = ''] = /^\p{sc=Han}(?:[\p{sc=Han}\p{sc=Hira}]|~\^ )+/u.exec(text) ?? [];
  const joined = run.replaceAll(JOINED, '');
  // A compound verb, such as 落ち着く, is looked up before its first part.
  for (const pattern of [/^\p{sc=Han}+\p{sc=Hira}{1,2}\p{sc=Han}+/u, /^\p{sc=Han}+/u]) {
    const [root = ''] = pattern.exec(joined) ?? [];
    const [inflected = ''] = /^\p{sc=Hira}+/u.exec(joined.slice(root.length)) ?? [];
    if (root === '' || inflected === '') continue;
    // The stem may end within the first letters, as in 集まる and 食べる.
    for (const kept of [2, 1, 0].filter((count) => count <= inflected.length)) {
      const stem = root + inflected.slice(0, kept);
      const endings = `${ENDINGS[inflected[kept] ?? ''] ?? ''}${kept > 0 ? 'る' : ''}`;
      const forms = Array.from(endings, (ending) => stem + ending).filter(isWord);
      if (forms.length > 0) return forms.filter((form) => !joined.startsWith(form));
    }
  }
  return [];
}

/** Returns the words of a text, without elided articles and pronouns. */
export const wordsWithin = (text: string): string[] => wordsOf(withoutElided(separateWords(text)));

/** Returns the words of a text in their common spelling, as a text, for the search of page titles. */
export const comparedText = (text: string, language: string): string =>
  wordsWithin(text)
    .map((word) => commonSpelling(word, language))
    .join(' ');

/**
 * Whether the search index of a language contains common spellings. English has none: for its few
 * foreign words, the search corrects spellings by the list of the site's words.
 */
const hasSpellings = (language: string) => !/^en\b/.test(language);

/** Separates the words of a visitor, as they are in the search index. */
const separateAsked = (words: string) => withoutElided(withPairs(separateWords(words)));

/** Returns the words of a visitor, without elided words, and with pairs of Chinese characters. */
export const askedWords = (words: string): string[] => wordsOf(separateAsked(words));

/** Returns the query for the search index from the words of a visitor. */
export function askedText(words: string, language: string): string {
  const separate = separateAsked(words);
  return hasSpellings(language)
    ? separate.replace(WORD, (word) => commonSpelling(word, language))
    : separate;
}

/** Marks a spelling that only the search index contains, so that results do not show it. */
const hidden = (word: string) => `${HIDDEN}${word} `;

/** Returns a word as Pagefind indexes it: in lower case, and without marks. */
const indexedWord = (word: string) =>
  word
    .toLowerCase()
    .normalize('NFD')
    .replace(/(?![\u3099\u309a])\p{M}/gu, '')
    .normalize();

/**
 * Returns a function that prepares texts, or HTML, for the search index. Where Pagefind would not find a
 * word by its common spelling, the function adds this spelling, with marks that `shownText` removes. It
 * also separates words. A text in plain English stays as it is.
 * @param partsOf returns the words by which a word is found too, for its common spelling and for how it
 *   is written
 */
export function indexedTexts(
  language: string,
  partsOf?: (spelling: string, word: string) => readonly string[],
): (text: string) => string {
  const known = new Map<string, string>();
  const isPlain = partsOf || PAIRS[codeOf(language)] ? /^\P{L}*$/u : /^[ -~]*$/;

  /** Whether Pagefind finds a word by its common spelling. */
  function isFoundBy(common: string, word: string): boolean {
    const [asked, indexed] = [indexedWord(common), indexedWord(word)];
    return codeOf(language) === 'pl' ? indexed.startsWith(asked) : indexed === asked;
  }

  /** Returns the other spellings of a word, which only the search index contains. */
  function hiddenOf(token: string): string {
    if (!hasSpellings(language) || isPlain.test(token)) return '';
    const found = known.get(token);
    if (found !== undefined) return found;
    const words = token.match(WORD) ?? [];
    const spellings = words.flatMap((word) => {
      const common = commonSpelling(word, language);
      const isIndexed = isFoundBy(common, word);
      return [...(isIndexed ? [] : [common]), ...(partsOf?.(common, word) ?? [])];
    });
    const added = spellings.map(hidden).join('');
    known.set(token, added);
    return added;
  }

  return (text) => {
    const clean = withoutInvisible(text.normalize());
    const hasHan = /[\p{sc=Han}\p{sc=Hira}]/u.test(clean);
    if (!hasSpellings(language) && !UNSPACED.test(clean)) return separateWords(clean);
    return clean.replace(/<[^<>]*>|[^<]+/g, (piece) =>
      piece.startsWith('<')
        ? piece
        : separateWords(piece).replace(/\S+/g, (token, place: number, whole: string) => {
            const within = hasHan ? wordsInHan(whole.slice(place, place + LONGEST)) : [];
            return within.map(hidden).join('') + hiddenOf(token) + token;
          }),
    );
  };
}

/** Returns the length of the common prefix of two words. */
export function sharedBeginning(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length++;
  return length;
}

/** Pagefind's full stop after a heading or a list item in Chinese or Japanese, with its space. */
const PAGEFINDS_STOP = /(?<=[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}](?:<\/mark>)?)\.(?: |$)/gu;

/**
 * Returns a text of the search index as the page has it: without the marks and the words that they hide,
 * and with the full stop of the script. A match of a hidden word marks the word after it, and the letters
 * that both share: 落ち着 in 落ち着いて.
 */
export const shownText = (text: string): string =>
  text
    .replace(
      /((?:(?:<mark>)?\^~(?:(?!\^~)\S)+ )+)(<mark>)?([^\s<]*)(<\/mark>)?/g,
      (_, found: string, open = '', word: string, close = '') => {
        const [, match] = /<mark>\^~([^<\s]+)/.exec(found) ?? [];
        return match && !open ? `${hidden(match)}<mark>${word}</mark>` : open + word + close;
      },
    )
    .replace(/(?:<mark>)?\^~(?:(?!\^~)\S)+$/, '')
    .replace(/~\^(<\/mark>)?(?: |$)/g, '$1')
    .replace(/\^~((?:(?!\^~)\S)+) <mark>([^<]*)<\/mark>([^<\s]*)/g, (_, match, word, next) => {
      const rest = match.startsWith(word) ? match.slice(word.length) : '';
      const shared = sharedBeginning(rest, next);
      return `<mark>${word}${next.slice(0, shared)}</mark>${next.slice(shared)}`;
    })
    .replace(PAGEFINDS_STOP, '。');

/** An invisible word between the keywords of a page and its summary in the search index. */
export const END_OF_KEYWORDS = '\u2063';

/** Removes the keywords, which the page does not contain, from an excerpt of the search index. */
export const withoutKeywords = (excerpt: string): string =>
  excerpt.replace(/^.*\u2063[.\s]*/su, '');
