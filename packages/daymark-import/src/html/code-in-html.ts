/*
 * Finds the code in HTML. Some tools and plug-ins do not escape code. A parser would then read the
 * tags in the code as elements, and could lose the text after the code.
 */

/** Code in an element such as `<pre>`, with its offsets in the HTML. */
interface CodeInHtml {
  /** The element, from its start tag to its end tag. */
  outer: { start: number; end: number };
  /** The content, without the tags of a `<code>` around the whole content of a `<pre>`. */
  start: number;
  end: number;
  /** The code as HTML without tags, if a parser would find tags in the content; otherwise undefined. */
  plain: string | undefined;
}

/** Matches elements that may contain code, and comments, scripts and styles, which are skipped. */
const OPENING = /<!--|<(pre|code|textarea|xmp|listing|script|style)(?=[\s>/])/gi;
const REST_OF_TAG = /^(?:"[^"]*"|'[^']*'|[^'">])*>/;
/** The largest length of a start tag, in characters. */
const LONGEST_TAG = 2000;

/** Finds the code in HTML, from the beginning to the end. */
export function codeInHtml(html: string): CodeInHtml[] {
  const found: CodeInHtml[] = [];
  const closings = new Map<string, readonly number[]>();
  OPENING.lastIndex = 0;
  for (let opening = OPENING.exec(html); opening; opening = OPENING.exec(html)) {
    const name = opening[1]?.toLowerCase();
    if (name === undefined) {
      const end = html.indexOf('-->', opening.index + 2);
      if (end < 0) break;
      OPENING.lastIndex = end;
      continue;
    }
    const rest = html.slice(OPENING.lastIndex, OPENING.lastIndex + LONGEST_TAG);
    const attributes = REST_OF_TAG.exec(rest)?.[0];
    if (attributes === undefined || attributes.endsWith('/>')) continue;
    const start = OPENING.lastIndex + attributes.length;
    const all = closings.get(name) ?? endTagsIn(html, name);
    closings.set(name, all);
    const end = endOf(html, start, name, all);
    if (end === undefined) continue;
    // This <code> contains a <pre> with the code, which the next iteration finds.
    if (name === 'code' && /<pre[\s>]/i.test(html.slice(start, end))) continue;
    OPENING.lastIndex = end;
    if (name === 'script' || name === 'style') continue;
    const outer = { start: opening.index, end: html.indexOf('>', end) + 1 || html.length };
    const [head = ''] =
      (name === 'pre' && /^\s*<code(?=[\s>])[^<>]*>/i.exec(html.slice(start, end))) || [];
    const [tail = ''] = (name === 'pre' && /<\/code>\s*$/i.exec(html.slice(end - 20, end))) || [];
    const content = html.slice(start + head.length, end - tail.length);
    const plain = plainIn(content, name, attributes + head);
    found.push({ outer, start: start + head.length, end: end - tail.length, plain });
  }
  return found;
}

/** Returns the positions of all end tags with a name, in order, for the search of `endOf`. */
const endTagsIn = (html: string, name: string): number[] =>
  Array.from(html.matchAll(new RegExp(`</${name}(?=[\\s>])`, 'gi')), ({ index }) => index);

/** Returns the end of the content of an element; undefined if the element has no end tag. */
function endOf(
  html: string,
  start: number,
  name: string,
  endTags: readonly number[],
): number | undefined {
  let [low, high] = [0, endTags.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((endTags[middle] ?? 0) < start) low = middle + 1;
    else high = middle;
  }
  const [first, second] = [endTags[low], endTags[low + 1]];
  if (first === undefined || second === undefined || name !== 'pre') return first;
  // The code itself contains a <pre> with its end tag.
  const openings = (from: number, to: number) => html.slice(from, to).match(/<pre[\s>]/gi)?.length;
  return openings(start, first) === 1 && !openings(first, second) ? second : first;
}

/** Returns the set of the names in a text, in which spaces separate the names. */
export const setOf = (names: string): ReadonlySet<string> => new Set(names.split(' '));

/** Tags that highlighters and editors put into code. */
const MARKUP = setOf(
  'a abbr b bdi bdo big br cite code col colgroup del dfn div em font hr i img ins kbd li mark nobr ol p q s samp small span strike strong sub sup table tbody td th thead tr tt u ul var wbr',
);
/** The tags of `MARKUP` that stand around words. */
const IN_LINES = /^(?:a|b|code|em|font|i|span|strong)$/;
/** Matches the classes that highlighters give the other tags of `MARKUP`. */
const ROW = /\bclass=["']?(?:(?!\bclass=)[^"'>])*(?:line|code|gutter|token|\b(?:de|li)\d|hl)/i;
/** Returns whether elements with a name never have an end tag. */
export const isVoid = (name: string): boolean =>
  /^(?:area|base|br|col|embed|hr|img|input|link|meta|param|source|track|wbr)$/.test(name);
/** Returns whether elements with a name may end without an end tag. */
export const isOpenEnded = (name: string): boolean =>
  /^(?:p|li|dt|dd|tr|td|th|thead|tbody|tfoot|option|colgroup|caption|rp|rt|html|head|body)$/.test(
    name,
  );
const TAG = /<(?:(\/?)([a-z][^\s/<>]*)(?=[\s/>])((?:"[^"]*"|'[^']*'|[^'"<>])*)>|[a-z/!?])/gi;

/**
 * Returns code that a parser would misread as tags, as HTML without tags; undefined if a parser
 * reads the code correctly.
 */
function plainIn(content: string, name: string, attributes: string): string | undefined {
  if (content.trim() === '') return undefined;
  if (name === 'xmp') return escaped(content);
  if (name === 'textarea') return withEscapedTags(content);
  const isNamed =
    /\blang=|language-|lang[-:]|brush:|\bdata-(?:(?!\bdata-)[\w-])*lang|name=["']?code/i.test(
      attributes,
    );
  // Plug-ins that read this attribute show entities as they are written, unless a further attribute
  // turns that off.
  const isLiteral = /\blang=/i.test(attributes) && !/\bescaped=["']?true/i.test(attributes);
  const asWritten = () => (isLiteral ? escaped(content) : withEscapedTags(content));
  const open: string[] = [];
  let [hasTags, isHighlighted, isBroken] = [false, false, false];
  for (const [, slash, written, rest = ''] of content.matchAll(TAG)) {
    const tag = written?.toLowerCase() ?? '';
    if (!MARKUP.has(tag)) return asWritten();
    if ((IN_LINES.test(tag) ? /\b(?:class|style|color)=/i : ROW).test(rest)) isHighlighted = true;
    if (tag !== 'br' && tag !== 'code') hasTags = true;
    if (isVoid(tag)) continue;
    if (slash === '') open.push(tag);
    else {
      while (open.length > 0 && open.at(-1) !== tag && isOpenEnded(open.at(-1) ?? '')) open.pop();
      if (open.pop() !== tag) isBroken = true;
    }
  }
  if (!open.every(isOpenEnded)) isBroken = true;
  if (isHighlighted) return isBroken ? withoutTags(content) : undefined;
  if (!isBroken && !(hasTags && isNamed)) return undefined;
  return asWritten();
}

/** Escapes the beginnings of tags. Entities stay. */
const withEscapedTags = (code: string) => code.replaceAll('<', '&lt;');
/** Escapes code, and also the entities in it, which are part of the code. */
export const escaped = (code: string) => withEscapedTags(code.replaceAll('&', '&amp;'));
/** Escapes words for an attribute, with quotation marks. */
export const inQuotes = (words: string) => escaped(words).replaceAll('"', '&quot;');

/** Returns code without the tags of highlighters. A `<br>` becomes a line break. */
const withoutTags = (content: string) =>
  content.replace(/<br\s*\/?>(?!\n)/gi, '\n').replace(TAG, '');
