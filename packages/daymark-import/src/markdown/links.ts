import { DECORATIVE, NO_WORDS } from 'daymark/texts';
import type { Definition, Image, ImageReference, Link, LinkReference, Nodes, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { type Processor, unified } from 'unified';
import { visit } from 'unist-util-visit';
import { parseHtml } from '../html/html-tree.ts';
import { lineAround } from './draft.ts';

/*
 * Finds and changes the addresses in Markdown. All bytes that are not part of a changed address stay
 * as the author wrote them: the tree only says where the addresses are.
 */

/** What has an address: a link, a picture, or a file of a player such as `::audio`. */
type ReferenceKind = 'link' | 'image' | 'file';

export interface Reference {
  kind: ReferenceKind;
  address: string;
  /** The words of a link or the alternative text of a picture. */
  words: string;
  /** The line in the Markdown, from 1. */
  line: number;
  /** Whether a link contains a picture and nothing else. */
  isAroundPicture: boolean;
  /** Whether a picture is in a link. */
  isInLink: boolean;
}

/**
 * What becomes of a reference: undefined leaves it as it is, a string is the new address, `null` leaves
 * only the words of a link or of a picture, and `link` makes a link of a picture or a player. A picture
 * with a new address and without a description gets the text that Daymark asks for.
 */
export type Change = string | null | undefined | { link: string };

type Range = readonly [start: number, end: number];
type Container = Extract<Nodes, { type: 'containerDirective' }>;

/** Returns the range of an address in the source, which the parser below adds to the node. */
const destinationOf = ({ data }: Link | Image | Definition): Range | undefined =>
  Object(data).destination;

/** Adds the range of each address to its node, because nodes only have the range of the whole. */
function destinations(this: Processor): void {
  const data: { fromMarkdownExtensions?: unknown[] } = this.data();
  data.fromMarkdownExtensions ??= [];
  const locate = function (
    this: { resume(): string; stack: Nodes[] },
    { start, end }: { start: { offset: number }; end: { offset: number } },
  ) {
    const url = this.resume();
    const node = this.stack.at(-1);
    Object.assign(node ?? {}, {
      url,
      data: { ...node?.data, destination: [start.offset, end.offset] },
    });
  };
  data.fromMarkdownExtensions.push({
    exit: { resourceDestinationString: locate, definitionDestinationString: locate },
  });
}

const parser = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkDirective)
  .use(destinations)
  .freeze();

/** The most lists and quotations inside one another, as the engine allows, and the most links or emphasis. */
const DEEPEST_BLOCKS = 100;
const DEEPEST_WORDS = 1000;
const BLOCK_MARKS = /[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])(?=[ \t]|$))/y;
const WORD_MARKS =
  /(?<=^|[\s(["'])[*_]+(?![*_\s]|$)|(?<=[^\s("'*_])[*_]+(?=$|[\s)\]"'.,;:!?])|[[\]]/g;

/**
 * Returns whether the parts of Markdown are so deep inside one another that the parsers would need
 * minutes, and gigabytes of memory.
 */
export function isTooDeep(markdown: string): boolean {
  if (markdown.length < 2 * DEEPEST_BLOCKS) return false;
  /** The columns of the lists around a line. */
  const columns: number[] = [];
  let [brackets, emphasis] = [0, 0];
  for (const line of markdown.split('\n')) {
    let marks = 0;
    BLOCK_MARKS.lastIndex = 0;
    for (let found = BLOCK_MARKS.exec(line); found; found = BLOCK_MARKS.exec(line)) {
      marks += 1;
      const column = BLOCK_MARKS.lastIndex;
      if (marks > 1 || found[0].endsWith('>')) continue;
      while ((columns.at(-1) ?? -1) >= column) columns.pop();
      columns.push(column);
    }
    if (marks > DEEPEST_BLOCKS || columns.length > DEEPEST_BLOCKS) return true;
    if (line.trim() === '') [brackets, emphasis] = [0, 0];
    for (const { 0: sign, index } of line.matchAll(WORD_MARKS)) {
      const isEnd = sign === ']' || (sign !== '[' && /[^\s("']/.test(line[index - 1] ?? ' '));
      // What nobody closes takes no time.
      if (isEnd && Math.max(brackets, emphasis) > DEEPEST_WORDS) return true;
      const step = isEnd ? -1 : 1;
      if (/[[\]]/.test(sign)) brackets = Math.max(0, brackets + step);
      else emphasis = Math.max(0, emphasis + step);
    }
  }
  return false;
}

/** Parses Markdown as the engine reads it. */
export const parseMarkdown = (markdown: string): Root => parser.parse(markdown);

const rangeOf = ({ position }: Pick<Nodes, 'position'>): Range | undefined => {
  const [start, end] = [position?.start.offset, position?.end.offset];
  return start === undefined || end === undefined ? undefined : [start, end];
};

export const escaped = (text: string) => text.replace(/[\\`*_[\]<>]/g, '\\$&').replace(/\s+/g, ' ');

/** Returns an address for the brackets of a link or picture in Markdown. */
export const inBrackets = (address: string): string =>
  address.replace(/[()\s<>]/g, (sign) =>
    encodeURIComponent(sign).replace('(', '%28').replace(')', '%29'),
  );

/** Decodes a percent-encoded part of an address, if its bytes are UTF-8. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * Changes the addresses of links, pictures and players in Markdown.
 * @param change is called for each reference in the order of the text, and returns what becomes of it
 * @param tree what `parseMarkdown` has returned for the Markdown
 * @returns the Markdown with the changes
 */
export function rewrite(
  markdown: string,
  change: (address: string, kind: ReferenceKind, reference: Reference) => Change,
  tree: Root = parseMarkdown(markdown),
): string {
  const edits: { range: Range; text: string }[] = [];
  const edit = (range: Range | undefined, text: string) => {
    if (range) edits.push({ range, text });
  };
  const definitions = new Map<
    string,
    { node: Definition; kind: ReferenceKind; isNeeded: boolean }
  >();
  visit(tree, 'definition', (node) => {
    if (!definitions.has(node.identifier))
      definitions.set(node.identifier, { node, kind: 'link', isNeeded: false });
  });
  const links: Nodes[] = [];
  const galleries: Container[] = [];
  /** The galleries in which a picture is missing. */
  const broken = new Set<Container>();

  /** Leaves the source of the children of a link. */
  const unwrap = (node: Link | LinkReference) => {
    const [whole, first, last] = [node, node.children[0], node.children.at(-1)].map(
      (part) => part && rangeOf(part),
    );
    if (!whole) return;
    if (!first || !last) return edit(whole, '');
    // At the beginning of a line, words such as "# 1" would be a heading.
    const before = markdown.slice(markdown.lastIndexOf('\n', whole[0] - 1) + 1, whole[0]);
    const isFirst = /^(?:[\s>]|[-+*]\s|\d+[.)]\s)*$/.test(before);
    const words = markdown.slice(first[0], last[1]);
    const isBlock = isFirst && /^(?:#{1,6}\s|[-+*]\s|>)/.test(words);
    edit([whole[0], first[0]], isBlock ? '\\' : '');
    edit([last[1], whole[1]], '');
  };
  const replacePicture = (node: Image | ImageReference, address: string, title = '') => {
    const caption = title === '' ? '' : ` "${title.replaceAll('"', '\\"')}"`;
    edit(rangeOf(node), `![${escaped(node.alt || DECORATIVE)}](${inBrackets(address)}${caption})`);
  };
  const replaceByWords = (
    node: Image | ImageReference,
    made: { link: string } | null,
    title: string,
  ) => {
    const words = escaped(
      node.alt || (made?.link.split('/').findLast((part) => part !== '') ?? ''),
    );
    const around = galleries.find((gallery) => isInside(node, gallery));
    if (around) broken.add(around);
    const isNested = links.some((link) => isInside(node, link));
    const shown = made && !isNested ? `[${words}](${inBrackets(made.link)})` : words;
    const caption = title === '' || title === node.alt ? '' : escaped(title);
    const range = rangeOf(node);
    if (range && shown + caption === '') {
      const { start, end } = lineAround(markdown, { start: range[0], end: range[1] });
      edit([start, end], '');
    } else edit(range, shown && caption ? `${shown} (${caption})` : shown || caption);
  };

  visit(tree, (node) => {
    const range = rangeOf(node);
    if (!range) return;
    const line = node.position?.start.line ?? 1;
    const ask = (kind: ReferenceKind, address: string, words: string, isAroundPicture = false) =>
      change(address, kind, {
        kind,
        address,
        words,
        line,
        isAroundPicture,
        isInLink: links.some((link) => isInside(node, link)),
      });
    switch (node.type) {
      case 'link': {
        const made = ask('link', node.url, textOf(node), isPictureAlone(node));
        links.push(node);
        if (made === undefined) return;
        const address = typeof made === 'string' ? made : made?.link;
        if (address === undefined) return unwrap(node);
        const destination = destinationOf(node);
        if (destination) edit(destination, inBrackets(address));
        // An address in the text, such as <https://old.example/>.
        else edit(range, `[${escaped(address)}](${inBrackets(address)})`);
        return;
      }
      case 'image': {
        const made = ask('image', node.url, node.alt ?? '');
        if (typeof made === 'string') {
          const destination = destinationOf(node);
          if (destination) edit(destination, inBrackets(made));
          const [empty = ''] = /^!\[\s*(?=\])/.exec(markdown.slice(...range)) ?? [];
          if (empty !== '') edit([range[0], range[0] + empty.length], `![${DECORATIVE}`);
        } else if (made !== undefined) replaceByWords(node, made, node.title ?? '');
        return;
      }
      case 'linkReference': {
        const definition = definitions.get(node.identifier);
        links.push(node);
        if (!definition) return;
        const made = ask('link', definition.node.url, textOf(node), isPictureAlone(node));
        if (made === null) return unwrap(node);
        const address = typeof made === 'string' ? made : made?.link;
        if (address === undefined) definition.isNeeded = true;
        else {
          unwrap(node);
          const inside = node.children.length > 0 && [node.children[0], node.children.at(-1)];
          const [first, last] = inside ? inside.map((part) => part && rangeOf(part)) : [];
          if (first) edit([first[0], first[0]], '[');
          if (last) edit([last[1], last[1]], `](${inBrackets(address)})`);
        }
        return;
      }
      case 'imageReference': {
        const definition = definitions.get(node.identifier);
        if (!definition) return;
        definition.kind = 'image';
        const { url, title } = definition.node;
        const made = ask('image', url, node.alt ?? '');
        if (typeof made === 'string' || made === undefined)
          replacePicture(node, made ?? url, title ?? '');
        else replaceByWords(node, made, title ?? '');
        return;
      }
      case 'containerDirective':
        if (node.name === 'gallery') galleries.push(node);
        return;
      case 'leafDirective': {
        // The other addresses of a player that became a link are asked for too, so that each call asks for the same.
        let isReplaced = false;
        for (const name of ['src', 'href', 'captions', 'transcript']) {
          const value = node.attributes?.[name];
          if (!value || value === NO_WORDS) continue;
          const kind = name === 'transcript' || name === 'href' ? 'link' : 'file';
          const made = ask(kind, value, textOf(node));
          if (made === undefined || isReplaced) continue;
          const address = name === 'href' && typeof made === 'object' ? made?.link : made;
          if (typeof address === 'string')
            edit(attributeRange(markdown, range, name, value), address);
          else if (name === 'href') edit(range, escaped(textOf(node)));
          else if (kind === 'link') edit(attributeRange(markdown, range, name, value), NO_WORDS);
          else if (name === 'src') {
            const words = escaped(textOf(node));
            const isLink = made !== null && typeof made === 'object';
            edit(range, isLink ? `[${words}](${inBrackets(made.link)})` : words);
            isReplaced = true;
          }
        }
        return;
      }
      case 'html': {
        for (const found of addressesIn(node.value)) {
          const made = ask(found.kind, found.address, '');
          const address = typeof made === 'string' ? made : made?.link;
          const start = markdown.indexOf(found.source, range[0]);
          if (made === undefined || start < 0 || start > range[1]) continue;
          const attribute = address && `${found.name}="${address.replaceAll('"', '%22')}"`;
          edit([start, start + found.source.length], attribute ?? '');
        }
        return;
      }
    }
  });
  for (const { node, kind, isNeeded } of definitions.values())
    if (!isNeeded && (kind === 'image' || edits.length > 0) && isUsed(node)) {
      edit(rangeOf(node), '');
    }
  // A build checks also the address of a definition that shows nothing.
  visit(tree, 'definition', (node) => {
    const range = rangeOf(node);
    if (!range || (isUsed(node) && definitions.get(node.identifier)?.node === node)) return;
    const { start, end } = lineAround(markdown, { start: range[0], end: range[1] });
    edit([start, end], '');
  });
  for (const gallery of broken) asLines(gallery);
  return splice(markdown, edits);

  /** Leaves the label and the pictures of a gallery, in which nothing except pictures may stand. */
  function asLines(gallery: Container): void {
    const [start = 0, end = 0] = rangeOf(gallery) ?? [];
    const firstLine = markdown.indexOf('\n', start);
    const [first] = gallery.children;
    const isLabel = first?.type === 'paragraph' && first.data?.directiveLabel === true;
    const label = isLabel ? first.children : [];
    const [from, to] = [label[0], label.at(-1)].map((part) => part && rangeOf(part));
    if (from && to) {
      edit([start, from[0]], '');
      edit([to[1], firstLine], '\n');
    } else {
      const isQuoted = markdown.slice(markdown.lastIndexOf('\n', start) + 1, start).includes('>');
      edit([start, firstLine + (isQuoted ? 0 : 1)], '');
    }
    const lastLine = markdown.lastIndexOf('\n', end - 1) + 1;
    if (/^[\s>]*:{3,}\s*$/.test(markdown.slice(lastLine, end))) edit([lastLine, end + 1], '');
  }

  /** Returns whether a link or a picture refers to a definition. */
  function isUsed({ identifier }: Definition): boolean {
    let found = false;
    visit(tree, ['linkReference', 'imageReference'], (node) => {
      if ('identifier' in node && node.identifier === identifier) found = true;
    });
    return found;
  }
}

const isPictureAlone = ({ children }: Link | LinkReference) =>
  children.length === 1 && /^image/.test(children[0]?.type ?? '');

function isInside(node: Nodes, other: Nodes): boolean {
  const [inner, outer] = [rangeOf(node), rangeOf(other)];
  return inner !== undefined && outer !== undefined && outer[0] < inner[0] && inner[1] <= outer[1];
}

/** Returns where the value of an attribute of a directive is. */
function attributeRange(
  markdown: string,
  [start, end]: Range,
  name: string,
  value: string,
): Range | undefined {
  const source = markdown.slice(start, end);
  const attribute = source.indexOf(`${name}=`, source.lastIndexOf('{'));
  const at = source.indexOf(value, attribute + name.length + 1);
  return attribute < 0 || at < 0 ? undefined : [start + at, start + at + value.length];
}

/** Finds the addresses in HTML within Markdown, with the source of their attributes. */
function addressesIn(html: string) {
  const found: { kind: ReferenceKind; name: string; address: string; source: string }[] = [];
  if (!/<(?:a|img)\s/i.test(html)) return found;
  visit(parseHtml(html), 'element', ({ tagName, properties, data }) => {
    const name = { a: 'href', img: 'src' }[tagName];
    const address = name && properties[name];
    const position = name && data?.position?.properties?.[name];
    if (!name || typeof address !== 'string' || !position) return;
    const [start, end] = [position.start.offset, position.end.offset];
    const kind = tagName === 'a' ? 'link' : 'image';
    found.push({ kind, name, address, source: html.slice(start, end) });
  });
  return found;
}

/** Replaces ranges of a text. A range inside another one is part of that edit. */
function splice(text: string, edits: readonly { range: Range; text: string }[]): string {
  const sorted = edits
    .map((edit, index) => ({ ...edit, index }))
    .sort((a, b) => a.range[0] - b.range[0] || a.range[1] - b.range[1] || a.index - b.index);
  let result = '';
  let at = 0;
  for (const { range, text: replacement } of sorted) {
    if (range[0] < at) continue;
    result += text.slice(at, range[0]) + replacement;
    at = range[1];
  }
  return result + text.slice(at);
}
