/*
 * Compiles words, which are data, to code: a text to a string, and a text with names to a function of
 * their values. README.md describes the files of words.
 */

/**
 * The kinds of values that replace a name in a text: a text; a number, such as that of a page; a
 * count, which is written by the rules of the language; a list of texts; an element of the page, or
 * several; or a function that makes a link of the text between `<name>` and `</name>`.
 */
type Kind = 'text' | 'number' | 'count' | 'list' | 'element' | 'elements' | 'link';

/** A text, or its forms by number: "one" and the other categories of `Intl.PluralRules`, or "=0". */
export type Text = string | Readonly<Record<string, string>>;

/** A word in English, with the kinds of its names in the order of the function's parameters. */
export interface EnglishWord {
  readonly text: Text;
  readonly names?: Readonly<Record<string, Kind>>;
  /** What translators should know. */
  readonly note: string;
}

/** A word in a language, ready to be compiled. */
export interface Translation {
  /** The language of the text. */
  readonly language: string;
  readonly text: Text;
  readonly names?: EnglishWord['names'];
  /** Whether pages mark the text, because its language is not that of the page. */
  readonly isMarked?: boolean;
}

/** The names of words with dots for groups, such as "schemes.dark". */
export type Translations = Readonly<Record<string, Translation>>;

const TYPES: Readonly<Record<Kind, string>> = {
  text: 'string',
  number: 'number',
  count: 'number',
  list: 'readonly string[]',
  element: 'Node',
  elements: 'readonly Node[]',
  link: '(text: string) => Node',
};

/** Matches the names in a text: `{name}` and `<name>…</name>`. */
export const NAMES = /\{(\w+)\}|<(\w+)>([^<]*)<\/\2>/g;

const usesElements = (names: EnglishWord['names'] = {}) =>
  Object.values(names).some((kind) => /^(?:elements?|link)$/.test(kind));

/** Returns the name whose number chooses the form of a text; undefined if no name has a number. */
export const numberIn = (names: EnglishWord['names'] = {}): string | undefined =>
  Object.keys(names).find((name) => /^(?:number|count|list)$/.test(names[name] ?? ''));

/**
 * Returns the locale by which counts are written. Browsers choose different digits for some languages,
 * such as Arabic; these locales have the digits of the texts.
 */
function localeOf(language: string): string {
  const { script } = new Intl.Locale(language).maximize();
  return script === 'Arab' ? `${language}-u-nu-latn` : language;
}

/** A part of the code for a text: a literal text, or code whose value is a text or a part of a list. */
type Piece = { literal: string } | { text: string } | { part: string };

function piecesOf(text: string, word: Translation): Piece[] {
  const { names = {}, language, isMarked } = word;
  const pieces: Piece[] = [];
  let place = 0;
  for (const { 0: match, 1: name = '', 2: link = '', 3: inside = '', index } of text.matchAll(
    NAMES,
  )) {
    const kind = names[name || link];
    // Tokens such as {product} stay.
    if (!kind) continue;
    pieces.push({ literal: text.slice(place, index) });
    place = index + match.length;
    const locale = JSON.stringify(localeOf(language));
    // English lists have no comma before “and”.
    const listLocale = language === 'en' ? '"en-GB"' : locale;
    if (kind === 'link')
      pieces.push({ part: `${link}(${codeOf(piecesOf(inside, word), false, isMarked)})` });
    else if (kind === 'count') pieces.push({ text: `${name}.toLocaleString(${locale})` });
    else if (kind === 'list')
      pieces.push({ text: `new Intl.ListFormat(${listLocale}).format(${name})` });
    else if (kind === 'element') pieces.push({ part: name });
    else if (kind === 'elements') pieces.push({ part: `...${name}` });
    else pieces.push({ text: name });
  }
  pieces.push({ literal: text.slice(place) });
  return pieces.filter((piece) => !('literal' in piece && piece.literal === ''));
}

/**
 * Returns the code of a text: a template, or a list of the parts between which its elements stand.
 * @param isMarked whether the code reports each text to `untranslated.ts`
 */
function codeOf(pieces: readonly Piece[], isList: boolean, isMarked = false): string {
  if (isList) {
    const items: string[] = [];
    let begun: Piece[] = [];
    const end = () => {
      if (begun.length > 0) items.push(codeOf(begun, false, isMarked));
      begun = [];
    };
    for (const piece of pieces)
      if ('part' in piece) {
        end();
        items.push(piece.part);
      } else begun.push(piece);
    end();
    return `[${items.join(', ')}]`;
  }
  const inside = pieces.map((piece) => {
    if ('literal' in piece) return piece.literal.replace(/[`\\\r]|\$(?=\{)/g, escaped);
    return `\${${'text' in piece ? piece.text : piece.part}}`;
  });
  const code = `\`${inside.join('')}\``;
  // The comment lets bundlers leave out words that a script does not use.
  return isMarked ? `/* @__PURE__ */ untranslated(${code})` : code;
}

const escaped = (character: string) => (character === '\r' ? '\\r' : `\\${character}`);

/** Returns how many characters all texts begin with. No name and no link is divided. */
function commonStart(texts: readonly string[], isDivided: (start: string) => boolean): number {
  const [first = '', ...others] = texts;
  let length = 0;
  while (length < first.length && others.every((text) => text[length] === first[length])) length++;
  while (length > 0 && isDivided(first.slice(0, length))) length--;
  return length;
}

const reversed = (text: string) => text.split('').reverse().join('');

const divides = (start: string) => {
  const rest = start.replace(NAMES, '');
  const isInside = rest.includes('<') || rest.lastIndexOf('{') > rest.lastIndexOf('}');
  return isInside || /[\uD800-\uDBFF]$/.test(start);
};
const dividesReversed = (start: string) => {
  const rest = reversed(start).replace(NAMES, '');
  return /^[^{]*[}>]/.test(rest) || /^[\uDC00-\uDFFF]/.test(reversed(start));
};

/**
 * Returns the code of a text with forms. Writes the common parts of all forms only once into the
 * code, because scripts contain it.
 */
function piecesOfForms(forms: Readonly<Record<string, string>>, word: Translation): Piece[] {
  const texts = Object.values(forms);
  const start = commonStart(texts, divides);
  const ends = texts.map((text) => reversed(text.slice(start)));
  const end = commonStart(ends, dividesReversed);
  const [any = ''] = texts;
  const middles = Object.fromEntries(
    Object.entries(forms).map(([form, text]) => [
      form,
      piecesOf(text.slice(start, text.length - end), word),
    ]),
  );
  const isList = Object.values(middles).some((pieces) => pieces.some((piece) => 'part' in piece));
  const code = choiceOf(
    Object.fromEntries(
      Object.entries(middles).map(([form, pieces]) => [
        form,
        codeOf(pieces, isList, isList && word.isMarked),
      ]),
    ),
    word,
  );
  return [
    ...piecesOf(any.slice(0, start), word),
    isList ? { part: `...(${code})` } : { text: code },
    ...piecesOf(any.slice(any.length - end), word),
  ];
}

/** Returns the expression that chooses one of several codes by a number. */
function choiceOf(
  codes: Readonly<Record<string, string>>,
  { names, language }: Translation,
): string {
  const name = numberIn(names) ?? '';
  const number = names?.[name] === 'list' ? `${name}.length` : name;
  const isExact = ([form]: readonly [string, string]) => form.startsWith('=');
  const exact = Object.entries(codes).filter(isExact);
  const categories = Object.entries(codes).filter((entry) => !isExact(entry));
  const other = codes.other ?? categories.at(-1)?.[1] ?? '``';
  const different = categories.filter(([, code]) => code !== other);
  let choice = other;
  const [[only, code] = []] = different;
  const test = different.length === 1 && only ? testOf(only, language, number) : undefined;
  if (test) choice = `${test} ? ${code} : ${other}`;
  else if (different.length > 0) {
    const object = different.map(([form, each]) => `${form}: ${each}`).join(', ');
    const rules = `new Intl.PluralRules(${JSON.stringify(language)})`;
    choice = `({ ${object} })[${rules}.select(${number})] ?? ${other}`;
  }
  for (const [form, each] of exact.toReversed())
    choice = `${number} === ${form.slice(1)} ? ${each} : ${choice}`;
  return choice;
}

/** Returns a short test for a plural category; undefined if only `Intl.PluralRules` knows it. */
function testOf(category: string, language: string, number: string): string | undefined {
  const rules = new Intl.PluralRules(language);
  const numbers = Array.from({ length: 1000 }, (_, index) => index).filter(
    (each) => rules.select(each) === category,
  );
  if (numbers.join() === '1') return `${number} === 1`;
  if (numbers.join() === '0,1') return `${number} < 2`;
  return undefined;
}

/** Returns the code of a word: a string, or a function. */
function codeOfWord(word: Translation, isTyped: boolean): string {
  const { text, names = {}, isMarked } = word;
  const pieces = typeof text === 'string' ? piecesOf(text, word) : piecesOfForms(text, word);
  const isList = usesElements(names);
  const code = codeOf(pieces, isList, isMarked);
  const parameters = Object.entries(names);
  if (parameters.length === 0) return code;
  if (!isTyped) return `(${Object.keys(names)}) => ${code}`;
  const typed = parameters.map(([name, kind]) => `${name}: ${TYPES[kind]}`);
  return `${isList ? '<Node>' : ''}(${typed.join(', ')}) => ${code}`;
}

interface Group {
  [name: string]: string | Group;
}

/** Returns the codes of all words, in groups. */
function groupsOf(words: Translations, isTyped: boolean): Group {
  const groups: Group = {};
  for (const [path, word] of Object.entries(words)) {
    const names = path.split('.');
    const last = names.pop() ?? '';
    let group = groups;
    for (const name of names) {
      const inside = group[name] ?? {};
      if (typeof inside === 'string') throw new Error(`${path}: "${name}" is a word and a group.`);
      group[name] = inside;
      group = inside;
    }
    group[last] = codeOfWord(word, isTyped);
  }
  return groups;
}

const codeOfGroup = (group: string | Group): string =>
  typeof group === 'string'
    ? group
    : `{ ${Object.entries(group)
        .map(([name, inside]) => `${JSON.stringify(name)}: ${codeOfGroup(inside)}`)
        .join(', ')} }`;

/** Returns the code of a module that exports each word, so that a script contains only its words. */
export const moduleOf = (words: Translations, isTyped = false): string =>
  Object.entries(groupsOf(words, isTyped))
    .map(([name, group]) => `export const ${name} = ${codeOfGroup(group)};\n`)
    .join('');

/** Returns the words as an object. */
export const evaluated = (words: Translations): Record<string, unknown> =>
  new Function(`return ${codeOfGroup(groupsOf(words, false))};`)();
