import type { Nodes, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Note, Remark } from '../../export/export.ts';
import { codeInHtml } from '../../html/code-in-html.ts';
import {
  type Draft,
  type Edit,
  isInside,
  lineAround,
  type Range,
  rangeOf,
} from '../../markdown/draft.ts';
import { parse } from '../../markdown/parse.ts';

/*
 * The conversion of a text of another tool has several steps. Each step reads the whole text as the earlier
 * steps have left it, and collects edits, so that all other bytes stay as their author wrote them.
 */

/** The value of a variable; undefined if only the templates of the site know it. */
export type Fact = { value: unknown } | undefined;

/** The Markdown for a tag: on lines of its own, within a line, or before and after its content. */
export interface Made {
  block?: string;
  inline?: string;
  around?: [before: string, after: string];
  /** Whether the content of the tag is part of the result. */
  inside?: boolean;
  /** The result for the report; undefined if no content of the tag is lost. */
  became?: string;
}

/** The facts on which the conversion of a text depends. */
export interface Surroundings {
  /** The title of the text, which names a video without a title of its own. */
  title: string;
  /** The template language that the tool reads in its texts. Tags of other languages remain unchanged. */
  templates: 'Liquid or Nunjucks' | 'shortcodes' | undefined;
  /** Whether the text is MDX, with components and expressions in braces. */
  isMdx: boolean;
  /** Whether the tool reads `[[links]]`, `%%comments%%` and `==marks==`. */
  hasWikiSyntax: boolean;
  /** Whether HTML continues to its end tag, as Jekyll reads it, and not to the next empty line. */
  hasWholeHtml: boolean;
  /** Returns the address of the text that a tag such as `ref` or `post_url` names. */
  addressOf(name: string): string | undefined;
  /** Returns the address of the text in a file, by a path from the text's folder or from the root. */
  addressOfFile(path: string): string | undefined;
  /** Returns the value of a variable such as `site.title` or `page.author`. */
  valueFor(name: string): string | undefined;
  /** Returns the value of a variable in a condition; undefined if only the templates of the site know it. */
  factFor(name: string): Fact;
  /** Returns the code in a file, by a path from the text's folder or from the root. */
  codeIn(path: string): string | undefined;
  /** Converts a tag that only this tool has. */
  tagOf?:
    | ((name: string, rest: string, addressOf: Surroundings['addressOf']) => Made | undefined)
    | undefined;
}

/** Matches formulas, in which signs of Markdown have other meanings. */
const MATHS = /(?<!\\)\$\$[^$]+?\$\$|(?<![\\$\w])\$(?=[^\s$])[^$\n]*?[^\s$\\]\$(?![\d$])/g;

export class Step {
  readonly text: string;
  readonly surroundings: Surroundings;
  readonly edits: Edit[] = [];
  readonly #draft: Draft;
  readonly #note: Note;
  #tree: Root | undefined;
  #code: Range[] | undefined;
  #isCode: ((offset: number) => boolean) | undefined;
  #isMath: ((offset: number) => boolean) | undefined;

  constructor(draft: Draft, surroundings: Surroundings, note: Note) {
    this.text = draft.text;
    this.surroundings = surroundings;
    this.#draft = draft;
    this.#note = note;
  }

  /** The tree of the text, as other tools read it. */
  get tree(): Root {
    this.#tree ??= parse(this.text);
    return this.#tree;
  }

  /** The ranges of code, in Markdown and in elements of HTML such as `<pre>`. */
  get code(): readonly Range[] {
    if (this.#code) return this.#code;
    const ranges = rangesOf(this.tree, 'code', 'inlineCode');
    const html = rangesOf(this.tree, 'html');
    const isHtml = isInside(html);
    if (html.length > 0)
      for (const { outer } of codeInHtml(this.text)) if (isHtml(outer.start)) ranges.push(outer);
    this.#code = ranges;
    return ranges;
  }

  /** The ranges of formulas. */
  get maths(): readonly Range[] {
    return Array.from(this.text.matchAll(MATHS), rangeFound).filter(
      ({ start }) => !this.isCode(start),
    );
  }

  isCode(offset: number): boolean {
    this.#isCode ??= isInside(this.code);
    return this.#isCode(offset);
  }

  /** Yields the matches of a pattern outside of code and formulas, with their ranges. */
  *found(pattern: RegExp): Generator<[found: RegExpExecArray, range: Range]> {
    this.#isMath ??= isInside(this.maths);
    for (const found of this.text.matchAll(pattern))
      if (!this.isCode(found.index) && !this.#isMath(found.index)) yield [found, rangeFound(found)];
  }

  replace({ start, end }: Range, text: string): void {
    this.edits.push({ start, end, text });
  }

  insert(offset: number, text: string): void {
    this.edits.push({ start: offset, end: offset, text });
  }

  /** Removes a range, with its lines if nothing else stands on them. */
  remove(range: Range): void {
    this.edits.push(lineAround(this.text, range));
  }

  /** Returns the line of the original on which a character stands, from 1. */
  lineAt(offset: number): number {
    return this.#draft.lineAt(offset);
  }

  /** Adds a remark on a range to the list. */
  note(
    { start, end }: Range,
    what: string,
    became: string,
    more: Pick<Remark, 'isUndecided' | 'isUnshown'> = {},
  ): void {
    const original = this.text.slice(start, end);
    this.pass({ line: this.lineAt(start), what, became, original, ...more });
  }

  /** Adds a remark that another conversion has made. */
  pass(remark: Remark): void {
    this.#note(remark);
  }
}

/**
 * Matches the names of a player's arguments and attributes that contain words. Words may be as long
 * as the id of a video.
 */
export const IS_WORDS = /^(?:title|caption|label|playlabel|alt|class|className|style)$/i;

/** The result, in the report, for a tag whose content stays. */
export const KEPT_TEXT = 'left out; the text inside stays';

/** Returns the tag that ends an element or a block. */
export function closingOf<Tag extends { name: string; isClosing: boolean; kind?: string }>(
  tags: readonly Tag[],
  index: number,
): Tag | undefined {
  const { name, kind } = tags[index] ?? {};
  let depth = 0;
  for (const tag of tags.slice(index + 1)) {
    if (tag.kind !== kind || tag.name !== name) continue;
    if (!tag.isClosing) depth += 1;
    else if (depth === 0) return tag;
    else depth -= 1;
  }
  return undefined;
}

/** Returns the range of a match. */
export const rangeFound = ({ index, 0: found }: RegExpExecArray): Range => ({
  start: index,
  end: index + found.length,
});

/** Returns the ranges of the nodes of some types. */
export function rangesOf(tree: Root, ...types: Nodes['type'][]): Range[] {
  const ranges: Range[] = [];
  visit(tree, (node) => {
    const range = types.includes(node.type) && rangeOf(node);
    if (range) ranges.push(range);
  });
  return ranges;
}
