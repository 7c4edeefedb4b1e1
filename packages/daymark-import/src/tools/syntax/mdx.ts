/*
 * Removes the code of MDX: imports, exports, expressions in braces and components, which the syntax tree of
 * Markdown does not know. First, the lines are brought into the form that CommonMark reads: tags apart from
 * the Markdown beside them, and no indentation by components, which CommonMark would read as code.
 */
import { videoAt, videoPage } from 'daymark/video-address';
import { visit } from 'unist-util-visit';
import { isForSome } from '../../export/export.ts';
import { escaped } from '../../html/code-in-html.ts';
import {
  asBlock,
  isAlone,
  isInside,
  lastFrom,
  lineAround,
  type Range,
  rangeOf,
} from '../../markdown/draft.ts';
import { inBrackets, labelOf } from '../../markdown/escape.ts';
import { isNoteName } from './notes.ts';
import { KEPT_TEXT, type Made, type Step } from './step.ts';
import { videoDirective } from './template-rules.ts';

/** A tag of a component in MDX. */
interface Component extends Range {
  name: string;
  isClosing: boolean;
  isEmpty: boolean;
  attributes: Map<string, string>;
}

/** Elements whose content in MDX is Markdown, and which show nothing themselves. */
const IS_BOX = /^(?:div|section|article|aside|center|main|header|footer|p)$/;
/** Components that show their content when visitors open it. */
const IS_FOLDED =
  /^(?:Accordion\w*|Collaps\w*|Details|Disclosure|Dropdown|Expand\w*|Foldable\w*|Spoiler|Toggle)$/;

/** Removes the code of MDX from a text, and converts components that show videos, pictures and notes. */
export function withoutComponents(step: Step): void {
  if (!step.surroundings.isMdx) return;
  const { text } = step;
  const code: Range[] = [];
  visit(step.tree, ['code', 'inlineCode'], (node) => {
    const range = rangeOf(node);
    // Indented lines are code in Markdown, and text in MDX.
    if (range && (node.type === 'inlineCode' || /^[`~]/.test(text.slice(range.start, range.end))))
      code.push(range);
  });
  const codeAt = (offset: number) => code.find(({ start, end }) => start <= offset && offset < end);
  /** The elements around the present position, with the Markdown that replaces their end tags. */
  const open: Open[] = [];
  let isBlockStart = true;
  for (let at = 0; at < text.length; ) {
    const inCode = codeAt(at);
    if (inCode) {
      at = inCode.end;
      continue;
    }
    if (isBlockStart && /^(?:import|export)\s/.test(text.slice(at, at + 7))) {
      const end = endOfScript(text, at);
      const what = text.startsWith('import', at) ? 'import of MDX' : 'export of MDX';
      step.remove({ start: at, end });
      step.note({ start: at, end }, what, 'left out');
      at = end;
      continue;
    }
    if (text.startsWith('<!--', at)) {
      const end = text.indexOf('-->', at);
      at = end < 0 ? text.length : end;
      continue;
    }
    const maths = text.startsWith('$$', at) ? text.indexOf('$$', at + 2) : -1;
    if (maths >= 0) {
      at = maths + 2;
      continue;
    }
    const sign = text[at];
    isBlockStart = sign === '\n';
    const component = sign === '<' ? componentAt(text, at) : undefined;
    if (component) {
      convert(step, component, open);
      at = component.end;
      continue;
    }
    const end = sign === '{' && text[at - 1] !== '\\' ? endOfBraces(text, at) : undefined;
    if (end !== undefined && !/^\{#[\w-]+\}$/.test(text.slice(at, end))) {
      const range = { start: at, end };
      const content = text.slice(at + 1, end - 1).trim();
      const literal = literalIn(content);
      if (literal !== undefined) step.replace(range, literal);
      else {
        step.remove(range);
        if (!content.startsWith('/*')) step.note(range, 'expression of MDX', 'left out');
      }
      at = end;
      continue;
    }
    at += 1;
  }
}

/** Returns the value of a literal in JavaScript; undefined for any other expression. */
function literalIn(expression: string): string | undefined {
  const literal = /^(?:"([^"]*)"|'([^']*)'|`([^`$]*)`|(\d+))$/.exec(expression.trim());
  return literal?.slice(1).find((part) => part !== undefined);
}

/** A component whose end is still to come. */
interface Open {
  name: string;
  /** The Markdown that replaces its end tag. */
  end: string | undefined;
}

/** Converts the tag of a component, or of HTML. `open` are the components around it. */
function convert(step: Step, component: Component, open: Open[]) {
  const { text } = step;
  const { name, isClosing, isEmpty, start, end } = component;
  const range = { start, end };
  if (/^[a-z]/.test(name)) return convertHtml(step, component);
  if (isClosing) {
    const at = open.findLastIndex((opening) => opening.name === name);
    const [opening] = at < 0 ? [] : open.splice(at);
    step.edits.push(opening?.end ? asBlock(text, range, opening.end) : lineAround(text, range));
    return;
  }
  const opening: Open = { name, end: undefined };
  if (!isEmpty) open.push(opening);
  const { block, inline, around, became, isUndecided } = shownBy(component);
  const [before = block, after] = around ?? [];
  opening.end = after;
  const isTitle = before !== undefined && (became !== KEPT_TEXT || isAlone(text, range));
  if (inline !== undefined) step.replace(range, inline);
  else if (isTitle) step.edits.push(asBlock(text, range, before));
  else step.remove(range);
  if (became) step.note(range, `component <${name}>`, became, isUndecided ? { isUndecided } : {});
}

/**
 * Removes the tags of boxes around Markdown. In other HTML, turns attributes of React into attributes of
 * HTML.
 */
function convertHtml(step: Step, { name, isClosing, start, end }: Component): void {
  const { text } = step;
  const range = { start, end };
  if (IS_BOX.test(name) && isAlone(text, range)) {
    step.remove(range);
    if (!isClosing) step.note(range, `HTML <${name}>`, KEPT_TEXT);
    return;
  }
  const lost: string[] = [];
  const plain = text
    .slice(start, end)
    .replace(/\bclassName=/g, 'class=')
    // Removes lines that become empty, because an empty line would end the tag.
    .replace(/(?<!\s)\s+[\w-]+=\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}/g, (attribute) => {
      const [own = '', expression = ''] = attribute.slice(0, -1).split(/=\{([\s\S]*)/);
      // The address of a file, as the bundler of the site resolves it.
      const [, file] =
        /^\s*(?:require|useBaseUrl)\(\s*["']([^"']+)["']\s*\)(?:\.default)?\s*$/.exec(expression) ??
        [];
      const literal = literalIn(expression) ?? file;
      if (literal === undefined) lost.push(own.trim());
      return literal === undefined ? '' : `${own}="${literal.replaceAll('"', '&quot;')}"`;
    });
  if (plain !== text.slice(start, end)) step.replace(range, plain);
  if (lost.length > 0) step.note(range, `attribute ${lost.join(', ')} of <${name}>`, 'left out');
}

/** Returns the Markdown for a component: a block, words within a line, or blocks around its content. */
function shownBy({ name, attributes, isEmpty }: Component): Made & { isUndecided?: boolean } {
  const value = (...names: string[]) => names.map((key) => attributes.get(key)).find(Boolean);
  const ofTab = /^Tab/.test(name) ? value('value') : undefined;
  const words = labelOf(
    value('title', 'caption', 'label', 'summary', 'header', 'alt') ?? ofTab ?? '',
  );
  const src = value('src', 'url', 'href', 'image');
  const youtube = /youtube/i.test(name)
    ? value('id', 'videoId', 'youTubeId', 'youtubeId', 'video')
    : undefined;
  const video = videoAt(src ?? (youtube ? videoPage({ service: 'youtube', id: youtube }) : ''));
  if (video) return { block: words ? videoDirective(words, video) : `<${videoPage(video)}>` };
  const href = attributes.get('href') ?? '';
  if (words && isEmpty && /^(?:[/.#]|https?:)/.test(href))
    return { inline: `[${words}](${inBrackets(href)})` };
  if (src && /image|figure|picture|img|photo/i.test(name))
    return { inline: `![${labelOf(value('alt') ?? '')}](${inBrackets(src)})` };
  if (isEmpty && src && /^https?:\/\/\S+$/.test(src))
    return {
      block: words ? `[${words}](${inBrackets(src)})` : `<${src}>`,
      became: 'became a link',
    };
  if (isEmpty) return { became: 'left out' };
  if (isNoteName(name)) return { around: [words ? `:::note[${words}]` : ':::note', ':::'] };
  if (IS_FOLDED.test(name) && words) {
    const summary = escaped(words).replaceAll('>', '&gt;');
    return { around: [`<details>\n<summary>${summary}</summary>`, '</details>'] };
  }
  // The title of a tab or a step.
  const title = words ? { block: `**${words}**` } : {};
  return { ...title, became: KEPT_TEXT, isUndecided: isForSome(name) };
}

/** Returns the end of an import or export: an empty line outside of all brackets. */
function endOfScript(text: string, start: number): number {
  const blank = /\n[^\S\n]*(?=\n|$)/g;
  blank.lastIndex = start;
  const first = blank.exec(text)?.index ?? text.length;
  let depth = 0;
  let from = start;
  for (let end = first, found: RegExpExecArray | null = null; ; ) {
    for (const sign of text.slice(from, end).match(/[()[\]{}]/g) ?? [])
      depth += '([{'.includes(sign) ? 1 : -1;
    if (depth <= 0) return end;
    found = blank.exec(text);
    if (!found) return end === text.length ? end : first;
    from = end;
    end = found.index;
  }
}

/** Returns the end of the braces that begin at a position. Braces in strings do not count. */
function endOfBraces(text: string, start: number): number | undefined {
  let depth = 0;
  let quote = '';
  for (let at = start; at < Math.min(text.length, start + 4_000); at += 1) {
    const sign = text[at] ?? '';
    if (quote !== '') {
      if (sign === '\\') at += 1;
      else if (sign === quote) quote = '';
    } else if (/["'`]/.test(sign) && depth > 0 && !/\w/.test(text[at - 1] ?? '')) quote = sign;
    else if (sign === '{') depth += 1;
    else if (sign === '}') {
      depth -= 1;
      if (depth === 0) return at + 1;
    }
  }
  return undefined;
}

/**
 * Reads the tag of a component, or an HTML tag with attributes in braces; undefined if there is no
 * tag.
 */
function componentAt(text: string, start: number): Component | undefined {
  const [head, slash, name] =
    /^<(\/?)([A-Za-z][\w.]*)?(?=[\s/>])/.exec(text.slice(start, start + 100)) ?? [];
  if (head === undefined) return undefined;
  const attributes = new Map<string, string>();
  let at = start + head.length;
  for (;;) {
    const [space = ''] = /^\s*/.exec(text.slice(at, at + 500)) ?? [];
    at += space.length;
    if (text.startsWith('/>', at) || text[at] === '>') {
      const isEmpty = text[at] === '/';
      const end = at + (isEmpty ? 2 : 1);
      const isClosing = slash === '/';
      return { name: name ?? 'Fragment', isClosing, isEmpty, attributes, start, end };
    }
    const [attribute, key = ''] = /^([\w:.-]+)(?:\s*=\s*)?/.exec(text.slice(at, at + 200)) ?? [];
    if (attribute === undefined) {
      const end = text[at] === '{' ? endOfBraces(text, at) : undefined;
      if (end === undefined) return undefined;
      at = end;
      continue;
    }
    at += attribute.length;
    if (!attribute.includes('=')) continue;
    if (text[at] === '{') {
      const end = endOfBraces(text, at);
      if (end === undefined) return undefined;
      attributes.set(key, literalIn(text.slice(at + 1, end - 1)) ?? '');
      at = end;
    } else {
      const [value, double, single] = /^(?:"([^"]*)"|'([^']*)'|[^\s>]+)/.exec(text.slice(at)) ?? [
        '',
      ];
      if (value === '') return undefined;
      attributes.set(key, double ?? single ?? value);
      at += value.length;
    }
  }
}

/* Lines */

const FENCE = /^([\s>]*(?:(?:[-*+]|\d+[.)])[ \t]+)*)(`{3,}|~{3,})(.*)/s;
/** Components, and elements whose content in MDX is Markdown. */
const IS_AROUND_MARKDOWN =
  /^(?:[A-Z].*|details|summary|div|section|article|aside|center|main|header|footer|p|blockquote)$/;

/** A line of MDX. */
interface Line extends Range {
  text: string;
  isFence: boolean;
  isCode: boolean;
}

/** Divides MDX into lines. A fence may have any indentation, and may follow a tag. */
function linesOf(text: string): Line[] {
  let open = '';
  let start = 0;
  return text.split('\n').map((line) => {
    const range = { start, end: start + line.length };
    start = range.end + 1;
    const [, , signs = '', rest = ''] = FENCE.exec(line) ?? [];
    const isOpening = open === '' && signs !== '' && !(signs.startsWith('`') && rest.includes('`'));
    const isClosing =
      open !== '' && signs.startsWith(open) && rest.trim() === '' && /^[\s>]*[`~]/.test(line);
    const isCode = open !== '' && !isClosing;
    if (isOpening) open = signs;
    else if (isClosing) open = '';
    return { ...range, text: line, isFence: isOpening || isClosing, isCode };
  });
}

/** Removes the indentation that components give their content, and separates tags from Markdown. */
export function withPlainLines(step: Step): void {
  if (!step.surroundings.isMdx) return;
  const { text } = step;
  const lines = linesOf(text);
  const code = lines.filter(({ isCode, isFence }) => isCode || isFence) as Range[];
  for (const line of lines)
    if (!line.isCode && !line.isFence)
      for (const { index, 0: found } of line.text.matchAll(/(?<!`)(`+)(?!`).*?(?<!`)\1(?!`)/g))
        code.push({ start: line.start + index, end: line.start + index + found.length });
  const isCode = isInside(code);
  const shifts = lines.map(() => 0);
  const indentOf = (index: number) => /^[ \t]*/.exec(lines[index]?.text ?? '')?.[0].length ?? 0;
  for (const { first, last } of pairsIn(text, lines, isCode)) {
    const inside = lines
      .slice(first + 1, last)
      .flatMap(({ text, isCode }, index) =>
        isCode || text.trim() === '' ? [] : [first + 1 + index],
      );
    if (inside.length === 0) continue;
    const at = (index: number) => indentOf(index) - (shifts[index] ?? 0);
    const shift = Math.min(...inside.map(at)) - at(first);
    if (shift > 0)
      for (let index = first + 1; index < last; index += 1)
        shifts[index] = (shifts[index] ?? 0) + shift;
  }
  for (const [index, { start }] of lines.entries()) {
    const end = start + Math.min(shifts[index] ?? 0, indentOf(index));
    if (end > start) step.replace({ start, end }, '');
  }
  addBlankLines(step, lines, isCode);
}

/** Returns the first and last lines of elements whose tags are alone on their lines, outer elements first. */
function pairsIn(text: string, lines: readonly Line[], isCode: (offset: number) => boolean) {
  const pairs: { first: number; last: number }[] = [];
  const open: { name: string; line: number }[] = [];
  for (const { name, isClosing, isEmpty, start, end } of tagsIn(text, isCode)) {
    if (isEmpty) continue;
    const [from, to] = [lineAt(lines, start), lineAt(lines, end - 1)];
    if (!isClosing) {
      open.push({ name, line: text.slice(end, lines[to]?.end).trim() === '' ? to : -1 });
      continue;
    }
    const at = open.findLastIndex((opening) => opening.name === name);
    if (at < 0) continue;
    const [opening] = open.splice(at);
    const isFirst = text.slice(lines[from]?.start, start).trim() === '';
    if (opening && opening.line >= 0 && isFirst) pairs.push({ first: opening.line, last: from });
  }
  return pairs.sort((one, other) => one.first - other.first || other.last - one.last);
}

/** Yields the tags outside of code, comments and expressions. */
function* tagsIn(text: string, isCode: (offset: number) => boolean) {
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if ((sign !== '<' && sign !== '{') || isCode(at)) continue;
    if (text.startsWith('<!--', at)) {
      const end = text.indexOf('-->', at);
      if (end < 0) return;
      at = end;
    } else if (sign === '{') at = (endOfBraces(text, at) ?? at + 1) - 1;
    else {
      const component = componentAt(text, at);
      if (!component) continue;
      yield component;
      at = component.end - 1;
    }
  }
}

const lineAt = (lines: readonly Line[], offset: number): number =>
  lastFrom(lines.length, (index) => (lines[index]?.start ?? 0) <= offset);

/** Puts empty lines between tags that are alone on their lines and Markdown. */
function addBlankLines(
  step: Step,
  lines: readonly Line[],
  isCode: (offset: number) => boolean,
): void {
  const { text } = step;
  const isWords = (index: number) => !/^\s*(?:<|$)/.test(lines[index]?.text ?? '');
  for (const { name, isClosing, start, end } of tagsIn(text, isCode)) {
    if (!IS_AROUND_MARKDOWN.test(name)) continue;
    const [from, to] = [lineAt(lines, start), lineAt(lines, end - 1)];
    const [above, below] = [lines[from]?.start ?? start, lines[to]?.end ?? end];
    const isLast = text.slice(end, below).trim() === '';
    const isFirst = text.slice(above, start).trim() === '';
    if (isLast && (isFirst || isClosing) && isWords(to + 1)) step.insert(below, '\n');
    if (isFirst && isLast && isWords(from - 1)) step.insert(above, '\n');
  }
}
