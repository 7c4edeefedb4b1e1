/*
 * Resolves the template languages in texts of static site generators: Liquid (Jekyll, Eleventy),
 * Nunjucks (Eleventy) and the shortcodes of Hugo.
 */

import { videoAt } from 'daymark/video-address';
import { toString as plainTextOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { isForSome } from '../../export/export.ts';
import { escaped } from '../../html/code-in-html.ts';
import {
  asBlock,
  type Edit,
  isAlone,
  isInside,
  lineAround,
  lineBefore,
  type Range,
  rangeOf,
  textAbove,
} from '../../markdown/draft.ts';
import { labelOf } from '../../markdown/escape.ts';
import { parse } from '../../markdown/parse.ts';
import { formulaEdit } from './formulas.ts';
import { endOfHtml } from './html-in-markdown.ts';
import { codeBlock } from './markdown-code.ts';
import { closingOf, type Fact, KEPT_TEXT, type Step, type Surroundings } from './step.ts';
import { type Branch, factOf, shownBranch } from './template-conditions.ts';
import { convertTag, languageIn, videoDirective } from './template-rules.ts';
import { BRANCH, branchesOf, nameForReport, scan, type Tag } from './template-tags.ts';

/**
 * Changes code and formulas in tags such as `{% highlight %}` to code and formulas of Markdown, and inside
 * HTML to HTML.
 * @param isHtmlOnly whether the whole text is HTML
 */
export function withCodeOfTemplates(step: Step, isHtmlOnly = false): void {
  const { text } = step;
  const { templates, hasWholeHtml } = step.surroundings;
  if (!/\{[{%]/.test(text)) return;
  const { verbatim, masked, kept, comments, shown } = scan(text, templates);
  if (verbatim.length === 0) return;
  const places = placesIn(text, masked, isHtmlOnly);
  const isElsewhere = isInside([...places.code, ...kept, ...comments, ...shown]);
  let end = 0;
  const html = places.html.flatMap((range) => {
    if (range.start < end) return [];
    end = endOfHtml(text, range, hasWholeHtml) ?? range.end;
    return [{ ...range, end }];
  });
  const isHtml = isInside(isHtmlOnly ? [{ start: 0, end: text.length }] : html);
  for (const block of verbatim) {
    const { tag, content, isFormula } = block;
    if (isElsewhere(block.start)) continue;
    if (tag.kind === 'tag' && templates !== 'Liquid or Nunjucks') continue;
    const isDiagram = /^(?:mermaid|plantuml|graphviz)$/.test(tag.name);
    const language = isDiagram ? tag.name : languageIn(tag.rest);
    if (isFormula) step.edits.push(formulaEdit(text, block, content));
    else if (!isHtml(block.start))
      step.edits.push(asBlock(text, block, codeBlock(content, language)));
    else step.replace(block, `<pre class="language-${language}">${escaped(content)}</pre>`);
  }
}

/**
 * Replaces the tags of templates by Markdown, and notes the tags that are left out.
 * @param isHtmlOnly whether the whole text is HTML, in which no part is code of Markdown
 */
export function withoutTemplates(step: Step, isHtmlOnly = false): void {
  const { text } = step;
  const { templates } = step.surroundings;
  if (!/\{[{%#]/.test(text)) return;
  const { tags, comments, shown, keepers, kept, masked } = scan(text, templates);
  for (const keeper of keepers) step.remove(keeper);
  for (const shortcode of shown) {
    const written = text.slice(shortcode.start, shortcode.end);
    step.replace(shortcode, written.replace('/*', '').replace('*/', ''));
  }
  for (const comment of comments) {
    if (comment.kind === 'comment') step.replace(comment, '');
    else step.remove(comment);
    step.note(comment, 'comment of a template', 'left out');
  }
  const { code, html } = placesIn(text, masked, isHtmlOnly);
  const [isCode, isHtml, isKept] = [isInside(code), isInside(html), isInside(kept)];
  const isRead = ({ kind }: Tag) => kind === 'shortcode' || templates === 'Liquid or Nunjucks';
  convertTags(
    step,
    tags.filter((tag) => isRead(tag) && !isCode(tag.start) && !isKept(tag.start)),
    isHtml,
  );
}

/** Matches the text before an address: in a link, in an attribute, in a definition. */
const BEFORE_ADDRESS = /\]\([^()\n]*$|=["']?[^"'\s=]*$|^\s*\[[^\]]+\]:\s*$|<$/;

/** Converts the tags of templates in their order, with the variables that earlier tags set. */
function convertTags(step: Step, tags: readonly Tag[], isHtml: (offset: number) => boolean): void {
  const { text, surroundings } = step;
  const values = new Map<string, string>();
  const facts = new Map<string, Fact>();
  const valueFor = (name: string) => values.get(name) ?? surroundings.valueFor(name);
  const factFor = (name: string) =>
    facts.has(name) ? facts.get(name) : surroundings.factFor(name);
  // Only the templates know the values of these variables.
  for (const { name, rest } of tags)
    if (/^(?:capture|increment|decrement|for)$/.test(name))
      facts.set(rest.split(/\s/)[0] ?? '', undefined);
  const ends = new Set(tags.filter(({ isClosing }) => isClosing).map(({ name }) => name));
  const done = new Set<Tag>();
  /** Leaves out of the conversion the tags that begin in a range. */
  const finish = ({ start, end }: Range) => {
    for (const tag of tags) if (tag.start >= start && tag.start < end) done.add(tag);
  };
  for (const [index, tag] of tags.entries()) {
    if (done.has(tag)) continue;
    const { start, kind, name } = tag;
    const close = ends.has(name) ? closingOf(tags, index) : undefined;
    const whole = { start, end: close?.end ?? tag.end };
    if (kind === 'output') convertOutputTag(tag);
    else if (tag.isClosing || BRANCH.test(name)) leave(tag);
    else if (/^(?:for|tablerow|macro|schema)$/.test(name) && close) {
      finish(whole);
      step.remove(whole);
      step.note(whole, nameForReport(text, start), 'left out');
    } else if (/^(?:if|unless|case|ifchanged)$/.test(name) && close)
      convertCondition(tag, close, branchesOf(tags, index, close));
    else if (kind === 'tag' && /^(?:assign|set)$/.test(name)) assign(tag);
    else convertBlock(tag, close);
  }

  /** Removes a tag that cannot be converted, and reports the loss to the owner. */
  function leave(tag: Tag, became = 'left out', isUndecided = false) {
    step.edits.push(withoutMarks(text, lineAround(text, tag)));
    step.note(tag, nameForReport(text, tag.start), became, isUndecided ? { isUndecided } : {});
  }

  /** Replaces a tag that prints a value by the value, if it is known. */
  function convertOutputTag(tag: Tag) {
    // A condition of another template language, such as {{#if paid}}.
    if (/^#?(?:if|unless)\s/.test(tag.rest)) return leave(tag, KEPT_TEXT, true);
    const made = convertOutput(tag, valueFor);
    if (!made) return leave(tag);
    // Daymark reads no Markdown within HTML.
    const isMarkdownInHtml = isHtml(tag.start) && /\|\s*markdown/.test(tag.rest);
    step.replace(tag, isMarkdownInHtml ? plainTextOf(parse(made.text)) : made.text);
    if (made.became) step.note(tag, nameForReport(text, tag.start), made.became);
  }

  /** Remembers the value of a variable for later tags, and removes the tag. */
  function assign(tag: Tag) {
    const [, variable = '', value = ''] = /^([\w.]+)\s*=\s*([\s\S]*)/.exec(tag.rest) ?? [];
    const result = evaluate(value, valueFor);
    if (variable && result?.isWhole) values.set(variable, result.text);
    const fact = factOf(value, factFor);
    facts.set(variable, fact ?? (result?.isWhole ? { value: result.text } : undefined));
    leave(tag);
  }

  /** Keeps the branch that visitors saw, or all branches of a condition that only the templates decide. */
  function convertCondition(tag: Tag, close: Tag, branches: readonly Branch[]) {
    const shown = shownBranch(branches, tag.rest, factFor);
    const kept = shown === undefined ? branches : shown === null ? [] : [shown];
    const isUndecided = shown === undefined && tag.name !== 'ifchanged';
    let at = tag.start;
    for (const { start, end } of [...kept, { start: close.end, end: close.end }]) {
      const removed = { start: at, end: start };
      finish(removed);
      const isBetween = at > tag.start && start < close.end;
      if (isBetween && !isAlone(text, removed)) step.replace(removed, ' ');
      else step.remove(removed);
      at = end;
    }
    const became = isUndecided
      ? 'kept all its branches, because the templates of the other site decide'
      : 'decided by front matter and settings';
    const whole = { start: tag.start, end: close.end };
    const reader = isUndecided ? { isUndecided } : { isUnshown: true };
    step.note(whole, nameForReport(text, tag.start), became, reader);
  }

  /** Converts a tag with its content by the rules. */
  function convertBlock(tag: Tag, close: Tag | undefined) {
    const { start, end, name } = tag;
    if (close) done.add(close);
    const made = convertTag(tag, {
      surroundings,
      content: close && text.slice(end, close.start),
      isInHtml: isHtml(start),
      isAtTop: isAtTop(text, tag, close),
      isOnOwnLine: isAlone(text, tag),
      isAddress: BEFORE_ADDRESS.test(lineBefore(text, start)),
    });
    if (made === undefined && !close) return leave(tag);
    if (made === undefined || !close) {
      if (made) return place(made, tag);
      step.remove(tag);
      if (close) step.remove(close);
      const reader = isForSome(name) ? { isUndecided: true } : {};
      return step.note(tag, nameForReport(text, start), KEPT_TEXT, reader);
    }
    const whole = { start, end: close.end };
    if (made.inside) {
      finish(whole);
      return place(made, whole);
    }
    if (made.around) {
      step.edits.push(asBlock(text, tag, made.around[0]), asBlock(text, close, made.around[1]));
      if (made.became) step.note(tag, nameForReport(text, start), made.became);
      return;
    }
    place(made, tag);
    if (made.block === undefined || !isAlone(text, tag)) step.replace(close, '');
  }

  /** Replaces a tag by its conversion. */
  function place({ block, inline, became }: ReturnType<typeof convertTag> & object, range: Range) {
    if (block !== undefined && isAlone(text, range)) step.edits.push(asBlock(text, range, block));
    else step.replace(range, inline ?? block ?? '');
    if (became) step.note(range, nameForReport(text, range.start), became);
  }
}

/** Returns whether a tag, with its end, is at the top level of the text, where a player can stand. */
function isAtTop(text: string, tag: Tag, close: Tag | undefined): boolean {
  const isLast = ({ end }: Tag) => /^[^\S\n]*(?:\n|$)/.test(text.slice(end, end + 200));
  return (
    (isLast(tag) || !!close) && isLast(close ?? tag) && /(?:^|\n)$/.test(textAbove(text, tag.start))
  );
}

/** Extends an edit that removes text, so that no empty marks of emphasis stay. */
function withoutMarks(text: string, edit: Edit): Edit {
  const [marks] =
    /(?:\*{1,3}|_{1,3})$/.exec(text.slice(Math.max(0, edit.start - 3), edit.start)) ?? [];
  return marks && text.startsWith(marks, edit.end)
    ? { ...edit, start: edit.start - marks.length, end: edit.end + marks.length }
    : edit;
}

/**
 * Replaces the characters of ranges by `x`, so that a parser finds nothing in them. Line breaks and all
 * positions stay.
 */
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
 * Returns the ranges of code and HTML in a text. Indented lines do not count as code: in most texts they
 * are part of HTML, which only CommonMark ends at an empty line.
 */
function placesIn(text: string, masked: readonly Range[], isHtmlOnly: boolean) {
  const places: { code: Range[]; html: Range[] } = { code: [], html: [] };
  if (isHtmlOnly) return places;
  visit(parse(mask(text, masked)), ['code', 'inlineCode', 'html'], (node) => {
    const range = rangeOf(node);
    if (!range || (node.type === 'code' && !/^[`~]/.test(text.charAt(range.start)))) return;
    places[node.type === 'html' ? 'html' : 'code'].push(range);
  });
  return places;
}

/**
 * Converts an output such as `{{ site.title }}` or `{{ "/about/" | relative_url }}`; returns undefined
 * to leave the output out.
 */
function convertOutput(
  { rest }: Tag,
  valueFor: Surroundings['valueFor'],
): { text: string; became?: string } | undefined {
  const result = evaluate(rest, valueFor);
  if (!result) return undefined;
  const { text } = result;
  if (result.isWhole) return { text };
  const video = videoAt(text);
  const words = result.words ? labelOf(result.words) : undefined;
  if (video && words) return { text: `\n\n${videoDirective(words, video)}\n\n` };
  if (/^https?:\/\/\S+$/.test(text)) return { text, became: 'became its address' };
  if (/image|photo|avatar|icon|picture|logo/i.test(rest)) return undefined;
  return { text, became: 'became its text' };
}

/** Filters that the importer ignores, because they hardly change a text. */
const SAME =
  /^(?:relative_url|absolute_url|url|safe|escape|escape_once|xml_escape|strip|strip_newlines|markdownify|markdown|smartify|htmlBaseUrl|jsonify|default|absoluteUrl|lstrip|rstrip|trim|normalize_whitespace|cgi_escape|uri_escape|url_encode|downcase|upcase|capitalize|title)$/;

/** The value of an expression in a template. */
interface Value {
  text: string;
  /** Whether all filters are known. */
  isWhole: boolean;
  /** The first argument of an unknown filter. */
  words?: string | undefined;
}

/** Evaluates an expression of Liquid or Nunjucks; undefined if its variable is unknown. */
function evaluate(expression: string, valueFor: Surroundings['valueFor']): Value | undefined {
  const parts = [...expression.matchAll(/(?:"[^"]*"|'[^']*'|[^|"'])+/g)].map(([part]) =>
    part.trim(),
  );
  const [first = '', ...filters] = parts;
  const resolve = (text: string) => {
    const literal = /^(?:"([^"]*)"|'([^']*)')$/.exec(text);
    return literal ? (literal[1] ?? literal[2]) : valueFor(text);
  };
  let text = resolve(first);
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
