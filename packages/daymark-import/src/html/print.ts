import { BESIDE_EMPHASIS, TOKENS } from 'daymark/texts';
import { videoPage } from 'daymark/video-address';
import type { Emphasis, Image, Nodes, Paragraph, PhrasingContent, Root, RootContent } from 'mdast';
import { toString as plainTextOf } from 'mdast-util-to-string';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkStringify, { type Options } from 'remark-stringify';
import { type Processor, unified } from 'unified';
import { setOf } from './code-in-html.ts';
import { isBlank as isBlankNode } from './html-tree.ts';

/*
 * Brings a tree of Markdown into the form that the engine accepts, and prints it as an author would write
 * it: with as few escapes as the engine needs, and HTML where Markdown has no syntax.
 */

/**
 * Tags around words, such as `<kbd>` and `</kbd>`, in a node that the libraries regard as emphasis. An
 * element without words has an empty end.
 */
interface InlineElement extends Emphasis {
  data: NonNullable<Emphasis['data']> & { tags: readonly [start: string, end: string] };
}

type Handle = NonNullable<NonNullable<Options['handlers']>['emphasis']> & { peek?: () => string };
type Construct = Parameters<Parameters<Handle>[2]['enter']>[0];

/**
 * Returns the kind of a character. By the kinds, Markdown decides whether emphasis may begin or end
 * between two characters.
 */
const kindOf = (sign: string) =>
  sign === '' || /\s/.test(sign) ? 'space' : /[\p{P}\p{S}]/u.test(sign) ? 'punctuation' : 'letter';

/** Returns whether the parser recognises signs of emphasis between these two characters. */
function isRead(outside: string, inside: string): boolean {
  if (kindOf(inside) === 'space') return false;
  if (kindOf(inside) === 'letter' || kindOf(outside) !== 'letter') return true;
  return BESIDE_EMPHASIS.test(outside + inside);
}

/**
 * Prints emphasis with signs such as `*`, or with tags where the parser would not recognise the
 * signs.
 */
function emphasis(signs: string, tag: string, construct: Construct): Handle {
  const handle: Handle = (node, parent, state, info) => {
    const around = (before: string, after: string) => {
      const exit = state.enter(construct);
      const [start, end] = [before.at(-1) ?? '', after.charAt(0)];
      const words = state.containerPhrasing(node, { ...info, before: start, after: end });
      exit();
      return words;
    };
    const tags = (node as Partial<InlineElement>).data?.tags;
    if (tags) return tags[0] + around(tags[0], tags[1]) + tags[1];
    const words = around(signs, signs);
    if (words === '') return '';
    const siblings: readonly Nodes[] = parent?.children ?? [];
    const index = siblings.indexOf(node);
    const isBeside =
      (index > 0 && info.before === signs[0]) ||
      (index < siblings.length - 1 && info.after === signs[0]);
    const [first = '', last = ''] = [[...words][0], [...words].at(-1)];
    if (!isBeside && isRead(info.before, first) && isRead(info.after, last))
      return signs + words + signs;
    return `<${tag}>${words}</${tag}>`;
  };
  handle.peek = () => signs.charAt(0);
  return handle;
}

/** Prints a directive as the documentation shows it: values without quotation marks where possible. */
const leafDirective: Handle = (node: Nodes, _, state, info) => {
  if (node.type !== 'leafDirective') return '';
  const exit = state.enter('leafDirectiveLabel');
  const words = state.containerPhrasing(node, { ...info, before: '[', after: ']' });
  exit();
  const attributes = Object.entries(node.attributes ?? {}).map(([name, value]) =>
    /^[^\s"'<=>`{}]+$/.test(value ?? '') ? `${name}=${value}` : `${name}=${JSON.stringify(value)}`,
  );
  return `::${node.name}[${words}]{${attributes.join(' ')}}`;
};

/** A list of terms with their definitions. */
export interface DefinitionList {
  type: 'definitionList';
  children: { term: Paragraph; definitions: RootContent[][] }[];
}

/** Prints each term on a line, and its definitions below, after colons. */
const definitionList: Handle = (node, _, state, info) => {
  const { children } = node as unknown as DefinitionList;
  return children
    .map(({ term, definitions }) => {
      const rows = definitions.map((flow) => {
        const body = state.containerFlow({ type: 'root', children: flow } as never, info);
        return `: ${body.replaceAll(/\n(?=[^\n])/g, '\n  ')}`;
      });
      return [state.containerPhrasing(term, info), ...rows].join('\n');
    })
    .join('\n\n');
};

type Unsafe = NonNullable<Options['unsafe']>[number];

/** Characters to escape because only Daymark, or the tools of other sites, read them as syntax. */
const UNSAFE: Unsafe[] = [
  { character: ':', after: '[A-Za-z][\\w-]*[\\[{]', inConstruct: 'phrasing' },
  { character: ']', after: '\\(', inConstruct: 'phrasing' },
  { character: '{', after: '[{%]', inConstruct: 'phrasing' },
];

/**
 * Removes the escapes of colons between digits and words, such as `10:30`. The engine shows
 * directives within a sentence as text, so these escapes are not needed.
 */
function plainColons(this: Processor): void {
  const data = this.data() as { toMarkdownExtensions?: { unsafe?: Unsafe[] }[] };
  const isNeeded = ({ character, inConstruct }: Unsafe) =>
    character !== ':' || !(inConstruct && [inConstruct].flat().includes('phrasing'));
  data.toMarkdownExtensions = (data.toMarkdownExtensions ?? []).map((extension) => ({
    ...extension,
    ...(extension.unsafe && { unsafe: extension.unsafe.filter(isNeeded) }),
  }));
}

const printer = unified()
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkDirective)
  .use(plainColons)
  .use(remarkStringify, {
    bullet: '-',
    rule: '-',
    resourceLink: true,
    handlers: {
      emphasis: emphasis('*', 'em', 'emphasis'),
      strong: emphasis('**', 'strong', 'strong'),
      delete: emphasis('~~', 'del', 'strikethrough' as Construct),
      leafDirective,
      definitionList,
    } as Options['handlers'],
    unsafe: UNSAFE,
  })
  .freeze();

const FLOW = setOf(
  'blockquote code containerDirective definition definitionList footnoteDefinition heading leafDirective list listItem paragraph table thematicBreak',
);
/** Returns whether a node is a block. HTML within sentences is in nodes of the type emphasis. */
export const isFlow = (node: Nodes): boolean =>
  FLOW.has(node.type) || (node.type === 'html' && !INLINE.has(node.value));

/** Returns a node as a list of definitions, if it is one. The types of mdast do not contain such lists. */
const definitionListOf = (node: unknown): DefinitionList | undefined =>
  Object(node).type === 'definitionList' ? (node as DefinitionList) : undefined;

/** Returns a list whose items begin with the terms in bold: the engine reads definitions only outside lists. */
const asList = ({ children }: DefinitionList): Nodes => ({
  type: 'list',
  ordered: false,
  spread: false,
  children: children.map(({ term, definitions }) => ({
    type: 'listItem',
    spread: false,
    children: [
      paragraph([{ type: 'strong', children: term.children }]),
      ...(definitions.flat() as never[]),
    ],
  })),
});

/** Returns the address of the file or video in a player's directive; '' if there is none. */
export function playerAddress({ attributes }: Extract<Nodes, { type: 'leafDirective' }>): string {
  const { youtube, vimeo, src } = attributes ?? {};
  if (youtube) return videoPage({ service: 'youtube', id: youtube });
  return vimeo ? videoPage({ service: 'vimeo', id: vimeo }) : (src ?? '');
}

const LINE_BREAK = '<br>';
/** Separates the braces of tokens such as `{site}`, so that the engine does not replace them. */
const SEPARATOR = '<!-- -->';
const INLINE = new Set([LINE_BREAK, SEPARATOR]);

export const text = (value: string): PhrasingContent => ({ type: 'text', value });
export const paragraph = (children: PhrasingContent[]): Paragraph => ({
  type: 'paragraph',
  children,
});
/** Returns a link, for constructs that become a link to their page or file. */
export const linkTo = (url: string, children: PhrasingContent[]): PhrasingContent => ({
  type: 'link',
  url,
  title: null,
  children,
});

type Remark = (node: Nodes, what: string, became: string, original: string) => void;

/** The largest depth of lists and quotations that the engine accepts. */
const DEEPEST = 60;

/** Prints a tree as Markdown, without empty nodes and without constructs that the engine refuses. */
export function printMarkdown(tree: Root, remark: Remark): string {
  tree.children = tidyFlow(tree.children, 0, remark) as Root['children'];
  moveFootnotesOutOfHeadings(tree);
  setLevelsAndIds(tree);
  return printer.stringify(tree);
}

/** Puts loose words into paragraphs. @throws RangeError if there are too many blocks inside one another */
function tidyFlow(nodes: readonly Nodes[], depth: number, remark: Remark): Nodes[] {
  if (depth > DEEPEST) throw new RangeError('too many lists or quotations inside one another');
  const result: Nodes[] = [];
  let words: PhrasingContent[] = [];
  const flush = () => {
    result.push(...paragraphsOf(words));
    words = [];
  };
  for (const node of nodes) {
    if (!isFlow(node)) {
      words.push(node as PhrasingContent);
      continue;
    }
    flush();
    const made = tidyBlock(node, depth, remark);
    const isDouble = node.type === 'thematicBreak' && result.at(-1)?.type === 'thematicBreak';
    if (!isDouble) result.push(...made);
  }
  flush();
  return result;
}

/** Brings a block, and the nodes inside it, into a form that the engine accepts. */
function tidyBlock(node: Nodes, depth: number, remark: Remark): Nodes[] {
  const isAtRoot = depth === 0;
  const inside = (children: readonly Nodes[]) => tidyFlow(children, depth + 1, remark);
  const list = definitionListOf(node);
  if (list && !isAtRoot) return tidyBlock(asList(list), depth, remark);
  if (list) {
    for (const item of list.children) {
      item.term.children = withoutBreaks(tidyWords(item.term.children));
      item.definitions = item.definitions.map((flow) => inside(flow) as RootContent[]);
    }
    return [node];
  }
  switch (node.type) {
    case 'paragraph':
      if (node.data && 'directiveLabel' in node.data)
        return [{ ...node, children: withoutBreaks(tidyWords(node.children)) }];
      if (node.children.some(isFlow)) return tidyFlow(node.children, depth, remark);
      return paragraphsOf(node.children).map((made) => ({ ...made, position: node.position }));
    case 'heading': {
      const pictures = node.children.filter(isPicture);
      const words = node.children.filter((child) => !isPicture(child) && !isFlow(child));
      const children = withoutBreaks(tidyWords(words));
      const below = pictures.map((picture) => paragraph([picture]));
      if (isBlank(children)) return below;
      const isInside = node.data && 'isInside' in node.data;
      if (isAtRoot && !isInside) return [{ ...node, children }, ...below];
      remark(node, 'heading in a list, quotation or note', 'became bold', plainTextOf(node));
      return [paragraph([{ type: 'strong', children }]), ...below];
    }
    case 'leafDirective': {
      if (isAtRoot || node.name === 'button' || node.name === 'file') return [node];
      const address = playerAddress(node);
      remark(node, `${node.name} in a list, quotation or note`, 'became a link', address);
      return [paragraph([linkTo(address, node.children)])];
    }
    case 'containerDirective': {
      if (node.name === 'gallery') {
        if (isAtRoot) return [node];
        return picturesIn(node).map((picture) => paragraph([picture]));
      }
      const children = inside(node.children);
      if (node.name === 'pull') children.forEach(removeLinks);
      return children.length === 0 ? [] : [{ ...node, children: children as never }];
    }
    case 'blockquote':
    case 'footnoteDefinition':
    case 'listItem':
    case 'list': {
      const children = inside(node.children);
      if (children.length === 0) return [];
      const isSpread =
        node.type === 'list'
          ? children.some((child) => child.type === 'listItem' && child.spread)
          : children.slice(1).some((child) => !isBesideWords(child));
      const spread = node.type === 'list' || node.type === 'listItem' ? { spread: isSpread } : {};
      return [{ ...node, ...spread, children: children as never[] }];
    }
    case 'table':
      for (const row of node.children)
        for (const cell of row.children)
          cell.children = tidyWords(cell.children).map(
            (child): PhrasingContent =>
              child.type === 'break' ? { type: 'html', value: LINE_BREAK } : child,
          );
      return [node];
    default:
      return [node];
  }
}

/** Returns whether a block may follow the words of a list item without an empty line. */
const isBesideWords = (node: Nodes) =>
  node.type === 'list' && !node.spread && (!node.ordered || (node.start ?? 1) === 1);

const picturesIn = (node: Nodes): Image[] =>
  node.type === 'image' ? [node] : 'children' in node ? node.children.flatMap(picturesIn) : [];

/** Removes links and references to footnotes, which a pull quote may not have. */
function removeLinks(node: Nodes): void {
  if (!('children' in node)) return;
  const children = (node.children as Nodes[]).flatMap((child): readonly Nodes[] => {
    if (child.type === 'footnoteReference') return [];
    return child.type === 'link' ? child.children : [child];
  });
  node.children = children as never[];
  node.children.forEach(removeLinks);
}

/** Replaces line breaks by spaces, for places in which Markdown allows none, such as headings. */
const withoutBreaks = (nodes: PhrasingContent[]): PhrasingContent[] =>
  tidyWords(nodes.map((node) => (node.type === 'break' ? text(' ') : node)));

/**
 * Returns whether a node is a picture, or a link around a picture, and not a small sign within a
 * sentence.
 */
function isPicture(node: Nodes): boolean {
  if (node.type === 'link') return node.children.length === 1 && node.children.every(isPicture);
  return node.type === 'image' && !(node.data && 'isSmall' in node.data);
}

const isSpace = (node: Nodes): boolean =>
  node.type === 'break' || (node.type === 'text' && isBlankNode(node));
/** Returns whether words show nothing. */
const isBlank = (nodes: readonly Nodes[]): boolean =>
  nodes.every(
    (node) =>
      isSpace(node) || (node.type === 'emphasis' && !isPlace(node) && isBlank(node.children)),
  );
/** Returns whether HTML is complete without words, such as the target of a link within the text. */
const isPlace = ({ data }: Emphasis): boolean =>
  data !== undefined && 'tags' in data && Object(data.tags)[1] === '';

/** Divides words at empty lines, and puts the pictures at their ends into paragraphs of their own. */
function paragraphsOf(words: readonly PhrasingContent[]): Paragraph[] {
  const parts: PhrasingContent[][] = [[]];
  let breaks: PhrasingContent[] = [];
  for (const node of tidyWords(words)) {
    if (node.type === 'break') {
      breaks.push(node);
    } else if (isSpace(node) && breaks.length > 0) {
      // White space between two breaks is an empty line.
    } else {
      if (breaks.length > 1) parts.push([]);
      else parts.at(-1)?.push(...breaks);
      breaks = [];
      parts.at(-1)?.push(node);
    }
  }
  return parts.flatMap(picturesApart);
}

/** Returns words as a paragraph, with the pictures at their ends in paragraphs of their own. */
function picturesApart(words: readonly PhrasingContent[]): Paragraph[] {
  const rest = [...words];
  const [before, after]: [Paragraph[], Paragraph[]] = [[], []];
  const take = (end: 0 | -1, into: Paragraph[]) => {
    for (let next = rest.at(end); next && (isSpace(next) || isPicture(next)); next = rest.at(end)) {
      rest.splice(end, 1);
      if (isPicture(next)) into.push(paragraph([next]));
    }
  };
  take(0, before);
  take(-1, after);
  const trimmed = tidyWords(rest);
  const middle = isBlank(trimmed) ? [] : [paragraph(withoutDirective(trimmed))];
  return [...before, ...middle, ...after.reverse()];
}

const isAround = ({ type }: Nodes) => /^(?:emphasis|strong|delete|link)$/.test(type);
const isTagged = (node: Nodes) => node.type === 'emphasis' && node.data && 'tags' in node.data;

/**
 * Joins texts, moves white space out of emphasis and links, at whose ends Markdown does not allow it, and removes
 * both if they are empty.
 */
function tidyWords(
  nodes: readonly PhrasingContent[],
  around: ReadonlySet<string> = new Set(),
): PhrasingContent[] {
  const result: PhrasingContent[] = [];
  const add = (node: PhrasingContent) => {
    const last = result.at(-1);
    if (node.type === 'text' && last?.type === 'text')
      result[result.length - 1] = { ...last, value: last.value + node.value };
    else if (
      isAround(node) &&
      node.type !== 'link' &&
      last?.type === node.type &&
      !isTagged(node) &&
      !isTagged(last)
    )
      (last as Emphasis).children.push(...(node as Emphasis).children);
    else result.push(node);
  };
  for (const node of nodes) {
    if (!isAround(node) || !('children' in node)) {
      add(node);
      continue;
    }
    const inner = tidyWords(node.children, new Set(around).add(node.type));
    if (around.has(node.type) && !isTagged(node)) {
      inner.forEach(add);
      continue;
    }
    const [start, end]: [PhrasingContent[], PhrasingContent[]] = [[], []];
    for (const [at, into] of [
      [0, start],
      [-1, end],
    ] as const) {
      let edge = inner.at(at);
      while (edge && isSpace(edge) && !isPlaceOnly(node)) {
        into.push(edge);
        inner.splice(at, 1);
        edge = inner.at(at);
      }
      if (edge?.type === 'text') {
        const rest = at === 0 ? edge.value.trimStart() : edge.value.trimEnd();
        if (rest !== edge.value) into.push(text(' '));
        inner.splice(at, 1, { ...edge, value: rest });
      }
    }
    start.forEach(add);
    if (inner.length > 0 || isPlaceOnly(node)) add({ ...node, children: inner as never });
    end.reverse().forEach(add);
  }
  return result.flatMap((node, index) => {
    if (node.type !== 'text') return [node];
    const isFirst = index === 0 || result[index - 1]?.type === 'break';
    const isLast = index === result.length - 1 || result[index + 1]?.type === 'break';
    let value = node.value.replace(/[ \t\n\r]+/g, ' ');
    if (around.size === 0 && isFirst) value = value.trimStart();
    if (around.size === 0 && isLast) value = value.trimEnd();
    return value === '' ? [] : withoutTokens(value);
  });
}
const isPlaceOnly = (node: Nodes) => node.type === 'emphasis' && isPlace(node);

/** Matches the position after the brace of a token such as `{site}`, which the engine would replace. */
export const IN_TOKEN = new RegExp(`(?<=\\{)(?=(?:${TOKENS.join('|')})\\})`, 'g');
const IN_TOKEN_OR_ID = new RegExp(`${IN_TOKEN.source}|(?<=\\{)(?=#)`);

/**
 * Separates the braces of `{site}` and `{#id}`, so that the engine does not read a token and an id.
 */
const withoutTokens = (value: string): PhrasingContent[] =>
  value
    .split(IN_TOKEN_OR_ID)
    .flatMap((part, index): PhrasingContent[] =>
      index === 0 ? [text(part)] : [{ type: 'html', value: SEPARATOR }, text(part)],
    );

/** Separates the colons with which the engine would expect a directive, also if they are escaped. */
function withoutDirective(words: PhrasingContent[]): PhrasingContent[] {
  const [first, ...others] = words;
  if (first?.type !== 'text' || !/^::+\w/.test(first.value)) return words;
  return [text(':'), { type: 'html', value: SEPARATOR }, text(first.value.slice(1)), ...others];
}

/** Sets the levels of headings, from 2 and without gaps, and writes the ids to which links lead. */
function setLevelsAndIds(tree: Root): void {
  const levels: number[] = [];
  for (const node of tree.children) {
    if (node.type !== 'heading') continue;
    while ((levels.at(-1) ?? 0) >= node.depth) levels.pop();
    levels.push(node.depth);
    node.depth = Math.min(6, levels.length + 1) as 2;
    if (node.data && 'place' in node.data) node.children.push(text(` {#${node.data.place}}`));
  }
}

/** Moves references to footnotes from headings, which the table of contents repeats, to the text below. */
function moveFootnotesOutOfHeadings(tree: Root): void {
  let moved: PhrasingContent[] = [];
  for (const node of tree.children) {
    if (node.type === 'heading') {
      moved.push(...node.children.filter(({ type }) => type === 'footnoteReference'));
      node.children = tidyWords(node.children.filter(({ type }) => type !== 'footnoteReference'));
    } else if (node.type === 'paragraph' && moved.length > 0 && !node.children.some(isPicture)) {
      node.children.push(...moved);
      moved = [];
    }
  }
  if (moved.length > 0) {
    const place = tree.children.findIndex(({ type }) => type === 'footnoteDefinition');
    tree.children.splice(place < 0 ? tree.children.length : place, 0, paragraph(moved));
  }
}
