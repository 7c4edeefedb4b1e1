/** An element as a browser reads it. */
export interface MarkupElement {
  /** In lower case. */
  readonly name: string;
  /** By lower-case name. The values are as written, with character references not decoded. */
  readonly attributes: ReadonlyMap<string, string>;
  /** The position after its name in the source, as `asParsed` returns it. */
  readonly nameEnd: number;
  /** The content of a script, a style or another text-only element; empty for other elements. */
  readonly text: string;
}

// HTML white space is fewer characters than `\s`.
const opening =
  /<(?:!--(?:-?>|[\s\S]*?(?:--!?>|$))|[!?][^>]*|\/(?![a-z])[^>]*|(\/?)([a-z][^\t\n\f />]*))/gi;
const attribute =
  /[\t\n\f /]*([^\t\n\f />][^\t\n\f />=]*)(?:[\t\n\f ]*=[\t\n\f ]*(?:"([^"]*)"|'([^']*)'|([^\t\n\f "'>][^\t\n\f >]*)))?/y;
const closing = /[\t\n\f /]*>/y;
const scriptMarks = /<!--|-->|<(\/?)script(?=[\t\n\f />])/gi;

/** Elements whose content is always text, even if it looks like markup. */
const textOnly = /^(?:style|textarea|title|xmp|iframe|noembed|noframes)$/;

/** Reads the attributes from `from` on. Returns undefined if the document ends inside the tag. */
function readTag(html: string, from: number) {
  const attributes = new Map<string, string>();
  attribute.lastIndex = from;
  let end = from;
  for (let match = attribute.exec(html); match; match = attribute.exec(html)) {
    const [, name = '', double, single, bare] = match;
    const key = name.toLowerCase();
    if (!attributes.has(key)) attributes.set(key, double ?? single ?? bare ?? '');
    end = attribute.lastIndex;
  }
  closing.lastIndex = end;
  const close = closing.exec(html)?.[0];
  return close && { attributes, end: closing.lastIndex, selfClosed: close.endsWith('/>') };
}

/**
 * Returns the end of a script's text that starts at `from`. It is the first end tag, unless that is
 * inside `<!-- <script> … </script> -->`, which the HTML standard keeps for old pages.
 */
function scriptEnd(html: string, from: number): number {
  let state: 'script' | 'escaped' | 'twice escaped' = 'script';
  scriptMarks.lastIndex = from;
  for (let match = scriptMarks.exec(html); match; match = scriptMarks.exec(html)) {
    const [mark, slash] = match;
    if (mark === '-->') state = 'script';
    else if (mark === '<!--') {
      if (state === 'script') state = 'escaped';
      scriptMarks.lastIndex -= 2; // its dashes may also be those of `-->`
    } else if (!slash) state = state === 'escaped' ? 'twice escaped' : state;
    else if (state === 'twice escaped') state = 'escaped';
    else return match.index;
  }
  return -1;
}

function textEnd(html: string, name: string, from: number): number {
  if (name === 'script') return scriptEnd(html, from);
  const endTag = new RegExp(`</${name}(?=[\\t\\n\\f />])`, 'gi');
  endTag.lastIndex = from;
  return endTag.exec(html)?.index ?? -1;
}

/**
 * Returns a source as a browser preprocesses it: with normalized line ends and without null
 * characters.
 */
export function asParsed(source: string): string {
  return source.replace(/\r\n?/g, '\n').replaceAll('\0', '\uFFFD');
}

/**
 * Yields every element of a page in document order, including those within `<noscript>` and
 * `<template>`, which may take effect later. It skips comments, attribute values and the text of
 * other elements. It also skips a script or style without an end tag, which never takes effect.
 * @throws for an inline style or script in SVG or MathML that holds `<` or `&`: there the browser
 * parses the text before it uses it, so it differs from the source.
 */
export function* elements(source: string): Generator<MarkupElement> {
  const html = asParsed(source);
  let foreignDepth = 0;
  let position = 0;
  for (;;) {
    opening.lastIndex = position;
    const match = opening.exec(html);
    if (!match) return;
    position = opening.lastIndex;
    const [, slash, tagName] = match;
    if (tagName === undefined) continue;
    const name = tagName.toLowerCase();
    const nameEnd = position;
    const tag = readTag(html, nameEnd);
    if (!tag) return;
    position = tag.end;

    if (name === 'svg' || name === 'math') {
      if (slash) foreignDepth = Math.max(0, foreignDepth - 1);
      else if (!tag.selfClosed) foreignDepth += 1;
    }
    const foreign = foreignDepth > 0;
    if (slash) continue;
    const { attributes } = tag;
    const named = name === 'script' || name === 'style';
    if (foreign && named && tag.selfClosed) continue;
    if ((foreign && !named) || !(named || textOnly.test(name))) {
      yield { name, attributes, nameEnd, text: '' };
      continue;
    }

    const end = textEnd(html, name, position);
    if (end < 0) return;
    const text = html.slice(position, end);
    position = end;
    if (named && foreign && /[<&]/.test(text))
      throw new Error(
        `An inline <${name}> within SVG or MathML must not contain "<" or "&"; found ${JSON.stringify(text.slice(0, 60))}. Move it to a file.`,
      );
    yield { name, attributes, nameEnd, text };
  }
}
