/*
 * HTML in Markdown. What Daymark refuses is converted to Markdown, or goes; all other HTML stays.
 */
import type { Html, Nodes, Parent } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import { htmlToMarkdown } from '../../html/html-to-markdown.ts';
import { indentAt, type Range, rangeOf, textAbove } from '../../markdown/draft.ts';
import { endOfHtml, isBlockName, isShown, REMOVED, unclosed } from './html-elements.ts';
import { convertInlineHtml, readTag } from './inline-html.ts';
import { preparation } from './site-elements.ts';
import { rangeFound, type Step } from './step.ts';

/**
 * Removes the tags of elements whose content is Markdown, as kramdown's `markdown="1"` says, and of the
 * elements around them: no Markdown may stand inside HTML that goes on.
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
    step.note(opening, `HTML <${opening.name}>`, 'left out; the text inside stays');
  }
}

const isFlow = ({ type }: Nodes) =>
  /^(?:root|blockquote|listItem|footnoteDefinition|containerDirective)$/.test(type);

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
    // Its content is Markdown, as its end is HTML of its own.
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
      if (name) step.note(range, `HTML <${name}>`, 'left out; the text inside stays');
      else if (remarks === 0 && !/^<\//.test(source))
        step.note(range, 'HTML without text', 'left out');
      return;
    }
    const lines = body
      .split('\n')
      .map((row, index) => (index === 0 || row === '' ? row : indent + row));
    const isTight = /\S[^\S\n]*\n[^\S\n]*$/.test(textAbove(text, range.start));
    const [, end, next] = /^[^\S\n]*(\n)?[^\S\n]*(\S)?/.exec(text.slice(range.end)) ?? [];
    const below = !next ? '' : end ? '\n' : `\n\n${indent}`;
    step.replace(range, `${isTight ? `\n${indent}` : ''}${lines.join('\n')}${below}`);
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
