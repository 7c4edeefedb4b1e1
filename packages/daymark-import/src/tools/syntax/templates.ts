/*
 * Resolves the template languages in texts of static site generators: Liquid (Jekyll, Eleventy),
 * Nunjucks (Eleventy) and the shortcodes of Hugo. No syntax tree knows them, because a generator
 * replaces them before it reads the Markdown.
 */
import { posix } from 'node:path';
import { recordingIn } from 'daymark/texts';
import { VIDEO_IDS, type Video, videoAt, videoPage } from 'daymark/video-address';
import type { Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { isForSome } from '../../export/audience.ts';
import type { Note } from '../../export/export.ts';
import { escaped } from '../../html/code-in-html.ts';
import { formulaEdit } from '../../html/formulas.ts';
import {
  asBlock,
  type Draft,
  type Edit,
  isAlone,
  isInside,
  lineAround,
  type Range,
  rangeOf,
  textAbove,
} from '../../markdown/draft.ts';
import { inBrackets } from '../../markdown/links.ts';
import { isFile } from '../../write/media.ts';
import { codeBlock } from './markdown-code.ts';
import { type Branch, type Fact, factOf, shownBranch } from './template-conditions.ts';

/** What the tags of a text refer to. */
export interface References {
  /** The title of the text, which names a video without a title of its own. */
  title: string;
  /** What the tool reads in its texts. Anything else stays as it is. */
  templates: 'Liquid or Nunjucks' | 'shortcodes' | undefined;
  /** Returns the address of the text that a tag such as `ref` or `post_url` names. */
  addressOf(name: string): string | undefined;
  /** Returns the value of a variable such as `site.title` or `page.author`. */
  valueFor(name: string): string | undefined;
  /** Returns the value of a variable in a condition; undefined if only the templates of the site know it. */
  factFor(name: string): Fact;
  /** Returns the code in a file, by a path from the text's folder or from the root. */
  codeIn(path: string): string | undefined;
  /** Returns what a tag that only this tool has becomes. */
  tagOf?(name: string, rest: string): Made | undefined;
}

/** A tag `{% name … %}`, an output `{{ … }}`, a shortcode `{{< name … >}}`, or a comment of a template. */
interface Tag extends Range {
  kind: 'tag' | 'output' | 'shortcode' | 'comment';
  name: string;
  /** What stands after the name; the whole content of an output. */
  rest: string;
  isClosing: boolean;
}

/** The delimiters of tags: the first that fits is taken. */
const DELIMITERS = [
  { kind: 'shortcode', open: '{{<', close: '>}}' },
  { kind: 'shortcode', open: '{{%', close: '%}}' },
  { kind: 'comment', open: '{{/*', close: '*/}}' },
  { kind: 'output', open: '{{{', close: '}}}' },
  { kind: 'output', open: '{{', close: '}}' },
  { kind: 'tag', open: '{%', close: '%}' },
  { kind: 'comment', open: '{# ', close: '#}' },
] as const;

/** The most characters of a tag. */
const LONGEST_TAG = 4000;

/** Finds the next tag from a position. */
function nextTag(text: string, from: number): Tag | undefined {
  for (let start = text.indexOf('{', from); start >= 0; start = text.indexOf('{', start + 1)) {
    const second = text[start + 1];
    if (second !== '{' && second !== '%' && second !== '#') continue;
    const found = DELIMITERS.find(({ open }) => text.startsWith(open, start));
    if (!found) continue;
    const { kind, open, close } = found;
    const inside = endOf(text, start + open.length, close);
    if (inside === undefined) continue;
    const content = text
      .slice(start + open.length, inside)
      .replace(/^-/, '')
      .replace(/-$/, '')
      .trim();
    const end = inside + close.length;
    if (kind === 'output') {
      // Words in braces with a blank line are two paragraphs and no output.
      if (/\n\s*\n/.test(content) || content === '') continue;
      return { kind, start, end, name: '', rest: content, isClosing: false };
    }
    const [, slash = '', name = '', rest = ''] =
      /^(\/?)\s*([^\s/"'`]+(?:\/[^\s"'`]+)?)?([\s\S]*)/.exec(content) ?? [];
    const isEnd = kind === 'tag' && /^end[a-z_]/i.test(name);
    return {
      kind,
      start,
      end,
      name: isEnd ? name.slice(3) : name,
      rest: rest.trim().replace(/(?:^|\s)\/$/, ''),
      isClosing: isEnd || slash !== '',
    };
  }
  return undefined;
}

/** Returns where the end of a tag begins, which is not inside its quotes. */
function endOf(text: string, from: number, close: string): number | undefined {
  const near = text.slice(from, from + LONGEST_TAG);
  const plain = near.indexOf(close);
  if (plain < 0) return undefined;
  const quotes = near.slice(0, plain).replace(/\\./g, '  ').match(/"/g)?.length ?? 0;
  const quote = quotes % 2 === 0 ? -1 : near.indexOf('"', plain);
  const later = quote < 0 ? -1 : near.indexOf(close, quote);
  return from + (later < 0 ? plain : later);
}

/** The named and the other arguments of a tag. */
interface Arguments {
  named: Map<string, string>;
  others: string[];
}

/**
 * Reads arguments such as `src="a.png" width=300` or `"a.png", "A pier"`.
 * @param valueFor returns the value of a word without quotes, if it is the name of a variable
 */
function argumentsOf(
  text: string,
  valueFor: (name: string) => string | undefined = () => undefined,
): Arguments {
  const named = new Map<string, string>();
  const others: string[] = [];
  const part =
    /(?:(?<![\w.:-])([\w.:-]+)\s*[=:]\s*)?(?:"((?:\\.|[^"\\])*)"|'((?:\\.|[^'\\])*)'|`([^`]*)`|([^\s,"'`]+))/g;
  for (const [, name, double, single, raw, bare] of text.matchAll(part)) {
    const value =
      (double ?? single)?.replace(/\\(.)/g, '$1') ?? raw ?? valueFor(bare ?? '') ?? bare ?? '';
    if (name === undefined) others.push(value);
    else named.set(name.toLowerCase(), value);
  }
  return { named, others };
}

/** The names of blocks of verbatim text in both template languages. */
const VERBATIM =
  /^(?:highlight|codeblock|code|code-block|prism|sourcecode|terminal|command|mermaid|plantuml|graphviz)$/i;
/** The names of blocks with a formula. */
const FORMULA = /^(?:math|katex|latex|mathjax|tex)$/i;

/** What the first reading of a text finds. */
interface Scanned {
  tags: Tag[];
  /** Comments, and shortcodes that are written to be seen. */
  comments: Tag[];
  /** The tags around text that the tool keeps from its templates, and that text. */
  keepers: Tag[];
  kept: Range[];
  verbatim: (Range & { tag: Tag; content: string })[];
  /** What the parser must not see as Markdown. */
  masked: Range[];
}

function scan(text: string, templates: References['templates']): Scanned {
  const found: Scanned = {
    tags: [],
    comments: [],
    keepers: [],
    kept: [],
    verbatim: [],
    masked: [],
  };
  const { masked } = found;
  for (let tag = nextTag(text, 0); tag; tag = nextTag(text, (masked.at(-1) ?? tag).end)) {
    masked.push({ start: tag.start, end: tag.end });
    const isOpening = !tag.isClosing && tag.kind !== 'output';
    const closing =
      isOpening && /^(?:raw|verbatim|comment)$/.test(tag.name) ? matching(text, tag) : undefined;
    if (tag.kind === 'tag' && closing && templates === 'Liquid or Nunjucks') {
      if (tag.name === 'comment') {
        masked.push({ start: tag.start, end: closing.end });
        found.comments.push({ ...tag, end: closing.end });
      } else {
        found.kept.push({ start: tag.end, end: closing.start });
        masked.push(closing);
        found.keepers.push(tag, closing);
      }
    } else if (tag.kind === 'comment' || isShownShortcode(text, tag)) found.comments.push(tag);
    else if (isOpening && (VERBATIM.test(tag.name) || FORMULA.test(tag.name))) {
      const end = matching(text, tag);
      if (!end) found.tags.push(tag);
      else {
        masked.push({ start: tag.start, end: end.end });
        const content = text.slice(tag.end, end.start);
        found.verbatim.push({ start: tag.start, end: end.end, tag, content });
      }
    } else found.tags.push(tag);
  }
  return found;
}

/** Returns whether a shortcode is written so that readers see it: {{</* name *\/>}}. */
const isShownShortcode = (text: string, { kind, start, end }: Tag) =>
  kind === 'shortcode' && /^\{\{[<%]\s*\/\*/.test(text.slice(start, end));

/**
 * Changes the code that templates show, such as that of `{% highlight %}`, to code and formulas of Markdown,
 * and inside HTML to HTML.
 * @param parse parses Markdown; undefined for a text in HTML
 * @param endOfHtml returns where HTML ends that goes on after an empty line
 */
export function withCodeOfTemplates(
  draft: Draft,
  parse: ((markdown: string) => Root) | undefined,
  { templates }: Pick<References, 'templates'>,
  endOfHtml: (range: Range) => number | undefined = () => undefined,
): Draft {
  const { text } = draft;
  if (!/\{[{%]/.test(text)) return draft;
  const { verbatim, masked, kept, comments } = scan(text, templates);
  if (verbatim.length === 0) return draft;
  const places = parse && placesIn(parse(mask(text, masked)), text);
  const isElsewhere = isInside([...(places?.code ?? []), ...kept, ...comments]);
  let end = 0;
  const html = places?.html.flatMap((range) => {
    if (range.start < end) return [];
    end = endOfHtml(range) ?? range.end;
    return [{ ...range, end }];
  });
  const isHtml = html ? isInside(html) : () => true;
  return draft.with(
    verbatim.flatMap((block): Edit[] => {
      const { tag, content } = block;
      if (isElsewhere(block.start)) return [];
      if (tag.kind === 'tag' && templates !== 'Liquid or Nunjucks') return [];
      if (FORMULA.test(tag.name)) return [formulaEdit(text, block, content)];
      const named = languageOf(argumentsOf(tag.rest));
      const language = /^(?:mermaid|plantuml|graphviz)$/.test(tag.name) ? tag.name : named;
      if (!isHtml(block.start)) return [asBlock(text, block, codeBlock(content, language))];
      return [{ ...block, text: `<pre class="language-${language}">${escaped(content)}</pre>` }];
    }),
  );
}

/**
 * Replaces the tags of templates by Markdown, and notes what is left out.
 * @param parse parses Markdown, to find the code, in which tags stay as they are
 */
export function withoutTemplates(
  draft: Draft,
  parse: (markdown: string) => Root,
  references: References,
  note: Note,
): Draft {
  const { text } = draft;
  if (!/\{[{%#]/.test(text)) return draft;
  const edits: Edit[] = [];
  const { tags, comments, keepers, kept, masked } = scan(text, references.templates);
  for (const keeper of keepers) edits.push(lineAround(text, keeper));
  for (const comment of comments) {
    const { start, end } = comment;
    if (isShownShortcode(text, comment)) {
      const shown = text.slice(start, end).replace('/*', '').replace('*/', '');
      edits.push({ start, end, text: shown });
    } else {
      edits.push(comment.kind === 'comment' ? { start, end, text: '' } : lineAround(text, comment));
      noteIn(start, end, 'comment of a template', 'left out');
    }
  }
  const { code, html } = placesIn(parse(mask(text, masked)), text);
  const [isCode, isHtml, isKept] = [isInside(code), isInside(html), isInside(kept)];
  const outside: Tag[] = [];
  for (const tag of tags) {
    const isRead = tag.kind === 'shortcode' || references.templates === 'Liquid or Nunjucks';
    if (isRead && !isCode(tag.start) && !isKept(tag.start)) outside.push(tag);
  }
  convertTags(outside);
  return draft.with(edits);

  /** @param reader what a remark says of the readers of the other site */
  function noteIn(
    start: number,
    end: number,
    what: string,
    became: string,
    reader: { isUndecided?: true; isUnshown?: true } = {},
  ) {
    const original = text.slice(start, end);
    note({ line: draft.lineAt(start), what, became, original, ...reader });
  }

  function convertTags(tags: readonly Tag[]) {
    const values = new Map<string, string>();
    const facts = new Map<string, Fact>();
    const valueFor = (name: string) => values.get(name) ?? references.valueFor(name);
    const factFor = (name: string) =>
      facts.has(name) ? facts.get(name) : references.factFor(name);
    for (const { name, rest } of tags)
      if (/^(?:capture|increment|decrement|for)$/.test(name))
        facts.set(rest.split(/\s/)[0] ?? '', undefined);
    const ends = new Set(tags.filter(({ isClosing }) => isClosing).map(({ name }) => name));
    const done = new Set<Tag>();
    for (const [index, tag] of tags.entries()) {
      if (done.has(tag)) continue;
      done.add(tag);
      const { start, end, kind, name } = tag;
      const leave = (became = 'left out', isUndecided = false) => {
        edits.push(withoutMarks(text, lineAround(text, tag)));
        noteIn(start, end, whatIs(text, start), became, isUndecided ? { isUndecided } : {});
      };
      // Daymark reads no Markdown within HTML.
      const isMarkdownInHtml = isHtml(start) && /\|\s*markdown/.test(tag.rest);
      const replace = (replacement: string, became?: string) => {
        const words = isMarkdownInHtml ? textOf(parse(replacement)) : replacement;
        edits.push({ start, end, text: words });
        if (became) noteIn(start, end, whatIs(text, start), became);
      };
      if (kind === 'output') {
        // A condition of another template language, such as {{#if paid}}.
        if (/^#?(?:if|unless)\s/.test(tag.rest)) leave(LEFT_OUT, true);
        else convertOutput(tag, valueFor, replace, leave);
        continue;
      }
      if (tag.isClosing || BRANCH.test(name)) {
        leave();
        continue;
      }
      const close = ends.has(name) ? closingOf(tags, index) : undefined;
      if (/^(?:for|tablerow|macro|schema)$/.test(name) && close) {
        for (const inner of tags)
          if (inner.start < close.end && inner.start > start) done.add(inner);
        edits.push(lineAround(text, { start, end: close.end }));
        noteIn(start, close.end, whatIs(text, start), 'left out');
        continue;
      }
      if (/^(?:if|unless|case|ifchanged)$/.test(name) && close) {
        convertCondition(tag, close, branchesOf(tags, index, close));
        continue;
      }
      if (kind === 'tag' && /^(?:assign|set)$/.test(name)) {
        const [, variable = '', value = ''] = /^([\w.]+)\s*=\s*([\s\S]*)/.exec(tag.rest) ?? [];
        const result = evaluate(value, valueFor);
        if (variable && result?.isWhole) values.set(variable, result.text);
        const fact = factOf(value, factFor);
        facts.set(variable, fact ?? (result?.isWhole ? { value: result.text } : undefined));
        leave();
        continue;
      }
      if (close) done.add(close);
      const isInHtml = isHtml(tag.start);
      const content = close && text.slice(end, close.start);
      const made = convertTag(tag, content, isInHtml, references, {
        isAtTop: isBlock(tag, close),
        isOnOwnLine: isAlone(text, tag),
        isAddress: /\]\([^()\n]*$|=["']?[^"'\s=]*$|^\s*\[[^\]]+\]:\s*$|<$/.test(
          text.slice(text.lastIndexOf('\n', start - 1) + 1, start),
        ),
      });
      if (made === undefined) {
        if (close) {
          edits.push(lineAround(text, tag), lineAround(text, close));
          const reader = isForSome(name) ? { isUndecided: true as const } : {};
          noteIn(start, end, whatIs(text, start), LEFT_OUT, reader);
        } else leave();
        continue;
      }
      const { around, inside } = made;
      const whole: Range = inside && close ? { start, end: close.end } : tag;
      if (inside && close)
        for (const inner of tags)
          if (inner.start > start && inner.start < close.end) done.add(inner);
      if (around && close) {
        edits.push(asBlock(text, tag, around[0]), asBlock(text, close, around[1]));
      } else if (made.block !== undefined && isAlone(text, whole)) {
        edits.push(asBlock(text, whole, made.block));
      } else {
        edits.push({ ...whole, text: made.inline ?? made.block ?? '' });
        if (close && !inside) edits.push({ start: close.start, end: close.end, text: '' });
      }
      if (made.became) noteIn(start, whole.end, whatIs(text, start), made.became);
    }

    /** Keeps the branch that visitors saw, or all branches of a condition that only the templates decide. */
    function convertCondition(tag: Tag, close: Tag, branches: readonly Branch[]) {
      const shown = shownBranch(branches, tag.rest, factFor);
      const kept = shown === undefined ? branches : shown === null ? [] : [shown];
      const isUndecided = shown === undefined && tag.name !== 'ifchanged';
      let at = tag.start;
      for (const { start, end } of [...kept, { start: close.end, end: close.end }]) {
        for (const inner of tags) if (inner.start >= at && inner.start < start) done.add(inner);
        const removed = { start: at, end: start };
        const isBetween = at > tag.start && start < close.end;
        edits.push(
          isBetween && !isAlone(text, removed)
            ? { ...removed, text: ' ' }
            : lineAround(text, removed),
        );
        at = end;
      }
      const became = isUndecided
        ? 'kept all its branches, because the templates of the other site decide'
        : 'decided by front matter and settings';
      const reader = isUndecided ? { isUndecided } : { isUnshown: true as const };
      noteIn(tag.start, close.end, whatIs(text, tag.start), became, reader);
    }
  }

  /** Returns whether a tag, with its end, is at the top level of the text, where a player can stand. */
  function isBlock(tag: Tag, close: Tag | undefined): boolean {
    const isLast = ({ end }: Tag) => /^[^\S\n]*(?:\n|$)/.test(text.slice(end, end + 200));
    return (
      (isLast(tag) || !!close) &&
      isLast(close ?? tag) &&
      /(?:^|\n)$/.test(textAbove(text, tag.start))
    );
  }
}

/** Extends an edit that removes a part of a text by the marks of emphasis that would be around nothing. */
function withoutMarks(text: string, edit: Edit): Edit {
  const [marks] =
    /(?:\*{1,3}|_{1,3})$/.exec(text.slice(Math.max(0, edit.start - 3), edit.start)) ?? [];
  return marks && text.startsWith(marks, edit.end)
    ? { ...edit, start: edit.start - marks.length, end: edit.end + marks.length }
    : edit;
}

const whatIs = (text: string, start: number): string => {
  const tag = nextTag(text, start);
  if (!tag) return 'template';
  if (tag.kind === 'output') {
    const filter = /\|\s*([\w.]+)/.exec(tag.rest)?.[1];
    return filter ? `{{ … | ${filter} }}` : `{{ ${tag.rest.slice(0, 40)} }}`;
  }
  if (tag.kind === 'shortcode') return `shortcode {{< ${tag.name} >}}`;
  return `{% ${tag.isClosing ? 'end' : ''}${tag.name} %}`;
};

/** Finds the tag that ends a block whose content is no template. */
function matching(text: string, { end, name, kind }: Tag): Tag | undefined {
  const close =
    kind === 'shortcode'
      ? new RegExp(`\\{\\{[<%]-?\\s*/\\s*${name}\\s*-?[>%]\\}\\}`, 'g')
      : new RegExp(`\\{%-?\\s*end${name}\\s*-?%\\}`, 'g');
  close.lastIndex = end;
  const found = close.exec(text);
  if (!found) return undefined;
  const start = found.index;
  return { kind, name, rest: '', isClosing: true, start, end: start + found[0].length };
}

function closingOf(tags: readonly Tag[], index: number): Tag | undefined {
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

const BRANCH = /^(?:else|elsif|elseif|elif|when)$/;

/** Returns the branches of a condition. */
function branchesOf(tags: readonly Tag[], index: number, close: Tag): Branch[] {
  const [opening, ...rest] = tags.slice(index);
  if (!opening) return [];
  const { name, end, rest: test } = opening;
  const first = { start: end, end: close.start, test };
  const branches: Branch[] =
    name === 'case' ? [] : [{ ...first, kind: name === 'unless' ? 'unless' : 'if' }];
  let depth = 0;
  for (const tag of rest) {
    if (tag === close) break;
    if (/^(?:if|unless|case|for|ifchanged)$/.test(tag.name)) depth += tag.isClosing ? -1 : 1;
    if (depth > 0 || !BRANCH.test(tag.name)) continue;
    const last = branches.at(-1);
    if (last) last.end = tag.start;
    const isElseIf = /^if\s+/.exec(tag.rest);
    const kind = tag.name === 'when' ? 'when' : tag.name === 'else' && !isElseIf ? 'else' : 'if';
    const condition = isElseIf ? tag.rest.slice(isElseIf[0].length) : tag.rest;
    branches.push({ kind, test: condition, start: tag.end, end: close.start });
  }
  return branches;
}

/** Replaces ranges by letters of the same length, so that all positions stay. */
function mask(text: string, ranges: readonly Range[]): string {
  let masked = '';
  let at = 0;
  for (const { start, end } of ranges.toSorted((a, b) => a.start - b.start)) {
    if (end <= at) continue;
    const from = Math.max(start, at);
    masked += text.slice(at, from) + text.slice(from, end).replace(/[^\n]/g, 'x');
    at = end;
  }
  return masked + text.slice(at);
}

/**
 * Returns where code and HTML are in a text. Indented lines do not count as code: in most texts they
 * are part of HTML, which only CommonMark ends at an empty line.
 */
function placesIn(tree: Root, text: string): { code: Range[]; html: Range[] } {
  const places: { code: Range[]; html: Range[] } = { code: [], html: [] };
  visit(tree, ['code', 'inlineCode', 'html'], (node) => {
    const range = rangeOf(node);
    if (!range || (node.type === 'code' && !/^[`~]/.test(text.charAt(range.start)))) return;
    places[node.type === 'html' ? 'html' : 'code'].push(range);
  });
  return places;
}

const languageOf = ({ named, others }: Arguments): string => {
  const language = named.get('lang') ?? others[0] ?? '';
  return /^[\w+#.-]+$/.test(language) ? language : '';
};

/** What a tag becomes: on lines of its own, within a line, or before and after its content. */
export interface Made {
  block?: string;
  inline?: string;
  around?: [before: string, after: string];
  /** Whether the content of the tag is part of the result. */
  inside?: boolean;
  /** What the report says; nothing if the result shows all that the tag has shown. */
  became?: string;
}

const PICTURE = /\.(?:jpe?g|png|gif|webp|avif|svg|tiff?|bmp)(?:$|[?#])/i;
const IS_PICTURE_TAG =
  /(?:^|[-_/.])(?:img|image|figure|fig|picture|photo|screenshot)(?:s?$|[-_/.])|image/i;
/** Tags that show a small picture, which says nothing of the text. */
const SMALL = /avatar|icon|logo|badge|^qr$/;
const IS_NOTE =
  /^(?:notice|note|notes|alert|callout|admonition|tip|hint|warning|warn|info|important|caution|danger|message|panel)$/i;

/** Tags whose content visitors open. */
const IS_FOLDED =
  /^(?:details|expand|collapse|collapsible|spoiler|toggle|accordion|fold|hidden-content)$/;

/** The pages of what tags with the names of services show. */
const SERVICES: Readonly<Record<string, (id: string) => string>> = {
  slideshare: (id) => `https://www.slideshare.net/slideshow/embed_code/${id}`,
  speakerdeck: (id) => `https://speakerdeck.com/player/${id}`,
  scribd: (id) => `https://www.scribd.com/document/${id}`,
  asciinema: (id) => `https://asciinema.org/a/${id}`,
  codepen: (id) => `https://codepen.io/pen/${id}`,
  jsfiddle: (id) => `https://jsfiddle.net/${id}`,
};

/** Converts a tag or a shortcode; undefined if only its content can stay. */
function convertTag(
  { name, rest, kind }: Tag,
  content: string | undefined,
  isInHtml: boolean,
  { title, addressOf, valueFor, codeIn, tagOf }: References,
  {
    isAtTop,
    isOnOwnLine,
    isAddress,
  }: { isAtTop: boolean; isOnOwnLine: boolean; isAddress: boolean },
): Made | undefined {
  const own = kind === 'tag' && !isInHtml ? tagOf?.(name, rest) : undefined;
  if (own) return own;
  const isInclude =
    kind === 'tag' && /^(?:include|include_relative|render|include_cached)$/.test(name);
  const given = argumentsOf(rest, kind === 'tag' ? valueFor : undefined);
  const called = isInclude ? (given.others.shift() ?? '') : name;
  const { named, others } = given;
  const values = [...named.values(), ...others];
  const key =
    called
      .split('/')
      .at(-1)
      ?.replace(/\.\w+$/, '')
      .toLowerCase() ?? '';
  if (/^(?:ref|relref|link|post_url)$/.test(key) && others.length + named.size > 0 && !isInclude) {
    const target = named.get('path') ?? others.join(' ');
    const [path = '', anchor] = target.split(/#(.*)/s);
    const address = path === '' ? '' : addressOf(path);
    if (address === undefined)
      return { inline: '', became: 'left out, because no text has this name' };
    const whole = address + (anchor === undefined ? '' : `#${anchor}`);
    return { inline: isAddress ? whole : linkTo(whole, path, isInHtml) };
  }
  // A tag of the site's own that makes an address, such as {% link_to "the-pier" %}.
  const [target = ''] = others;
  const made = isAddress && target !== '' ? addressOf(target) : undefined;
  if (made !== undefined) return { inline: made };
  if (isAddress && /^\/\S*$/.test(target)) return { inline: target };
  const video = videoOf(key, named, others);
  if (video) {
    const words = labelOf(named.get('title') ?? named.get('caption') ?? wordsIn(others) ?? title);
    if ('link' in video && isInHtml) return { inline: htmlLink(video.link, words) };
    if ('link' in video) return { inline: `[${words}](${video.link})`, became: 'became a link' };
    const page = videoPage(video);
    if (isInHtml) return { inline: `<iframe src="${page}" title="${attribute(words)}"></iframe>` };
    const inline = `[${words}](${page})`;
    return isAtTop
      ? { block: videoDirective(words, video), inline }
      : { inline, became: 'became a link' };
  }
  if (key === 'gist') {
    const [user = '', id = ''] =
      others.length > 1 ? others : ['', others[0] ?? named.get('id') ?? ''];
    const link = `https://gist.github.com/${[user, id].filter(Boolean).join('/')}`;
    return { inline: linkTo(link, link, isInHtml), became: 'became a link' };
  }
  if (/^(?:tweet|x|twitter|x_simple|twitter_simple)$/.test(key)) {
    const url = values.find((value) => /^https?:/.test(value));
    const id = named.get('id') ?? others.at(-1) ?? '';
    const user = named.get('user') ?? (others.length > 1 ? others[0] : undefined) ?? 'i/web';
    const link = url ?? `https://x.com/${user}/status/${id}`;
    return { inline: linkTo(link, link, isInHtml), became: 'became a link' };
  }
  if (/^instagram/.test(key)) {
    const link = `https://www.instagram.com/p/${named.get('id') ?? others[0] ?? ''}/`;
    return { inline: linkTo(link, link, isInHtml), became: 'became a link' };
  }
  const isPictureTag = IS_PICTURE_TAG.test(key) || IS_PICTURE_TAG.test(called);
  const isPictureAlone =
    content === undefined && !isInclude && PICTURE.test(named.get('src') ?? others[0] ?? '');
  if (isPictureTag || (isPictureAlone && !SMALL.test(key))) {
    const picture = pictureOf(named, others, content);
    if (picture) return isInHtml ? { inline: htmlPicture(picture) } : markdownPicture(picture);
  }
  const heading = argumentOf(named, 'title', 'summary', 'name', 'label', 'header') ?? others[0];
  if (IS_FOLDED.test(key) && content !== undefined && !isInHtml && isAtTop) {
    const summary = attribute(labelOf(heading ?? 'Details')).replaceAll('>', '&gt;');
    return { around: [`<details>\n<summary>${summary}</summary>`, '</details>'] };
  }
  if (
    /^(?:tab|tabitem|step|accordion-?item)$/.test(key) &&
    content !== undefined &&
    heading &&
    !isInHtml
  )
    return { around: [`**${labelOf(heading)}**`, ''], became: 'became its title and its text' };
  if (IS_NOTE.test(key) && content !== undefined && !isInHtml && isAtTop) {
    const kinds = [key, ...others].filter(
      (word) =>
        IS_NOTE.test(word) &&
        !/^(?:note|notes|notice|callout|alert|admonition|panel|message)$/i.test(word),
    );
    const label =
      named.get('title') ??
      wordsIn(others) ??
      kinds.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).at(-1);
    return { around: [label ? `:::note[${labelOf(label)}]` : ':::note', ':::'] };
  }
  if (/^(?:quote|blockquote)$/.test(key) && content !== undefined && !isInHtml && isAtTop) {
    const who = named.get('author') ?? named.get('cite') ?? rest.replace(/^["']|["']$/g, '');
    return { around: [who ? `:::quote[${labelOf(who)}]` : ':::quote', ':::'] };
  }
  const url = kind === 'shortcode' && /^base_?url$/.test(key) ? valueFor('site.url') : undefined;
  if (url !== undefined) return { inline: `${url}/` };
  if (key === 'param' && kind === 'shortcode') {
    const value = valueFor(`page.${others[0] ?? ''}`) ?? valueFor(`site.${others[0] ?? ''}`);
    return value === undefined ? undefined : { inline: value };
  }
  if (/gallery/.test(key) && content !== undefined && !isInHtml) {
    const caption = named.get('caption') ?? named.get('title') ?? '';
    const isLabel = caption !== '' && !isLinked(caption);
    const below = caption !== '' && !isLabel ? `\n\n${caption}` : '';
    if (isAtTop && hasOnlyPictures(content))
      return { around: [`:::gallery${isLabel ? `[${labelOf(caption)}]` : ''}`, `:::${below}`] };
    if (caption !== '') return { around: ['', caption], became: LEFT_OUT };
  }
  if (content !== undefined || SMALL.test(key)) return undefined;
  const file =
    argumentOf(named, 'src', 'file', 'filename', 'path', 'url', 'mp4') ?? others[0] ?? '';
  const code = isInclude || isInHtml || !isOnOwnLine ? undefined : codeIn(file);
  if (code !== undefined) {
    const language = named.get('language') ?? posix.extname(file).slice(1);
    return { block: codeBlock(code, languageOf({ named, others: [language] })) };
  }
  if (isFile(file) && !/^https?:/.test(file))
    return fileShown(file, argumentOf(named, 'caption', 'title', 'alt') ?? wordsIn(others), {
      isAtTop,
      isInHtml,
    });
  const page = SERVICES[key]?.(named.get('id') ?? others[0] ?? '');
  if (page)
    return { inline: linkTo(page, wordsIn(values) ?? title, isInHtml), became: 'became a link' };
  // A tag of the site's own that shows a page elsewhere, such as slides.
  const shown = values.find((value) => /^https?:\/\/\S+$/.test(value));
  if (shown)
    return { inline: linkTo(shown, wordsIn(values) ?? shown, isInHtml), became: 'became a link' };
  return undefined;
}

const LEFT_OUT = 'left out; the text inside stays';

const isLinked = (markdown: string) => /\]\(/.test(markdown);

/** A tag, a picture of Markdown, and a picture of HTML, with a link to the whole picture or without. */
const IN_GALLERY =
  /\{\{[<%]\s*([\w/-]+)(?![\w/-])[^{}]*[%>]\}\}|\{%-?\s*([\w/-]+)(?![\w/-])[^{}]*%\}|!\[[^[\]]*\]\([^()]*\)|(?:<a\s[^<>]*href="([^"<>]*)"[^<>]*>\s*)?<img\s[^<>]*>(?:\s*<\/a>)?/g;

/** Returns whether only pictures without links to other pages stand between the tags of a gallery. */
const hasOnlyPictures = (content: string): boolean => {
  let pictures = 0;
  const rest = content.replace(
    IN_GALLERY,
    (part, ...[shortcode, tag, target = '.png']: (string | undefined)[]) => {
      const name = shortcode ?? tag;
      const isPicture = name === undefined || (IS_PICTURE_TAG.test(name) && !/\slink=/.test(part));
      if (!isPicture || !PICTURE.test(target)) return part;
      pictures += 1;
      return '';
    },
  );
  return pictures > 1 && rest.trim() === '';
};

/** Returns what shows a file of the site: a player for sounds, and a link for others. */
function fileShown(
  file: string,
  caption: string | undefined,
  { isAtTop, isInHtml }: { isAtTop: boolean; isInHtml: boolean },
): Made {
  const isPlain = caption !== undefined && !isLinked(caption);
  const words = isPlain ? caption : posix.basename(file);
  if (isInHtml) return { inline: htmlLink(file, words), became: 'became a link' };
  const below = caption === undefined || isPlain ? [] : [caption];
  if (isAtTop && recordingIn(file) === 'sound')
    return { block: [`::audio[${labelOf(words)}]{src="${file}"}`, ...below].join('\n\n') };
  const link = [`[${labelOf(words)}](${inBrackets(file)})`, ...below];
  return { block: link.join('\n\n'), inline: link.join(' '), became: 'became a link' };
}

const attribute = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
const htmlLink = (address: string, words: string) =>
  `<a href="${attribute(address)}">${attribute(words)}</a>`;
const linkTo = (address: string, words: string, isInHtml: boolean) =>
  isInHtml
    ? htmlLink(address, words)
    : words === address
      ? `<${address}>`
      : `[${labelOf(words)}](${address})`;

/** Returns words for brackets. */
export const labelOf = (words: string): string =>
  words
    .replace(/<\/?(?:a|b|br|code|em|i|p|small|span|strong|su[bp]|u)(?:\s[^<>]*)?>/gi, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[[\]{}]/g, '\\$&');

const wordsIn = (values: readonly string[]): string | undefined =>
  values.find((value) => /\s/.test(value) && !/^https?:/.test(value));

/** Returns the video of a tag whose name contains that of a service. */
function videoOf(
  name: string,
  named: ReadonlyMap<string, string>,
  others: readonly string[],
): Video | { link: string } | undefined {
  const isYouTube = /youtube|^yt$/.test(name);
  const service = isYouTube ? 'youtube' : 'vimeo';
  const values = [...named].flatMap(([key, value]) => (IS_WORDS.test(key) ? [] : [value]));
  values.push(...others);
  if (isYouTube || /vimeo/.test(name)) {
    const ids = [
      named.get('id'),
      named.get('video_id'),
      named.get('videoid'),
      ...others,
      ...values,
    ];
    for (const value of ids) {
      const id = value?.trim() ?? '';
      if (VIDEO_IDS[service].test(id)) return { service, id };
    }
  }
  const url = values.find((value) => /^(?:https?:)?\/\//.test(value));
  if (!url) return undefined;
  return videoAt(url) ?? (isYouTube ? { link: url } : undefined);
}

/** The arguments and attributes of players that are words, which may be as long as an id. */
export const IS_WORDS = /^(?:title|caption|label|playlabel|alt|class|className|style)$/i;

/** Returns the directive that shows a video. The title is that of `labelOf`. */
export const videoDirective = (title: string, { service, id }: Video): string =>
  `::video[${title}]{${service}=${id}}`;

interface PictureArguments {
  src: string;
  alt: string;
  caption: string;
  link: string;
}

/** Returns the value of the first of some arguments that has any. */
const argumentOf = (named: ReadonlyMap<string, string>, ...names: string[]): string | undefined =>
  names.map((name) => named.get(name)).find(Boolean);

/** Returns the picture that the arguments of a tag name. */
function pictureOf(
  named: ReadonlyMap<string, string>,
  others: readonly string[],
  content: string | undefined,
): PictureArguments | undefined {
  const src =
    argumentOf(
      named,
      'src',
      'url',
      'path',
      'file',
      'filename',
      'image',
      'image_path',
      'img',
      'source',
    ) ??
    others.find((value) => PICTURE.test(value)) ??
    others.find((value) => /^(?:https?:\/\/|\/)\S+$/.test(value));
  if (!src || /[{}]/.test(src) || (/\s/.test(src.trim()) && !PICTURE.test(src))) return undefined;
  const words = wordsIn(others.filter((value) => value !== src)) ?? '';
  const caption =
    argumentOf(named, 'caption', 'figcaption') ?? content?.trim() ?? named.get('title') ?? '';
  return {
    src: src.trim(),
    alt: argumentOf(named, 'alt', 'alttext', 'alt_text') ?? words,
    caption: [caption, creditIn(named)].filter(Boolean).join(' '),
    link: named.get('link') ?? '',
  };
}

/** Returns who made a picture, with a link to the page that the tag names. */
function creditIn(named: ReadonlyMap<string, string>): string | undefined {
  const [who, page] = [named.get('attr'), named.get('attrlink')];
  return who && page ? `[${who}](${inBrackets(page)})` : who;
}

function markdownPicture({ src, alt, caption, link }: PictureArguments): Made {
  const plain = caption.replace(/\s+/g, ' ').trim().replaceAll('"', '\\"');
  const picture = `![${labelOf(alt)}](${inBrackets(src)}${plain ? ` "${plain}"` : ''})`;
  const whole = link ? `[${picture}](${inBrackets(link)})` : picture;
  return { block: whole, inline: whole, inside: true };
}

const htmlPicture = ({ src, alt, caption }: PictureArguments) =>
  `<img src="${attribute(src)}" alt="${attribute(alt)}"${caption ? ` title="${attribute(caption)}"` : ''}>`;

/** Converts an output such as `{{ site.title }}` or `{{ "/about/" | relative_url }}`. */
function convertOutput(
  { rest }: Tag,
  valueFor: References['valueFor'],
  replace: (text: string, became?: string) => void,
  leave: (became?: string) => void,
) {
  const result = evaluate(rest, valueFor);
  if (!result) return leave();
  if (result.isWhole) return replace(result.text);
  const video = videoAt(result.text);
  const words = result.words ? labelOf(result.words) : undefined;
  if (video && words) return replace(`\n\n${videoDirective(words, video)}\n\n`);
  if (/^https?:\/\/\S+$/.test(result.text)) return replace(result.text, 'became its address');
  if (/image|photo|avatar|icon|picture|logo/i.test(rest)) return leave();
  replace(result.text, 'became its text');
}

/** Filters that change nothing that matters in a text. */
const SAME =
  /^(?:relative_url|absolute_url|url|safe|escape|escape_once|xml_escape|strip|strip_newlines|markdownify|markdown|smartify|htmlBaseUrl|jsonify|default|absoluteUrl|lstrip|rstrip|trim|normalize_whitespace|cgi_escape|uri_escape|url_encode|downcase|upcase|capitalize|title)$/;

interface Value {
  text: string;
  /** Whether all filters are known. */
  isWhole: boolean;
  /** The first argument of an unknown filter. */
  words?: string | undefined;
}

/** Evaluates an expression of Liquid or Nunjucks; undefined if its variable is unknown. */
function evaluate(expression: string, valueFor: References['valueFor']): Value | undefined {
  const parts = [...expression.matchAll(/(?:"[^"]*"|'[^']*'|[^|"'])+/g)].map(([part]) =>
    part.trim(),
  );
  const [first = '', ...filters] = parts;
  const quoted = /^(?:"([^"]*)"|'([^']*)')$/.exec(first);
  const resolve = (text: string) => {
    const literal = /^(?:"([^"]*)"|'([^']*)')$/.exec(text);
    return literal ? (literal[1] ?? literal[2]) : valueFor(text);
  };
  let text = quoted ? (quoted[1] ?? quoted[2]) : valueFor(first);
  if (text === undefined) return undefined;
  for (const filter of filters) {
    const [, name = '', given = ''] = /^([\w.]+)\s*(?:[:(]([\s\S]*))?$/.exec(filter) ?? [];
    const [argument = ''] =
      /^(?:"[^"]*"|'[^']*'|[^,]+)/.exec(given.trimStart().replace(/\)$/, '')) ?? [];
    if (name === 'prepend') text = (resolve(argument.trim()) ?? '') + text;
    else if (name === 'append') text += resolve(argument.trim()) ?? '';
    else if (name === 'downcase') text = text.toLowerCase();
    else if (name === 'upcase') text = text.toUpperCase();
    else if (!SAME.test(name)) return { text, isWhole: false, words: resolve(argument.trim()) };
  }
  return { text, isWhole: true };
}
