/*
 * Converts the captions of pictures in Markdown, which Daymark shows as plain text. A caption with
 * links becomes a paragraph below its picture, to keep the links. Other captions lose the marks of
 * Markdown and HTML. The emphasis around a single picture is removed, because a page shows no
 * caption for a picture in emphasis.
 */

import type { Image, Nodes, PhrasingContent, Root } from 'mdast';
import { toString as plainTextOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { indentAt, rangeOf } from '../../markdown/draft.ts';
import { parse, parseMarkdown } from '../../markdown/parse.ts';
import type { Step } from './step.ts';

/** Makes captions plain text, or paragraphs if they contain links. */
export function withPlainCaptions(step: Step): void {
  const { text } = step;
  if (!/!\[(?:(?!!\[)[^\n])*["']\s*\)/.test(text)) return;
  const tree = parseMarkdown(text);
  /** The pictures that are alone in their paragraphs, and the text around them. */
  const alone = new Map<Image, PhrasingContent>();
  visit(tree, 'paragraph', ({ children: [child, ...others] }, _, parent) => {
    if (!child || others.length > 0 || parent?.type === 'containerDirective') return;
    const inner = onlyChildOf(child);
    if (inner?.type !== 'image') return;
    alone.set(inner, child);
    const [whole, kept] = [rangeOf(child), rangeOf(inner)];
    if (child.type === 'link' || child === inner || !inner.title || !whole || !kept) return;
    step.replace({ start: whole.start, end: kept.start }, '');
    step.replace({ start: kept.end, end: whole.end }, '');
  });
  visit(tree, 'image', (node) => {
    const range = rangeOf(node);
    const written = node.title ?? '';
    const caption = written.replace(BLOCK_TAG, ' ').replace(/\s+/g, ' ').trim();
    if (!range || !/[<*_`~\]]/.test(written)) return;
    const marks = marksIn(parse(caption), caption);
    if (marks === undefined && !written.match(BLOCK_TAG)) return;
    const source = text.slice(range.start, range.end);
    const title = /\s(?:"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*')\s*(?=\)$)/s.exec(source);
    if (!title) return;
    const start = range.start + title.index;
    const whole = { start, end: start + title[0].length };
    const around = alone.get(node);
    const below = around && rangeOf(around);
    if (marks === 'links' && below) {
      const indent = indentAt(text, below.start);
      step.replace(whole, '');
      return step.insert(below.end, `\n${indent.trimEnd()}\n${indent}${caption}`);
    }
    const words = plainTextOf(parse(caption.replace(TAG, ''))).replaceAll('"', '\\"');
    step.replace(whole, ` "${words}"`);
    if (marks === undefined) return;
    const what = marks === 'links' ? 'link in a caption' : 'emphasis in a caption';
    const original = title[0].trim();
    step.pass({ line: step.lineAt(start), what, became: 'became its words', original });
  });
}

/** Returns the only child of a link or emphasis; any other node itself. */
const onlyChildOf = (node: PhrasingContent): PhrasingContent | undefined =>
  /^(?:link|emphasis|strong)$/.test(node.type) && 'children' in node && node.children.length === 1
    ? node.children[0]
    : node;

/** Tags of blocks, which a caption does not have. */
const BLOCK_TAG = /<\/?(?:div|h[1-6]|p)(?:\s[^<>]*)?>/gi;

/** Tags around words. Other names in angle brackets, such as `List<String>`, are words. */
const TAG = /<\/?(?:a|b|br|cite|code|em|i|small|span|strong|su[bp]|u)(?:\s[^<>]*)?\/?>/gi;

const MARK = /^(?:emphasis|strong|delete|inlineCode)$/;

/** Returns whether a caption has links, or only other marks. */
function marksIn(tree: Root, caption: string): 'links' | 'others' | undefined {
  let found: 'links' | 'others' | undefined;
  visit(tree, (node: Nodes) => {
    // An address that stands alone is text, and no link.
    const isLink =
      node.type === 'link'
        ? caption[rangeOf(node)?.start ?? 0] === '['
        : node.type === 'html' && /^<a\s/i.test(node.value);
    if (isLink) found = 'links';
    else if (node.type === 'html' ? node.value.replace(TAG, '') === '' : MARK.test(node.type))
      found ??= 'others';
  });
  return found;
}
