/*
 * Finds the shortcodes by which plug-ins of WordPress show code, such as `[php]…[/php]`. Their
 * content may have any characters. Blogs that have left WordPress often keep these shortcodes in
 * their Markdown.
 */

import { codeInHtml } from './code-in-html.ts';

/** A shortcode with code, from its start to its end. */
interface CodeShortcode {
  start: number;
  end: number;
  /** '' if the shortcode names no language. */
  language: string;
  code: string;
  /** Whether the code belongs to a sentence. */
  isInline: boolean;
  attributes: string;
}

const LANGUAGES =
  'actionscript3 as3 applescript bash shell coldfusion cf clojure clj cpp csharp c-sharp css delphi pascal diff patch erlang fsharp groovy haskell java javafx jfx js jscript javascript latex matlab objc obj-c perl php powershell ps python py rails ror ruby rb scala sql swift vb vbnet html xhtml xml xslt yaml yml';
/**
 * Names that other plug-ins use for other purposes. A shortcode with such a name counts as code
 * only if a line break follows its opening tag.
 */
const SHORT = 'c go plain r text';
const NAMES = 'code sourcecode source codeblock codesyntax enlighter prism';

const oneOf = (words: string) => words.replaceAll(' ', '|');
/**
 * Matches the parts of attributes that are not plain characters: a value in quotation marks, or a
 * `[` that does not begin another shortcode.
 */
const ATTRIBUTE = String.raw`"[^"\n]*"|'[^'\n]*'|\[(?![a-z])`;
const OPENING = new RegExp(
  String.raw`(?<!\[)\[(${oneOf(NAMES)}|crayon[\w-]*|cc[a-zA-Z]*(?:_[a-z0-9]+)?|${oneOf(LANGUAGES)}|(?:${oneOf(SHORT)})(?=(?:${ATTRIBUTE}|[^[\]"'\n])*\]\s*\n))(:[\w#+-]+|(?:\s(?:${ATTRIBUTE}|[^[\]"'])*)?)\]`,
  'g',
);

/**
 * Finds the shortcodes with code in a text. Shortcodes inside other code are shown as they are written.
 */
export function codeShortcodesIn(text: string): CodeShortcode[] {
  const found: CodeShortcode[] = [];
  const others = codeInHtml(text);
  let next = 0;
  const unended = new Set<string>();
  OPENING.lastIndex = 0;
  for (let opening = OPENING.exec(text); opening; opening = OPENING.exec(text)) {
    const [whole, name = '', attributes = ''] = opening;
    const from = opening.index + whole.length;
    while ((others[next]?.outer.end ?? Number.POSITIVE_INFINITY) <= opening.index) next += 1;
    const other = others[next];
    const around = other && other.start <= opening.index ? other : undefined;
    const end = unended.has(name) ? -1 : text.indexOf(`[/${name}]`, from);
    if (end < 0) {
      unended.add(name);
      continue;
    }
    const range = { start: opening.index, end: end + name.length + 3 };
    // Visitors read a shortcode in double brackets as it is written.
    if (text[range.end] === ']') continue;
    // If a <pre> contains nothing else, an editor has put it around the shortcode.
    if (around) {
      const isWhole =
        text.slice(around.start, range.start).trim() === '' &&
        text.slice(range.end, around.end).trim() === '';
      OPENING.lastIndex = around.end;
      if (!isWhole || !text.startsWith('<pre', around.outer.start)) continue;
      Object.assign(range, around.outer);
    } else OPENING.lastIndex = range.end;
    found.push({
      ...range,
      ...languageOf(name, attributes),
      code: text.slice(from, end),
      attributes,
    });
  }
  return found;
}

/** Returns the language of a shortcode, and whether its code belongs to a sentence. */
function languageOf(name: string, attributes: string): { language: string; isInline: boolean } {
  const given = (pattern: string) =>
    new RegExp(`(?:^|\\s)${pattern}\\s*=\\s*["'“”″]?([^"'“”″\\s]+)`, 'i').exec(attributes)?.[1];
  const isNamed = `${NAMES} crayon`.split(' ').some((plain) => name.startsWith(plain));
  const ofName = name.startsWith('cc') ? (name.split('_')[1] ?? '') : isNamed ? '' : name;
  const language =
    given('lang(?:uage)?') ?? (attributes.startsWith(':') ? attributes.slice(1) : ofName);
  // Names of CodeColorer, such as [cci_php], contain an i for code in a line, and the language.
  const isInline = /^cc[a-hj-z]*i[a-z]*(?:_|$)/i.test(name) || given('inline') === 'true';
  return { language: language.replace(/[^\w+#-]/g, ''), isInline };
}
