/*
 * Changes the Markdown of other tools to the Markdown of Daymark. Only what must change is replaced: the
 * syntax tree says where it stands. What no tree knows, such as `[[links]]`, is looked for outside code.
 */
import { DIRECTIVES, foreignSyntaxIn } from 'daymark/texts';
import { VIDEO_IDS, videoAt, videoPage } from 'daymark/video-address';
import type { Element, Root as Hast } from 'hast';
import type { Blockquote, Heading, Html, Nodes, Parent, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import { PICTURE_FILE } from '../../export/addresses.ts';
import type { Note } from '../../export/export.ts';
import { codeInHtml } from '../../html/code-in-html.ts';
import { withDollars } from '../../html/formulas.ts';
import { htmlToMarkdown } from '../../html/html-to-markdown.ts';
import { isElement, parseHtml, wordsIn } from '../../html/html-tree.ts';
import { IN_TOKEN, playerAddress } from '../../html/print.ts';
import {
  Draft,
  type Edit,
  isAlone,
  isInside,
  lineAround,
  type Range,
  rangeOf,
  textAbove,
} from '../../markdown/draft.ts';
import { decoded, inBrackets, isTooDeep, parseMarkdown, rewrite } from '../../markdown/links.ts';
import { fenced } from '../../record/report.ts';
import { withPlainCaptions } from './captions.ts';
import { codeRanges, withPlainCode } from './markdown-code.ts';
import { isNoteName, withoutComponents } from './mdx-components.ts';
import { withPlainLines } from './mdx-lines.ts';
import {
  IS_WORDS,
  labelOf,
  type References,
  withCodeOfTemplates,
  withoutTemplates,
} from './templates.ts';

/** What the syntax of a text refers to. */
export interface Surroundings extends References {
  /** Whether the text is MDX, with components and expressions in braces. */
  isMdx: boolean;
  /** Whether the tool reads `[[links]]`, `%%comments%%` and `==marks==`. */
  hasWikiSyntax: boolean;
  /** Whether HTML continues to its end tag, as Jekyll reads it, and not to the next empty line. */
  hasWholeHtml: boolean;
  /** Returns the address of the text in a file, by a path from the text's folder or from the root. */
  addressOfFile(path: string): string | undefined;
}

const TOO_DEEP = 'its parts are nested too deeply';

const markdownParser = unified().use(remarkParse).use(remarkGfm).freeze();

/** The last text that was parsed: several steps read the same text. No step changes the tree. */
let last: { text: string; tree: Root } | undefined;

/** Parses Markdown as other tools read it. What is too deep, which cannot be converted, has no parts. */
export function parse(markdown: string): Root {
  if (isTooDeep(markdown)) return { type: 'root', children: [] };
  if (last?.text !== markdown) last = { text: markdown, tree: markdownParser.parse(markdown) };
  return last.tree;
}

/**
 * Returns a body as Daymark reads it. Links to other texts become their addresses at the other site.
 * @param first the line of the file on which the body begins
 * @param note is called for each construct that is not converted as it was
 * @throws Error with a reason for the owner if the body cannot be converted
 */
export function toDaymark(
  markdown: string,
  first: number,
  surroundings: Surroundings,
  note: Note,
): string {
  const clean = markdown
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .replaceAll('\0', '');
  const steps: ((draft: Draft, surroundings: Surroundings, note: Note) => Draft)[] = [
    withOneFrontMatter,
    (draft) => (surroundings.isMdx ? withPlainLines(draft) : draft),
    (draft) =>
      withCodeOfTemplates(draft, parse, surroundings, (range) =>
        endOfHtml(draft.text, range, surroundings),
      ),
    (draft) => withPlainCode(draft, parse),
    (draft) => withDollars(draft, parse),
    withFormulasInLines,
    withAdmonitions,
    withKnownDirectives,
    withMarkdownInHtml,
    withoutAttributes,
    (draft) => (surroundings.isMdx ? withoutComponents(draft, parse, note) : draft),
    (draft) => withoutTemplates(draft, parse, surroundings, note),
    withoutWikiSyntax,
    withoutCallouts,
    withoutForeignCode,
    (draft) => withPlainCaptions(draft, parse, note),
    withoutRefusedHtml,
    withPlainStructure,
    withLinkedFiles,
  ];
  if (isTooDeep(clean)) throw new Error(TOO_DEEP);
  let draft = Draft.of(clean, first);
  try {
    for (const step of steps) draft = step(draft, surroundings, note);
    noteForeignText(draft, note);
  } catch (error) {
    // The parsers call themselves for each level.
    if (error instanceof RangeError) throw new Error(TOO_DEEP);
    throw error;
  }
  return draft.text.replace(/^(?:[^\S\n]*\n)+/, '');
}

/** Notes a part of a text. */
function noteOf(draft: Draft, note: Note) {
  return ({ start, end }: Range, what: string, became: string) =>
    note({ line: draft.lineAt(start), what, became, original: draft.text.slice(start, end) });
}

/** Creates a function that returns whether a position is in a node of one of the types. */
function insideOf(tree: Root, ...types: Nodes['type'][]) {
  const ranges: Range[] = [];
  visit(tree, (node) => {
    const range = types.includes(node.type) && rangeOf(node);
    if (range) ranges.push(range);
  });
  return isInside(ranges);
}

const CODE = ['code', 'inlineCode'] as const;

/** Shows a second block of front matter as code. Templates add one to a text that has one. */
function withOneFrontMatter(draft: Draft, _: Surroundings, note: Note): Draft {
  const found = /^\s*---[ \t]*\n((?:\w[\w -]*:.*\n|[ \t].*\n|- .*\n)+)---[ \t]*(?=\n|$)/.exec(
    draft.text,
  );
  if (!found) return draft;
  const range = { start: 0, end: found[0].length };
  noteOf(draft, note)(range, 'second front matter', 'kept as code');
  return draft.with([{ ...range, text: fenced(found[1] ?? '', 'yaml') }]);
}

/* Directives of other tools, such as `:::tip`. */

const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** Changes notes such as `:::tip Title` to `:::note[Title]`, and shows other colons as text. */
function withKnownDirectives(draft: Draft, _: Surroundings, note: Note): Draft {
  const { text } = draft;
  if (!/^[ \t>]*::/m.test(text)) return draft;
  const isCode = insideOf(parse(text), ...CODE, 'html');
  const noteHere = noteOf(draft, note);
  const edits: Edit[] = [];
  const open: (Range & { colons: number; edit: Edit | undefined })[] = [];
  for (const found of text.matchAll(/^([ \t>]*)(:{2,})([ \t]*)((?![ \t:]).+)?$/gm)) {
    const [line, indent = '', colons = '', , rest = ''] = found;
    const start = found.index + indent.length;
    const range = { start, end: found.index + line.length };
    if (isCode(start)) continue;
    const [, name = '', label, , title = ''] =
      /^(\p{L}[\p{L}\p{N}_-]*)\s*(?:\[(.*)\]\s*)?(\{.*\})?\s*(.*)/u.exec(rest) ?? [];
    if (colons.length === 2) {
      if (DIRECTIVES.includes(`::${name}`) && label !== undefined) continue;
      if (name === '') continue;
      const end = start + line.slice(indent.length).indexOf(name, colons.length) + name.length;
      edits.push({ start, end, text: `\`${text.slice(start, end)}\`` });
      noteHere(range, `::${name}`, 'kept as text');
    } else if (rest === '') {
      const opened = open.pop();
      if (opened === undefined) {
        edits.push(lineAround(text, range));
        noteHere(range, ':::', 'left out');
      } else if (opened.edit) edits.push(lineAround(text, range));
    } else if (DIRECTIVES.includes(`:::${name}`) && name !== 'note' && title === '') {
      open.push({ ...range, colons: colons.length, edit: undefined });
    } else if (isNoteName(name)) {
      const own = name.toLowerCase() === 'note' ? '' : capitalized(name);
      const words = (label ?? title) || own;
      edits.push({ ...range, text: `${colons}note${words ? `[${labelOf(words)}]` : ''}` });
      open.push({ ...range, colons: colons.length, edit: undefined });
    } else {
      const words = label ?? title;
      const edit = words === '' ? lineAround(text, range) : { ...range, text: `**${words}**\n` };
      edits.push(edit);
      noteHere(range, `:::${name}`, 'left out; the text inside stays');
      open.push({ ...range, colons: colons.length, edit });
    }
  }
  // A note without an end has none at the end of the text.
  const ends = open.filter(({ edit }) => !edit).map(({ colons }) => ':'.repeat(colons));
  if (ends.length > 0)
    edits.push({
      start: text.length,
      end: text.length,
      text: `\n\n${ends.toReversed().join('\n')}\n`,
    });
  return draft.with(edits);
}

/** Changes the blocks of Obsidian's plug-in Admonition, which are code with a name such as `ad-tip`, to notes. */
function withAdmonitions(draft: Draft, { hasWikiSyntax }: Surroundings): Draft {
  const { text } = draft;
  if (!hasWikiSyntax || !/^(?:`{3,}|~{3,})ad-/m.test(text)) return draft;
  const edits: Edit[] = [];
  visit(parse(text), 'code', ({ lang, value, position }, _, parent) => {
    const range = rangeOf({ position });
    const kind = /^ad-([\w-]+)$/.exec(lang ?? '')?.[1];
    if (!kind || !range || parent?.type !== 'root' || value.trim() === '') return;
    const [head = ''] =
      /^(?:(?:title|collapse|icon|color|inject-colors):.*(?:\n|$))*/.exec(value) ?? [];
    const title = /^title:(.*)$/m.exec(head)?.[1]?.trim();
    const label = labelOf(title || capitalized(kind));
    const body = value.slice(head.length).trim();
    edits.push({ ...range, text: `:::note[${label}]\n${body}\n:::` });
  });
  return draft.with(edits);
}

/* Attribute lists, such as `{: .wide}` of kramdown and `{width=50%}` of Pandoc. */

/** One item of an attribute list. Items that could touch each other would take a time that grows with each. */
const ITEM = String.raw`(?:(?:[.#][\p{L}\w-]+)+|[\w-]+=(?:"[^"\n]*"|'[^'\n]*'|[^\s{}"']+))`;
const ITEMS = String.raw`[^\S\n]*${ITEM}(?:[^\S\n]+${ITEM})*[^\S\n]*`;
const ATTRIBUTE_LIST = new RegExp(
  String.raw`\{:(?:${ITEMS}|[^\S\n]*[\w-]+[^\S\n]*:?)\}|\{::[^{}\n]*\}`,
  'gu',
);
const ATTRIBUTES = new RegExp(String.raw`(?:\{${ITEMS}\})+`, 'gu');
const TABLE_OF_CONTENTS = /^[ \t]*(?:\[TOC\]|\[\[_?toc_?\]\]|<!--[ \t]*toc[ \t]*-->)[ \t]*$/gim;

const ABBREVIATION = /^\*\[[^\]\r\n\u2028\u2029]+\]:.*$/gm;

function withoutAttributes(draft: Draft, _: Surroundings, note: Note): Draft {
  const { text } = draft;
  if (!/[{[]|<!--/.test(text)) return draft;
  const isCode = isInside(codeRanges(parse(text), text));
  const maths = mathsIn(text, isCode);
  const isMath = isInside(maths);
  const isElsewhere = (offset: number) => isCode(offset) || isMath(offset);
  const noteHere = noteOf(draft, note);
  const edits: Edit[] = [];
  for (const found of text.matchAll(ABBREVIATION)) {
    const range = { start: found.index, end: found.index + found[0].length };
    if (isElsewhere(range.start)) continue;
    edits.push(lineAround(text, range));
    noteHere(range, 'abbreviation', 'left out');
  }
  for (const found of text.matchAll(TABLE_OF_CONTENTS)) {
    const range = { start: found.index, end: found.index + found[0].length };
    if (!isElsewhere(range.start)) edits.push(lineAround(text, range));
  }
  const remove = (range: Range, attributes: string) => {
    const { start } = range;
    const lineStart = text.lastIndexOf('\n', start - 1) + 1;
    const id = /(?:^|\s|:)#([\p{L}\p{N}_][\p{L}\p{N}_.-]*)/u.exec(attributes)?.[1];
    const above = isAlone(text, range) ? text.lastIndexOf('\n', lineStart - 2) + 1 : lineStart;
    const isHeading = /^#{1,6}\s/.test(text.slice(above, above + 8));
    const isUnderlined = above < lineStart && /^(?:=+|-+)\s*$/.test(text.slice(above, lineStart));
    if (isUnderlined && id) edits.push({ start: above - 1, end: above - 1, text: ` {#${id}}` });
    if (/(?:^|\s)toc(?:\s|$)/.test(attributes)) {
      // The list of contents stands in the place of the item to which the attribute belongs.
      const isItem = (from: number) => /^\s*(?:[*+-]|\d+[.)])\s/.test(text.slice(from, from + 80));
      const from = isAlone(text, range) && isItem(above) ? above : lineStart;
      const item = { start: isItem(from) ? from : start, end: range.end };
      if (isAlone(text, item)) {
        edits.push(lineAround(text, item));
        return;
      }
    }
    const isShort = /^\s*#[^\s.]+\s*$/.test(attributes);
    if (isHeading && id && isAlone(text, range)) {
      edits.push({ start: lineStart - 1, end: range.end, text: ` {#${id}}` });
    } else if (isHeading && id) {
      edits.push({ ...range, text: `{#${id}}` });
    } else {
      const before = /(?<![^\S\n])[^\S\n]+$/.exec(text.slice(lineStart, start))?.[0].length ?? 0;
      const edit = lineAround(text, range);
      edits.push(
        edit.end === range.end && edit.start === start ? { ...edit, start: start - before } : edit,
      );
    }
    if (!((isHeading || isUnderlined) && isShort))
      noteHere(range, 'attributes in braces', 'left out');
  };
  for (const found of text.matchAll(ATTRIBUTE_LIST)) {
    const range = { start: found.index, end: found.index + found[0].length };
    if (!isElsewhere(range.start)) remove(range, found[0].replace(/^\{:+|\}$/g, ''));
  }
  for (const found of text.matchAll(ATTRIBUTES)) {
    const range = { start: found.index, end: found.index + found[0].length };
    const lineStart = text.lastIndexOf('\n', range.start) + 1;
    const before = text.slice(lineStart, range.start);
    const isAfter = /[)\]`]$/.test(before) && !/^\s*:{2,}\p{L}/u.test(before);
    const isAtEnd =
      /^#{1,6}\s/.test(text.slice(lineStart, range.start)) &&
      /^\s*(?:\n|$)/.test(text.slice(range.end));
    const attributes = found[0].slice(1, -1).replaceAll('}{', ' ');
    if (!(isAfter || isAtEnd) || isElsewhere(range.start)) continue;
    if (isAtEnd && /^\s*#[\p{L}\p{N}_.-]+\s*$/u.test(attributes)) continue;
    remove(range, attributes);
  }
  return draft.with(edits);
}

/* The syntax of Obsidian. */

const OTHER_FILE = /\.(?!md$|markdown$)[a-z0-9]{2,5}$/i;
const encoded = (path: string) =>
  encodeURI(path).replace(/[()]/g, (sign) => (sign === '(' ? '%28' : '%29'));

/** Returns where maths are, in which signs of Markdown have other meanings. */
function mathsIn(text: string, isCode: (offset: number) => boolean): Range[] {
  const ranges: Range[] = [];
  for (const found of text.matchAll(
    /(?<!\\)\$\$[^$]+?\$\$|(?<![\\$\w])\$(?=[^\s$])[^$\n]*?[^\s$\\]\$(?![\d$])/g,
  ))
    if (!isCode(found.index))
      ranges.push({ start: found.index, end: found.index + found[0].length });
  return ranges;
}

/** Puts the dollar signs around a formula of several lines on lines of their own. */
function withFormulasInLines(draft: Draft): Draft {
  const { text } = draft;
  if (!text.includes('$$')) return draft;
  const isCode = isInside(codeRanges(parse(text), text));
  const edits: Edit[] = [];
  for (const found of text.matchAll(
    /^([ \t>]*(?:[-*+] )?)\$\$(?!\$)([^\n$]*\n[^$]*)\$\$[ \t]*$/gm,
  )) {
    const [whole, indent = '', formula = ''] = found;
    const isDone = /^[^\S\n]*\n/.test(formula) && /\n[ \t>]*$/.test(formula);
    const start = found.index + indent.length;
    if (isDone || isCode(start)) continue;
    const inner = indent.replace(/[^\s>]/g, ' ');
    const lines = formula.split('\n').map((line) => line.replace(/^[\s>]+/, '').trimEnd());
    const rows = ['$$', ...lines.filter(Boolean), '$$'];
    edits.push({ start, end: found.index + whole.length, text: rows.join(`\n${inner}`) });
  }
  return draft.with(edits);
}

function withoutWikiSyntax(draft: Draft, surroundings: Surroundings, note: Note): Draft {
  const { text } = draft;
  const tree = parse(text);
  const isCode = isInside(codeRanges(tree, text));
  const isHtml = insideOf(tree, 'html');
  const maths = mathsIn(text, isCode);
  const noteHere = noteOf(draft, note);
  const edits: Edit[] = [];
  const isMath = isInside(maths);
  const isProse = (offset: number) => !isCode(offset) && !isMath(offset);
  const each = (pattern: RegExp, change: (found: RegExpExecArray, range: Range) => void) => {
    for (const found of text.matchAll(pattern))
      if (isProse(found.index))
        change(found, { start: found.index, end: found.index + found[0].length });
  };
  each(/(!?)\[\[([^[\]\n]+(?:\][^[\]\n]+)*)\]\]/g, ([whole, mark, content = ''], range) => {
    // A link within the brackets of a link, such as [[1]](https://sources.example/).
    if (/^(?:\(|\[(?!\^))/.test(text.slice(range.end, range.end + 2)) && mark === '') return;
    const [target = '', ...labels] = content.split(/\\?\|/).map((part) => part.trim());
    const result = mark === '!' ? embed(target, labels, range) : wikiLink(target, labels, range);
    if (result !== undefined && result !== whole) edits.push({ ...range, text: result });
  });
  // A link to a file whose name has spaces.
  each(/\]\(([^()\n"]*)\)/g, ([, address = ''], { start, end }) => {
    const plain = address
      .trim()
      .replace(/[“‘'].*/s, '')
      .trimEnd();
    if (plain.startsWith('<') || (!/\s/.test(plain) && plain === address.trim())) return;
    if (!/^(?:\.{0,2}\/|#|https?:|mailto:|tel:|sms:)|\.\w{2,4}(?:#|$)/.test(plain)) return;
    edits.push({ start, end, text: `](${plain.replace(/[\s<>]/g, encodeURIComponent)})` });
  });
  if (surroundings.hasWikiSyntax) {
    // The width of a picture.
    each(/\\?\|\d+(?:x\d+)?(?=\]\()/g, (_found, range) => {
      const before = text.slice(Math.max(0, range.start - 500), range.start);
      if (/!\[[^\]\n]*$/.test(before)) edits.push({ ...range, text: '' });
    });
    each(/%%[\s\S]*?%%/g, (_found, range) => {
      edits.push(lineAround(text, range));
      noteHere(range, 'comment %%…%%', 'left out');
    });
    each(/==(?=[^\s=])((?:[^=\n]|=(?!=))*[^\s=])==(?!=)/g, (_found, { start, end }) => {
      edits.push(
        { start, end: start + 2, text: '<mark>' },
        { start: end - 2, end, text: '</mark>' },
      );
    });
    // Obsidian's own ids of blocks also follow the last sign of a sentence.
    each(
      /(?:(?:(?<![ \t])[ \t]+|^)\^[a-zA-Z0-9-]+|(?<=[^\s\w])\^[\da-f]{6})[ \t]*$/gm,
      (_found, range) => {
        edits.push({ ...range, text: '' });
      },
    );
    addInlineNotes();
  }
  return draft.with(edits);

  function wikiLink(target: string, labels: string[], range: Range): string | undefined {
    const [path = '', anchor = ''] = target.split(/#(.*)/s);
    const words =
      labels.filter(Boolean).join(' | ') || path.split('/').at(-1) || anchor.replace(/^\^.*/, '');
    const isFile = OTHER_FILE.test(path);
    const address = path === '' ? '' : isFile ? encoded(path) : surroundings.addressOf(path);
    if (address === undefined) {
      if (!surroundings.hasWikiSyntax && !/^[\p{L}\p{N}]/u.test(target)) return undefined;
      noteHere(range, '[[link]] to a text that does not exist', 'became its words');
      return words;
    }
    const place =
      anchor === '' || anchor.startsWith('^') ? '' : `#${anchorOf(anchor.split('#').at(-1) ?? '')}`;
    if (address + place === '') return words;
    if (isHtml(range.start)) return `<a href="${address}${place}">${words}</a>`;
    return `[${linkText(words)}](${address}${place})`;
  }

  function embed(target: string, labels: string[], range: Range): string {
    const [path = ''] = target.split('#');
    if (PICTURE_FILE.test(path)) {
      const alt = labels.filter((label) => !/^\d+(?:x\d+)?$/.test(label)).join(' ');
      return `![${linkText(alt)}](${encoded(path)})`;
    }
    const link = wikiLink(target, labels, range);
    if (link?.includes('](')) noteHere(range, 'embed ![[…]]', 'became a link');
    return link ?? '';
  }

  /** Gives footnotes within the text, `^[like this]`, the form with a reference. */
  function addInlineNotes() {
    const notes: string[] = [];
    const taken = new Set([...text.matchAll(/\[\^([^[\]\s]+)\]/g)].map(([, name]) => name));
    each(
      /(?<!\\)\^\[((?:[^[\]\n]|\[[^[\]\n]*\](?:\([^()\n]*\))?)+)\]/g,
      ([, words = ''], range) => {
        let number = notes.length + 1;
        while (taken.has(`inline-${number}`)) number += 1;
        taken.add(`inline-${number}`);
        notes.push(`[^inline-${number}]: ${words}`);
        edits.push({ ...range, text: `[^inline-${number}]` });
      },
    );
    if (notes.length > 0)
      edits.push({ start: text.length, end: text.length, text: `\n\n${notes.join('\n')}\n` });
  }
}

const linkText = (words: string) => words.replace(/[[\]]/g, '\\$&');

/** Returns the anchor of a heading, as GitHub makes it. */
const anchorOf = (heading: string): string =>
  heading
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');

/** Changes the callouts of Obsidian and GitHub, `> [!NOTE]`, to notes. */
function withoutCallouts(draft: Draft): Draft {
  const { text } = draft;
  if (!/^[ \t>]*>[ \t]*\[!/m.test(text)) return draft;
  const edits: Edit[] = [];
  visit(parse(text), 'blockquote', (node: Blockquote, _, parent) => {
    const range = rangeOf(node);
    const [first, ...rows] = range ? text.slice(range.start, range.end).split('\n') : [];
    const found = /^>\s*\[!([\p{L}\w -]+)(?:\|[^\]]*)?\][+-]?\s*(.*)/u.exec(first ?? '');
    if (!range || !found) return;
    const [, kind = '', title = ''] = found;
    const isQuote = /^(?:quote|cite)$/i.test(kind);
    if (parent?.type === 'blockquote') return;
    const own = /^(?:note|quote|cite)$/i.test(kind) ? '' : capitalized(kind.toLowerCase());
    const words = title.trim() || own;
    const lineStart = text.lastIndexOf('\n', range.start - 1) + 1;
    const indent = text.slice(lineStart, range.start).replace(/\S/g, ' ');
    const lines = rows.map((row) => {
      const inside = row.replace(/^\s*>[^\S\n]?/, '').replace(indent, '');
      const nested = /^((?:\s*>)+)\s*\[!([\p{L}\w -]+)\][+-]?\s*(.*)/u.exec(inside);
      if (!nested) return indent + inside;
      const [, marks = '', word = '', words = ''] = nested;
      return `${indent}${marks} **${words.trim() || capitalized(word.toLowerCase())}**`;
    });
    const head = `:::${isQuote ? 'quote' : 'note'}${words ? `[${labelOf(words)}]` : ''}`;
    const isTight = /\S[^\S\n]*\n[^\S\n]*$/.test(textAbove(text, range.start));
    // HTML continues up to an empty line.
    const isInHtml = lines
      .slice(lines.findLastIndex((line) => line.trim() === '') + 1)
      .some((line) => line.includes('<'));
    const body = [head, ...lines, ...(isInHtml ? [''] : []), `${indent}:::`].join('\n');
    const isTightBelow = /^\n[^\S\n]*\S/.test(text.slice(range.end));
    edits.push({
      ...range,
      text: `${isTight ? `\n${indent}` : ''}${body}${isTightBelow ? '\n' : ''}`,
    });
  });
  return draft.with(edits);
}

/* Code that a tool runs instead of showing it. */

const RUN = /^(?:dataview|dataviewjs|tasks|query|button|ad-[\w-]+|excalidraw|kanban|tracker)$/i;

function withoutForeignCode(draft: Draft, _: Surroundings, note: Note): Draft {
  const { text } = draft;
  const noteHere = noteOf(draft, note);
  const edits: Edit[] = [];
  visit(parse(text), 'code', (node) => {
    const range = rangeOf(node);
    if (!range) return;
    const source = text.slice(range.start, range.end);
    const fence = /^(?:`{3,}|~{3,})/.exec(source)?.[0];
    if (node.lang && RUN.test(node.lang)) {
      edits.push(lineAround(text, range));
      noteHere(range, `code ${node.lang}, which the tool runs`, 'left out');
    } else if (node.lang === 'mermaid') noteHere(range, 'diagram of Mermaid', 'kept as code');
    if (
      fence &&
      !source
        .split('\n')
        .slice(1)
        .at(-1)
        ?.replace(/^[\s>]+/, '')
        .startsWith(fence)
    ) {
      const lineStart = text.lastIndexOf('\n', range.start - 1) + 1;
      const indent = text.slice(lineStart, range.start).replace(/[^\s>]/g, ' ');
      edits.push({ start: range.end, end: range.end, text: `\n${indent}${fence}\n` });
    }
  });
  return draft.with(edits);
}

/* HTML. */

/** Elements that Daymark shows as they are. */
const KEPT = new Set(
  'a abbr address article aside b bdi bdo blockquote br caption cite code col colgroup data dd del details dfn div dl dt em figcaption figure footer header hr i ins kbd li main mark ol p pre q rp rt ruby s samp section small span strike strong sub summary sup table tbody td tfoot th thead time tr tt u ul var wbr'.split(
    ' ',
  ),
);
/** Elements whose tags go, and whose text stays. */
const UNWRAPPED = new Set('center font big nobr blink marquee acronym basefont'.split(' '));
/** Elements that go with their content, which is no text. */
const REMOVED = new Set(
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

const isVoid = (name: string) =>
  /^(?:area|base|br|col|embed|hr|img|input|link|meta|param|source|track|wbr)$/.test(name);
/** Elements that end without an end tag. */
const isOpenEnded = (name: string) =>
  /^(?:p|li|dt|dd|tr|td|th|thead|tbody|tfoot|option|colgroup|caption|rp|rt|html|head|body)$/.test(
    name,
  );

const attributesOf = ({ data }: Element) => Object.keys(data?.position?.properties ?? {});

/**
 * Removes the tags of elements whose content is Markdown, as kramdown's `markdown="1"` says, and of the
 * elements around them: no Markdown may stand inside HTML that goes on.
 */
function withMarkdownInHtml(draft: Draft, { hasWholeHtml }: Surroundings, note: Note): Draft {
  const { text } = draft;
  if (!hasWholeHtml || !/<[^<>]*\smarkdown=/.test(text)) return draft;
  const isCode = isInside(codeRanges(parse(text), text));
  const edits: Edit[] = [];
  const open: (Range & { name: string; hasMarkdown: boolean })[] = [];
  for (const found of text.matchAll(
    /<(\/?)(div|section|article|aside|center|header|footer|main)\b([^<>]*)>/gi,
  )) {
    const [tag, slash, name = '', attributes = ''] = found;
    const range = { start: found.index, end: found.index + tag.length };
    if (isCode(range.start)) continue;
    if (slash === '') {
      open.push({
        ...range,
        name: name.toLowerCase(),
        hasMarkdown: /\smarkdown=/.test(attributes),
      });
      continue;
    }
    const at = open.findLastIndex((opening) => opening.name === name.toLowerCase());
    const [opening] = at < 0 ? [] : open.splice(at);
    if (!opening?.hasMarkdown) continue;
    const around = open.at(-1);
    if (around) around.hasMarkdown = true;
    edits.push({ ...opening, text: '\n\n' }, { ...range, text: '\n\n' });
    noteOf(draft, note)(opening, `HTML <${opening.name}>`, 'left out; the text inside stays');
  }
  return draft.with(edits);
}

/** Returns the names of attributes as HTML writes them. */
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

/** Returns the first element of HTML that has no end tag there. */
function unclosed(source: string): string | undefined {
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
function endOfHtml(text: string, range: Range, { hasWholeHtml }: Surroundings): number | undefined {
  const name = unclosed(text.slice(range.start, range.end));
  if (name === undefined) return undefined;
  const isWhole = WHOLE.test(name) || (hasWholeHtml && WHOLE_IN_JEKYLL.test(name));
  return isWhole ? endOfElement(text, range, name) : undefined;
}

const isFlow = ({ type }: Nodes) =>
  /^(?:root|blockquote|listItem|footnoteDefinition|containerDirective)$/.test(type);

function withoutRefusedHtml(draft: Draft, surroundings: Surroundings, note: Note): Draft {
  const { text } = draft;
  if (!text.includes('<')) return draft;
  const tree = parse(text);
  const edits: Edit[] = [];
  const noteHere = noteOf(draft, note);
  let converted = 0;
  let openDetails = 0;
  visit(tree, (node, _, parent) => {
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
      convertInline(node as Parent);
    return undefined;
  });
  return draft.with(edits);

  function convertBlock(node: Html, range: Range) {
    const source = text.slice(range.start, range.end);
    if (source.startsWith('<!--')) {
      const isOpen = !source.includes('-->');
      const isMark =
        /^<!--\s*(?:more|toc|excerpt|end[ _-]?excerpt|truncate|endtoc|summary)\s*-->$/i.test(
          source.trim(),
        );
      if (isOpen) edits.push({ start: range.end, end: range.end, text: ' -->' });
      else if (isMark) edits.push(lineAround(text, range));
      if (isOpen || isMark || /-->\s*$/.test(source)) return;
    }
    if (/^<[?!]/.test(source)) {
      if (source.startsWith('<!--')) return convertHtml(range);
      edits.push(lineAround(text, range));
      return noteHere(range, 'HTML that is no element', 'left out');
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
    const end = endOfHtml(text, range, surroundings);
    const whole = { start: range.start, end: end ?? range.end };
    if (end === undefined && isShown(node.value)) return;
    convertHtml(whole);
  }

  /** Converts HTML that is not inside a line. */
  function convertHtml(range: Range) {
    converted = range.end;
    const lineStart = text.lastIndexOf('\n', range.start - 1) + 1;
    const before = text.slice(lineStart, range.start);
    const indent = before.replace(/[^\s>]/g, ' ');
    const source = text
      .slice(range.start, range.end)
      .split('\n')
      .map((line, index) =>
        index > 0 && line.startsWith(indent) ? line.slice(indent.length) : line,
      )
      .join('\n');
    const line = draft.lineAt(range.start);
    let remarks = 0;
    const { markdown } = htmlToMarkdown(
      { html: source, prepare: preparation(source, surroundings) },
      (remark) => {
        remarks += 1;
        note({ ...remark, line: line + remark.line - 1 });
      },
    );
    const body = markdown.trim();
    if (body === '') {
      edits.push(lineAround(text, range));
      const name = unclosed(source);
      if (name) noteHere(range, `HTML <${name}>`, 'left out; the text inside stays');
      else if (remarks === 0 && !/^<\//.test(source))
        noteHere(range, 'HTML without text', 'left out');
      return;
    }
    const lines = body
      .split('\n')
      .map((row, index) => (index === 0 || row === '' ? row : indent + row));
    const isTight =
      before.trim() === '' && /\S[^\S\n]*\n[^\S\n]*$/.test(textAbove(text, range.start));
    const isTightBelow = /^[^\S\n]*\n[^\S\n]*\S/.test(text.slice(range.end));
    const isGlued = /^[^\S\n]*\S/.test(text.slice(range.end));
    edits.push({
      ...range,
      text: `${isTight ? `\n${indent}` : ''}${lines.join('\n')}${isTightBelow ? '\n' : isGlued ? `\n\n${indent}` : ''}`,
    });
  }

  function convertInline(parent: Parent) {
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
    const done = new Set<(typeof tags)[number]>();
    for (const [index, tag] of tags.entries()) {
      if (done.has(tag)) continue;
      const { name, range, element, isClosing } = tag;
      const closing = closingTag(tags, index);
      const drop = (became?: string) => {
        edits.push({ ...withSpace(range, tag.index), text: '' });
        if (closing) {
          done.add(closing);
          edits.push({ ...withSpace(closing.range, closing.index), text: '' });
        }
        if (became) noteHere(range, `HTML <${name}>`, became);
      };
      if (name === '') {
        if (/^<[?!](?!--)/.test(text.slice(range.start, range.end))) drop('left out');
        continue;
      }
      if (!isKnown(name)) {
        const video = element && name.includes('-') ? videoIn(element, surroundings) : undefined;
        if (video) {
          edits.push({ ...range, text: `[${labelOf(video.title)}](${videoPage(video)})` });
          drop('became a link');
        } else if (name.includes('-'))
          drop(isClosing ? undefined : 'left out; the text inside stays');
        else {
          edits.push({ start: range.start, end: range.start, text: '\\' });
          noteHere(range, `words in angle brackets`, 'kept as text');
        }
      } else if (isClosing) {
        if (!KEPT.has(name) || name === 'a' || name === 'span') edits.push({ ...range, text: '' });
      } else if (name === 'img') {
        const { src, alt, title } = element?.properties ?? {};
        const address = String(src ?? '').trim();
        if (address === '') drop('left out');
        else
          edits.push({
            ...range,
            text: `![${labelOf(String(alt ?? ''))}](${inBrackets(address.trim())}${title ? ` "${wordsIn(String(title)).replaceAll('"', '\\"')}"` : ''})`,
          });
      } else if (REMOVED.has(name)) {
        const end = closing?.range.end ?? range.end;
        for (const inner of tags)
          if (inner.range.start >= range.start && inner.range.end <= end) done.add(inner);
        const whole = { start: range.start, end };
        const source = text.slice(whole.start, whole.end);
        const link = sourceIn(source, surroundings.title);
        edits.push({ ...whole, text: link ?? '' });
        noteHere(whole, `HTML <${name}>`, link ? 'became a link' : 'left out');
      } else if (name === 'a') {
        const href = element?.properties.href;
        const id = element?.properties.id ?? element?.properties.name;
        if (typeof href === 'string' && closing && closing.range.start > range.end) {
          done.add(closing);
          const [spaces = ''] = /^\s*/.exec(text.slice(range.end, range.end + 200)) ?? [];
          edits.push(
            { start: range.start, end: range.end + spaces.length, text: '[' },
            { ...closing.range, text: `](${inBrackets(href.trim())})` },
          );
        } else {
          if (typeof id === 'string' && /^[\p{L}\p{N}_][\p{L}\p{N}_.-]*$/u.test(id))
            edits.push({ ...range, text: `<span id="${id}"></span>` });
          drop();
        }
      } else if (UNWRAPPED.has(name) || !KEPT.has(name) || isBlockName(name)) {
        drop('left out; the text inside stays');
      } else if (element) {
        const names = attributesOf(element);
        const refused = names.filter(isRefusedAttribute);
        if (name === 'span' && refused.length === names.length) {
          drop(names.length > 0 ? 'left out; the text inside stays' : undefined);
        } else if (refused.length > 0) {
          for (const attribute of refused) {
            const at = element.data?.position?.properties?.[attribute];
            const [from, to] = [at?.start.offset, at?.end.offset];
            if (from === undefined || to === undefined) continue;
            edits.push({ start: range.start + from - 1, end: range.start + to, text: '' });
          }
          noteHere(range, `attribute ${refused.join(', ')} of <${name}>`, 'left out');
        } else if (closing && name !== 'span') done.add(closing);
        if (name === 'span' && closing) done.add(closing);
      }
    }
  }
}

const isBlockName = (name: string) =>
  /^(?:article|aside|blockquote|caption|col|colgroup|dd|details|div|dl|dt|figcaption|figure|footer|header|li|main|ol|p|pre|section|summary|table|tbody|td|tfoot|th|thead|tr|ul)$/.test(
    name,
  );

const isKnown = (name: string) =>
  KEPT.has(name) ||
  REMOVED.has(name) ||
  UNWRAPPED.has(name) ||
  /^(?:img|h[1-6]|nav|area|body|html|head|title|label|fieldset|legend|option|optgroup|output|hgroup|menu|search|rb|rtc|datalist|slot)$/.test(
    name,
  );

interface InlineTag {
  name: string;
  isClosing: boolean;
  element: Element | undefined;
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

function closingTag<Tag extends InlineTag>(tags: readonly Tag[], index: number): Tag | undefined {
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

/** Returns a link to what an element shows. */
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

/** Elements of drawings, which go with the drawing. */
const IN_DRAWING =
  /^(?:path|g|use|rect|circle|line|text|tspan|defs|stop|symbol|ellipse|polygon|polyline|desc|image|mask|pattern|marker|animate|set|filter|fe[A-Z].*|clipPath|linearGradient|radialGradient|foreignObject|textPath|animate[A-Z].*|m[a-z]+|semantics|annotation)$/;

/** Returns the video that an element of the site's own shows, such as `<lite-youtube videoid="…">`. */
function videoIn({ tagName, properties }: Element, { valueFor, title }: Surroundings) {
  const [service] = (['youtube', 'vimeo'] as const).filter((name) => tagName.includes(name));
  if (!service) return undefined;
  const values = Object.values(properties).map((value) => {
    const text = String(value ?? '');
    return text.startsWith('$data.') ? (valueFor(text.slice(6)) ?? '') : text;
  });
  const names = Object.keys(properties);
  // A shorter number is a width or a height.
  const id = values.find(
    (value, at) =>
      VIDEO_IDS[service].test(value) && value.length > 4 && !IS_WORDS.test(names[at] ?? ''),
  );
  const [linked] = values.flatMap((value) => videoAt(value) ?? []);
  const video = id === undefined ? linked : { service, id };
  return video && { ...video, title: values.find((value) => /\s/.test(value)) ?? title };
}

/**
 * Creates the function that prepares HTML for its conversion: words in angle brackets that are no element,
 * such as `<leader>`, become text, and elements of the site's own become what they show.
 */
function preparation(source: string, surroundings: Surroundings) {
  return (tree: Hast, note: Note) =>
    visit(tree, 'element', (node, index, parent) => {
      const { tagName } = node;
      if (!parent || index === undefined || isKnown(tagName) || IN_DRAWING.test(tagName))
        return undefined;
      const { start, end } = rangeOf(node) ?? { start: 0, end: 0 };
      const original = source.slice(start, end);
      if (!tagName.includes('-')) {
        const { opening, closing } = node.data?.position ?? {};
        const words = (place: typeof opening) => {
          const range = place && rangeOf({ position: place });
          return range
            ? [{ type: 'text' as const, value: source.slice(range.start, range.end) }]
            : [];
        };
        parent.children.splice(
          index,
          1,
          ...words(opening),
          ...(node.children as []),
          ...words(closing),
        );
        note({
          line: node.position?.start.line ?? 1,
          what: 'words in angle brackets',
          became: 'kept as text',
          original,
        });
        return index;
      }
      const video = videoIn(node, surroundings);
      if (video) {
        const properties = { src: videoPage(video), title: video.title };
        parent.children.splice(index, 1, {
          type: 'element',
          tagName: 'iframe',
          properties,
          children: [],
        });
        return index + 1;
      }
      parent.children.splice(index, 1, ...(node.children as []));
      const became = node.children.length > 0 ? 'left out; the text inside stays' : 'left out';
      note({ line: node.position?.start.line ?? 1, what: `HTML <${tagName}>`, became, original });
      return index;
    });
}

/* The structure of a text. */

function withPlainStructure(draft: Draft, surroundings: Surroundings, note: Note): Draft {
  const { text } = draft;
  const tree = parseMarkdown(text);
  const noteHere = noteOf(draft, note);
  const edits: Edit[] = [];
  headingEdits(tree, text, surroundings.title, edits, noteHere);
  const defined = new Set<string>();
  visit(tree, 'footnoteDefinition', (node) => {
    const range = rangeOf(node);
    if (!range) return;
    if (defined.has(node.identifier)) {
      edits.push({ ...range, text: '' });
      noteHere(range, 'second footnote of the same name', 'left out');
    }
    defined.add(node.identifier);
  });
  visit(tree, (node, _, parent) => {
    const range = rangeOf(node);
    if (!range) return;
    const source = text.slice(range.start, range.end);
    if (node.type === 'text') {
      for (const found of source.matchAll(IN_TOKEN)) {
        const end = range.start + found.index;
        edits.push({ start: end, end, text: '<!-- -->' });
      }
      for (const found of source.matchAll(/(?<!\\)\[\^([^\][\s]+)\]/g)) {
        const start = range.start + found.index;
        edits.push({ start, end: start, text: '\\' });
        noteHere(
          { start, end: start + found[0].length },
          'footnote that does not exist',
          'kept as text',
        );
      }
    } else if (node.type === 'link') {
      const words = textOf(node).trim();
      const hasPicture = node.children.some(
        ({ type }) => type === 'image' || type === 'imageReference' || type === 'html',
      );
      if (words === '' && !hasPicture && source.startsWith('[')) {
        const end = range.start + source.indexOf(']');
        edits.push({ start: range.start + 1, end, text: linkText(node.url) });
      }
      if (/^https?:/i.test(node.url) && !URL.canParse(node.url)) {
        const [first, last] = [node.children[0], node.children.at(-1)].map(
          (child) => child && rangeOf(child),
        );
        if (first && last && source.startsWith('[')) {
          const end = /^https?:\/\/(?:%20|\s)+(https?:\/\/\S+)$/i.exec(node.url)?.[1];
          edits.push({
            ...range,
            text: end
              ? `[${text.slice(first.start, last.end)}](${end})`
              : text.slice(first.start, last.end),
          });
          noteHere(
            range,
            'link with an address that cannot be one',
            end ? 'got the address inside' : 'became its words',
          );
        }
      }
    } else if (
      node.type === 'leafDirective' &&
      parent?.type !== 'root' &&
      /^(?:video|audio)$/.test(node.name)
    ) {
      const page = playerAddress(node);
      if (page === '') return;
      edits.push({ ...range, text: `[${labelOf(textOf(node))}](${page})` });
      noteHere(range, 'player inside a list, quotation or note', 'became a link');
    } else if (
      node.type === 'textDirective' &&
      DIRECTIVES.some((directive) => directive.endsWith(`:${node.name}`)) &&
      /^:\w+[[{]/.test(source)
    ) {
      edits.push({ start: range.start, end: range.start, text: '\\' });
    }
  });
  return draft.with(edits);
}

/** Gives headings the levels from two on, without gaps, and leaves out the title of the text. */
function headingEdits(
  tree: Root,
  text: string,
  title: string,
  edits: Edit[],
  note: (range: Range, what: string, became: string) => void,
): void {
  const levels: number[] = [];
  const ids = new Set<string>();
  const plain = (words: string) => words.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
  const [firstNode] = tree.children.filter(({ type }) => type !== 'html');
  visit(tree, 'heading', (node: Heading, _, parent) => {
    const range = rangeOf(node);
    if (!range) return;
    const source = text.slice(range.start, range.end);
    const words = textOf(node).trim();
    const first = node.children[0] && rangeOf(node.children[0]);
    const last = rangeOf(node.children.at(-1) ?? node);
    const hasPicture = node.children.some(({ type }) => /^image|html/.test(type));
    if (!first || !last || (words === '' && !hasPicture)) {
      edits.push({ ...range, text: '' });
      return;
    }
    if (node === firstNode && plain(words.replace(/\{#[^{}]*\}$/, '')) === plain(title)) {
      edits.push(lineAround(text, range));
      return;
    }
    const content = text.slice(first.start, last.end).replace(/(?<!\s)\s*\n\s*/g, ' ');
    if (parent?.type !== 'root') {
      const bare = content.replace(/(?<!\s)\s*\{#[^{}]*\}$/, '').replaceAll('**', '');
      const isTight =
        parent?.type === 'containerDirective' && /\S\n$/.test(textAbove(text, range.start));
      edits.push({ ...range, text: `${isTight ? '\n' : ''}**${bare.trim()}**\n` });
      note(range, 'heading inside a list, quotation or note', 'became bold words');
      return;
    }
    while ((levels.at(-1) ?? 0) >= node.depth) levels.pop();
    levels.push(node.depth);
    const depth = Math.min(levels.length + 1, 6);
    const isAtx = source.startsWith('#');
    const notes: string[] = [];
    visit(node, 'footnoteReference', (reference) => {
      const at = rangeOf(reference);
      if (!at) return;
      notes.push(text.slice(at.start, at.end));
      if (isAtx) edits.push({ ...at, text: '' });
    });
    if (!isAtx && (depth !== node.depth || notes.length > 0)) {
      const bare = notes.reduce((words, name) => words.replaceAll(name, ''), content);
      edits.push({ ...range, text: `${'#'.repeat(depth)} ${bare}` });
    } else if (depth !== node.depth)
      edits.push({ start: range.start, end: range.start + node.depth, text: '#'.repeat(depth) });
    const id = /(?<!\s)\s*\{#([^{}]*)\}\s*$/.exec(content);
    if (id && isAtx) {
      const [whole, name = ''] = id;
      if (ids.has(name) || !/^[\p{L}\p{N}_][\p{L}\p{M}\p{N}_.-]*$/u.test(name)) {
        const start = last.end - whole.length;
        edits.push({ start, end: last.end, text: '' });
        note({ start, end: last.end }, 'id of a heading', 'left out');
      }
      ids.add(name);
    }
    if (notes.length > 0) {
      edits.push({ start: range.end, end: range.end, text: `\n\n${notes.join('')}` });
      note(range, 'footnote in a heading', 'moved below the heading');
    }
  });
}

/** Changes links to files of texts to the addresses that showed these texts. */
function withLinkedFiles(draft: Draft, { addressOfFile }: Surroundings): Draft {
  const { text } = draft;
  if (!/\.(?:md|markdown|mdx)\b/i.test(text)) return draft;
  const rewritten = rewrite(text, (address, kind) => {
    const [path = '', anchor] = address.split(/#(.*)/s);
    if (kind !== 'link' || !/\.(?:md|markdown|mdx)$/i.test(path) || /^[a-z]+:/i.test(path))
      return undefined;
    const target = addressOfFile(decoded(path));
    return target === undefined ? undefined : target + (anchor === undefined ? '' : `#${anchor}`);
  });
  return rewritten === text ? draft : draft.with([{ start: 0, end: text.length, text: rewritten }]);
}

/* What is left. */

/** Notes what visitors of the page would see although it is the syntax of another tool. */
function noteForeignText(draft: Draft, note: Note): void {
  const { text } = draft;
  const literal = () => {
    const code = codeRanges(parse(text), text);
    return [...mathsIn(text, isInside(code)), ...code].map(
      ({ start, end }) => [start, end] as const,
    );
  };
  for (const { start, found, name } of foreignSyntaxIn(text, literal)) {
    const range = { start, end: start + found.length };
    noteOf(draft, note)(range, name.replace(/^an? /, ''), 'kept as text');
  }
}
