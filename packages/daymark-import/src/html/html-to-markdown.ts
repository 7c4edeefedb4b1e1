import { PICTURE_EXTENSIONS, recordingIn } from 'daymark/texts';
import { type Video, videoAt } from 'daymark/video-address';
import type { Element, Nodes as Hast, Parents, Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import type {
  Image,
  Link,
  Nodes as Mdast,
  Root as MdastRoot,
  Paragraph,
  PhrasingContent,
  RootContent,
} from 'mdast';
import rehypeRemark, { type Options } from 'rehype-remark';
import { unified } from 'unified';
import { decoded, PICTURE_FILE, withoutQuery, withoutSize } from '../export/addresses.ts';
import type { HtmlBody, Media, Note } from '../export/export.ts';
import { inQuotes } from './code-in-html.ts';
import { findFormulas } from './formulas.ts';
import {
  attribute,
  classesOf,
  elementsIn,
  hasClass,
  isBlank,
  isBlock,
  isElement,
  parseHtml,
  prepareTree,
  type RemarkOn,
  remarksOn,
  TOO_DEEP,
  textInLines,
  walk,
  wordsIn,
  wordsOf,
} from './html-tree.ts';
import {
  type DefinitionList,
  IN_TOKEN,
  isFlow,
  linkTo,
  paragraph,
  printMarkdown,
  text,
} from './print.ts';

import { tableOf } from './table.ts';

/*
 * Converts HTML to the Markdown that Daymark knows. For constructs without an element in HTML, sources may
 * put these elements into the tree; all attributes are optional:
 *
 * - `<daymark-note label="…">` becomes `:::note[…]`, `<daymark-quote label="…">` becomes `:::quote[…]`;
 * - `<daymark-gallery label="…">` with pictures, also in figures, becomes `:::gallery[…]`;
 * - `<daymark-button href="…">` around words becomes `::button[…]`;
 * - `<daymark-file href="…">` around words becomes `::file[…]`;
 * - `<daymark-formula tex="…">` becomes `$…$`, `<daymark-equation tex="…">` becomes `$$…$$`;
 * - `<daymark-footnote>` around the text of a note becomes a footnote;
 * - `<daymark-more>` ends the summary of the text.
 */

/** A body as Markdown. Addresses of media and links are unchanged. */
interface Converted {
  markdown: string;
  media: Media[];
  /** The text above `<!--more-->`, without markup. */
  summary?: string | undefined;
}

type Handle = NonNullable<NonNullable<Options['handlers']>[string]>;
type State = Parameters<Handle>[0];

/**
 * Converts a body to Markdown.
 * @throws Error if the body cannot be converted, with a message for the owner
 */
export function htmlToMarkdown(body: HtmlBody, note: Note): Converted {
  try {
    const remark = remarksOn(body.html, note);
    const tree = parseHtml(body.html);
    findFormulas(tree);
    body.prepare?.(tree, note);
    const summary = textAboveMore(tree);
    prepareTree(tree, remark);
    const conversion = new Conversion(remark, wordsOf(tree));
    const options = { handlers: conversion.handlers, nodeHandlers: { comment: () => undefined } };
    const converted = unified().use(rehypeRemark, options).runSync(tree) as MdastRoot;
    const markdown = printMarkdown(converted, remark as never);
    return { markdown, media: [...conversion.media.values()], ...(summary && { summary }) };
  } catch (error) {
    if (error instanceof RangeError) throw new Error(TOO_DEEP);
    throw error;
  }
}
/** Elements whose text is not part of a summary. */
const NOT_IN_SUMMARY = 'script style template figcaption pre daymark-footnote'.split(' ');

/** Returns the text above `<!--more-->`, if there is such a comment. */
function textAboveMore(tree: Root): string | undefined {
  let text = '';
  const collect = (node: Hast): boolean => {
    if (isElement(node, 'daymark-more')) return true;
    if (node.type === 'comment') return /^\s*more\b/i.test(node.value);
    if (node.type === 'text') text += node.value;
    if (isElement(node, 'br') || isBlock(node)) text += ' ';
    const isLeftOut = isElement(node, ...NOT_IN_SUMMARY);
    const isFound = !isLeftOut && 'children' in node && node.children.some(collect);
    if (isBlock(node)) text += ' ';
    return isFound;
  };
  return collect(tree) ? text.replace(/\s+/g, ' ').trim() : undefined;
}

/** Returns an address without the white space that browsers ignore, with a scheme if it begins with `//`. */
const addressOf = (written: string): string => {
  const address = written
    .replace(/[\t\n\r]/g, '')
    .trim()
    .replace(/[\s"<>`{}\\^|]/g, encodeURIComponent);
  return address.startsWith('//') ? `https:${address}` : address;
};

/** Returns whether a link or a picture can have an address on the new site. */
const isUsable = (address: string) =>
  address !== '' &&
  URL.canParse(address, 'https://site.example/') &&
  !/^(?:javascript|vbscript|data|file|about|blob|feed):/i.test(address);

const FILE = new RegExp(
  `\\.(?:pdf|epub|mobi|zip|gz|tgz|7z|rar|docx?|xlsx?|pptx?|od[tspg]|rtf|txt|csv|ics|mp3|m4a|ogg|oga|opus|wav|flac|mp4|m4v|webm|mov|ogv|${PICTURE_EXTENSIONS})$`,
  'i',
);
const fileNameOf = (address: string) => decoded(withoutQuery(address).split('/').at(-1) ?? '');
/** Makes a title from a file name. */
const titleOf = (address: string) =>
  fileNameOf(address)
    .replace(/\.\w+$/, '')
    .replace(/[-_+]+/g, ' ')
    .trim();

/** Returns the file name of a picture without the size that tools add to the names of smaller copies. */
const plainName = (address: string) =>
  withoutSize(fileNameOf(address)).replace(
    /(?:_[sml]|-(?:large|medium|small|thumb(?:nail)?))(?=\.\w+$)/i,
    '',
  );

/** Returns a block such as `:::note[label]`. */
function containerOf(
  name: string,
  label: PhrasingContent[],
  children: readonly RootContent[],
): Mdast[] {
  const data = { directiveLabel: true };
  const head: Paragraph[] = label.length > 0 ? [{ type: 'paragraph', data, children: label }] : [];
  return [{ type: 'containerDirective', name, children: [...head, ...children] as never }];
}

/** Returns a line such as `::button[words]{href=/}`. */
const leafOf = (name: string, words: string, attributes: Record<string, string>): Mdast => ({
  type: 'leafDirective',
  name,
  attributes,
  children: [text(words)],
});

/** Converts the content of an element to blocks. */
const blocksIn = (state: State, node: Element): RootContent[] => state.toFlow(state.all(node));

/** Converts the content of an element that is within a paragraph. */
const wordsInside = (state: State, node: Element) => state.all(node) as PhrasingContent[];

/**
 * The elements that stay HTML, because Markdown has no syntax for them and pages may contain them.
 */
const KEPT = 'abbr acronym bdi bdo cite dfn ins kbd mark rp rt ruby samp small sub sup u var'.split(
  ' ',
);
/** Names that highlighters use for code without a language. */
const NO_LANGUAGE = /^(?:plain|plaintext|text|none|nohighlight|auto)$/;

/** Converts one tree, and collects the media that it shows. */
class Conversion {
  readonly #remark: RemarkOn;
  readonly media = new Map<string, Media>();
  readonly #words: string;

  /** @param words the text of the whole body, because a pull quote must repeat words of it */
  constructor(remark: RemarkOn, words: string) {
    this.#remark = remark;
    this.#words = words;
  }

  get handlers(): Record<string, Handle> {
    const handlers: Record<string, (state: State, node: Element, parent?: Parents) => unknown> = {
      a: (state, node) => this.#link(state, node),
      aside: (state, node) => this.#division(state, node),
      audio: (_, node) => this.#player(node, []),
      blockquote: (state, node) => this.#quotation(state, node, node),
      details: (state, node) => this.#details(state, node),
      div: (state, node) => this.#division(state, node),
      dl: (state, node) => this.#definitions(state, node),
      embed: (_, node) => this.#embed(node, []),
      figure: (state, node) => this.#figure(state, node),
      iframe: (_, node) => this.#embed(node, []),
      math: (_, node) => this.#formula(node),
      img: (_, node) => this.#picture(node),
      noscript: (state, node) => (this.#isKnown(node) ? [] : state.all(node)),
      object: (_, node) => this.#embed(node, []),
      p: (state, node) => this.#paragraph(state, node),
      picture: (state, node) => state.all(node),
      pre: (_, node, parent) => this.#code(node, parent),
      // This part of KaTeX's HTML shows the formula a second time, beside the MathML.
      span: (state, node) =>
        hasClass(node, /^katex-html$/) ? [] : this.#inLanguage(node, wordsInside(state, node)),
      section: (state, node) => this.#section(state, node),
      table: (state, node) => this.#table(state, node),
      ul: (state, node) => this.#list(state, node),
      ol: (state, node) => this.#list(state, node),
      video: (_, node) => this.#player(node, []),
      button: (state, node) => state.all(node),
      'daymark-button': (state, node) =>
        this.#button(node) ?? this.#linkLine(state, node, 'button of a kind that Daymark lacks'),
      'daymark-file': (state, node) =>
        this.#file(node) ?? this.#linkLine(state, node, 'file of a kind that Daymark lacks'),
      'daymark-equation': (_, node) => paragraph([this.#tex(node, '$$')]),
      'daymark-footnote': (_, node) => this.#footnote(node),
      'daymark-formula': (_, node) => this.#tex(node, '$'),
      'daymark-gallery': (_, node) => this.#gallery(node, attribute(node, 'label')),
      'daymark-more': () => undefined,
      'daymark-note': (state, node) => this.#container(state, node, 'note'),
      'daymark-quote': (state, node) => this.#container(state, node, 'quote'),
      'daymark-place': (_, node) =>
        tagged(`<span id="${inQuotes(attribute(node, 'id'))}"></span>`, '', []),
    };
    for (const level of [1, 2, 3, 4, 5, 6])
      handlers[`h${level}`] = (state, node) => this.#heading(state, node, level);
    for (const tag of KEPT)
      handlers[tag] = (state, node) => {
        const name = tag === 'acronym' ? 'abbr' : tag;
        const kept = ['title', 'dir'].map((attributeName) => {
          const value = attribute(node, attributeName);
          return value === '' ? '' : ` ${attributeName}="${inQuotes(value)}"`;
        });
        const words = wordsInside(state, node);
        return words.length === 0 ? [] : tagged(`<${name}${kept.join('')}>`, `</${name}>`, words);
      };
    return Object.fromEntries(
      Object.entries(handlers).map(([name, handle]): [string, Handle] => [
        name,
        (state, node, parent) => {
          const made = handle(state, node, parent) as Mdast | Mdast[] | undefined;
          for (const part of [made ?? []].flat()) if (!part.position) state.patch(node, part);
          return made;
        },
      ]),
    );
  }

  #heading(state: State, node: Element, level: number) {
    const children = wordsInside(state, node);
    const place = attribute(node, 'dataPlace');
    return children.length === 0
      ? []
      : { type: 'heading', depth: level, children, ...(place && { data: { place } }) };
  }

  /**
   * Converts a link that looks like a button; returns undefined if Daymark cannot show it as a
   * button.
   */
  #button(node: Element): Mdast[] | undefined {
    const href = addressOf(attribute(node, 'href'));
    const words = plainBraces(wordsOf(node));
    if (!/^(?:[/#]|https?:|mailto:|tel:)/.test(href) || !isUsable(href) || words === '')
      return undefined;
    if (elementsIn(node, 'img').length > 0) return undefined;
    this.#need(href);
    return [leafOf('button', words, { href })];
  }

  /** Adds the file to which an address leads, if it leads to a file, to the media of the text. */
  #need(address: string): void {
    if (FILE.test(withoutQuery(address)) && !this.media.has(address))
      this.media.set(address, { address });
  }

  /**
   * Converts a link to a file, which pages show with type and size; returns undefined if Daymark
   * cannot show it so.
   */
  #file(node: Element): Mdast[] | undefined {
    const src = addressOf(attribute(node, 'href'));
    if (!isUsable(src) || !FILE.test(withoutQuery(src))) return undefined;
    this.#need(src);
    return [leafOf('file', plainBraces(wordsOf(node)) || titleOf(src), { src })];
  }

  /**
   * Converts an element to a link on a line of its own, because Daymark cannot show it as a button
   * or a file.
   */
  #linkLine(state: State, node: Element, what: string): Mdast[] {
    const made = [this.#link(state, node)].flat() as PhrasingContent[];
    if (made.some(({ type }) => type === 'link')) this.#remark(node, what, 'became a link');
    return made.length === 0 ? [] : [paragraph(made)];
  }

  /** Converts a block whose only content is a button or a file. */
  #linkBlock(node: Element): Mdast[] | undefined {
    const only = onlyPart(node);
    if (!isElement(only, 'a')) return undefined;
    if (hasClass(node, FILE_BLOCK)) return this.#file(only);
    return hasClass(only, BUTTON) ? this.#button(only) : undefined;
  }

  #paragraph(state: State, node: Element) {
    const link = this.#linkBlock(node);
    if (link) return link;
    if (isRowOfPictures(node)) return this.#gallery(node, '');
    const children = this.#inLanguage(node, wordsInside(state, node));
    return children.length === 0 ? [] : paragraph(children);
  }

  /** Keeps the attributes `lang` and `dir` of an element around words. */
  #inLanguage(node: Element, children: PhrasingContent[]): PhrasingContent[] {
    const kept = ['lang', 'dir'].flatMap((name) => {
      const value = attribute(node, name);
      return /^[\w-]+$/.test(value) ? [` ${name}="${value}"`] : [];
    });
    if (kept.length === 0 || children.length === 0 || children.some(isFlow)) return children;
    return [tagged(`<span${kept.join('')}>`, '</span>', children)];
  }

  #division(state: State, node: Element) {
    if (hasClass(node, GALLERY) && isOnlyPictures(node)) return this.#gallery(node, '');
    if (hasClass(node, PULL_QUOTE)) return this.#quotation(state, node, node);
    const link = this.#linkBlock(node);
    if (link) return link;
    const language = languageOf(node);
    if (language !== '')
      for (const code of elementsIn(node, 'pre')) code.properties.dataLang ??= language;
    if (attribute(node, 'role') === 'note') return this.#container(state, node, 'note');
    return blocksIn(state, node);
  }

  #link(state: State, node: Element): Mdast[] | Mdast {
    const children = wordsInside(state, node);
    const address = addressOf(attribute(node, 'href'));
    if (attribute(node, 'href') === '' && node.properties.href === undefined) return children;
    if (!isUsable(address)) {
      this.#remark(node, 'link without an address that can be used', 'became text');
      return children;
    }
    const [only] = children;
    if (children.length === 0) return [];
    const image = children.length === 1 && only?.type === 'image' ? only : undefined;
    if (image && this.#useFullSize(address, image)) return image;
    this.#need(address);
    const title = attribute(node, 'title').replace(/\s+/g, ' ');
    const isNew = title !== '' && title !== wordsOf(node);
    return { type: 'link', url: address, title: isNew ? title : null, children } as Link;
  }

  /**
   * Converts MathML to the TeX that it contains, as KaTeX writes it. Without TeX, the formula stays
   * MathML.
   */
  #formula(node: Element): Mdast | Mdast[] {
    const [source] = elementsIn(node, 'annotation').filter((part) =>
      /tex/i.test(attribute(part, 'encoding')),
    );
    const tex = source ? collapsed(textInLines(source)) : '';
    if (tex === '' || tex.includes('$')) return tagged(mathAsHtml(node), '', []);
    return tagged(attribute(node, 'display') === 'block' ? `$$${tex}$$` : `$${tex}$`, '', []);
  }

  /** Returns the TeX of a formula between dollar signs, or as code if the TeX contains dollar signs. */
  #tex(node: Element, signs: string): PhrasingContent {
    const tex = attribute(node, 'tex');
    if (tex !== '' && !tex.includes('$')) return tagged(signs + tex + signs, '', []);
    return { type: 'inlineCode', value: tex };
  }

  /** Returns whether a `<noscript>` repeats a picture that a script loads. */
  #isKnown(node: Element): boolean {
    return elementsIn(node, 'img').some((img) => this.media.has(addressOf(attribute(img, 'src'))));
  }

  /**
   * Replaces a small copy by the picture to which it links. Returns whether the address leads to that
   * picture.
   */
  #useFullSize(address: string, image: Image): boolean {
    const isFullSize =
      PICTURE_FILE.test(withoutQuery(address)) && plainName(address) === plainName(image.url);
    if (!isFullSize) return false;
    this.media.set(address, { address, alt: this.media.get(image.url)?.alt });
    image.url = address;
    return true;
  }

  /**
   * Returns the picture of an element; text for an emoji or a formula; undefined for a picture that
   * nobody can see.
   */
  #picture(node: Element): Image | PhrasingContent | undefined {
    const written = ['src', 'dataSrc', 'dataLazySrc', 'dataOriginal', 'dataOrigFile'].map((name) =>
      addressOf(attribute(node, name)),
    );
    const alt =
      node.properties.alt === undefined ? undefined : collapsed(wordsIn(attribute(node, 'alt')));
    if (alt && hasClass(node, /^(?:emoji|wp-smiley)$/)) return text(alt);
    // WordPress shows a formula as a picture of its TeX.
    if (alt && hasClass(node, /^latex$/) && !alt.includes('$')) return tagged(`$${alt}$`, '', []);
    const address = written.find((src) => src !== '' && !/^(?:data|about):/i.test(src)) ?? '';
    const isPixel = ['width', 'height'].every((name) => /^[01]$/.test(attribute(node, name)));
    if (isPixel) return void this.#remark(node, 'picture of one pixel', 'left out');
    if (!isUsable(address)) {
      this.#remark(node, 'picture without an address that can be used', 'left out');
      return undefined;
    }
    if (!this.media.has(address)) this.media.set(address, { address, alt });
    const image: Image = { type: 'image', url: address, alt: plainBraces(alt ?? '') };
    const small = ['width', 'height'].some((name) => Number(attribute(node, name) || 999) <= 48);
    return small ? Object.assign(image, { data: { isSmall: true } }) : image;
  }

  /** Converts a picture with a caption. A caption with links becomes a paragraph, to keep them. */
  #captioned(picture: Mdast, caption: Element | undefined, state: State): Mdast[] {
    const words = wordsOf(caption);
    const shown = paragraph([picture as PhrasingContent]);
    if (!caption || words === '') return [shown];
    const inner = picture.type === 'link' ? picture.children[0] : picture;
    if (elementsIn(caption, 'a').length > 0 || inner?.type !== 'image')
      return [shown, ...blocksIn(state, caption)];
    inner.title = plainBraces(words);
    return [shown];
  }

  /**
   * Gives a player without a title its caption as title. Returns the player, and the blocks below
   * it.
   */
  #titled(state: State, player: Element, caption: Element | undefined): [Element, RootContent[]] {
    const title = wordsOf(caption);
    if (!caption) return [player, []];
    const isTitled = title === '' || !IS_GENERIC.test(attribute(player, 'title'));
    if (isTitled || elementsIn(caption, 'a').length > 0) return [player, blocksIn(state, caption)];
    return [{ ...player, properties: { ...player.properties, title } }, []];
  }

  #figure(state: State, node: Element): Mdast[] {
    if (hasClass(node, PULL_QUOTE)) return this.#quotation(state, node, node);
    const caption = elementsIn(node, 'figcaption').findLast(
      (found) => closest(found, node) === node,
    );
    const rest = { ...node, children: node.children.filter((child) => child !== caption) };
    const count = (...names: string[]) => elementsIn(rest, ...names).length;
    if (count('table') > 0 && !codeOfTable(rest)) {
      const made = state.all(rest) as RootContent[];
      const table = made.findIndex(({ type }) => type === 'table');
      if (caption && wordsOf(caption) !== '' && table >= 0)
        made.splice(table, 0, paragraph([text('Table: '), ...wordsInside(state, caption)]));
      return state.toFlow(made);
    }
    const below = () => (caption ? blocksIn(state, caption) : []);
    if (count('pre') > 0) return [...blocksIn(state, rest), ...below()];
    const only = onlyPart(rest);
    if (isElement(only, 'blockquote')) return this.#quotation(state, only, node);
    if (isElement(only, 'iframe', 'object', 'embed'))
      return this.#embed(...this.#titled(state, only, caption));
    if (isElement(only, 'audio', 'video'))
      return this.#player(...this.#titled(state, only, caption));
    if (isOnlyPictures(rest)) return this.#gallery(node, wordsOf(caption));
    const made = state.all(rest) as Mdast[];
    const [picture, ...others] = made.filter(
      (part) => part.type !== 'text' || part.value.trim() !== '',
    );
    const isPicture = (part: Mdast | undefined): boolean =>
      part?.type === 'image' || (part?.type === 'link' && isPicture(part.children[0]));
    if (picture && isPicture(picture) && others.length === 0)
      return this.#captioned(picture, caption, state);
    return [...state.toFlow(made as RootContent[]), ...below()];
  }

  /** Converts several pictures to `:::gallery`, with the pictures on one line each. */
  #gallery(node: Element, caption: string): Mdast[] {
    const children: PhrasingContent[] = [];
    for (const picture of elementsIn(node, 'img')) {
      const made = this.#picture(picture);
      if (made?.type !== 'image') continue;
      const around = elementsIn(node, 'a', 'figure', 'li', 'dl').filter(
        (other) => elementsIn(other, 'img').length === 1 && elementsIn(other, 'img')[0] === picture,
      );
      const link = around.find((other) => isElement(other, 'a'));
      const target = addressOf(attribute(link, 'href'));
      const isElsewhere =
        target !== '' &&
        !this.#useFullSize(target, made) &&
        !PICTURE_FILE.test(withoutQuery(target));
      if (link && isElsewhere) this.#remark(link, 'link around a picture of a gallery', 'left out');
      const [words] = around.flatMap((other) => elementsIn(other, 'figcaption', 'dd'));
      if (wordsOf(words) !== '') made.title = plainBraces(wordsOf(words));
      if (words && elementsIn(words, 'a').length > 0)
        this.#remark(words, 'links in a caption of a gallery', 'became text');
      if (children.length > 0) children.push(text('\n'));
      children.push(made);
    }
    if (children.length === 0) return [];
    if (children.length === 1) return [paragraph(children)];
    return containerOf('gallery', caption === '' ? [] : [text(caption)], [paragraph(children)]);
  }

  /** Converts a player of another site: a video to `::video`, any other player to a link. */
  #embed(node: Element, caption: RootContent[]): Mdast[] {
    const inside = [node, ...elementsIn(node, 'param', 'embed', 'iframe')];
    const addresses = inside.flatMap((part) =>
      ['src', 'data', 'value', 'dataSrc', 'dataLazySrc'].flatMap((name) => {
        const address = addressOf(attribute(part, name));
        return /^https?:/.test(address) || (name !== 'value' && isUsable(address)) ? [address] : [];
      }),
    );
    const [address] = addresses;
    const [video] = addresses.flatMap((found) => videoAt(found) ?? []);
    const title = collapsed(attribute(node, 'title'));
    if (video && addresses.some((found) => /[?&](?:t|start)=/.test(found)))
      this.#remark(node, 'video that begins later', 'begins at its beginning');
    if (video) return [this.#video(node, video, IS_GENERIC.test(title) ? '' : title), ...caption];
    const name = tagLike(node);
    if (address === undefined) {
      this.#remark(node, `${name} without an address`, 'left out');
      return caption;
    }
    const host = URL.parse(address)?.hostname ?? '';
    this.#remark(node, `${name} of ${host || 'this site'}`, 'became a link');
    const link = linkTo(address, [text(title || host || titleOf(address))]);
    return [paragraph([link]), ...caption];
  }

  #video(node: Element, { service, id }: Video, title: string): Mdast {
    const made = title || `${service === 'youtube' ? 'YouTube' : 'Vimeo'}: ${id}`;
    if (title === '')
      this.#remark(node, 'video without a title', 'got its service and id as a title');
    return leafOf('video', plainBraces(made), { [service]: id });
  }

  /** Converts a player of a file: to a directive, or to a link if Daymark cannot play the file. */
  #player(node: Element, caption: RootContent[]): Mdast[] {
    const sources = [node, ...elementsIn(node, 'source')].map((part) =>
      addressOf(attribute(part, 'src')),
    );
    const address =
      sources.find((src) => isUsable(src) && FILE.test(withoutQuery(src))) ??
      sources.find(isUsable);
    const isSound = node.tagName === 'audio';
    if (address === undefined) {
      this.#remark(node, `<${node.tagName}> without an address`, 'left out');
      return caption;
    }
    this.media.set(address, { address });
    const title = plainBraces(
      collapsed(attribute(node, 'title') || attribute(node, 'ariaLabel')) ||
        titleOf(address) ||
        address,
    );
    const track = elementsIn(node, 'track')
      .map((part) => addressOf(attribute(part, 'src')))
      .find((src) => /\.vtt$/i.test(withoutQuery(src)));
    const isKnown = recordingIn(withoutQuery(address)) === (isSound ? 'sound' : 'film');
    if (isKnown && (isSound || track !== undefined)) {
      if (track !== undefined) this.media.set(track, { address: track });
      const captions = track !== undefined && !isSound && { captions: track };
      return [
        leafOf(isSound ? 'audio' : 'video', title, { src: address, ...captions }),
        ...caption,
      ];
    }
    const what = isSound
      ? 'sound in a format that not every browser plays'
      : 'video without captions';
    this.#remark(node, what, 'became a link');
    return [paragraph([linkTo(address, [text(title)])]), ...caption];
  }

  #container(state: State, node: Element, name: string): Mdast[] {
    const words = attribute(node, 'label');
    const children = blocksIn(state, node);
    if (children.length === 0) return [];
    return containerOf(name, words === '' ? [] : [text(words)], children);
  }

  /** Converts a quotation: to `:::quote` if it says whose words they are, or to `:::pull`. */
  #quotation(state: State, quote: Element, whole: Element): Mdast[] {
    const isPulled = hasClass(whole, PULL_QUOTE) || hasClass(quote, PULL_QUOTE);
    const source = elementsIn(whole, 'figcaption', 'cite', 'footer').find((part) =>
      isAtEnd(part, whole),
    );
    // The source may stand in a paragraph, after a dash.
    const isSource = (child: Hast): boolean => {
      if (child === source) return true;
      if (!source || !isElement(child) || !elementsIn(child, source.tagName).includes(source))
        return false;
      return wordsOf(child).replace(/^[\s—–―~-]+/, '') === wordsOf(source);
    };
    const without = (node: Element): Element => ({
      ...node,
      children: node.children
        .filter((child) => !isSource(child))
        .map((child) => (isElement(child) ? without(child) : child)),
    });
    const inner = isElement(whole, 'blockquote') ? whole : elementsIn(whole, 'blockquote')[0];
    const children = blocksIn(state, without(inner ?? whole));
    if (children.length === 0) return [];
    const address = addressOf(attribute(inner ?? whole, 'cite'));
    const who = source ? unwrapped(state.all(source) as Mdast[]) : [];
    if (who.length === 0 && /^https?:/.test(address))
      who.push(linkTo(address, [text(URL.parse(address)?.hostname ?? address)]));
    const isRepeated = this.#words.split(wordsOf(without(inner ?? whole))).length > 2;
    if (isPulled && isRepeated && who.length === 0) return containerOf('pull', [], children);
    if (who.length === 0 && !isPulled) return [{ type: 'blockquote', children: children as never }];
    return containerOf('quote', who, children);
  }

  #details(state: State, node: Element): Mdast[] {
    const summary = node.children.find((child) => isElement(child, 'summary'));
    const rest = { ...node, children: node.children.filter((child) => child !== summary) };
    const children = blocksIn(state, rest);
    const words = inQuotes(wordsOf(summary));
    const head = words === '' ? '<details>' : `<details>\n<summary>${words}</summary>`;
    for (const child of children)
      if (child.type === 'heading') Object.assign(child, { data: { isInside: true } });
    return [{ type: 'html', value: head }, ...children, { type: 'html', value: '</details>' }];
  }

  #definitions(state: State, node: Element): Mdast[] {
    const parts = node.children.flatMap((child) =>
      isElement(child, 'div') ? child.children : [child],
    );
    const items: DefinitionList['children'] = [];
    for (const part of parts) {
      const last = items.at(-1);
      if (isElement(part, 'dt')) {
        const words = unwrapped(state.all(part) as Mdast[]);
        // Two terms with one definition share a line.
        if (last && last.definitions.length === 0) last.term.children.push(text(' / '), ...words);
        else items.push({ term: paragraph(words), definitions: [] });
      } else if (isElement(part, 'dd') && last) {
        const flow = blocksIn(state, part);
        if (flow.length > 0) last.definitions.push(flow);
      } else if (!isBlank(part)) return blocksIn(state, node);
    }
    const isWhole = items.every(
      ({ term, definitions }) => term.children.length > 0 && definitions.length > 0,
    );
    if (!isWhole || items.length === 0) return blocksIn(state, node);
    return [{ type: 'definitionList', children: items } as never];
  }

  #list(state: State, node: Element): Mdast[] {
    if (hasClass(node, GALLERY) && isOnlyPictures(node)) return this.#gallery(node, '');
    const items = state.all(node).flatMap((item): RootContent[] => {
      if (item.type === 'listItem') return [item];
      if (item.type === 'text' && /^\s*$/.test(item.value)) return [];
      const body = state.toFlow([item]) as never[];
      return body.length === 0
        ? []
        : [{ type: 'listItem', spread: false, checked: null, children: body }];
    });
    if (node.tagName === 'ol' && (node.properties.type || node.properties.reversed))
      this.#remark({ ...node, children: [] }, 'list with letters or counting down', 'got numbers');
    if (items.length === 0) return [];
    const ordered = node.tagName === 'ol';
    const first = Number(attribute(node, 'start') || 1);
    const start = ordered && first >= 0 ? first : null;
    const spread = items.some((item) => 'spread' in item && item.spread === true);
    return [{ type: 'list', ordered, start, spread, children: items as never }];
  }

  #code(node: Element, parent: Parents | undefined): Mdast[] {
    const lost = elementsIn(node, 'img', 'a');
    if (lost.length > 0) this.#remark(node, 'links or pictures in code', 'became text');
    const value = textInLines({ ...node, tagName: 'span' })
      .replace(/^\n/, '')
      .trimEnd();
    if (value === '') return [];
    const [code] = elementsIn(node, 'code');
    const named = [node, code, parent].filter((part) => isElement(part));
    const lang = named.map(languageOf).find((name) => name !== '');
    return [{ type: 'code', lang: lang || null, value }];
  }

  #section(state: State, node: Element): Mdast[] {
    const flow = blocksIn(state, node);
    const identifier = this.#numbers.get(attribute(node, 'dataNote'));
    if (identifier === undefined) return flow;
    const children = flow.length === 0 ? [paragraph([text('…')])] : flow;
    const note = { identifier, label: identifier, children: children as never[] };
    return [{ type: 'footnoteDefinition', ...note }];
  }

  #footnote(node: Element): Mdast {
    const name = attribute(node, 'dataNote');
    const identifier = this.#numbers.get(name) ?? String(this.#numbers.size + 1);
    this.#numbers.set(name, identifier);
    return { type: 'footnoteReference', identifier, label: identifier };
  }
  /** The numbers of footnotes by their names in the tree. */
  readonly #numbers = new Map<string, string>();

  #table(state: State, node: Element): Mdast[] {
    const code = codeOfTable(node);
    return code ? this.#code(code, node) : tableOf(state, node, this.#remark);
  }
}

const BUTTON =
  /^(?:wp-block-button__link|wp-element-button|kg-btn|btn|button|button-primary|btn-primary)$/i;
const FILE_BLOCK = /^(?:wp-block-file|kg-file-card)$/;
const GALLERY = /galler|carousel|slide|tiled|mosaic/i;
const PULL_QUOTE = /^(?:wp-block-pullquote|pull-?quote|pullquote-.*|kg-blockquote-alt)$/i;
/** Matches titles of players that do not name the recording. */
const IS_GENERIC = /^(?:YouTube\s*|Vimeo\s*)?(?:video\s*)?(?:player)?$/i;

const collapsed = (words: string) => words.replace(/\s+/g, ' ').trim();
/** Puts a space into tokens such as `{site}`, so that the engine shows them as text. */
const plainBraces = (words: string) => words.replace(IN_TOKEN, ' ');

/** Returns a node with words between two HTML tags (`InlineElement` in print.ts). */
function tagged(start: string, end: string, children: PhrasingContent[]): PhrasingContent {
  return { type: 'emphasis', data: { tags: [start, end] }, children } as PhrasingContent;
}

/** Returns a formula in MathML in one line, without styles and scripts. */
function mathAsHtml(math: Element): string {
  walk(math, (node) => {
    if (!isElement(node)) return;
    for (const name of Object.keys(node.properties))
      if (/^(?:on|style|href|src|action|xlink)/i.test(name)) delete node.properties[name];
  });
  return toHtml(math).replace(/\s+/g, ' ');
}

/** Returns the name of an element for the report. */
const tagLike = (node: Element) =>
  attribute(node, 'dataKind') ||
  (isElement(node, 'iframe') ? 'frame <iframe>' : `plug-in <${node.tagName}>`);

/** Returns the only element in an element, also inside boxes such as <div>; undefined if there is more. */
function onlyPart(node: Element): Element | undefined {
  const [only, ...others] = node.children.filter((child) => !isBlank(child));
  if (others.length > 0 || !isElement(only)) return undefined;
  return isElement(only, 'div', 'p', 'span') ? onlyPart(only) : only;
}

/** Returns the innermost figure or item around an element. */
function closest(node: Element, within: Element): Element {
  const figures = elementsIn(within, 'figure', 'li').filter((other) =>
    elementsIn(other, node.tagName).includes(node),
  );
  return figures.at(-1) ?? within;
}

/** Returns whether an element contains two pictures or more, and no text except captions. */
function isOnlyPictures(node: Element): boolean {
  const words = (part: Hast): string => {
    if (part.type === 'text') return part.value;
    if (isElement(part, 'figcaption', 'dd') || !('children' in part)) return '';
    if (isElement(part, 'table', 'iframe', 'video', 'audio', 'pre')) return 'other';
    return part.children.map(words).join('');
  };
  return elementsIn(node, 'img').length > 1 && words(node).trim() === '';
}

/** Returns whether a paragraph contains only pictures beside one another. */
function isRowOfPictures(node: Element): boolean {
  const parts = node.children.filter((child) => !isBlank(child));
  const isPicture = (part: Hast | undefined): boolean =>
    isElement(part) &&
    (part.tagName === 'img' ||
      (/^(?:a|span)$/.test(part.tagName) &&
        part.children.length === 1 &&
        isPicture(part.children[0])));
  const isSmall = elementsIn(node, 'img').some(
    (img) =>
      Number(attribute(img, 'width') || 999) <= 100 || hasClass(img, /^(?:emoji|wp-smiley)$/),
  );
  return parts.length > 1 && parts.every(isPicture) && !isSmall;
}

/** Returns whether nothing but white space follows an element. */
function isAtEnd(part: Element, whole: Element): boolean {
  const words = wordsOf(whole);
  return wordsOf(part) !== '' && words !== wordsOf(part) && words.endsWith(wordsOf(part));
}

/** Joins the inline content of several paragraphs. */
function unwrapped(nodes: readonly Mdast[]): PhrasingContent[] {
  const words = nodes.flatMap((node): PhrasingContent[] =>
    isFlow(node) ? ('children' in node ? unwrapped(node.children) : []) : [node as PhrasingContent],
  );
  return words.map((node) => (node.type === 'break' ? text(' ') : node));
}

/**
 * Returns the code of a table that a highlighter has made to show line numbers; undefined for other
 * tables.
 */
function codeOfTable(node: Element): Element | undefined {
  const cell = elementsIn(node, 'td').find((found) =>
    hasClass(found, /^(?:code|rouge-code|hljs-ln-code)$/),
  );
  const pre = cell && (elementsIn(cell, 'pre')[0] ?? (hasClass(cell, /^code$/) ? cell : undefined));
  return pre && { ...pre, tagName: 'pre' };
}

/** Returns the language of code from the classes of an element. */
function languageOf(node: Element): string {
  const classes = classesOf(node).join(' ');
  const [, brush] = /\bbrush:\s*['"]?([\w#+-]+)/.exec(classes) ?? [];
  const [, marked] =
    /(?:^|[\s;])(?:(?:language|lang|highlight-source)-|lang:)([\w#+.-]+)/.exec(classes) ?? [];
  const ofTag = isElement(node, 'pre')
    ? attribute(node, 'lang') || (attribute(node, 'name') === 'code' ? classes : '')
    : '';
  const given = attribute(node, 'dataLang') || attribute(node, 'dataEnlighterLanguage') || ofTag;
  const name = (brush ?? marked ?? given).toLowerCase().replace(/[^\w#+.-]/g, '');
  return NO_LANGUAGE.test(name) ? '' : name === 'jscript' ? 'js' : name;
}
