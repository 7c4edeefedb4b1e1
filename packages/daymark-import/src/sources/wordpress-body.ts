import { videoAt } from 'daymark/video-address';
import type {
  Comment,
  Element,
  ElementContent,
  Nodes,
  Parents,
  Root,
  RootContent,
  Text,
} from 'hast';
import { PICTURE_FILE, withoutQuery, withoutSize } from '../export/addresses.ts';
import { type Fields, isForSome, type Note, parsedJson } from '../export/export.ts';
import { line, linkTo, playerAt, textNode } from '../html/body-elements.ts';
import {
  attribute,
  classesOf,
  element,
  elementsIn,
  hasClass,
  isBlank,
  isBlock,
  isElement,
  nodesIn,
  parseHtml,
  type RemarkOn,
  remarksOn,
  textInLines,
  walk,
  wordsOf,
} from '../html/html-tree.ts';

/*
 * Changes what only WordPress writes in the body of a post to plain HTML: blocks in comments,
 * shortcodes in brackets, and text whose empty lines are paragraphs.
 */

/** A file of the media library. */
interface Attachment {
  id: string;
  address: string;
  /** The address of the page that showed the file. */
  page: string;
  /** The description of a picture; undefined if nobody has written one. */
  alt: string | undefined;
  caption: string;
  title: string;
  /**
   * The id of the post to which the file was uploaded, and the position of the file in the post.
   */
  parent: string;
  order: number;
}

/** The parts of the export to which bodies refer. */
export interface Library {
  attachments: ReadonlyMap<string, Attachment>;
  /** The files by their own addresses and by the addresses of their pages, without a scheme. */
  byAddress: ReadonlyMap<string, Attachment>;
  /** The bodies of reusable blocks by their ids. */
  blocks: ReadonlyMap<string, string>;
}

/** The facts of a post to which its body refers. */
interface Post {
  id: string;
  /** The texts of footnotes of the block editor, by the ids of their references. */
  footnotes: ReadonlyMap<string, string>;
  library: Library;
}

/** The attributes of a shortcode. Attributes without a name are numbered from 0. */
type Attributes = ReadonlyMap<string, string>;

/** Changes the tree of a body before the conversion, see `prepare` of `HtmlBody`. */
export const prepareBody = (tree: Root, html: string, note: Note, post: Post): void =>
  new Body(remarksOn(html, note), post).prepare(tree, /<!--\s*wp:/.test(html));

/** Match the paths of files that players show. */
const SOUND_FILE = /\.(?:mp3|m4a|ogg|oga|opus|wav|flac)$/i;
const FILM_FILE = /\.(?:mp4|m4v|webm|ogv|mov|avi|wmv|flv)$/i;

/** Matches a shortcode, `[name attributes]` or `[/name]`, and the two parentheses of a footnote. */
const SHORTCODE = /\(\(|\)\)|\[(\/?)([a-z][\w-]*)((?:[\s=](?:[^[\]"“”]|"[^"]*"|“[^“”]*”)*)?)\]/gi;
const ATTRIBUTE =
  /(?<![\w-])([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|[“”″]([^“”″]*)[“”″]|([^\s"']+))|"([^"]*)"|([^\s"]+)/g;

/** Returns the attributes of a shortcode, as WordPress parses them. */
function attributesIn(written: string): Attributes {
  const found = new Map<string, string>();
  let place = 0;
  const attributes = written.replace(/^=/, ' ').replace(/\/$/, '');
  for (const [, name, ...values] of attributes.matchAll(ATTRIBUTE)) {
    const value = values.find((text) => text !== undefined) ?? '';
    found.set(name?.toLowerCase() ?? String(place++), value);
  }
  return found;
}

/** Shortcodes that are recognised even if they have neither attributes nor an end. */
const KNOWN =
  /^(?:gallery|playlist|audio|video|embed|youtube|vimeo|caption|wp_caption|archives|sitemap|slideshow|contact-form|contact-form-7|wpforms|jetpack_subscription_form|recent-posts|toc|soundcloud|spotify|gist|tweet|instagram|googlemaps|[^_]+_.+)$/;
const FOOTNOTE = /^(?:\(\(|footnote|footnotes|fn|ref|mfn|efn_note)$/;

/**
 * Match shortcodes whose content visitors open, and shortcodes that show their content below a
 * title.
 */
const FOLDED =
  /(?:^|[_-])(?:spoiler|toggle|expand|collapse|accordion_?item|accordion|faq_?item|details|learn_more)s?$/i;
const TAB = /(?:^|[_-])(?:tab|step|panel|box|card|section|note|item)$/i;
const TITLES = ['title', 'heading', 'label', 'show', 'summary', 'open_text'];

/** Hosts whose addresses WordPress shows as players or cards, if they are alone on a line. */
const EMBEDDED =
  /(?:^|\.)(?:youtube\.com|youtu\.be|vimeo\.com|dailymotion\.com|ted\.com|wordpress\.tv|videopress\.com|twitter\.com|x\.com|instagram\.com|facebook\.com|soundcloud\.com|spotify\.com|mixcloud\.com|reverbnation\.com|bandcamp\.com|tiktok\.com|flickr\.com|flic\.kr|imgur\.com|reddit\.com|tumblr\.com|pinterest\.com|issuu\.com|scribd\.com|slideshare\.net|speakerdeck\.com|kickstarter\.com|bsky\.app|loom\.com)$/;

/** Blocks whose content is not in the export, because WordPress makes it for each request. */
const DYNAMIC =
  /^(?:archives|avatar|calendar|categories|comment.*|comments.*|home-link|latest-comments|latest-posts|loginout|navigation.*|page-list.*|post-.*|query.*|read-more|rss|search|site-.*|tag-cloud|template-part|term-.*|pattern|terms-.*)$/;
/** Blocks that put their parts beside one another or above one another. */
const LAYOUT = /^(?:columns|cover|media-text)$/;

/**
 * One body on its way to Markdown. Its methods change the tree one after another, and share what
 * they have found.
 */
class Body {
  readonly #remark: RemarkOn;
  readonly #post: Post;
  readonly #library: Library;
  /** The ids of the enclosing reusable blocks, so that no block contains itself. */
  readonly #around: string[] = [];
  readonly #listed = new Set<string>();
  /** The names of shortcodes that have an end in the text. */
  #ended = new Set<string>();

  constructor(remark: RemarkOn, post: Post) {
    this.#remark = remark;
    this.#post = post;
    this.#library = post.library;
  }

  /**
   * Changes the whole tree.
   * @param hasBlocks whether the block editor has written the body
   */
  prepare(tree: Root, hasBlocks: boolean): void {
    if (hasBlocks) this.#blocks(tree);
    this.#ended = new Set(
      Array.from(textInLines(tree).matchAll(/\[\/([a-z][\w-]*)\]/gi), ([, name = '']) => name),
    );
    this.#shortcodes(tree);
    paragraphs(tree, true, !hasBlocks);
    this.#captions(tree);
    this.#pictures(tree);
    this.#addressesAlone(tree);
    this.#footnotes(tree);
    walk(tree, (comment) => {
      if (comment.type === 'comment' && /^\s*nextpage\s*$/.test(comment.value))
        this.#once(comment, 'division into pages', 'became one page');
    });
  }

  /** Adds a remark only the first time, because a text may have many such constructs. */
  #once(node: Nodes, what: string, became: string): void {
    if (this.#listed.has(what)) return;
    this.#listed.add(what);
    this.#remark(node, what, became);
  }

  // Blocks

  #blocks(parent: Parents): void {
    const result: ElementContent[] = [];
    const children = parent.children as ElementContent[];
    for (let index = 0; index < children.length; index += 1) {
      const child = children[index];
      if (!child) continue;
      const block = child.type === 'comment' ? blockIn(child) : undefined;
      if (!block || block.isEnd || child.type !== 'comment') {
        if ('children' in child) this.#blocks(child);
        if (!block) result.push(child);
        continue;
      }
      const end = block.isEmpty ? index : endOf(children, index, block.name);
      const inside = element('div', {}, children.slice(index + 1, end), child);
      if (end < 0) inside.children = [];
      else index = end;
      result.push(...this.#block(child, block, inside));
    }
    parent.children = result as RootContent[];
  }

  #block(comment: Comment, block: Block, inside: Element): ElementContent[] {
    const { name, attributes } = block;
    const whole = spanning(comment, inside);
    if (name === 'block') return this.#reusable(comment, String(attributes.ref ?? ''));
    if (name === 'social-link') return socialLink(attributes, comment);
    if (DYNAMIC.test(name)) {
      this.#remark(whole, `block ${name}`, 'left out');
      return [];
    }
    this.#blocks(inside);
    if (name === 'embed' || name.startsWith('core-embed/'))
      return this.#embedBlock(attributes, inside, comment);
    if (name === 'footnotes' || name === 'spacer') return [];
    if (name === 'freeform') {
      paragraphs(inside, true);
      return inside.children;
    }
    if (name === 'cover') this.#coverPicture(attributes, inside, comment);
    if (name === 'file') this.#file(inside);
    // A poem, in which line breaks and spaces count.
    if (name === 'verse')
      for (const verse of elementsIn(inside, 'pre')) {
        verse.tagName = 'p';
        lines(verse);
      }
    if (LAYOUT.test(name))
      this.#once(whole, `block ${name}`, 'became texts and pictures one below the other');
    const language = [attributes.language, attributes.lang, attributes.langType].find(
      (value) => typeof value === 'string',
    );
    for (const code of elementsIn(inside, 'pre')) code.properties.dataLang ??= language;
    if (block.isEmpty) this.#remark(comment, `block ${name}`, 'left out');
    else if (name.includes('/') && elementsIn(inside, 'pre').length === 0)
      this.#once(whole, `block ${name}`, 'kept only its HTML');
    return inside.children;
  }

  #reusable(comment: Comment, id: string): ElementContent[] {
    const content = this.#library.blocks.get(id);
    if (content === undefined || this.#around.includes(id)) {
      this.#remark(comment, 'reusable block that the export does not contain', 'left out');
      return [];
    }
    const tree = parseHtml(content);
    walk(tree, (node) => {
      if (comment.position) node.position = comment.position;
    });
    this.#around.push(id);
    this.#blocks(tree);
    this.#around.pop();
    return tree.children as ElementContent[];
  }

  #embedBlock({ url }: Fields, inside: Element, comment: Comment): ElementContent[] {
    const [wrapper] = elementsIn(inside, 'div').filter((div) =>
      hasClass(div, /^wp-block-embed__wrapper$/),
    );
    const address = String(url ?? '') || wordsOf(wrapper);
    const player = embed(address, wrapper ?? comment);
    if (!wrapper) return address === '' ? inside.children : [player];
    wrapper.children = [player];
    return inside.children;
  }

  #coverPicture({ url }: Fields, inside: Element, comment: Comment): void {
    const address = String(url ?? '');
    if (address === '' || elementsIn(inside, 'img', 'video').length > 0) return;
    inside.children.unshift(element('img', { src: address, alt: '' }, [], comment));
  }

  /** Removes the preview of a file, and the second of the two links to it. */
  #file(inside: Element): void {
    walk(inside, (node, parent, index) => {
      const isExtra =
        isElement(node, 'object') || hasClass(node, /^wp-block-file__(?:button|embed)$/);
      if (isExtra) parent.children.splice(index, 1);
      return !isExtra;
    });
  }

  // Shortcodes

  #shortcodes(parent: Parents): void {
    if (isElement(parent as Nodes, 'pre', 'code', 'script', 'style', ...FORMULAS)) return;
    const nodes = (parent.children as ElementContent[]).flatMap((child): ElementContent[] => {
      if (child.type === 'text') return tokens(child);
      if (!isElement(child)) return [child];
      // The editor puts a shortcode on a line of its own into a paragraph.
      const inner = isElement(child, 'p')
        ? child.children.flatMap((part) => (part.type === 'text' ? tokens(part) : [part]))
        : [];
      if (inner.some(isToken) && inner.every((part) => isToken(part) || isBlank(part)))
        return inner;
      this.#shortcodes(child);
      return [child];
    });
    parent.children = this.#resolve(nodes) as RootContent[];
  }

  /** Replaces the shortcodes among the children of an element, with the nodes between start and end. */
  #resolve(nodes: readonly ElementContent[]): ElementContent[] {
    const result: ElementContent[] = [];
    for (let index = 0; index < nodes.length; index += 1) {
      const node = nodes[index];
      if (!node || !isToken(node)) {
        if (node) result.push(node);
        continue;
      }
      const name = attribute(node, 'dataName');
      const written = attribute(node, 'dataAttributes');
      const end = isEnd(node) ? -1 : endOfShortcode(nodes, index, name);
      const between = nodes.slice(index + 1, end);
      if (end > index && (name !== '((' || isNote(between))) {
        const last = result.at(-1);
        if (name === '((' && last?.type === 'text') last.value = last.value.trimEnd();
        result.push(...this.#shortcode(node, name, attributesIn(written), this.#resolve(between)));
        index = end;
      } else if (name === '((' || !(KNOWN.test(name) || this.#ended.has(name) || /=/.test(written)))
        result.push(asText(node));
      else if (isEnd(node)) this.#remark(node, `end of the shortcode [${name}]`, 'left out');
      // The end may be in another paragraph, where this loop finds the end later.
      else result.push(...this.#shortcode(node, name, attributesIn(written), undefined));
    }
    return result;
  }

  #shortcode(
    node: Element,
    name: string,
    given: Attributes,
    inside: ElementContent[] | undefined,
  ): ElementContent[] {
    const content = inside ?? [];
    const words = wordsOf(element('span', {}, content));
    const address =
      [...given.values(), words].find((value) => /^https?:\/\/\S+$/.test(value)) ?? '';
    const list = (became: string, isUndecided = false) =>
      this.#remark(node, `shortcode [${name}]`, became, undefined, isUndecided);
    const firstOf = (names: readonly string[], pattern: RegExp) =>
      names.map((key) => given.get(key) ?? '').find((value) => pattern.test(value));
    switch (name.toLowerCase()) {
      case 'caption':
      case 'wp_caption':
        return [captioned(node, content, given.get('caption') ?? '')];
      case 'gallery':
      case 'slideshow':
        return this.#gallery(node, given, list);
      case 'playlist':
        return this.#playlist(node, given, list);
      case 'audio':
      case 'video': {
        const isFile = (value: string) =>
          SOUND_FILE.test(withoutQuery(value)) || FILM_FILE.test(withoutQuery(value));
        const file = [...given.entries()].find(
          ([key, value]) => key !== 'poster' && isFile(value),
        )?.[1];
        if (file !== undefined)
          return [player(name.toLowerCase(), file, given.get('title') ?? '', node)];
        if (address !== '') return [embed(address, node)];
        const [attached] = this.#attached(name === 'audio' ? SOUND_FILE : FILM_FILE);
        if (attached) return [player(name.toLowerCase(), attached.address, attached.title, node)];
        list('left out');
        return content;
      }
      case 'embed':
        return address === '' ? content : [embed(address, node)];
      case 'youtube':
      case 'vimeo': {
        const id = given.get('id') ?? given.get('0') ?? words;
        const page =
          name === 'youtube' ? `https://www.youtube.com/watch?v=${id}` : `https://vimeo.com/${id}`;
        return [embed(address || page, node, given.get('title') ?? '')];
      }
      default: {
        if (name === '((')
          this.#remark(node, 'text in ((two parentheses))', 'became a footnote', words);
        if (FOOTNOTE.test(name) && inside) return [element('daymark-footnote', {}, content, node)];
        const link = firstOf(['url', 'link', 'href'], /^(?:https?:|mailto:|\/)/);
        if (link && inside && words !== '') {
          const isButton = /(?:^|[_-])(?:button|btn)(?:$|[_-])/i.test(name);
          list(isButton ? 'became a button, or a link within a sentence' : 'became a link');
          const className = isButton ? ['button'] : [];
          return [element('a', { href: link, className }, content, node)];
        }
        const title = firstOf(TITLES, /./s);
        if (inside && title && FOLDED.test(name)) {
          const summary = element('summary', {}, [textNode(title)], node);
          return [element('details', {}, [summary, ...content], node)];
        }
        if (inside && title && TAB.test(name)) {
          list('became its title and its content');
          const heading = line([element('strong', {}, [textNode(title)])], node);
          return [element('div', {}, [heading, ...content], node)];
        }
        if (!inside && address !== '') return [embed(address, node, '', `shortcode [${name}]`)];
        if (inside) list('left out, its content kept', isForSome(name));
        else list('left out', this.#ended.has(name) && isForSome(name));
        return inside && content.some(isBlock) ? [element('div', {}, content, node)] : content;
      }
    }
  }

  /**
   * Returns the files that were uploaded to the post, in their order. A gallery that names no files
   * shows all of them.
   */
  #attached(pattern: RegExp): Attachment[] {
    return [...this.#library.attachments.values()]
      .filter(
        ({ parent, address }) => parent === this.#post.id && pattern.test(withoutQuery(address)),
      )
      .sort((one, other) => one.order - other.order || Number(one.id) - Number(other.id));
  }

  /** Returns the files that a gallery or a playlist shows, and the ids that the export does not contain. */
  #chosen(given: Attributes, pattern: RegExp): { found: Attachment[]; missing: string[] } {
    const idsIn = (list = '') => list.split(/[\s,]+/);
    const ids = idsIn(given.get('ids') ?? given.get('include')).filter((id) => id !== '');
    if (ids.length === 0) {
      const left = idsIn(given.get('exclude'));
      const found = this.#attached(pattern).filter(({ id }) => !left.includes(id));
      if (given.get('order')?.toUpperCase() === 'DESC') found.reverse();
      return { found, missing: [] };
    }
    const found = ids.flatMap((id) => this.#library.attachments.get(id) ?? []);
    return { found, missing: ids.filter((id) => !this.#library.attachments.has(id)) };
  }

  #gallery(node: Element, given: Attributes, list: (became: string) => void): ElementContent[] {
    const { found, missing } = this.#chosen(given, PICTURE_FILE);
    if (missing.length > 0)
      list(`left out ${missing.length} of its pictures, which the export does not contain`);
    else if (found.length === 0) list('left out: the export contains no picture of it');
    if (found.length === 0) return [];
    const figures = found.map((picture) => figureOf(picture, node));
    return [element('daymark-gallery', {}, figures, node)];
  }

  #playlist(node: Element, given: Attributes, list: (became: string) => void): ElementContent[] {
    const kind = given.get('type') === 'video' ? 'video' : 'audio';
    const { found } = this.#chosen(given, kind === 'video' ? FILM_FILE : SOUND_FILE);
    if (found.length === 0) list('left out: the export contains none of its files');
    return found.map(({ address, title }) => player(kind, address, title, node));
  }

  // Pictures, addresses, footnotes

  /** Converts captions of the classic editor, such as in `<div class="wp-caption">`. */
  #captions(tree: Root): void {
    walk(tree, (node) => {
      if (!isElement(node) || !hasClass(node, /^wp-caption$/) || node.tagName === 'figure') return;
      const words = elementsIn(node, 'p', 'dd', 'div').find((part) =>
        hasClass(part, /^wp-caption-(?:text|dd)$/),
      );
      const [picture] = elementsIn(node, 'a', 'img');
      if (!picture) return;
      node.tagName = 'figure';
      node.children = [picture];
      if (words) node.children.push(element('figcaption', {}, words.children, words));
    });
  }

  /**
   * Replaces the addresses of smaller copies, and of the pages that show files, by the address of
   * the file itself. Adds the descriptions of the media library.
   */
  #pictures(tree: Root): void {
    for (const link of elementsIn(tree, 'a')) {
      const address = withoutScheme(attribute(link, 'href'));
      const [, id = ''] = /\battachment_id=(\d+)/.exec(address) ?? [];
      const file =
        this.#library.attachments.get(id) ??
        this.#library.byAddress.get(address) ??
        this.#library.byAddress.get(`${address}/`);
      if (file) link.properties.href = file.address;
    }
    for (const player of elementsIn(tree, 'audio', 'video')) {
      const file = this.#library.byAddress.get(withoutScheme(attribute(player, 'src')));
      if (file && attribute(player, 'title') === '') player.properties.title = file.title;
    }
    for (const picture of elementsIn(tree, 'img')) {
      const [, id = ''] = /(?:^|\s)wp-image-(\d+)/.exec(classesOf(picture).join(' ')) ?? [];
      const address = attribute(picture, 'src');
      const whole = withoutSize(withoutQuery(address));
      const isBackground = /cover__image/.test(classesOf(picture).join(' '));
      // The editors write an empty description if nobody has described the picture.
      if (attribute(picture, 'alt') === '' && !isBackground) delete picture.properties.alt;
      const known =
        this.#library.attachments.get(id) ??
        this.#library.byAddress.get(withoutScheme(address)) ??
        this.#library.byAddress.get(withoutScheme(whole));
      if (!known) continue;
      // A picture that was edited in WordPress has another file name than in the media library.
      const fileAt = (name: string) => withoutSize(withoutScheme(withoutQuery(name)));
      if (fileAt(known.address) === fileAt(address)) picture.properties.src = known.address;
      if (!isBackground && known.alt) picture.properties.alt ??= known.alt;
    }
  }

  /** Converts an address alone on a line, which WordPress shows as a player or as a link. */
  #addressesAlone(tree: Root): void {
    walk(tree, (node, parent, index) => {
      if (!isElement(node, 'p', 'div')) return;
      const lines: ElementContent[][] = [[]];
      for (const child of node.children)
        if (isBreak(child)) lines.push([]);
        else lines.at(-1)?.push(child);
      const addresses = lines.map((line) =>
        line.every((child) => child.type === 'text' || isBlank(child))
          ? addressIn(line)
          : undefined,
      );
      if (addresses.every((address) => address === undefined)) return;
      const blocks: Element[] = [];
      let words: Element | undefined;
      for (const [place, line] of lines.entries()) {
        const address = addresses[place];
        const player = address === undefined ? undefined : shownFor(address, node);
        const shown = address === undefined ? line : [element('a', { href: address }, line, node)];
        if (player) {
          blocks.push(player);
          words = undefined;
        } else if (words) words.children.push(element('br', {}, []), ...shown);
        else if (shown.some((child) => !isBlank(child))) {
          words = { ...node, children: shown };
          blocks.push(words);
        }
      }
      parent.children.splice(index, 1, ...(blocks as never[]));
    });
  }

  /** Converts footnotes of the block editor, whose texts are in a field of the post. */
  #footnotes(tree: Root): void {
    walk(tree, (node, parent, index) => {
      const id = isElement(node) ? attribute(node, 'dataFn') : '';
      if (id === '') return;
      const content = this.#post.footnotes.get(id);
      if (content === undefined)
        return void this.#remark(node, 'footnote without a text', 'became a number');
      const note = nodesIn(content);
      parent.children[index] = element('daymark-footnote', { dataNote: id }, note, node);
    });
  }
}

/** A comment of the block editor, which begins or ends a block. */
interface Block {
  name: string;
  attributes: Fields;
  isEnd: boolean;
  /** Whether the block consists of the comment alone. */
  isEmpty: boolean;
}

/** Reads a comment such as `<!-- wp:image {"id":1} -->`. */
function blockIn({ value }: Comment): Block | undefined {
  const [, end, name = '', json = '', empty] =
    /^\s*(\/?)wp:([a-z][\w-]*(?:\/[a-z][\w-]*)?)\s*(?:(\{[\s\S]*\})\s*)?(?:(\/)\s*)?$/.exec(
      value,
    ) ?? [];
  if (name === '') return undefined;
  return {
    name: name.replace(/^core\//, ''),
    attributes: Object(parsedJson(json)),
    isEnd: end === '/',
    isEmpty: empty === '/',
  };
}

/** Returns the index of the comment that ends a block; -1 if there is none. */
function endOf(nodes: readonly ElementContent[], start: number, name: string): number {
  let depth = 0;
  for (let index = start; index < nodes.length; index += 1) {
    const node = nodes[index];
    const block = node?.type === 'comment' ? blockIn(node) : undefined;
    if (block?.name !== name || block.isEmpty) continue;
    depth += block.isEnd ? -1 : 1;
    if (depth === 0) return index;
  }
  return -1;
}

/**
 * Returns a node with the range of a whole block, from its comment to the end of its content, for
 * remarks.
 */
function spanning(comment: Comment, inside: Element): Nodes {
  const last = inside.children.at(-1);
  const [start, end] = [comment.position?.start, (last ?? comment).position?.end];
  return start && end ? { ...comment, position: { start, end } } : comment;
}

/** Returns an address without its scheme, and without its query, which asks for a size. */
export function withoutScheme(address: string): string {
  const plain = address.replace(/^https?:/, '');
  // The query of an attachment names the picture.
  const query = plain.indexOf('?', plain.lastIndexOf('attachment_id='));
  return query < 0 ? plain : plain.slice(0, query);
}

/**
 * Returns the text that the report quotes for a player: that of a replaced construct, or of a node
 * without a position; otherwise ''.
 */
const sourceOf = (at: Nodes) =>
  (isElement(at) && attribute(at, 'dataSource')) ||
  (at.position?.start.offset === undefined ? wordsOf(at) : '');
const embed = (address: string, at: Nodes, title = '', kind = 'embed'): Element =>
  playerAt(address, title, kind, at, sourceOf(at));
const player = (kind: string, address: string, title: string, at: Nodes): Element =>
  element(kind, { src: address, title, dataSource: sourceOf(at) }, [], at);

/** Returns the address in a line that contains nothing else; otherwise undefined. */
function addressIn(line: readonly ElementContent[]): string | undefined {
  const words = wordsOf(element('span', {}, line));
  return /^https?:\/\/\S+$/i.test(words) && URL.canParse(words) ? words : undefined;
}

/** Returns the player that WordPress shows instead of an address; undefined if it shows a link. */
function shownFor(address: string, at: Nodes): Element | undefined {
  const written = element('span', { dataSource: address }, [], at);
  if (SOUND_FILE.test(withoutQuery(address))) return player('audio', address, '', written);
  if (FILM_FILE.test(withoutQuery(address))) return player('video', address, '', written);
  const isEmbedded = videoAt(address) || EMBEDDED.test(URL.parse(address)?.hostname ?? '');
  return isEmbedded ? embed(address, written) : undefined;
}

/** Returns a picture with its caption. */
const figureOf = ({ address, alt, caption }: Attachment, at: Nodes): Element => {
  const picture = element('img', { src: address, ...(alt !== undefined && { alt }) }, [], at);
  const words = nodesIn(caption);
  const below = words.length === 0 ? [] : [element('figcaption', {}, words, at)];
  return element('figure', {}, [picture, ...below], at);
};

/** Converts `[caption]` around a picture and its caption. */
function captioned(node: Element, content: ElementContent[], words: string): Element {
  const parts = content.flatMap((part) => (isElement(part, 'p') ? part.children : [part]));
  const picture = parts.find(
    (part) => isElement(part, 'img') || (isElement(part) && elementsIn(part, 'img').length > 0),
  );
  if (!picture) return element('div', {}, content, node);
  const rest = words === '' ? parts.filter((part) => part !== picture) : nodesIn(words);
  return element('figure', {}, [picture, element('figcaption', {}, rest, node)], node);
}

/** Returns a paragraph with the link of an icon, with the name of the service as text. */
function socialLink({ url, service, label }: Fields, at: Nodes): ElementContent[] {
  if (typeof url !== 'string' || url === '') return [];
  return [line([linkTo(url, String(label || service || url), at)], at)];
}

// Shortcodes as nodes

const isToken = (node: Nodes | undefined): node is Element => isElement(node, 'daymark-shortcode');
/**
 * Returns the index of the end of a shortcode, if none of the same name begins before the end; otherwise
 * -1.
 */
function endOfShortcode(nodes: readonly ElementContent[], start: number, name: string): number {
  const isNamed = (node: Nodes, at: number) =>
    at > start && isToken(node) && attribute(node, 'dataName') === name;
  const next = nodes.findIndex(isNamed);
  const node = nodes[next];
  return isToken(node) && isEnd(node) ? next : -1;
}
const isEnd = (node: Element) => node.properties.dataEnd === true;
/** Returns whether the text in two parentheses is a footnote, and not a formula. */
const isNote = (nodes: readonly ElementContent[]) => {
  const words = wordsOf(element('span', {}, nodes));
  return /\p{L}\s+\S*\p{L}/u.test(words) && !/[;{}$=]/.test(words);
};

/** Divides a text at its shortcodes. */
function tokens(node: Text): ElementContent[] {
  const result: ElementContent[] = [];
  let last = 0;
  const text = (from: number, to: number) => {
    if (to > from) result.push(part(node, from, to));
  };
  for (const match of node.value.matchAll(SHORTCODE)) {
    const [source, slash = source === '))' ? '/' : '', name = '((', attributes = ''] = match;
    const [start, end] = [match.index, match.index + source.length];
    if (start < last) continue;
    // Two brackets show a shortcode as it is written.
    if (node.value[start - 1] === '[' && node.value[end] === ']') {
      text(last, start - 1);
      result.push(part(node, start, end));
      last = end + 1;
      continue;
    }
    text(last, start);
    const properties = {
      dataName: name,
      dataAttributes: attributes.trim(),
      dataEnd: slash === '/',
      dataSource: source,
    };
    result.push(element('daymark-shortcode', properties, [], part(node, start, end)));
    last = end;
  }
  text(last, node.value.length);
  return result;
}
/** Returns an unknown shortcode as the text that its author wrote. */
const asText = (node: Element): Text => ({
  type: 'text',
  value: attribute(node, 'dataSource'),
  ...(node.position && { position: node.position }),
});

// Paragraphs and line breaks, which WordPress makes of the empty lines and ends of lines in classic texts

const FORMULAS = ['daymark-formula', 'daymark-equation'];

/** Returns a part of a text, with the line on which the part begins. */
function part(node: Text, from: number, to: number): Text {
  const value = node.value.slice(from, to);
  const start = node.position?.start;
  if (!start) return { type: 'text', value };
  const line = start.line + (node.value.slice(0, from).split('\n').length - 1);
  // Entities make the offsets in the source uncertain, so that remarks quote the text itself.
  return {
    type: 'text',
    value,
    position: { start: { line, column: 1 }, end: { line, column: 1 } },
  };
}

/** Elements whose text is shown as it is written. */
const isVerbatim = (node: Nodes) =>
  isElement(node, 'pre', 'script', 'style', 'svg', 'select', ...FORMULAS);
/**
 * Returns whether a node is a part of a table or list that contains only other elements, such as
 * `<tr>`.
 */
const isFrame = (node: Nodes) =>
  isElement(node, 'table', 'thead', 'tbody', 'tfoot', 'tr', 'ul', 'ol', 'dl');
/** Elements that get paragraphs only at empty lines. */
const SOFT = 'li td th dd dt p figcaption summary h1 h2 h3 h4 h5 h6 figure caption'.split(' ');
const isSoft = (node: Nodes) => isElement(node, ...SOFT);
const isDivider = (node: Nodes) =>
  node.type === 'comment' && /^\s*(?:more|nextpage)\b/.test(node.value);
const EMPTY_LINE = /\n[^\S\n]*\n\s*/;

/**
 * Makes paragraphs at empty lines, and line breaks at the ends of lines, as WordPress does.
 * @param isAlways whether text without an empty line becomes a paragraph too
 * @param isDeep whether the function also changes the text in the elements inside
 */
function paragraphs(parent: Parents, isAlways: boolean, isDeep = true): void {
  if (isVerbatim(parent as Nodes)) return;
  if (isFrame(parent as Nodes)) {
    for (const child of parent.children) if (isElement(child)) paragraphs(child, false);
    return;
  }
  const result: ElementContent[] = [];
  let words: ElementContent[] = [];
  const children = parent.children as ElementContent[];
  const isDivided = children.some(
    (child) => child.type === 'text' && EMPTY_LINE.test(child.value.trim()),
  );
  const isHeading = isElement(parent as Nodes, 'h1', 'h2', 'h3', 'h4', 'h5', 'h6');
  const isWrapped = !isHeading && (isAlways || isDivided);
  const flush = () => {
    const kept = withoutEdges(words);
    if (kept.some((node) => !isBlank(node)))
      result.push(...(isWrapped ? [element('p', {}, kept, kept[0])] : kept));
    words = [];
  };
  for (const child of children) {
    if (child.type === 'text') {
      let from = 0;
      for (const piece of child.value.split(new RegExp(`(${EMPTY_LINE.source})`))) {
        if (EMPTY_LINE.test(piece)) flush();
        else words.push(...brokenLines(part(child, from, from + piece.length)));
        from += piece.length;
      }
    } else if (isBlock(child) || isDivider(child)) {
      flush();
      if (isElement(child) && isDeep) paragraphs(child, !isSoft(child));
      result.push(child);
    } else {
      if (isDeep) lines(child);
      words.push(child);
    }
  }
  flush();
  parent.children = result as RootContent[];
  // A paragraph with empty lines becomes several.
  if (isElement(parent as Nodes, 'p') && result.some((child) => isElement(child, 'p')))
    (parent as Element).tagName = 'div';
}

const isBreak = (node: Nodes | undefined) => isElement(node, 'br');
const isSpace = (node: Nodes | undefined) => node?.type === 'text' && node.value.trim() === '';

/** Removes line breaks at both ends, and a line break that follows a `<br>` of the author. */
function withoutEdges(words: readonly ElementContent[]): ElementContent[] {
  const kept: ElementContent[] = [];
  for (const node of words) {
    const before = kept.findLast((other) => !isSpace(other));
    const isExtra =
      isBreak(node) &&
      (before === undefined || (isBreak(before) && 'dataLine' in (node as Element).properties));
    if (!isExtra) kept.push(node);
  }
  while (kept.length > 0 && (isBreak(kept.at(-1)) || isSpace(kept.at(-1)))) kept.pop();
  return kept;
}

/** Makes line breaks at the ends of lines within an element. */
function lines(node: Nodes): void {
  if (isVerbatim(node) || !('children' in node)) return;
  const children = (node.children as ElementContent[]).flatMap((child): ElementContent[] => {
    if (child.type === 'text') return brokenLines(child);
    lines(child);
    return [child];
  });
  node.children = children.filter(
    (child, index) =>
      !('dataLine' in Object(Object(child).properties)) ||
      !isBreak(children.slice(0, index).findLast((other) => !isSpace(other))),
  ) as RootContent[];
}

/**
 * Turns the ends of lines into line breaks, with a mark: after a `<br>` that the author wrote,
 * `withoutEdges` removes them again, as WordPress does.
 */
function brokenLines(node: Text): ElementContent[] {
  const parts = node.value.split('\n');
  let from = 0;
  return parts.flatMap((line, index): ElementContent[] => {
    const piece = part(node, from, from + line.length);
    from += line.length + 1;
    return index === 0 ? [piece] : [element('br', { dataLine: '' }, [], piece), piece];
  });
}
