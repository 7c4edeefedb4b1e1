/** An element as a browser reads it. */
export interface MarkupElement {
  /** In lower case. */
  readonly name: string;
  /** By lower-case name; the values as written, entities and all. */
  readonly attributes: ReadonlyMap<string, string>;
  /** Where its name ends in the source, as `asParsed` gives it. */
  readonly nameEnd: number;
  /** What is in a script, a style or another element of text only; empty for other elements. */
  readonly text: string;
}

// The white space of HTML is fewer characters than that of `\s`.
const opening =
  /<(?:!--(?:-?>|[\s\S]*?(?:--!?>|$))|[!?][^>]*|\/(?![a-z])[^>]*|(\/?)([a-z][^\t\n\f />]*))/gi;
const attribute =
  /[\t\n\f /]*([^\t\n\f />][^\t\n\f />=]*)(?:[\t\n\f ]*=[\t\n\f ]*(?:"([^"]*)"|'([^']*)'|([^\t\n\f "'>][^\t\n\f >]*)))?/y;
const closing = /[\t\n\f /]*>/y;
const scriptMarks = /<!--|-->|<(\/?)script(?=[\t\n\f />])/gi;

/** Elements whose content is text, whatever it looks like. */
const textOnly = /^(?:style|textarea|title|xmp|iframe|noembed|noframes)$/;

/** Reads the attributes from `from` on; undefined where the document ends inside the tag. */
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
 * Where the text of a script that starts at `from` ends: at the first end tag, unless that is
 * inside `<!-- <script> … </script> -->`, which the HTML standard keeps for the sake of old pages.
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

/** A source as the browser has it before it parses: with its line ends, and nothing that is null. */
export function asParsed(source: string): string {
  return source.replace(/\r\n?/g, '\n').replaceAll('\0', '\uFFFD');
}

/**
 * Every element of a page, in document order; those within `<noscript>`
 * and `<template>` too, which may yet take effect. Comments, attribute values and the text of
 * other elements are passed over. A script or style without its end tag never takes effect.
 * @throws for an inline style or script in SVG or MathML that holds `<` or `&`: there the text is
 *   parsed before it is used, and differs from the source.
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
