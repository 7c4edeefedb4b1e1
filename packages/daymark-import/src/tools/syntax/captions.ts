/*
 * Captions of pictures in Markdown, which Daymark shows as plain text. A caption with links becomes a paragraph
 * below its picture, to keep them; in others, the marks of Markdown and HTML go. A picture that is alone
 * within emphasis leaves the emphasis, because a page shows no caption there.
 */
import type { Image, Nodes, PhrasingContent, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { Note } from '../../export/export.ts';
import { type Draft, type Edit, type Range, rangeOf } from '../../markdown/draft.ts';
import { parseMarkdown } from '../../markdown/links.ts';

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
    const inner = onlyChildOf(child);
    if (inner?.type !== 'image') return;
    alone.set(inner, child);
    const [whole, kept] = [rangeOf(child), rangeOf(inner)];
    if (child.type === 'link' || child === inner || !inner.title || !whole || !kept) return;
    edits.push({ start: whole.start, end: kept.start, text: '' });
    edits.push({ start: kept.end, end: whole.end, text: '' });
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
      const line = text.slice(text.lastIndexOf('\n', below.start - 1) + 1, below.start);
      const indent = line.replace(/[^\s>]/g, ' ');
      const paragraph = `\n${indent.trimEnd()}\n${indent}${caption}`;
      edits.push({ ...whole, text: '' }, { start: below.end, end: below.end, text: paragraph });
      return;
    }
    const words = textOf(parse(caption.replace(TAG, ''))).replaceAll('"', '\\"');
    edits.push({ ...whole, text: ` "${words}"` });
    if (marks === undefined) return;
    const what = marks === 'links' ? 'link in a caption' : 'emphasis in a caption';
    noteIn(whole, what, 'became its words');
  });
  return draft.with(edits);

  function noteIn({ start, end }: Range, what: string, became: string) {
    note({ line: draft.lineAt(start), what, became, original: text.slice(start, end).trim() });
  }
}

/** Returns what is alone within a link or emphasis. */
const onlyChildOf = (node: PhrasingContent): PhrasingContent | undefined =>
  /^(?:link|emphasis|strong)$/.test(node.type) && 'children' in node && node.children.length === 1
    ? node.children[0]
    : node;

/** Tags of blocks, which a caption does not have. */
const BLOCK_TAG = /<\/?(?:div|h[1-6]|p)(?:\s[^<>]*)?>/gi;

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
