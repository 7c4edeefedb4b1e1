/** A start or end tag as a browser reads it. */
export interface Tag {
  /** The name of the tag in lower case. */
  readonly name: string;
  readonly isEnd: boolean;
  /** Whether the tag belongs to SVG or MathML. */
  readonly isForeign: boolean;
  /** The attributes by lower-case name. Character references in the values are not decoded. */
  readonly attributes: ReadonlyMap<string, string>;
  /** Positions in the source: of the tag's `<`, after its name, and after its `>`. */
  readonly start: number;
  readonly nameEnd: number;
  readonly end: number;
  /** The text between the previous tag and this tag, without comments. */
  readonly before: string;
  /** The content of a script, a style or another text-only element; empty for other elements. */
  readonly text: string;
}

// Not `\s`, because HTML counts fewer characters as white space.
const opening =
  /<(?:!--(?:-?>|[\s\S]*?(?:--!?>|$))|[!?][^>]*|\/(?![a-z])[^>]*|(\/?)([a-z][^\t\n\f\r />]*))/gi;
const attribute =
  /[\t\n\f\r /]*([^\t\n\f\r />][^\t\n\f\r />=]*)(?:[\t\n\f\r ]*=[\t\n\f\r ]*(?:"([^"]*)"|'([^']*)'|([^\t\n\f\r "'>][^\t\n\f\r >]*)))?/y;
const closing = /[\t\n\f\r /]*>/y;
const scriptMarks = /<!--|-->|<(\/?)script(?=[\t\n\f\r />])/gi;

/** Elements other than `<script>` whose content is always text, even if it looks like markup. */
const textOnly = /^(?:style|textarea|title|xmp|iframe|noembed|noframes)$/;

const NONE: Tag['attributes'] = new Map();

/** Reads a tag from the end of its name. Returns undefined if the document ends inside the tag. */
function readTag(html: string, from: number) {
  // Most tags have no attributes. Without the expressions below, reading a page takes a tenth less time.
  if (html[from] === '>') return { attributes: NONE, end: from + 1, isSelfClosed: false };
  const attributes = new Map<string, string>();
  attribute.lastIndex = from;
  let end = from;
  for (let match = attribute.exec(html); match; match = attribute.exec(html)) {
    const [, name = '', double, single, bare] = match;
    const key = asParsed(name).toLowerCase();
    if (!attributes.has(key)) attributes.set(key, asParsed(double ?? single ?? bare ?? ''));
    end = attribute.lastIndex;
  }
  closing.lastIndex = end;
  const close = closing.exec(html)?.[0];
  return close && { attributes, end: closing.lastIndex, isSelfClosed: close.endsWith('/>') };
}

/**
 * Returns the end of the script text that starts at `from`, or -1 if it has no end. The text ends
 * at the first end tag that is not inside `<!-- <script> … </script> -->`. The HTML standard keeps
 * this exception for old pages.
 */
function scriptEnd(html: string, from: number): number {
  let state: 'script' | 'escaped' | 'twice escaped' = 'script';
  scriptMarks.lastIndex = from;
  for (let match = scriptMarks.exec(html); match; match = scriptMarks.exec(html)) {
    const [mark, slash] = match;
    if (mark === '-->') state = 'script';
    else if (mark === '<!--') {
      if (state === 'script') state = 'escaped';
      scriptMarks.lastIndex -= 2; // its dashes may also belong to `-->`
    } else if (!slash) state = state === 'escaped' ? 'twice escaped' : state;
    else if (state === 'twice escaped') state = 'escaped';
    else return match.index;
  }
  return -1;
}

/** Returns the end of the content of a text-only element, or -1 if the element has no end tag. */
function textEnd(html: string, name: string, from: number): number {
  if (name === 'script') return scriptEnd(html, from);
  const endTag = new RegExp(`</${name}(?=[\\t\\n\\f\\r />])`, 'gi');
  endTag.lastIndex = from;
  return endTag.exec(html)?.index ?? -1;
}

/** Returns text as a browser reads it: with normalized line ends and without null characters. */
const asParsed = (text: string) =>
  /[\r\0]/.test(text) ? text.replace(/\r\n?/g, '\n').replaceAll('\0', '\uFFFD') : text;

/**
 * Yields every tag of a page in document order, also tags within `<noscript>` and `<template>`, which may
 * take effect later. It leaves out text that only looks like a tag: in comments, in attribute values and
 * in elements whose content is text. The search stops at a script or a style without an end tag: browsers
 * do not run such a script, and the CSP blocks such a style.
 * @throws for an inline style or script in SVG or MathML that contains `<` or `&`: the browser
 * parses this text as markup, so the text that it runs differs from the source.
 */
export function* tags(html: string): Generator<Tag> {
  /** The names of the open `<svg>` and `<math>` elements. */
  const roots: string[] = [];
  let before = '';
  let position = 0;
  for (;;) {
    opening.lastIndex = position;
    const match = opening.exec(html);
    if (!match) return;
    const { 1: slash, 2: tagName, index: start } = match;
    before += html.slice(position, start);
    position = opening.lastIndex;
    if (tagName === undefined) {
      // Only SVG and MathML have CDATA sections. In HTML, `<![CDATA[` begins a comment that ends at
      // `>`.
      if (roots.length === 0 || !html.startsWith('<![CDATA[', start)) continue;
      position = html.indexOf(']]>', start) + 3;
      if (position < 3) return;
      continue;
    }
    const name = asParsed(tagName).toLowerCase();
    const read = readTag(html, position);
    if (!read) return;
    const { attributes, end, isSelfClosed } = read;
    const isEnd = slash === '/';
    const isRoot = name === 'svg' || name === 'math';
    const isForeign = isRoot || roots.length > 0;
    const places = { start, nameEnd: position, end };
    const tag = { name, isEnd, isForeign, attributes, ...places, before, text: '' };
    before = '';
    position = end;

    if (isEnd && roots.includes(name)) roots.length = roots.lastIndexOf(name);
    else if (isRoot && !isEnd && !isSelfClosed) roots.push(name);
    const isCode = name === 'script' || name === 'style';
    const holdsText = isCode ? !(isForeign && isSelfClosed) : !isForeign && textOnly.test(name);
    if (isEnd || !holdsText) {
      yield tag;
      continue;
    }
    position = textEnd(html, name, end);
    const isClosed = position >= 0;
    const text = asParsed(html.slice(end, isClosed ? position : undefined));
    if (isForeign && /[<&]/.test(text))
      throw new Error(
        `An inline <${name}> within SVG or MathML must not contain "<" or "&"; found ${JSON.stringify(text.slice(0, 60))}. Move it to a file.`,
      );
    if (!isClosed) return;
    yield { ...tag, text };
  }
}

/** Yields the start tag of every element of a page, as `tags` does. */
export function* elements(html: string): Generator<Tag> {
  for (const tag of tags(html)) if (!tag.isEnd) yield tag;
}
