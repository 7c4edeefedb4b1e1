import { videoAt } from 'daymark/video-address';
import type { Element, ElementContent, Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import {
  countIn,
  type Fields,
  fieldsFrom,
  type HtmlBody,
  isFields,
  type Note,
  parsedJson,
  type Remark,
  refusedBody,
} from '../export/export.ts';
import { leftOut, line, linkTo, playerAt, type Say, textNode } from '../html/body-elements.ts';
import {
  attribute,
  beginningOf,
  classesOf,
  element,
  elementsIn,
  hasClass,
  isElement,
  parseHtml,
  remarksOn,
  textInLines,
  walk,
  wordsIn,
} from '../html/html-tree.ts';
import { isTooDeep } from '../markdown/parse.ts';
import { htmlOf } from './markdown-in-html.ts';

/*
 * Changes the body of a text of Ghost to plain HTML. Ghost has had four formats: Markdown, HTML, and two
 * in JSON, Mobiledoc and Lexical. HTML, Mobiledoc and Lexical contain the same cards, such as pictures,
 * notes and players.
 */

interface Body {
  body: HtmlBody;
  /** In JSON, each block is on a line of its own, so that remarks can name it. */
  original: { ending: string; text: string };
  remarks: Remark[];
}

/** Returns the body of a text from the newest of its forms that can be read. */
export function bodyOf(
  forms: Readonly<Record<'lexical' | 'mobiledoc' | 'html' | 'markdown', string>>,
): Body {
  const remarks: Remark[] = [];
  const { html, markdown } = forms;
  for (const [name, read] of [
    ['lexical', readLexical],
    ['mobiledoc', readMobiledoc],
  ] as const) {
    if (forms[name] === '') continue;
    const found = read(parsedJson(forms[name]), forms[name]);
    if (found)
      return { ...(isBetterAsHtml(found.body, forms[name], html) ? ofHtml(html) : found), remarks };
    const isLast = html + markdown === '' && name === 'mobiledoc';
    const became = isLast ? 'left out' : 'replaced by an older form';
    const original = beginningOf(forms[name]);
    remarks.push({ line: 1, what: `damaged body in the form ${name}`, became, original });
  }
  if (html === '' && markdown !== '') {
    const card = (_: number, say: Say) => cardOf('markdown', { markdown }, say);
    const body = fromBlocks([{ line: 1, source: markdown }], card);
    return { body, original: { ending: '.md', text: markdown }, remarks };
  }
  return { ...ofHtml(html), remarks };
}

/** Returns a body that Ghost has only as HTML. */
function ofHtml(html: string): Omit<Body, 'remarks'> {
  const prepare: HtmlBody['prepare'] = (tree, note) => prepareHtml(tree, html, note);
  return { body: { html, prepare }, original: { ending: '.html', text: html } };
}

/**
 * Returns whether the HTML of a text with Markdown cards has more words and elements than its
 * cards. The versions of Ghost differ in how they read marks, line breaks and notes in Markdown, so
 * a card may lack what visitors saw.
 */
function isBetterAsHtml(cards: HtmlBody, json: string, html: string): boolean {
  if (html === '' || !/"(?:card-)?markdown"/.test(json)) return false;
  const tree: Root = { type: 'root', children: [] };
  try {
    cards.prepare?.(tree, () => undefined);
  } catch {
    return false;
  }
  const [ofCards, ofHtml] = [tree, parseHtml(html)].map(partsIn);
  const names = new Set([...(ofCards?.keys() ?? []), ...(ofHtml?.keys() ?? [])]);
  const more = [...names].map((name) => (ofHtml?.get(name) ?? 0) - (ofCards?.get(name) ?? 0));
  return more.some((number) => number > 0) && more.every((number) => number >= 0);
}

const COUNTED =
  /^(?:h[1-6]|a|img|iframe|pre|code|blockquote|li|table|tr|br|mark|sup|sub|del|em|strong)$/;

/** Counts the words and the elements of each kind, to decide whether the HTML has more than the cards. */
function partsIn(tree: Root): Map<string, number> {
  const counts = new Map([['words', textInLines(tree).match(/[\p{L}\p{N}]+/gu)?.length ?? 0]]);
  walk(tree, (node) => {
    if (isElement(node) && COUNTED.test(node.tagName)) countIn(counts, node.tagName);
  });
  return counts;
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** The largest depth of blocks. The editor makes only a few levels of lists. */
const DEEPEST = 100;
/** The error for a text with so many levels that the conversion would overflow the stack. */
const tooDeep = () =>
  new Error(
    `expected at most ${DEEPEST} blocks inside one another; found more. Correct the text in Ghost, and export it again`,
  );
/** @throws Error for blocks that are too deep */
function refuseDepth(depth: number): void {
  if (depth > DEEPEST) throw tooDeep();
}

/** Returns the JSON of blocks, one block a line. @throws Error for blocks that are too deep */
function linesOf(blocks: readonly unknown[]): string[] {
  try {
    return blocks.map((block) => JSON.stringify(block) ?? 'null');
  } catch {
    throw tooDeep();
  }
}

/**
 * Makes a body from blocks. `convert` converts them one by one, so that remarks name the line of a
 * block.
 */
function fromBlocks(
  blocks: readonly { line: number; source: string }[],
  convert: (index: number, say: Say) => ElementContent[],
): HtmlBody {
  return {
    html: '',
    prepare(tree, note) {
      tree.children = blocks.flatMap(({ line, source }, index) => {
        const say: Say = (what, became) =>
          note({ line, what, became, original: beginningOf(source) });
        const place = { line, column: 1 };
        const made = element('div', {}, convert(index, say));
        walk(made, (node) => {
          node.position = { start: place, end: place };
        });
        return made.children;
      });
    },
  };
}

/** Returns fields as the beginning of an object in JSON, to which the fields with lists are added. */
function fieldsIn(others: Fields): string {
  const fields = JSON.stringify(others).slice(1, -1);
  return fields === '' ? '' : `${fields},`;
}

/**
 * Returns a body from JSON; if the JSON is nested too deeply, a body that makes the text a draft.
 */
function ofJson(json: string, read: () => { body: HtmlBody; text: string }): Omit<Body, 'remarks'> {
  try {
    const { body, text } = read();
    return { body, original: { ending: '.json', text } };
  } catch (error) {
    return { body: refusedBody(error), original: { ending: '.json', text: json } };
  }
}

// Lexical

/** Reads a body of Ghost's present editor; undefined if the JSON has another form. */
function readLexical(read: unknown, json: string): Omit<Body, 'remarks'> | undefined {
  const root = isFields(read) && isFields(read.root) ? read.root : undefined;
  if (!Array.isArray(root?.children)) return undefined;
  const { children, ...others } = root;
  return ofJson(json, () => {
    const lines = linesOf(children as unknown[]);
    const text = `{"root":{${fieldsIn(others)}"children":[\n${lines.join(',\n')}\n]}}\n`;
    const blocks = lines.map((source, index) => ({ line: index + 2, source }));
    const body = fromBlocks(blocks, (index, say) => lexicalBlock(children[index], say, 0));
    return { body, text };
  });
}

/** Converts a block of Lexical. The cards are in `CARDS`. */
function lexicalBlock(node: unknown, say: Say, depth: number): ElementContent[] {
  refuseDepth(depth);
  if (!isFields(node)) {
    say('block of an unknown form', 'left out');
    return [];
  }
  const type = String(node.type);
  const children = () => lexicalInline(node.children, say, depth + 1);
  switch (type) {
    case 'paragraph': {
      const direction = node.direction === 'rtl' ? { dir: 'rtl' } : {};
      return lexicalBlocks(node.children, direction, say, depth + 1);
    }
    case 'heading':
    case 'extended-heading':
      return [element(/^h[1-6]$/.test(`${node.tag}`) ? `${node.tag}` : 'h2', {}, children())];
    case 'quote':
    case 'extended-quote':
    case 'aside': {
      const className = type === 'aside' ? ['kg-blockquote-alt'] : [];
      const inside = lexicalBlocks(node.children, {}, say, depth + 1);
      return [element('blockquote', { className }, inside)];
    }
    case 'list':
      return [lexicalList(node, say, depth + 1)];
    case 'text':
    case 'extended-text':
    case 'link':
    case 'autolink':
      return [element('p', {}, lexicalInline([node], say, depth + 1))];
    default:
      if (Object.hasOwn(CARDS, type)) return cardOf(type, node, say);
      if (!Array.isArray(node.children)) {
        say(`unknown block ${type}`, 'left out');
        return [];
      }
      say(`unknown block ${type}`, 'kept only its text');
      return [element('p', {}, children())];
  }
}

/** Blocks that the editor and its tools also put into paragraphs and quotations. */
const BLOCK = /^(?:paragraph|(?:extended-)?(?:heading|quote)|aside)$/;

/** Converts the content of a paragraph or quotation: each run of words is a paragraph. */
function lexicalBlocks(
  children: unknown,
  properties: Element['properties'],
  say: Say,
  depth: number,
): ElementContent[] {
  refuseDepth(depth);
  const isBlock = (node: unknown) =>
    isFields(node) && (BLOCK.test(`${node.type}`) || Object.hasOwn(CARDS, `${node.type}`));
  if (!listOf(children).some(isBlock))
    return [element('p', properties, lexicalInline(children, say, depth))];
  const result: ElementContent[] = [];
  let words: unknown[] = [];
  const flush = () => {
    if (words.length > 0) result.push(element('p', properties, lexicalInline(words, say, depth)));
    words = [];
  };
  for (const child of listOf(children))
    if (isBlock(child)) {
      flush();
      result.push(...lexicalBlock(child, say, depth));
    } else words.push(child);
  flush();
  return result;
}

/** Converts a list of Lexical, which may contain lists, to HTML. */
function lexicalList(node: Fields, say: Say, depth: number): Element {
  refuseDepth(depth);
  const isNumbered = node.listType === 'number' || node.tag === 'ol';
  const items: Element[] = [];
  for (const item of listOf(node.children)) {
    if (!isFields(item)) continue;
    const parts = listOf(item.children);
    const lists = parts.filter((part) => isFields(part) && part.type === 'list') as Fields[];
    const words = lexicalInline(
      parts.filter((part) => !lists.includes(part as Fields)),
      say,
      depth + 1,
    );
    const inner = lists.map((list) => lexicalList(list, say, depth + 1));
    const last = items.at(-1);
    // The editor puts the list inside an item into an item of its own.
    if (words.length === 0 && inner.length > 0 && last) last.children.push(...inner);
    else {
      const box = { type: 'checkbox', checked: item.checked === true };
      const task = node.listType === 'check' ? [element('input', box, [])] : [];
      items.push(element('li', {}, [...task, ...words, ...inner]));
    }
  }
  const { start } = node;
  const isLater = isNumbered && typeof start === 'number' && start > 1;
  return element(isNumbered ? 'ol' : 'ul', isLater ? { start } : {}, items);
}

/** The tags for the bits of the field `format`, from the innermost to the outermost. */
const FORMATS = [
  [16, 'code'],
  [32, 'sub'],
  [64, 'sup'],
  [8, 'u'],
  [128, 'mark'],
  [4, 'del'],
  [2, 'em'],
  [1, 'strong'],
] as const;
const KNOWN_FORMATS = FORMATS.reduce((sum, [bit]) => sum | bit, 0);

/** Converts the words within a block of Lexical to HTML. */
function lexicalInline(nodes: unknown, say: Say, depth: number): ElementContent[] {
  refuseDepth(depth);
  if (nodes !== undefined && !Array.isArray(nodes)) say('words of an unknown form', 'left out');
  return listOf(nodes).flatMap((node): ElementContent[] => {
    if (!isFields(node)) {
      say('words of an unknown form', 'left out');
      return [];
    }
    const children = () => lexicalInline(node.children, say, depth + 1);
    const type = String(node.type);
    switch (type) {
      case 'text':
      case 'extended-text':
      case 'tab':
      case 'code-highlight': {
        const format = typeof node.format === 'number' ? node.format : 0;
        if ((format & ~KNOWN_FORMATS) !== 0) say('unknown format of words', 'left out');
        let made: ElementContent = textNode(String(node.text ?? ''));
        for (const [bit, tag] of FORMATS) if ((format & bit) !== 0) made = element(tag, {}, [made]);
        return made.type === 'text' && made.value === '' ? [] : [made];
      }
      case 'tk':
        say('placeholder TK', 'became text');
        return [textNode(String(node.text ?? ''))];
      case 'linebreak':
        return [element('br', {}, [])];
      case 'link':
      case 'autolink': {
        const title = typeof node.title === 'string' && node.title !== '' && { title: node.title };
        return [element('a', { href: String(node.url ?? ''), ...title }, children())];
      }
      // The editor uses these nodes only while an author writes a link.
      case 'zwnj':
      case 'at-link':
      case 'at-link-search':
        return [];
      case 'list':
        return [lexicalList(node, say, depth + 1)];
      default:
        if (Object.hasOwn(CARDS, type)) return cardOf(type, node, say);
        say(`unknown words ${type}`, node.children ? 'kept only their text' : 'left out');
        return children();
    }
  });
}

// Mobiledoc

/** The names in Lexical of cards that have another name in Mobiledoc. */
const NAMES: Readonly<Record<string, string>> = {
  'card-markdown': 'markdown',
  code: 'codeblock',
  hr: 'horizontalrule',
};

/** Reads a body of Ghost's former editor; undefined if the JSON has another form. */
function readMobiledoc(read: unknown, json: string): Omit<Body, 'remarks'> | undefined {
  if (!isFields(read) || !Array.isArray(read.sections)) return undefined;
  const { sections, cards, ...others } = read as Fields & { sections: unknown[] };
  return ofJson(json, () => {
    const [cardLines, sectionLines] = [linesOf(listOf(cards)), linesOf(sections)];
    const text = [
      `{${fieldsIn(others)}"cards":[`,
      cardLines.join(',\n'),
      '],"sections":[',
      sectionLines.join(',\n'),
      ']}\n',
    ].join('\n');
    const first = Math.max(1, cardLines.length) + 3;
    const blocks = sections.map((section, index) => {
      const card = Array.isArray(section) && section[0] === 10 ? section[1] : undefined;
      const source = typeof card === 'number' ? cardLines[card] : undefined;
      return source === undefined
        ? { line: first + index, source: sectionLines[index] ?? '' }
        : { line: Number(card) + 2, source };
    });
    const body = fromBlocks(blocks, (index, say) => mobiledocSection(sections[index], read, say));
    return { body, text };
  });
}

/** Converts a block of Mobiledoc to HTML. */
function mobiledocSection(section: unknown, document: Fields, say: Say): ElementContent[] {
  const [kind, second, third] = listOf(section);
  const markers = (list: unknown) => mobiledocWords(list, document, say);
  // Mobiledoc numbers the kinds: 1 is a block of words, 2 a picture, 3 a list, 10 a card.
  if (kind === 10) {
    const [name, payload] = listOf(listOf(document.cards)[Number(second)]);
    const type = NAMES[`${name}`] ?? `${name}`;
    if (Object.hasOwn(CARDS, type)) return cardOf(type, fieldsFrom(payload), say);
    say(`unknown card ${name}`, 'left out');
    return [];
  }
  if (kind === 2) return [figure(picture(String(second ?? ''), ''), '')];
  if (kind === 3) {
    const items = listOf(third).map((item) => element('li', {}, markers(item)));
    return [element(second === 'ol' ? 'ol' : 'ul', {}, items)];
  }
  if (kind !== 1) {
    say('block of an unknown form', 'left out');
    return [];
  }
  const tag = String(second);
  const words = markers(third);
  if (/^h[1-6]$/.test(tag)) return [element(tag, {}, words)];
  const line = element('p', {}, words);
  if (tag === 'blockquote') return [element('blockquote', {}, [line])];
  if (tag === 'aside' || tag === 'pull-quote')
    return [element('blockquote', { className: ['kg-blockquote-alt'] }, [line])];
  if (tag !== 'p') say(`unknown block ${tag}`, 'kept only its text');
  return [line];
}

/** Converts words with their marks. A mark begins at a marker, and ends at the same or a later marker. */
function mobiledocWords(list: unknown, document: Fields, say: Say): ElementContent[] {
  const result: ElementContent[] = [];
  const open: Element[] = [];
  const inside = () => open.at(-1)?.children ?? result;
  for (const marker of listOf(list)) {
    const [kind, opened, closed, value] = listOf(marker);
    for (const index of listOf(opened)) {
      const [tag, attributes] = listOf(listOf(document.markups)[Number(index)]);
      const made = element(markOf(`${tag}`, say), propertiesOf(listOf(attributes)), []);
      inside().push(made);
      open.push(made);
    }
    refuseDepth(open.length);
    const [atom, text] = kind === 1 ? listOf(listOf(document.atoms)[Number(value)]) : [];
    if (kind === 0) inside().push(textNode(String(value ?? '')));
    else if (atom === 'soft-return') inside().push(element('br', {}, []));
    else {
      say(`unknown words ${atom ?? ''}`.trim(), 'kept only their text');
      inside().push(textNode(typeof text === 'string' ? text : ''));
    }
    for (let count = Number(closed) || 0; count > 0 && open.length > 0; count -= 1) open.pop();
  }
  return result;
}

const MARKS = /^(?:a|b|strong|i|em|u|s|del|strike|code|sub|sup|mark|small)$/;

/** Returns the element for a mark of Mobiledoc, such as emphasis, and reports unknown marks. */
function markOf(tag: string, say: Say): string {
  const name = tag.toLowerCase();
  if (MARKS.test(name)) return name;
  say(`unknown mark ${tag}`, 'left out');
  return 'span';
}

/** Returns the target of a link from the flat list of attributes in Mobiledoc. */
function propertiesOf(attributes: readonly unknown[]): Element['properties'] {
  const href = attributes[attributes.indexOf('href') + 1];
  return attributes.includes('href') ? { href: String(href) } : {};
}

// HTML

/** Finds the cards in the HTML that Ghost shows to visitors. */
function prepareHtml(tree: Root, html: string, note: Note): void {
  const remark = remarksOn(html, note);
  walk(tree, (node, parent, index) => {
    if (node.type === 'comment' && /^\s*members-only\s*$/.test(node.value))
      remark(node, PREVIEW, 'left out');
    const found = isElement(node) ? cardIn(node) : undefined;
    if (!found) return undefined;
    const [type, data] = found;
    const say: Say = (what, became) => remark(node, what, became);
    const made = element('div', {}, cardOf(type, data, say), node);
    walk(made, (part) => {
      if (node.position) part.position = node.position;
    });
    parent.children.splice(index, 1, made);
    return undefined;
  });
}

/** Returns the type and the fields of the card that an element shows. */
function cardIn(node: Element): [type: string, data: Fields] | undefined {
  const names = classesOf(node).flatMap((name) => /^kg-([a-z]+)-card$/.exec(name)?.[1] ?? []);
  const type = names.find((name) => Object.hasOwn(FIELDS, name)) ?? '';
  const fields = Object.hasOwn(FIELDS, type) ? FIELDS[type] : undefined;
  if (fields === undefined) return undefined;
  const data: Fields = {};
  for (const [name, place] of Object.entries(fields)) {
    const [path = '', property] = place.split('@');
    let part: Element | undefined;
    walk(node, (inner) => {
      if (isElement(inner) && (inner.tagName === path || hasClass(inner, new RegExp(`^${path}$`))))
        part ??= inner;
    });
    if (part) data[name] = property ? attribute(part, property) : toHtml(part.children);
  }
  return [type === 'cta' ? 'call-to-action' : type, data];
}

/**
 * Where the HTML of each card has its fields: the class or tag of an element, and after @ the
 * attribute with the value.
 */
const FIELDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  audio: { src: 'audio@src', title: 'kg-audio-title' },
  bookmark: {
    url: 'kg-bookmark-container@href',
    title: 'kg-bookmark-title',
    description: 'kg-bookmark-description',
    caption: 'figcaption',
  },
  button: { buttonUrl: 'a@href', buttonText: 'a' },
  callout: { calloutEmoji: 'kg-callout-emoji', calloutText: 'kg-callout-text' },
  cta: {
    sponsorLabel: 'kg-cta-sponsor-label',
    textValue: 'kg-cta-text',
    imageUrl: 'kg-cta-image@src',
    buttonUrl: 'kg-cta-button@href',
    buttonText: 'kg-cta-button',
  },
  file: {
    src: 'kg-file-card-container@href',
    fileTitle: 'kg-file-card-title',
    fileCaption: 'kg-file-card-caption',
    fileName: 'kg-file-card-filename',
  },
  header: {
    header: 'kg-header-card-head(?:er|ing)',
    subheader: 'kg-header-card-subhead(?:er|ing)',
    backgroundImageSrc: 'kg-header-card-image@src',
    buttonUrl: 'kg-header-card-button@href',
    buttonText: 'kg-header-card-button',
  },
  product: {
    productImageSrc: 'kg-product-card-image@src',
    productTitle: 'kg-product-card-title',
    productDescription: 'kg-product-card-description',
    productUrl: 'kg-product-card-button@href',
    productButton: 'kg-product-card-button',
  },
  signup: {},
  toggle: { heading: 'kg-toggle-heading-text', content: 'kg-toggle-content' },
  video: { src: 'video@src', caption: 'figcaption' },
};

// Cards

const PREVIEW = 'end of the part that everybody could read';

/**
 * Returns the nodes of a field that contains HTML, without the element by which the editor styles
 * all its words.
 */
function parts(html: string): ElementContent[] {
  const tree = parseHtml(html);
  for (const span of elementsIn(tree, 'span'))
    if (/^white-space: ?pre-wrap;?$/.test(attribute(span, 'style'))) delete span.properties.style;
  return tree.children as ElementContent[];
}
const lineOf = (words: readonly ElementContent[]): ElementContent[] =>
  words.length === 0 ? [] : [line(words)];

/** Returns a picture. An empty description in Ghost means that nobody has written one. */
const picture = (src: string, alt: string) =>
  element('img', { src, ...(alt !== '' && { alt }) }, []);

/** Returns a figure. Of a `<div>`, only the content becomes part of the figure. */
const figure = (shown: Element, caption: string, ...classes: string[]) =>
  element('figure', { className: classes }, [
    ...(shown.tagName === 'div' ? shown.children : [shown]),
    ...(caption === '' ? [] : [element('figcaption', {}, parts(caption))]),
  ]);

/** Returns a picture without a caption above the other parts of a card, if the card has one. */
const pictureAbove = (src: string): ElementContent[] =>
  src === '' ? [] : [figure(picture(src, ''), '')];

/** Returns the host of an address, for remarks. */
const hostOf = (address: string) => URL.parse(address)?.hostname ?? '';

/** A function that returns the text of a card's field; '' for a field without text. */
type Field = (name: string) => string;

/** Converts a card, unless only some visitors saw it. */
function cardOf(type: string, data: Fields, say: Say): ElementContent[] {
  const { visibility } = data;
  const web = isFields(visibility) && isFields(visibility.web) ? visibility.web : undefined;
  const isHidden =
    web?.nonMember === false ||
    (isFields(visibility) && (visibility.showOnWeb === false || visibility.emailOnly === true));
  if (isHidden) {
    say(`card ${type} for members or e-mails`, 'left out');
    return [];
  }
  const field: Field = (name) => {
    const value = data[name];
    if (value === undefined || value === null) return '';
    if (typeof value === 'string') return value;
    if (typeof value === 'number' || typeof value === 'boolean') return String(value);
    say(`field ${name} of another type`, 'left out');
    return '';
  };
  return CARDS[type]?.(field, data, say) ?? [];
}

/**
 * Returns the button of a card, except one that opens the form for members. A card may have the words
 * and the address of a button that the author has switched off.
 * @param names the fields with the address, with the words, and whether the card shows the button
 */
function button(field: Field, say: Say, names: readonly string[]): ElementContent[] {
  const [address, words, isOn = ''] = names.map(field);
  const label = wordsIn(words ?? '');
  if (!address || label === '' || isOn === 'false') return [];
  if (!/^#?\/?#\/(?:portal|share)/.test(address))
    return [linkTo(address, label, {}, 'daymark-button')];
  say('button for members', 'left out');
  return [];
}

const BUTTON = ['buttonUrl', 'buttonText'] as const;

const CARDS: Readonly<Record<string, (field: Field, data: Fields, say: Say) => ElementContent[]>> =
  {
    audio: (field) =>
      field('src') === ''
        ? []
        : [element('audio', { src: field('src'), title: wordsIn(field('title')) }, [])],
    'before-after': (field, data, say) => {
      say('card before-after', 'became two pictures');
      const pictures = [data.beforeImage, data.afterImage].flatMap((image) =>
        isFields(image) ? [picture(String(image.src ?? ''), '')] : [],
      );
      return [figure(element('div', {}, pictures), field('caption'), 'kg-gallery-card')];
    },
    bookmark: (field, data, say) => {
      const metadata = isFields(data.metadata) ? data.metadata : data;
      const [title, description] = [metadata.title, metadata.description].map((value) =>
        typeof value === 'string' ? wordsIn(value) : '',
      );
      say(`card bookmark of ${hostOf(field('url')) || 'this site'}`, 'became a link');
      if (field('url') === '') return [];
      const made = line([linkTo(field('url'), title ?? '')]);
      if (description) made.children.push(textNode(`: ${description}`));
      return [made, ...lineOf(parts(field('caption')))];
    },
    button: (field, _, say) => button(field, say, BUTTON),
    'call-to-action': (field, _, say) => {
      say('card call-to-action', 'became a text and a button');
      const label = field('hasSponsorLabel') === 'false' ? '' : field('sponsorLabel');
      return [
        ...pictureAbove(field('imageUrl')),
        element('div', {}, parts(label)),
        element('div', {}, parts(field('textValue'))),
        ...button(field, say, [...BUTTON, 'showButton']),
      ];
    },
    callout: (field) => {
      const words = parts(field('calloutText'));
      const emoji = wordsIn(field('calloutEmoji'));
      if (emoji !== '') words.unshift(textNode(`${emoji} `));
      return [element('daymark-note', {}, lineOf(words))];
    },
    codeblock: (field) => {
      const language = field('language').replace(/[^\w+#.-]/g, '');
      const className = language === '' ? [] : [`language-${language}`];
      const code = element('code', { className }, [textNode(field('code'))]);
      return [figure(element('pre', {}, [code]), field('caption'))];
    },
    email: leftOut('part for e-mails alone'),
    'email-cta': leftOut('part for e-mails alone'),
    embed(field, data, say) {
      const address = field('url');
      const inside = parseHtml(field('html'));
      const [quotation] = elementsIn(inside, 'blockquote');
      if (quotation && !videoAt(address)) {
        say(`card embed of ${hostOf(address) || 'another site'}`, 'became a quotation');
        return [figure(quotation, field('caption'))];
      }
      const [frame] = elementsIn(inside, 'iframe');
      const { metadata } = data;
      const title = isFields(metadata) && typeof metadata.title === 'string' ? metadata.title : '';
      const src = address || attribute(frame, 'src');
      if (src !== '')
        return [figure(playerAt(src, title, 'card embed', {}, src), field('caption'))];
      // The rest contains players without a frame, such as those that a script makes.
      const shown = element('div', {}, inside.children as ElementContent[]);
      if (shown.children.length > 0) return [figure(shown, field('caption'))];
      say('card embed without an address', 'left out');
      return [];
    },
    file: (field) => [
      ...(field('src') === ''
        ? []
        : [
            linkTo(
              field('src'),
              wordsIn(field('fileTitle') || field('fileName')),
              {},
              'daymark-file',
            ),
          ]),
      ...lineOf(parts(field('fileCaption'))),
    ],
    gallery(field, data, say) {
      const { images } = data;
      if (!Array.isArray(images)) say('gallery without pictures', 'left out');
      const pictures = listOf(images).flatMap((image) =>
        isFields(image) ? [picture(String(image.src ?? ''), String(image.alt ?? ''))] : [],
      );
      if (pictures.length === 0) return [];
      return [figure(element('div', {}, pictures), field('caption'), 'kg-gallery-card')];
    },
    header(field, _, say) {
      say('card header', 'became a heading with its text');
      const heading = parts(field('header'));
      return [
        ...pictureAbove(field('backgroundImageSrc')),
        ...(heading.length === 0 ? [] : [element('h2', {}, heading)]),
        ...lineOf(parts(field('subheader'))),
        ...button(field, say, [...BUTTON, 'buttonEnabled']),
      ];
    },
    horizontalrule: () => [element('hr', {}, [])],
    html: (field) => parts(field('html')),
    image(field) {
      const shown = picture(field('src'), wordsIn(field('alt')));
      const href = field('href');
      return [figure(href === '' ? shown : element('a', { href }, [shown]), field('caption'))];
    },
    markdown(field) {
      if (isTooDeep(field('markdown'))) throw tooDeep();
      return parts(htmlOf(field('markdown')));
    },
    paywall: leftOut(PREVIEW),
    product(field, _, say) {
      say('card product', 'became a picture, a text and a button');
      const title = wordsIn(field('productTitle'));
      if (field('productRatingEnabled') === 'true') say('rating of a product', 'left out');
      return [
        ...pictureAbove(field('productImageSrc')),
        ...(title === '' ? [] : [line([element('strong', {}, [textNode(title)])])]),
        element('div', {}, parts(field('productDescription'))),
        ...button(field, say, ['productUrl', 'productButton', 'productButtonEnabled']),
      ];
    },
    signup: leftOut('form for members'),
    toggle: (field) => [
      element('details', {}, [
        element('summary', {}, [textNode(wordsIn(field('heading')))]),
        ...parts(field('content')),
      ]),
    ],
    transistor: leftOut('podcasts for members'),
    video: (field) =>
      field('src') === ''
        ? []
        : [figure(element('video', { src: field('src') }, []), field('caption'))],
  };
