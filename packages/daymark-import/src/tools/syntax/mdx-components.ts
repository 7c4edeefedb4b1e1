/*
 * Takes the code out of MDX: imports, exports, expressions in braces and components. The syntax tree of
 * Markdown does not know them.
 */
import { ADMONITIONS } from 'daymark/texts';
import { videoAt, videoPage } from 'daymark/video-address';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { isForSome } from '../../export/audience.ts';
import type { Note } from '../../export/export.ts';
import { escaped } from '../../html/code-in-html.ts';
import {
  asBlock,
  type Draft,
  type Edit,
  isAlone,
  lineAround,
  type Range,
  rangeOf,
} from '../../markdown/draft.ts';
import { inBrackets } from '../../markdown/links.ts';
import { labelOf, videoDirective } from './templates.ts';

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
export function withoutComponents(
  draft: Draft,
  parse: (markdown: string) => Root,
  note: Note,
): Draft {
  const { text } = draft;
  const code: Range[] = [];
  visit(parse(text), ['code', 'inlineCode'], (node) => {
    const range = rangeOf(node);
    // Indented lines are code in Markdown, and text in MDX.
    if (range && (node.type === 'inlineCode' || /^[`~]/.test(text.slice(range.start, range.end))))
      code.push(range);
  });
  const codeAt = (offset: number) => code.find(({ start, end }) => start <= offset && offset < end);
  const edits: Edit[] = [];
  /** The elements around a position, with what ends them. */
  const open: { name: string; end: string | undefined }[] = [];
  const noteIn = ({ start, end }: Range, what: string, became: string, isUndecided = false) => {
    const original = text.slice(start, end);
    note({
      line: draft.lineAt(start),
      what,
      became,
      original,
      ...(isUndecided && { isUndecided }),
    });
  };
  let isBlockStart = true;
  for (let at = 0; at < text.length; ) {
    const inCode = codeAt(at);
    if (inCode) {
      at = inCode.end;
      continue;
    }
    if (isBlockStart && /^(?:import|export)\s/.test(text.slice(at, at + 7))) {
      const end = endOfScript(text, at);
      edits.push(lineAround(text, { start: at, end }));
      noteIn(
        { start: at, end },
        text.startsWith('import', at) ? 'import of MDX' : 'export of MDX',
        'left out',
      );
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
      convert(component);
      at = component.end;
      continue;
    }
    const end = sign === '{' && text[at - 1] !== '\\' ? endOfBraces(text, at) : undefined;
    if (end !== undefined && !/^\{#[\w-]+\}$/.test(text.slice(at, end))) {
      const range = { start: at, end };
      const content = text.slice(at + 1, end - 1).trim();
      const literal = /^(?:"([^"]*)"|'([^']*)'|`([^`$]*)`|(\d+))$/.exec(content);
      if (literal)
        edits.push({ ...range, text: literal.slice(1).find((part) => part !== undefined) ?? '' });
      else {
        edits.push(lineAround(text, range));
        if (!content.startsWith('/*')) noteIn(range, 'expression of MDX', 'left out');
      }
      at = end;
      continue;
    }
    at += 1;
  }
  return draft.with(edits);

  function convert(component: Component) {
    const { name, attributes, isClosing, start, end } = component;
    const range = { start, end };
    const isHtml = /^[a-z]/.test(name);
    if (isHtml && IS_BOX.test(name) && isAlone(text, range)) {
      edits.push(lineAround(text, range));
      if (!isClosing) noteIn(range, `HTML <${name}>`, 'left out; the text inside stays');
      return;
    }
    if (isHtml) {
      // HTML with the names of React.
      const lost: string[] = [];
      const plain = text
        .slice(start, end)
        .replace(/\bclassName=/g, 'class=')
        // A line that becomes empty would end the tag.
        .replace(/(?<!\s)\s+[\w-]+=\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}/g, (attribute) => {
          const value =
            /=\{\s*(?:"([^"]*)"|'([^']*)'|`([^`$]*)`|(\d+))\s*\}$/.exec(attribute) ??
            // The address of a file, as the bundler of the site resolves it.
            /=\{\s*(?:require|useBaseUrl)\(\s*["']([^"']+)["']\s*\)(?:\.default)?\s*\}$/.exec(
              attribute,
            );
          const literal = value?.slice(1).find((part) => part !== undefined);
          const own = attribute.split('=')[0];
          if (literal === undefined) lost.push(String(own).trim());
          return literal === undefined ? '' : `${own}="${literal.replaceAll('"', '&quot;')}"`;
        });
      if (plain !== text.slice(start, end)) edits.push({ ...range, text: plain });
      if (lost.length > 0) noteIn(range, `attribute ${lost.join(', ')} of <${name}>`, 'left out');
      return;
    }
    if (isClosing) {
      const at = open.findLastIndex((opening) => opening.name === name);
      const [opening] = at < 0 ? [] : open.splice(at);
      edits.push(opening?.end ? asBlock(text, range, opening.end) : lineAround(text, range));
      return;
    }
    const opening: (typeof open)[number] = { name, end: undefined };
    if (!component.isEmpty) open.push(opening);
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
    if (video) {
      edits.push(
        asBlock(text, range, words ? videoDirective(words, video) : `<${videoPage(video)}>`),
      );
    } else if (
      words &&
      /^(?:[/.#]|https?:)/.test(attributes.get('href') ?? '') &&
      component.isEmpty
    ) {
      edits.push({ ...range, text: `[${words}](${inBrackets(attributes.get('href') ?? '')})` });
    } else if (src && /image|figure|picture|img|photo/i.test(name)) {
      edits.push({
        ...range,
        text: `![${labelOf(value('alt') ?? '')}](${inBrackets(src)})`,
      });
    } else if (src && /^https?:\/\/\S+$/.test(src) && component.isEmpty) {
      edits.push(asBlock(text, range, words ? `[${words}](${inBrackets(src)})` : `<${src}>`));
      noteIn(range, `component <${name}>`, 'became a link');
    } else if (isNoteName(name) && !component.isEmpty) {
      edits.push(asBlock(text, range, words ? `:::note[${words}]` : ':::note'));
      opening.end = ':::';
    } else if (IS_FOLDED.test(name) && words && !component.isEmpty) {
      edits.push(
        asBlock(
          text,
          range,
          `<details>\n<summary>${escaped(words).replaceAll('>', '&gt;')}</summary>`,
        ),
      );
      opening.end = '</details>';
    } else {
      // The title of a tab or a step.
      edits.push(
        words && !component.isEmpty && isAlone(text, range)
          ? asBlock(text, range, `**${words}**`)
          : lineAround(text, range),
      );
      noteIn(
        range,
        `component <${name}>`,
        component.isEmpty ? 'left out' : 'left out; the text inside stays',
        !component.isEmpty && isForSome(name),
      );
    }
  }
}

/** Returns whether a block or a component of another tool with a name is a note. */
export const isNoteName = (name: string): boolean =>
  /^(?:note|admonition)$/i.test(name) || ADMONITIONS.has(name.toLowerCase());

/** Returns where an import or export ends: at an empty line outside of all brackets. */
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

/** Returns where braces end that begin at a position, without those in strings. */
export function endOfBraces(text: string, start: number): number | undefined {
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

/** Reads the tag of a component, or of HTML with attributes in braces. */
export function componentAt(text: string, start: number): Component | undefined {
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
      return {
        name: name ?? 'Fragment',
        isClosing: slash === '/',
        isEmpty,
        attributes,
        start,
        end: at + (isEmpty ? 2 : 1),
      };
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
      const literal = /^\{\s*(?:"([^"]*)"|'([^']*)'|`([^`$]*)`|(\d+))\s*\}$/.exec(
        text.slice(at, end),
      );
      attributes.set(key, literal?.slice(1).find((part) => part !== undefined) ?? '');
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
