import { DECORATIVE, NO_WORDS } from 'daymark/texts';
import type {
  Definition,
  Html,
  Image,
  ImageReference,
  Link,
  LinkReference,
  Nodes,
  Root,
} from 'mdast';
import { toString as plainTextOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { parseHtml } from '../html/html-tree.ts';
import { Draft, type Edit, lineAround, type Range, rangeOf } from './draft.ts';
import { escaped, inBrackets } from './escape.ts';
import { parseMarkdown } from './parse.ts';

/*
 * Finds and changes the addresses in Markdown. All bytes that are not part of a changed address stay
 * as the author wrote them: the tree only says where the addresses are.
 */

/** The element that has the address; `file` is a recording or the captions of a player. */
type ReferenceKind = 'link' | 'image' | 'file';

/** A link or a picture in a text. */
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
 * The change of a reference: undefined changes nothing, a string is the new address, `null` leaves
 * only the words of a link or of a picture, and `link` replaces a picture or a player by a link. A picture
 * with a new address and without a description gets the text that Daymark asks for.
 */
export type Change = string | null | undefined | { link: string };

/** Returns the new address in a change; undefined if the change contains none. */
const newAddressIn = (made: Change): string | undefined =>
  typeof made === 'string' ? made : made?.link;

type Container = Extract<Nodes, { type: 'containerDirective' }>;
type Player = Extract<Nodes, { type: 'leafDirective' }>;

/** Returns the range of an address in the source, which the parser adds to the node. */
const destinationOf = ({ data }: Link | Image | Definition): Range | undefined =>
  Object(data).destination;

/**
 * Changes the addresses of links, pictures and players in Markdown.
 * @param change is called for each reference in the order of the text, and returns its change
 * @param tree the syntax tree of the Markdown
 * @returns the Markdown with the changes
 */
export function rewrite(
  markdown: string,
  change: (address: string, kind: ReferenceKind, reference: Reference) => Change,
  tree: Root = parseMarkdown(markdown),
): string {
  return new Rewriting(markdown, change, tree).run();
}

/** A definition such as `[pier]: /pier/`, with the references to it. */
interface Defined {
  node: Definition;
  kind: ReferenceKind;
  /** Whether a reference to the definition stays in the text. */
  isNeeded: boolean;
}

/** One call of `rewrite`: the edits that it collects, and the names that it has seen. */
class Rewriting {
  readonly #markdown: string;
  readonly #change: Parameters<typeof rewrite>[1];
  readonly #tree: Root;
  readonly #edits: Edit[] = [];
  /** The first definition of each name, which CommonMark uses, and the names that links and pictures use. */
  readonly #definitions = new Map<string, Defined>();
  readonly #used = new Set<string>();
  readonly #links: Nodes[] = [];
  readonly #galleries: Container[] = [];
  /** The galleries in which a picture is missing. */
  readonly #broken = new Set<Container>();

  constructor(markdown: string, change: Parameters<typeof rewrite>[1], tree: Root) {
    this.#markdown = markdown;
    this.#change = change;
    this.#tree = tree;
  }

  run(): string {
    visit(this.#tree, (node) => {
      if (node.type === 'linkReference' || node.type === 'imageReference')
        this.#used.add(node.identifier);
      if (node.type === 'definition' && !this.#definitions.has(node.identifier))
        this.#definitions.set(node.identifier, { node, kind: 'link', isNeeded: false });
    });
    visit(this.#tree, (node) => {
      const range = rangeOf(node);
      if (range) this.#visit(node, range);
    });
    for (const { node, kind, isNeeded } of this.#definitions.values())
      if (!isNeeded && (kind === 'image' || this.#edits.length > 0) && this.#isUsed(node))
        this.#replace(rangeOf(node), '');
    // Removes unused definitions, because a build would also check their addresses.
    visit(this.#tree, 'definition', (node) => {
      const isFirst = this.#definitions.get(node.identifier)?.node === node;
      if (!(this.#isUsed(node) && isFirst)) this.#remove(rangeOf(node));
    });
    for (const gallery of this.#broken) this.#asLines(gallery);
    return Draft.of(this.#markdown).with(this.#edits).text;
  }

  #isUsed = ({ identifier }: Definition) => this.#used.has(identifier);

  #replace(range: Range | undefined, text: string): void {
    if (range) this.#edits.push({ start: range.start, end: range.end, text });
  }

  #remove(range: Range | undefined): void {
    if (range) this.#edits.push(lineAround(this.#markdown, range));
  }

  #ask(node: Nodes, kind: ReferenceKind, address: string, words: string): Change {
    const line = node.position?.start.line ?? 1;
    const isAroundPicture = isPictureAlone(node);
    const isInLink = this.#links.some((link) => isInside(node, link));
    return this.#change(address, kind, { kind, address, words, line, isAroundPicture, isInLink });
  }

  #visit(node: Nodes, range: Range): void {
    if (node.type === 'link') this.#link(node, range);
    else if (node.type === 'image') this.#image(node, range);
    else if (node.type === 'linkReference') this.#linkReference(node);
    else if (node.type === 'imageReference') this.#imageReference(node);
    else if (node.type === 'leafDirective') this.#player(node, range);
    else if (node.type === 'html') this.#html(node, range);
    else if (node.type === 'containerDirective' && node.name === 'gallery')
      this.#galleries.push(node);
  }

  #link(node: Link, range: Range) {
    const made = this.#ask(node, 'link', node.url, plainTextOf(node));
    this.#links.push(node);
    if (made === undefined) return;
    const address = newAddressIn(made);
    if (address === undefined) return this.#unwrap(node);
    const destination = destinationOf(node);
    if (destination) this.#replace(destination, inBrackets(address));
    // An address in the text, such as <https://old.example/>.
    else this.#replace(range, `[${escaped(address)}](${inBrackets(address)})`);
  }

  #image(node: Image, range: Range) {
    const made = this.#ask(node, 'image', node.url, node.alt ?? '');
    if (made === undefined) return;
    if (typeof made !== 'string') return this.#replaceByWords(node, made, node.title ?? '');
    this.#replace(destinationOf(node), inBrackets(made));
    const source = this.#markdown.slice(range.start, range.end);
    const [empty = ''] = /^!\[\s*(?=\])/.exec(source) ?? [];
    if (empty !== '')
      this.#replace({ start: range.start, end: range.start + empty.length }, `![${DECORATIVE}`);
  }

  #linkReference(node: LinkReference): void {
    const definition = this.#definitions.get(node.identifier);
    this.#links.push(node);
    if (!definition) return;
    const made = this.#ask(node, 'link', definition.node.url, plainTextOf(node));
    if (made === undefined) definition.isNeeded = true;
    else this.#unwrap(node, newAddressIn(made));
  }

  #imageReference(node: ImageReference) {
    const definition = this.#definitions.get(node.identifier);
    if (!definition) return;
    definition.kind = 'image';
    const { url, title } = definition.node;
    const made = this.#ask(node, 'image', url, node.alt ?? '');
    if (made === null || typeof made === 'object')
      return this.#replaceByWords(node, made, title ?? '');
    const caption = title ? ` "${title.replaceAll('"', '\\"')}"` : '';
    const address = inBrackets(made ?? url);
    this.#replace(rangeOf(node), `![${escaped(node.alt || DECORATIVE)}](${address}${caption})`);
  }

  /** Replaces a link by its words, or by a link of these words to an address. */
  #unwrap(node: Link | LinkReference, address?: string) {
    const [whole, first, last] = [node, node.children[0], node.children.at(-1)].map(
      (part) => part && rangeOf(part),
    );
    if (!whole) return;
    if (!first || !last) return this.#replace(whole, '');
    // Without its link, text such as "# 1" at the beginning of a line would become a heading.
    const lineStart = this.#markdown.lastIndexOf('\n', whole.start - 1) + 1;
    const before = this.#markdown.slice(lineStart, whole.start);
    const isFirst = /^(?:[\s>]|[-+*]\s|\d+[.)]\s)*$/.test(before);
    const words = this.#markdown.slice(first.start, last.end);
    const backslash = isFirst && /^(?:#{1,6}\s|[-+*]\s|>)/.test(words) ? '\\' : '';
    const isLink = address !== undefined;
    this.#replace({ start: whole.start, end: first.start }, isLink ? '[' : backslash);
    this.#replace({ start: last.end, end: whole.end }, isLink ? `](${inBrackets(address)})` : '');
  }

  #replaceByWords(
    node: Image | ImageReference,
    made: { link: string } | null,
    title: string,
  ): void {
    const name = made?.link.split('/').findLast((part) => part !== '') ?? '';
    const words = escaped(node.alt || name);
    const around = this.#galleries.find((gallery) => isInside(node, gallery));
    if (around) this.#broken.add(around);
    const isNested = this.#links.some((link) => isInside(node, link));
    const shown = made && !isNested ? `[${words}](${inBrackets(made.link)})` : words;
    const caption = title === '' || title === node.alt ? '' : escaped(title);
    const range = rangeOf(node);
    if (shown + caption === '') this.#remove(range);
    else this.#replace(range, shown && caption ? `${shown} (${caption})` : shown || caption);
  }

  #player(node: Player, range: Range): void {
    // Calls `change` for the remaining addresses even if the player has become a link: a caller
    // that calls `rewrite` twice recognises the references by their order.
    let isReplaced = false;
    for (const name of ['src', 'href', 'captions', 'transcript']) {
      const value = node.attributes?.[name];
      if (!value || value === NO_WORDS) continue;
      const kind = name === 'transcript' || name === 'href' ? 'link' : 'file';
      const words = plainTextOf(node);
      const made = this.#ask(node, kind, value, words);
      if (made === undefined || isReplaced) continue;
      const place = attributeRange(this.#markdown, range, name, value);
      const address = name === 'href' && typeof made === 'object' ? made?.link : made;
      if (typeof address === 'string') this.#replace(place, address);
      else if (name === 'href') this.#replace(range, escaped(words));
      else if (kind === 'link') this.#replace(place, NO_WORDS);
      else if (name === 'src') {
        const link = typeof made === 'object' ? made?.link : undefined;
        this.#replace(range, link ? `[${escaped(words)}](${inBrackets(link)})` : escaped(words));
        isReplaced = true;
      }
    }
  }

  #html(node: Html, range: Range): void {
    for (const { kind, name, address: written, source } of addressesIn(node.value)) {
      const made = this.#ask(node, kind, written, '');
      const address = newAddressIn(made);
      const start = this.#markdown.indexOf(source, range.start);
      if (made === undefined || start < 0 || start > range.end) continue;
      const attribute = address ? `${name}="${address.replaceAll('"', '%22')}"` : '';
      this.#replace({ start, end: start + source.length }, attribute);
    }
  }

  /**
   * Removes the `:::` lines of a gallery that no longer contains only pictures: its content becomes
   * ordinary text.
   */
  #asLines(gallery: Container): void {
    const { start, end } = rangeOf(gallery) ?? { start: 0, end: 0 };
    const firstLine = this.#markdown.indexOf('\n', start);
    const [first] = gallery.children;
    const isLabel = first?.type === 'paragraph' && first.data?.directiveLabel === true;
    const label = isLabel ? first.children : [];
    const [from, to] = [label[0], label.at(-1)].map((part) => part && rangeOf(part));
    if (from && to) {
      this.#replace({ start, end: from.start }, '');
      this.#replace({ start: to.end, end: firstLine }, '\n');
    } else {
      const lineStart = this.#markdown.lastIndexOf('\n', start) + 1;
      const isQuoted = this.#markdown.slice(lineStart, start).includes('>');
      this.#replace({ start, end: firstLine + (isQuoted ? 0 : 1) }, '');
    }
    const lastLine = this.#markdown.lastIndexOf('\n', end - 1) + 1;
    if (/^[\s>]*:{3,}\s*$/.test(this.#markdown.slice(lastLine, end)))
      this.#replace({ start: lastLine, end: end + 1 }, '');
  }
}

/** Returns whether a link contains a picture and nothing else. */
const isPictureAlone = (node: Nodes): boolean =>
  (node.type === 'link' || node.type === 'linkReference') &&
  node.children.length === 1 &&
  /^image/.test(node.children[0]?.type ?? '');

/** Returns whether a node is part of another node, by their places in the text. */
function isInside(node: Nodes, other: Nodes): boolean {
  const [inner, outer] = [rangeOf(node), rangeOf(other)];
  return !!inner && !!outer && outer.start < inner.start && inner.end <= outer.end;
}

/** Returns the range of an attribute's value in a directive, so that only this value is replaced. */
function attributeRange(
  markdown: string,
  { start, end }: Range,
  name: string,
  value: string,
): Range | undefined {
  const source = markdown.slice(start, end);
  const attribute = source.indexOf(`${name}=`, source.lastIndexOf('{'));
  const at = source.indexOf(value, attribute + name.length + 1);
  if (attribute < 0 || at < 0) return undefined;
  return { start: start + at, end: start + at + value.length };
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
