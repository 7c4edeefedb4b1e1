/*
 * Captions of pictures in Markdown, which Daymark shows as plain text. A caption with links becomes a paragraph
 * below its picture, to keep them; in others, the marks of Markdown and HTML go.
 */
import type { Image, Nodes, PhrasingContent, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { type Draft, type Edit, type Range, rangeOf } from './draft.ts';
import type { Note } from './export.ts';
import { parseMarkdown } from './links.ts';

/** @param parse parses the Markdown of a caption */
export function withPlainCaptions(
  draft: Draft,
  parse: (markdown: string) => Root,
  note: Note,
): Draft {
  const { text } = draft;
  if (!/!\[(?:(?!!\[)[^\n])*["']\s*\)/.test(text)) return draft;
  const edits: Edit[] = [];
  const tree = parseMarkdown(text);
  /** The pictures that are alone in their paragraphs, and what is around them. */
  const alone = new Map<Image, PhrasingContent>();
  visit(tree, 'paragraph', ({ children: [child, ...others] }, _, parent) => {
    if (!child || others.length > 0 || parent?.type === 'containerDirective') return;
    const inner = child.type === 'link' && child.children.length === 1 ? child.children[0] : child;
    if (inner?.type === 'image') alone.set(inner, child);
  });
  visit(tree, 'image', (node) => {
    const range = rangeOf(node);
    const caption = node.title?.replace(/\s+/g, ' ');
    if (!range || !caption || !/[<*_`~\]]/.test(caption)) return;
    const marks = marksIn(parse(caption), caption);
    if (marks === undefined) return;
    const source = text.slice(range.start, range.end);
    const title = /\s(?:"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*')\s*(?=\)$)/s.exec(source);
    if (!title) return;
    const start = range.start + title.index;
    const whole = { start, end: start + title[0].length };
    const around = alone.get(node);
    const below = around && rangeOf(around);
    if (marks === 'links' && below) {
      const line = text.slice(text.lastIndexOf('\n', below.start - 1) + 1, below.start);
      const indent = line.replace(/[^\s>]/g, ' ');
      const paragraph = `\n${indent.trimEnd()}\n${indent}${caption}`;
      edits.push({ ...whole, text: '' }, { start: below.end, end: below.end, text: paragraph });
      return;
    }
    const words = textOf(parse(caption.replace(TAG, ''))).replaceAll('"', '\\"');
    edits.push({ ...whole, text: ` "${words}"` });
    const what = marks === 'links' ? 'link in a caption' : 'emphasis in a caption';
    noteIn(whole, what, 'became its words');
  });
  return draft.with(edits);

  function noteIn({ start, end }: Range, what: string, became: string) {
    note({ line: draft.lineAt(start), what, became, original: text.slice(start, end).trim() });
  }
}

/** Tags around words. Others, such as `List<String>`, are words. */
const TAG = /<\/?(?:a|b|br|cite|code|em|i|small|span|strong|su[bp]|u)(?:\s[^<>]*)?\/?>/gi;

const MARK = /^(?:emphasis|strong|delete|inlineCode)$/;

/** Says whether a caption has links, or other marks. */
function marksIn(tree: Root, caption: string): 'links' | 'others' | undefined {
  let found: 'links' | 'others' | undefined;
  visit(tree, (node: Nodes) => {
    // An address alone is no mark.
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
