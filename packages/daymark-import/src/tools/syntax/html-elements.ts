/*
 * The elements of HTML in Markdown: which of them Daymark shows, and which it refuses.
 */
import type { Element } from 'hast';
import { visit } from 'unist-util-visit';
import { codeInHtml, isVoid } from '../../html/code-in-html.ts';
import { parseHtml } from '../../html/html-tree.ts';
import type { Range } from '../../markdown/draft.ts';

/** Elements that Daymark shows as they are. */
export const KEPT = new Set(
  'a abbr address article aside b bdi bdo blockquote br caption cite code col colgroup data dd del details dfn div dl dt em figcaption figure footer header hr i ins kbd li main mark ol p pre q rp rt ruby s samp section small span strike strong sub summary sup table tbody td tfoot th thead time tr tt u ul var wbr'.split(
    ' ',
  ),
);
/** Elements that go with their content, which is no text. */
export const REMOVED = new Set(
  'script style iframe video audio object embed svg button select textarea noscript form map canvas template picture applet math input link meta base source track param frame frameset dialog progress meter'.split(
    ' ',
  ),
);
const REFUSED_ATTRIBUTE =
  /^(?:style|on[a-z]+|data-(?:frame|network|banner-id|platform|embed|embed-src)|tabindex|align|bgcolor|http-equiv)$/i;
/** Elements whose content is no Markdown, although empty lines end their HTML in CommonMark. */
const WHOLE =
  /^(?:table|ul|ol|dl|figure|picture|video|audio|object|svg|form|pre|xmp|listing|textarea|iframe|script|style|select|button|noscript|template|canvas|map)$/;
const WHOLE_IN_JEKYLL =
  /^(?:div|section|article|aside|center|p|blockquote|header|footer|main|nav)$/;

/** Elements that end without an end tag. */
const isOpenEnded = (name: string) =>
  /^(?:p|li|dt|dd|tr|td|th|thead|tbody|tfoot|option|colgroup|caption|rp|rt|html|head|body)$/.test(
    name,
  );

export const attributesOf = ({ data }: Element) => Object.keys(data?.position?.properties ?? {});

export const isBlockName = (name: string) =>
  /^(?:article|aside|blockquote|caption|col|colgroup|dd|details|div|dl|dt|figcaption|figure|footer|header|li|main|ol|p|pre|section|summary|table|tbody|td|tfoot|th|thead|tr|ul)$/.test(
    name,
  );

/** Returns whether an element is one of HTML. The tags go of those that are neither kept nor removed. */
export const isKnown = (name: string) =>
  KEPT.has(name) ||
  REMOVED.has(name) ||
  /^(?:center|font|big|nobr|blink|marquee|acronym|basefont|img|h[1-6]|nav|area|body|html|head|title|label|fieldset|legend|option|optgroup|output|hgroup|menu|search|rb|rtc|datalist|slot)$/.test(
    name,
  );

/** Returns the names of attributes as HTML writes them. */
const written = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
export const isRefusedAttribute = (name: string) =>
  REFUSED_ATTRIBUTE.test(name) || REFUSED_ATTRIBUTE.test(written(name));

/** Returns whether Daymark shows HTML as it is. */
export function isShown(source: string): boolean {
  if (codeInHtml(source).some(({ plain }) => plain !== undefined)) return false;
  const tree = parseHtml(source);
  let isClean = true;
  let closings = 0;
  visit(tree, 'element', (node: Element) => {
    const { closing } = node.data?.position ?? {};
    if (closing) closings += 1;
    else if (!isVoid(node.tagName) && !isOpenEnded(node.tagName)) isClean = false;
    if (!KEPT.has(node.tagName) || attributesOf(node).some(isRefusedAttribute)) isClean = false;
    if (node.tagName === 'a' && typeof node.properties.href !== 'string' && !node.properties.id)
      isClean = false;
  });
  return isClean && source.split('</').length - 1 <= closings;
}

/** Returns the first element of HTML that has no end tag there. */
export function unclosed(source: string): string | undefined {
  let name: string | undefined;
  visit(parseHtml(source), 'element', (node: Element) => {
    if (name || isVoid(node.tagName) || node.data?.position?.closing) return;
    if (!/^(?:html|head|body|tbody)$/.test(node.tagName) && node.data?.position?.opening)
      name = node.tagName;
  });
  return name;
}

/** Returns where an element ends whose tag stands in a range, after the range. */
function endOfElement(text: string, range: Range, name: string): number | undefined {
  let depth = 0;
  const tag = new RegExp(`<(/?)${name}(?=[\\s>/])`, 'gi');
  tag.lastIndex = range.start;
  for (let found = tag.exec(text); found; found = tag.exec(text)) {
    depth += found[1] === '' ? 1 : -1;
    if (depth > 0 || found.index < range.end) continue;
    const end = text.indexOf('>', found.index);
    return end < 0 ? undefined : end + 1;
  }
  return undefined;
}

/** Returns where HTML ends that goes on after an empty line; undefined if it does not. */
export function endOfHtml(text: string, range: Range, hasWholeHtml: boolean): number | undefined {
  const name = unclosed(text.slice(range.start, range.end));
  if (name === undefined) return undefined;
  const isWhole = WHOLE.test(name) || (hasWholeHtml && WHOLE_IN_JEKYLL.test(name));
  return isWhole ? endOfElement(text, range, name) : undefined;
}
