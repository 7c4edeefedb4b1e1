/*
 * Converts HTML in Markdown. HTML that Daymark refuses, and custom elements, become Markdown or are
 * removed; all other HTML stays.
 */

import { VIDEO_IDS, videoAt, videoPage } from 'daymark/video-address';
import type { Element, Root } from 'hast';
import type { Html, Nodes, Parent } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import type { Note } from '../../export/export.ts';
import { textNode } from '../../html/body-elements.ts';
import { codeInHtml, isOpenEnded, isVoid, setOf } from '../../html/code-in-html.ts';
import { htmlToMarkdown } from '../../html/html-to-markdown.ts';
import { element, isElement, parseHtml, wordsIn } from '../../html/html-tree.ts';
import { indentAt, indented, type Range, rangeOf, textAbove } from '../../markdown/draft.ts';
import { inBrackets, labelOf } from '../../markdown/escape.ts';
import {
  closingOf,
  IS_WORDS,
  KEPT_TEXT,
  rangeFound,
  type Step,
  type Surroundings,
} from './step.ts';

/** Elements that Daymark shows as they are. */
const KEPT = setOf(
  'a abbr address article aside b bdi bdo blockquote br caption cite code col colgroup data dd del details dfn div dl dt em figcaption figure footer header hr i ins kbd li main mark ol p pre q rp rt ruby s samp section small span strike strong sub summary sup table tbody td tfoot th thead time tr tt u ul var wbr',
);
/** Elements that are removed with their content, because it is not text. */
const REMOVED = setOf(
  'script style iframe video audio object embed svg button select textarea noscript form map canvas template picture applet math input link meta base source track param frame frameset dialog progress meter',
);
const REFUSED_ATTRIBUTE =
  /^(?:style|on[a-z]+|data-(?:frame|network|banner-id|platform|embed|embed-src)|tabindex|align|bgcolor|http-equiv)$/i;
/** Elements whose content is not Markdown, although an empty line ends their HTML in CommonMark. */
const WHOLE =
  /^(?:table|ul|ol|dl|figure|picture|video|audio|object|svg|form|pre|xmp|listing|textarea|iframe|script|style|select|button|noscript|template|canvas|map)$/;
const WHOLE_IN_JEKYLL =
  /^(?:div|section|article|aside|center|p|blockquote|header|footer|main|nav)$/;

const attributesOf = ({ data }: Element) => Object.keys(data?.position?.properties ?? {});

const isBlockName = (name: string) =>
  /^(?:article|aside|blockquote|caption|col|colgroup|dd|details|div|dl|dt|figcaption|figure|footer|header|li|main|ol|p|pre|section|summary|table|tbody|td|tfoot|th|thead|tr|ul)$/.test(
    name,
  );

/**
 * Returns whether a name is the name of an HTML element. If such an element is neither kept nor
 * removed, only its content stays.
 */
const isKnown = (name: string) =>
  KEPT.has(name) ||
  REMOVED.has(name) ||
  /^(?:center|font|big|nobr|blink|marquee|acronym|basefont|img|h[1-6]|nav|area|body|html|head|title|label|fieldset|legend|option|optgroup|output|hgroup|menu|search|rb|rtc|datalist|slot)$/.test(
    name,
  );

/** Returns the name of an attribute in HTML. */
const written = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const isRefusedAttribute = (name: string) =>
  REFUSED_ATTRIBUTE.test(name) || REFUSED_ATTRIBUTE.test(written(name));

/** Returns whether Daymark shows HTML as it is. */
function isShown(source: string): boolean {
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

/** Returns the name of the first element that a piece of HTML leaves open. */
function unclosed(source: string): string | undefined {
  let name: string | undefined;
  visit(parseHtml(source), 'element', (node: Element) => {
    if (name || isVoid(node.tagName) || node.data?.position?.closing) return;
    if (!/^(?:html|head|body|tbody)$/.test(node.tagName) && node.data?.position?.opening)
      name = node.tagName;
  });
  return name;
}

/** Returns the end of an element that begins in a range and ends after it. */
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

/** Returns the end of HTML that continues after an empty line; undefined if it does not continue. */
export function endOfHtml(text: string, range: Range, hasWholeHtml: boolean): number | undefined {
  const name = unclosed(text.slice(range.start, range.end));
  if (name === undefined) return undefined;
  const isWhole = WHOLE.test(name) || (hasWholeHtml && WHOLE_IN_JEKYLL.test(name));
  return isWhole ? endOfElement(text, range, name) : undefined;
}

/**
 * Removes the tags of elements whose content is Markdown, as kramdown's `markdown="1"` says, and of the
 * elements around them, which `withoutRefusedHtml` would read as HTML up to their end tags.
 */
export function withMarkdownInHtml(step: Step): void {
  const { text } = step;
  if (!step.surroundings.hasWholeHtml || !/<[^<>]*\smarkdown=/.test(text)) return;
  const open: (Range & { name: string; hasMarkdown: boolean })[] = [];
  for (const found of text.matchAll(
    /<(\/?)(div|section|article|aside|center|header|footer|main)\b([^<>]*)>/gi,
  )) {
    const [, slash, name = '', attributes = ''] = found;
    const range = rangeFound(found);
    if (step.isCode(range.start)) continue;
    if (slash === '') {
      const hasMarkdown = /\smarkdown=/.test(attributes);
      open.push({ ...range, name: name.toLowerCase(), hasMarkdown });
      continue;
    }
    const at = open.findLastIndex((opening) => opening.name === name.toLowerCase());
    const [opening] = at < 0 ? [] : open.splice(at);
    if (!opening?.hasMarkdown) continue;
    const around = open.at(-1);
    if (around) around.hasMarkdown = true;
    step.replace(opening, '\n\n');
    step.replace(range, '\n\n');
    step.note(opening, `HTML <${opening.name}>`, KEPT_TEXT);
  }
}

const isFlow = ({ type }: Nodes) =>
  /^(?:root|blockquote|listItem|footnoteDefinition|containerDirective)$/.test(type);

/** Converts or removes HTML that Daymark refuses. */
export function withoutRefusedHtml(step: Step): void {
  const { text } = step;
  if (!text.includes('<')) return;
  const { surroundings } = step;
  let converted = 0;
  let openDetails = 0;
  visit(step.tree, (node, _, parent) => {
    const range = rangeOf(node);
    if (!range) return undefined;
    if (range.start < converted) return SKIP;
    if (node.type === 'html' && parent && isFlow(parent)) convertBlock(node, range);
    else if (node.type === 'paragraph' && isOnlyHtml(node)) {
      convertHtml(range);
      return SKIP;
    } else if (
      'children' in node &&
      node.children.some(({ type }) => type === 'html') &&
      !isFlow(node)
    )
      convertInlineHtml(step, node as Parent);
    return undefined;
  });

  /** Converts or removes HTML that is a block of its own. */
  function convertBlock(node: Html, range: Range) {
    const source = text.slice(range.start, range.end);
    if (source.startsWith('<!--')) {
      const isOpen = !source.includes('-->');
      const isMark =
        /^<!--\s*(?:more|toc|excerpt|end[ _-]?excerpt|truncate|endtoc|summary)\s*-->$/i.test(
          source.trim(),
        );
      if (isOpen) step.insert(range.end, ' -->');
      else if (isMark) step.remove(range);
      if (isOpen || isMark || /-->\s*$/.test(source)) return;
    }
    if (/^<[?!]/.test(source)) {
      if (source.startsWith('<!--')) return convertHtml(range);
      step.remove(range);
      return step.note(range, 'HTML that is no element', 'left out');
    }
    // An empty line has ended the HTML of this <details>: its content is Markdown, and </details> is HTML of its own.
    if (
      /^<details[^<>]*>\s*(?:<summary>[^<>]*<\/summary>\s*)?$/.test(source) &&
      isShown(`${source}</details>`)
    ) {
      openDetails += 1;
      return;
    }
    if (openDetails > 0 && /^<\/details>\s*$/.test(source)) {
      openDetails -= 1;
      return;
    }
    const end = endOfHtml(text, range, surroundings.hasWholeHtml);
    const whole = { start: range.start, end: end ?? range.end };
    if (end === undefined && isShown(node.value)) return;
    convertHtml(whole);
  }

  /** Converts HTML that is not inside a line. */
  function convertHtml(range: Range) {
    converted = range.end;
    const indent = indentAt(text, range.start);
    const source = text
      .slice(range.start, range.end)
      .split('\n')
      .map((line, index) =>
        index > 0 && line.startsWith(indent) ? line.slice(indent.length) : line,
      )
      .join('\n');
    const line = step.lineAt(range.start);
    let remarks = 0;
    const { markdown } = htmlToMarkdown(
      { html: source, prepare: preparation(source, surroundings) },
      (remark) => {
        remarks += 1;
        step.pass({ ...remark, line: line + remark.line - 1 });
      },
    );
    const body = markdown.trim();
    if (body === '') {
      step.remove(range);
      const name = unclosed(source);
      if (name) step.note(range, `HTML <${name}>`, KEPT_TEXT);
      else if (remarks === 0 && !/^<\//.test(source))
        step.note(range, 'HTML without text', 'left out');
      return;
    }
    const isTight = /\S[^\S\n]*\n[^\S\n]*$/.test(textAbove(text, range.start));
    const [, end, next] = /^[^\S\n]*(\n)?[^\S\n]*(\S)?/.exec(text.slice(range.end)) ?? [];
    const below = !next ? '' : end ? '\n' : `\n\n${indent}`;
    step.replace(range, `${isTight ? `\n${indent}` : ''}${indented(body, indent)}${below}`);
  }
}

/** Returns whether a paragraph is HTML from its beginning to its end, with more than text in it. */
function isOnlyHtml({ children }: Parent): boolean {
  const [first, last] = [children[0], children.at(-1)];
  if (first?.type !== 'html' || last?.type !== 'html') return false;
  return children.some((child) => {
    const { name, isClosing } =
      child.type === 'html' ? readTag(child.value) : { name: '', isClosing: true };
    return (
      !isClosing &&
      (REMOVED.has(name) || isBlockName(name) || (name.includes('-') && children.length > 1))
    );
  });
}

/** A tag within a line of Markdown. */
interface InlineTag {
  name: string;
  isClosing: boolean;
  element: Element | undefined;
}

/** A tag with its place in the text, and among the children of its parent. */
interface PlacedTag extends InlineTag {
  range: Range;
  index: number;
}

/** Reads one tag. The name is '' for a comment. */
function readTag(source: string): InlineTag {
  const [, slash, name = ''] = /^<(\/?)([a-z][^\s/>]*)/i.exec(source) ?? [];
  const [child] = slash === '' ? parseHtml(source).children : [];
  return {
    name: name.toLowerCase(),
    isClosing: slash === '/',
    element: isElement(child) ? child : undefined,
  };
}

/** A tag to change, with its end tag. */
interface Occurrence {
  tag: PlacedTag;
  closing: PlacedTag | undefined;
  /** Marks a tag as changed. */
  finish(tag: PlacedTag | undefined): void;
  /** Removes both tags. `became` is the result for the report. */
  drop(became?: string): void;
}

/** Changes the tags among the children of a paragraph, heading, cell, link or emphasis. */
function convertInlineHtml(step: Step, parent: Parent): void {
  const { text } = step;
  const isEmphasis = /^(?:emphasis|strong|delete)$/.test(parent.type);
  /** Extends a range by the spaces inside it, which emphasis may not have at its ends. */
  const withSpace = ({ start, end }: Range, index: number): Range => {
    const before = isEmphasis && index === parent.children.length - 1;
    const after = isEmphasis && index === 0;
    const spaces = (pattern: RegExp, part: string) => pattern.exec(part)?.[0].length ?? 0;
    return {
      start: start - (before ? spaces(/(?<![^\S\n])[^\S\n]+$/, textAbove(text, start)) : 0),
      end: end + (after ? spaces(/^[^\S\n]+/, text.slice(end, end + 200)) : 0),
    };
  };
  const tags = parent.children.flatMap((child, index) => {
    const range = rangeOf(child);
    return child.type === 'html' && range ? [{ ...readTag(child.value), range, index }] : [];
  });
  const done = new Set<PlacedTag | undefined>();
  for (const [index, tag] of tags.entries()) {
    if (done.has(tag)) continue;
    const closing = tag.isClosing || isVoid(tag.name) ? undefined : closingOf(tags, index);
    const finish = (other: PlacedTag | undefined) => void done.add(other);
    const drop = (became?: string) => {
      step.replace(withSpace(tag.range, tag.index), '');
      if (closing) step.replace(withSpace(closing.range, closing.index), '');
      finish(closing);
      if (became) step.note(tag.range, `HTML <${tag.name}>`, became);
    };
    const { start, end } = { ...tag.range, end: closing?.range.end ?? tag.range.end };
    if (REMOVED.has(tag.name) && !tag.isClosing)
      for (const inner of tags)
        if (inner.range.start >= start && inner.range.end <= end) finish(inner);
    convertTag(step, { tag, closing, finish, drop });
  }
}

/** Converts or removes one tag between words. */
function convertTag(step: Step, occurrence: Occurrence): void {
  const { tag, drop } = occurrence;
  const { name, range, isClosing } = tag;
  if (name === '') {
    if (/^<[?!](?!--)/.test(step.text.slice(range.start, range.end))) drop('left out');
  } else if (!isKnown(name)) convertUnknown(step, occurrence);
  else if (isClosing) {
    // The end tags of <a>, <span> and removed elements were changed together with their start tags.
    // Such an end tag is still here only if it has no start tag, and is then removed. Other end
    // tags belong to start tags that stay.
    if (!KEPT.has(name) || name === 'a' || name === 'span') step.replace(range, '');
  } else if (name === 'img') convertPicture(step, occurrence);
  else if (REMOVED.has(name)) convertRemoved(step, occurrence);
  else if (name === 'a') convertLink(step, occurrence);
  else if (!KEPT.has(name) || isBlockName(name)) drop(KEPT_TEXT);
  else removeAttributes(step, occurrence);
}

/** Keeps words in angle brackets, such as `<leader>`, as text, and converts custom elements. */
function convertUnknown(step: Step, { tag, drop }: Occurrence): void {
  const { name, range, element, isClosing } = tag;
  if (!name.includes('-')) {
    step.insert(range.start, '\\');
    step.note(range, 'words in angle brackets', 'kept as text');
    return;
  }
  const video = element && videoIn(element, step.surroundings);
  if (video) step.replace(range, `[${labelOf(video.title)}](${videoPage(video)})`);
  drop(video ? 'became a link' : isClosing ? undefined : KEPT_TEXT);
}

/** Replaces `<img>` by a picture of Markdown, with the title as its caption. */
function convertPicture(step: Step, { tag, drop }: Occurrence) {
  const { src, alt, title } = tag.element?.properties ?? {};
  const address = String(src ?? '').trim();
  if (address === '') return drop('left out');
  const caption = title ? ` "${wordsIn(String(title)).replaceAll('"', '\\"')}"` : '';
  step.replace(tag.range, `![${labelOf(String(alt ?? ''))}](${inBrackets(address)}${caption})`);
}

/** Replaces an element whose content is not text by a link to the page or file that it shows. */
function convertRemoved(step: Step, { tag, closing }: Occurrence): void {
  const whole = { start: tag.range.start, end: closing?.range.end ?? tag.range.end };
  const link = sourceIn(step.text.slice(whole.start, whole.end), step.surroundings.title);
  step.replace(whole, link ?? '');
  step.note(whole, `HTML <${tag.name}>`, link ? 'became a link' : 'left out');
}

/**
 * Replaces `<a>` by a link of Markdown. An anchor without an address stays as the target of links.
 */
function convertLink(step: Step, { tag, closing, finish, drop }: Occurrence): void {
  const { href, id: ownId, name } = tag.element?.properties ?? {};
  const { start, end } = tag.range;
  if (typeof href === 'string' && closing && closing.range.start > end) {
    finish(closing);
    const [spaces = ''] = /^\s*/.exec(step.text.slice(end, end + 200)) ?? [];
    step.replace({ start, end: end + spaces.length }, '[');
    step.replace(closing.range, `](${inBrackets(href.trim())})`);
    return;
  }
  const id = ownId ?? name;
  if (typeof id === 'string' && /^[\p{L}\p{N}_][\p{L}\p{N}_.-]*$/u.test(id))
    step.replace(tag.range, `<span id="${id}"></span>`);
  drop();
}

/** Removes the attributes that Daymark refuses, and a span without other attributes. */
function removeAttributes(step: Step, { tag, closing, finish, drop }: Occurrence): void {
  const { name, range, element } = tag;
  if (!element) return;
  const names = attributesOf(element);
  const refused = names.filter(isRefusedAttribute);
  if (name === 'span' && refused.length === names.length)
    drop(names.length > 0 ? KEPT_TEXT : undefined);
  else if (refused.length > 0) {
    for (const attribute of refused) {
      const { start, end } = element.data?.position?.properties?.[attribute] ?? {};
      if (start?.offset === undefined || end?.offset === undefined) continue;
      step.replace({ start: range.start + start.offset - 1, end: range.start + end.offset }, '');
    }
    step.note(range, `attribute ${refused.join(', ')} of <${name}>`, 'left out');
    if (name === 'span') finish(closing);
  } else finish(closing);
}

/** Returns a link to the page or file that an element shows. */
function sourceIn(source: string, title: string): string | undefined {
  let link: string | undefined;
  visit(parseHtml(source), 'element', ({ properties }) => {
    const address = properties.src ?? properties.data;
    if (link !== undefined || typeof address !== 'string' || !/^(?:https?:)?\/\//.test(address))
      return;
    const video = videoAt(address);
    const target = video ? videoPage(video) : address.replace(/^\/\//, 'https://');
    link = `[${labelOf(String(properties.title ?? title))}](${inBrackets(target.trim())})`;
  });
  return link;
}

/** Elements of drawings, which are removed with the drawing. */
const IN_DRAWING =
  /^(?:path|g|use|rect|circle|line|text|tspan|defs|stop|symbol|ellipse|polygon|polyline|desc|image|mask|pattern|marker|animate|set|filter|fe[A-Z].*|clipPath|linearGradient|radialGradient|foreignObject|textPath|animate[A-Z].*|m[a-z]+|semantics|annotation)$/;

/** Returns the video that a custom element shows, such as `<lite-youtube videoid="…">`. */
function videoIn({ tagName, properties }: Element, { valueFor, title }: Surroundings) {
  const [service] = (['youtube', 'vimeo'] as const).filter((name) => tagName.includes(name));
  if (!service) return undefined;
  const values = Object.values(properties).map((value) => {
    const text = String(value ?? '');
    return text.startsWith('$data.') ? (valueFor(text.slice(6)) ?? '') : text;
  });
  const names = Object.keys(properties);
  // A number with fewer digits is not an id, but a width or height.
  const id = values.find(
    (value, at) =>
      VIDEO_IDS[service].test(value) && value.length > 4 && !IS_WORDS.test(names[at] ?? ''),
  );
  const [linked] = values.flatMap((value) => videoAt(value) ?? []);
  const video = id === undefined ? linked : { service, id };
  return video && { ...video, title: values.find((value) => /\s/.test(value)) ?? title };
}

/**
 * Creates the function that prepares HTML for its conversion: words in angle brackets, such as `<leader>`,
 * become text, and a custom element becomes its video or its content.
 */
function preparation(source: string, surroundings: Surroundings) {
  return (tree: Root, note: Note) =>
    visit(tree, 'element', (node, index, parent) => {
      const { tagName } = node;
      if (!parent || index === undefined || isKnown(tagName) || IN_DRAWING.test(tagName))
        return undefined;
      const { start, end } = rangeOf(node) ?? { start: 0, end: 0 };
      const original = source.slice(start, end);
      const line = node.position?.start.line ?? 1;
      if (!tagName.includes('-')) {
        const { opening, closing } = node.data?.position ?? {};
        const words = (place: typeof opening) => {
          const range = place && rangeOf({ position: place });
          return range ? [textNode(source.slice(range.start, range.end))] : [];
        };
        const shown = [...words(opening), ...(node.children as []), ...words(closing)];
        parent.children.splice(index, 1, ...shown);
        note({ line, what: 'words in angle brackets', became: 'kept as text', original });
        return index;
      }
      const video = videoIn(node, surroundings);
      if (video) {
        const properties = { src: videoPage(video), title: video.title };
        parent.children.splice(index, 1, element('iframe', properties, []));
        return index + 1;
      }
      parent.children.splice(index, 1, ...(node.children as []));
      const became = node.children.length > 0 ? KEPT_TEXT : 'left out';
      note({ line, what: `HTML <${tagName}>`, became, original });
      return index;
    });
}
