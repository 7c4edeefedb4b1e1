/*
 * Finds the tags of template languages in a text: of Liquid, of Nunjucks and the shortcodes of Hugo. No
 * syntax tree contains these tags, because a generator replaces them before it reads the Markdown.
 */
import type { Range } from '../../markdown/draft.ts';
import type { Surroundings } from './step.ts';
import type { Branch } from './template-conditions.ts';

/** A tag `{% name … %}`, an output `{{ … }}`, a shortcode `{{< name … >}}`, or a comment of a template. */
export interface Tag extends Range {
  kind: 'tag' | 'output' | 'shortcode' | 'comment';
  name: string;
  /** The text after the name; the whole content of an output. */
  rest: string;
  isClosing: boolean;
}

/** The delimiters of tags. The first match counts. */
const DELIMITERS = [
  { kind: 'shortcode', open: '{{<', close: '>}}' },
  { kind: 'shortcode', open: '{{%', close: '%}}' },
  { kind: 'comment', open: '{{/*', close: '*/}}' },
  { kind: 'output', open: '{{{', close: '}}}' },
  { kind: 'output', open: '{{', close: '}}' },
  { kind: 'tag', open: '{%', close: '%}' },
  { kind: 'comment', open: '{# ', close: '#}' },
] as const;

/** The largest length of a tag, in characters. */
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
      // Braces around an empty line are not an output, but text in two paragraphs.
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

/** Returns the position of the delimiter that ends a tag. Delimiters in quotes do not end it. */
function endOf(text: string, from: number, close: string): number | undefined {
  const near = text.slice(from, from + LONGEST_TAG);
  const plain = near.indexOf(close);
  if (plain < 0) return undefined;
  const quotes = near.slice(0, plain).replace(/\\./g, '  ').match(/"/g)?.length ?? 0;
  const quote = quotes % 2 === 0 ? -1 : near.indexOf('"', plain);
  const later = quote < 0 ? -1 : near.indexOf(close, quote);
  return from + (later < 0 ? plain : later);
}

/** The names of blocks of verbatim text in both template languages. */
const VERBATIM =
  /^(?:highlight|codeblock|code|code-block|prism|sourcecode|terminal|command|mermaid|plantuml|graphviz)$/i;
/** The names of blocks with a formula. */
const FORMULA = /^(?:math|katex|latex|mathjax|tex)$/i;

/** The tags of a text, by kind. */
interface Scanned {
  tags: Tag[];
  comments: Tag[];
  /** Shortcodes that are written so that readers see them: {{</* name *\/>}}. */
  shown: Tag[];
  /** Tags such as `raw`, in which the tool reads no tags, and the text inside them. */
  keepers: Tag[];
  kept: Range[];
  verbatim: (Range & { tag: Tag; content: string; isFormula: boolean })[];
  /** The ranges that the parser must not read as Markdown. */
  masked: Range[];
}

/** Finds all tags. Text inside a tag such as `raw` contains no tags. */
export function scan(text: string, templates: Surroundings['templates']): Scanned {
  const masked: Range[] = [];
  const found: Scanned = {
    ...{ tags: [], comments: [], shown: [], keepers: [], kept: [], verbatim: [], masked },
  };
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
    } else if (tag.kind === 'comment') found.comments.push(tag);
    else if (tag.kind === 'shortcode' && /^\{\{[<%]\s*\/\*/.test(text.slice(tag.start, tag.end)))
      found.shown.push(tag);
    else if (isOpening && (VERBATIM.test(tag.name) || FORMULA.test(tag.name))) {
      const isFormula = FORMULA.test(tag.name);
      const end = matching(text, tag);
      if (!end) found.tags.push(tag);
      else {
        masked.push({ start: tag.start, end: end.end });
        const content = text.slice(tag.end, end.start);
        found.verbatim.push({ start: tag.start, end: end.end, tag, content, isFormula });
      }
    } else found.tags.push(tag);
  }
  return found;
}

/** Returns the name, in the report, of the tag at a position. */
export const nameForReport = (text: string, start: number): string => {
  const tag = nextTag(text, start);
  if (!tag) return 'template';
  if (tag.kind === 'output') {
    const filter = /\|\s*([\w.]+)/.exec(tag.rest)?.[1];
    return filter ? `{{ … | ${filter} }}` : `{{ ${tag.rest.slice(0, 40)} }}`;
  }
  if (tag.kind === 'shortcode') return `shortcode {{< ${tag.name} >}}`;
  return `{% ${tag.isClosing ? 'end' : ''}${tag.name} %}`;
};

/** Finds the tag that ends a block in which the tool reads no tags. */
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

export const BRANCH = /^(?:else|elsif|elseif|elif|when)$/;

/** Returns the branches of a condition. */
export function branchesOf(tags: readonly Tag[], index: number, close: Tag): Branch[] {
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
