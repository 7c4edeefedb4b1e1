/*
 * HTML within a line of Markdown, which has a node for each tag.
 */
import { videoPage } from 'daymark/video-address';
import type { Element } from 'hast';
import type { Parent } from 'mdast';
import { isElement, parseHtml, wordsIn } from '../../html/html-tree.ts';
import { type Range, rangeOf, textAbove } from '../../markdown/draft.ts';
import { inBrackets, labelOf } from '../../markdown/escape.ts';
import {
  attributesOf,
  isBlockName,
  isKnown,
  isRefusedAttribute,
  isVoid,
  KEPT,
  REMOVED,
  UNWRAPPED,
} from './html-elements.ts';
import { sourceIn, videoIn } from './site-elements.ts';
import type { Step } from './step.ts';

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
export function readTag(source: string): InlineTag {
  const [, slash, name = ''] = /^<(\/?)([a-z][^\s/>]*)/i.exec(source) ?? [];
  const [child] = slash === '' ? parseHtml(source).children : [];
  return {
    name: name.toLowerCase(),
    isClosing: slash === '/',
    element: isElement(child) ? child : undefined,
  };
}

function closingTag(tags: readonly PlacedTag[], index: number): PlacedTag | undefined {
  const opening = tags[index];
  if (!opening || opening.isClosing || isVoid(opening.name)) return undefined;
  let depth = 0;
  for (const tag of tags.slice(index + 1)) {
    if (tag.name !== opening.name) continue;
    if (!tag.isClosing) depth += 1;
    else if (depth === 0) return tag;
    else depth -= 1;
  }
  return undefined;
}

/** A tag that is to be changed, with its end tag. */
interface Occurrence {
  tag: PlacedTag;
  closing: PlacedTag | undefined;
  /** Marks a tag as changed. */
  finish(tag: PlacedTag | undefined): void;
  /** Removes both tags. The remark says what has become of the element. */
  drop(became?: string): void;
}

const KEPT_TEXT = 'left out; the text inside stays';

/** Changes the tags among the children of a paragraph, heading, cell, link or emphasis. */
export function convertInlineHtml(step: Step, parent: Parent): void {
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
    const closing = closingTag(tags, index);
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

function convertTag(step: Step, occurrence: Occurrence): void {
  const { tag, drop } = occurrence;
  const { name, range, isClosing } = tag;
  if (name === '') {
    if (/^<[?!](?!--)/.test(step.text.slice(range.start, range.end))) drop('left out');
  } else if (!isKnown(name)) convertUnknown(step, occurrence);
  else if (isClosing) {
    if (!KEPT.has(name) || name === 'a' || name === 'span') step.replace(range, '');
  } else if (name === 'img') convertPicture(step, occurrence);
  else if (REMOVED.has(name)) convertRemoved(step, occurrence);
  else if (name === 'a') convertLink(step, occurrence);
  else if (UNWRAPPED.has(name) || !KEPT.has(name) || isBlockName(name)) drop(KEPT_TEXT);
  else removeAttributes(step, occurrence);
}

/** Shows words in angle brackets, such as `<leader>`, and what an element of the site's own shows. */
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

function convertPicture(step: Step, { tag, drop }: Occurrence) {
  const { src, alt, title } = tag.element?.properties ?? {};
  const address = String(src ?? '').trim();
  if (address === '') return drop('left out');
  const caption = title ? ` "${wordsIn(String(title)).replaceAll('"', '\\"')}"` : '';
  step.replace(tag.range, `![${labelOf(String(alt ?? ''))}](${inBrackets(address)}${caption})`);
}

/** Replaces an element whose content is no text by a link to what it shows. */
function convertRemoved(step: Step, { tag, closing }: Occurrence): void {
  const whole = { start: tag.range.start, end: closing?.range.end ?? tag.range.end };
  const link = sourceIn(step.text.slice(whole.start, whole.end), step.surroundings.title);
  step.replace(whole, link ?? '');
  step.note(whole, `HTML <${tag.name}>`, link ? 'became a link' : 'left out');
}

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

/** Removes the attributes that Daymark refuses, and a span that has no others. */
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
