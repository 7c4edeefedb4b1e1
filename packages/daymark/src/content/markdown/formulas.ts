import { createRequire } from 'node:module';
import { satteri } from '@astrojs/markdown-satteri';
import { beginning } from '../../basics/language.ts';
import { elements } from '../../basics/markup.ts';
import { escapeHtml } from '../../basics/text.ts';
import { FORMULA_CLASSES } from './formula-html.ts';
import { MARK, withoutMarks } from './marks.ts';
import {
  contentError,
  type MarkdownOptions,
  type MarkdownPlugin,
  type Positioned,
} from './plugin.ts';

/*
 * Formulas in TeX: `$x^2$` within a sentence, and `$$` on lines of their own, or around one line, for
 * a formula on a separate line. The page contains MathML, so it needs no script.
 */

/** Letters and digits of scripts with spaces: a dollar sign beside these belongs to a price or a name. */
const LETTER = '\\p{sc=Latn}\\p{sc=Cyrl}\\p{sc=Grek}\\p{N}';
/**
 * Matches a possible formula: `$$…$$` without an empty line, or `$…$` on one line. A formula neither
 * begins nor ends with a space, and does not begin with closing punctuation. Also matches runs of
 * other dollar signs.
 */
const CANDIDATE = new RegExp(
  [
    String.raw`(?<![\\$${LETTER}])(\$\$?)(?![\s$),.;:!?\]}])((?:\\[\s\S]|[^\\$\n]|\n(?![ \t>]*\n))+)(?<!\s)\1(?![$${LETTER}])`,
    String.raw`\${2,}`,
  ].join('|'),
  'gu',
);
/** A line that begins a formula, also in a list or a quotation. */
const OPENING = /^(?:[ \t>]|(?:[-*+:]|\d{1,9}[.)])[ \t])*\$\$[ \t]*$/gm;
const IS_CLOSING = /^[ \t>]*\$\$/;

/** Returns the ranges of the formulas between lines `$$`. */
function blocksIn(markdown: string): { start: number; end: number }[] {
  const lines = [...markdown.matchAll(OPENING)].map(({ 0: line, index: start }) => {
    return { start, end: start + line.length, isClosing: IS_CLOSING.test(line) };
  });
  const blocks: { start: number; end: number }[] = [];
  const closings = lines.filter(({ isClosing }) => isClosing);
  let next = 0;
  for (const { start, end } of lines) {
    if (start < (blocks.at(-1)?.end ?? 0)) continue;
    while ((closings[next]?.start ?? Number.POSITIVE_INFINITY) < end) next += 1;
    const closing = closings[next];
    if (closing) blocks.push({ start, end: closing.end });
  }
  return blocks;
}

/** Returns whether the text between two dollar signs on a line is a formula, and not a part of a price. */
const isFormula = (tex: string): boolean =>
  !tex.includes('\n') &&
  /[\p{L}\p{N}\\]/u.test(tex) &&
  !(/^\d[\d.,]*(?:[^\d.,\s][^\d\s]*)?\s/.test(tex) && !/[\\^_=+<>*/|-]/.test(tex));

/** A change of the Markdown of a text. */
interface Change {
  start: number;
  end: number;
  text: string;
  /** The dollar signs, if the change is only for a formula within a sentence. */
  dollars?: readonly [number, number];
}

/** Yields the marks and dollar signs by which the parser recognises formulas, and only formulas. */
function* changesIn(markdown: string): Generator<Change> {
  const blocks = blocksIn(markdown);
  let block = 0;
  CANDIDATE.lastIndex = 0;
  for (let found = CANDIDATE.exec(markdown); found; found = CANDIDATE.exec(markdown)) {
    const { 0: whole, 1: dollars, 2: tex = '', index: start } = found;
    const end = start + whole.length;
    while ((blocks[block]?.end ?? Number.POSITIVE_INFINITY) <= start) block += 1;
    const { start: from = markdown.length, end: to = 0 } = blocks[block] ?? {};
    if (start >= from || (dollars && end > from)) CANDIDATE.lastIndex = Math.max(to, start + 1);
    // A mark keeps the parser from reading `$$` at the beginning of a line as the beginning of a longer
    // formula.
    else if (dollars === '$$') yield { start, end: start, text: MARK };
    else if (dollars && isFormula(tex))
      yield { start, end, text: `$$${MARK}${tex}$$`, dollars: [start, end - 1] };
    else if (dollars) CANDIDATE.lastIndex = start + 1;
    else yield { start, end, text: whole.split('').join(MARK) };
  }
}

/** Returns Markdown with changes, which are in the order of the text. */
function applied(markdown: string, changes: readonly Change[]): string {
  let result = '';
  let place = 0;
  for (const { start, end, text } of changes) {
    result += markdown.slice(place, start) + text;
    place = end;
  }
  return result + markdown.slice(place);
}

/**
 * Creates a function that changes Markdown so that the parser reads formulas as formulas, and other
 * dollar signs as text: `$x$` becomes `$$x$$` with a mark. Only if a text may contain `$x$`, the
 * function parses it, because dollar signs in code, HTML and addresses are not formulas.
 */
export async function formulaMarker(features: MarkdownOptions['features'] = {}) {
  let isText = new Uint8Array();
  /** The number of the table cell in which a character is, from 1. */
  let cells = new Uint32Array();
  let cell = 0;
  const collect: MarkdownPlugin = {
    name: 'collect-texts',
    options: { position: true },
    text({ position }) {
      isText.fill(1, position?.start.offset, position?.end.offset);
    },
    tableCell({ position }) {
      cell += 1;
      cells.fill(cell, position?.start.offset, position?.end.offset);
    },
  };
  const parser = await satteri({
    features: { ...features, smartPunctuation: false },
    mdastPlugins: [collect],
  }).createRenderer({ syntaxHighlight: false });

  return async (markdown: string): Promise<string> => {
    if (!markdown.includes('$')) return markdown;
    const changes = [...changesIn(markdown)];
    if (changes.every(({ dollars }) => !dollars)) return applied(markdown, changes);
    isText = new Uint8Array(markdown.length);
    cells = new Uint32Array(markdown.length);
    await parser.render(markdown, {});
    const isInAddress = (offset: number) =>
      /:\/\/\S*$/.test(markdown.slice(Math.max(0, offset - 200), offset));
    const isKept = ([first, last]: readonly [number, number]) =>
      isText[first] === 1 &&
      isText[last] === 1 &&
      cells[first] === cells[last] &&
      !isInAddress(first);
    return applied(
      markdown,
      changes.filter(({ dollars }) => !dollars || isKept(dollars)),
    );
  };
}

/** The parts that `formulas.css` does not draw. */
const NOT_DRAWN = /\b(?:phasor|longdiv|circle-pad|textcircle|actuarial|tml-cancelto)/;

/**
 * Returns a formula as MathML, with the TeX as its `alttext`. Returns the fault of a
 * formula that cannot be shown, with a message that completes "found x^, …".
 */
function mathMl(
  tex: string,
  displayMode: boolean,
): { html: string; fault?: never } | { fault: string; html?: never } {
  // Loaded only for texts with formulas. The types of this package are not where TypeScript looks for
  // them.
  const temml = createRequire(import.meta.url)('temml');
  let markup: string;
  try {
    markup = String(temml.renderToString(tex, { displayMode, throwOnError: true }));
  } catch (error) {
    if (error instanceof RangeError) return { fault: 'too many parts inside one another' };
    const message = error instanceof Error ? error.message : String(error);
    return { fault: message.replace(/ at (?:position \d+|end of input):[\s\S]*/, '').trim() };
  }
  // The numbers of formulas are known only when a browser shows the page.
  if (markup.includes('class="tml-ref'))
    return {
      fault: 'a number that pages do not know (\\ref); write it, or a link such as [(1)](#label)',
    };
  const { longest, text } = lengthsIn(markup);
  if (longest > LONGEST) return { fault: `a length of ${text}, which is more than ${LONGEST}em` };
  let unknown = NOT_DRAWN.exec(markup)?.[0];
  const html = markup.replace(/<[a-z]+(?: [^<>]*?)? style="[^<>]*>/g, (tag) => {
    const classes: string[] = [];
    let colour = '';
    const style = / style="([^"]*)"/.exec(tag)?.[1] ?? '';
    for (const declaration of style.split(';')) {
      const plain = declaration.trim().replace(/:\s+/, ':');
      const [, property = '', value = ''] =
        /^(border|color):(?:0.0667em solid )?(#[\da-f]+)$/i.exec(plain) ?? [];
      const known = FORMULA_CLASSES.get(property === 'border' ? 'border:0.0667em solid' : plain);
      if (known) classes.push(known);
      else if (property === 'color') colour = ` mathcolor="${value}"`;
      else if (plain !== '' && plain !== 'color:undefined') unknown ??= plain;
    }
    const plain = tag.replace(/ style="[^"]*"/, colour);
    if (classes.length === 0) return plain;
    return / class="/.test(plain)
      ? plain.replace(/ class="/, `$&${classes.join(' ')} `)
      : plain.replace(/^<[a-z]+/, `$& class="${classes.join(' ')}"`);
  });
  if (unknown) return { fault: `a part that pages cannot show (${unknown})` };
  return { html: html.replace('<math', `<math alttext="${escapeHtml(tex.trim())}"`) };
}

/** The longest space, line, rule or distance in a formula, in em. */
const LONGEST = 10;
const LENGTH = /^[+-]?(\d[\d.]*(?:e[+-]?\d+)?)(em|ex|px|pt|pc|cm|mm|in)$/;
/** The units of lengths in em of a text with 16 pixels, the smallest of the site. */
const UNITS: Readonly<Record<string, number>> = {
  ...{ em: 1, ex: 0.5, px: 1 / 16, pt: 1 / 12, pc: 1, cm: 2.36, mm: 0.236, in: 6 },
};

/** Returns the longest length in the attributes of MathML, and the sum of all widths, in em. */
function lengthsIn(markup: string) {
  const found = { longest: 0, text: '', width: 0 };
  for (const { attributes } of elements(markup))
    for (const [name, value] of attributes) {
      const [text, number = 0, unit = ''] = LENGTH.exec(value) ?? [];
      const length = Number(number) * (UNITS[unit] ?? 0);
      // Skips ids: the id of a label may look like a length.
      if (text === undefined || name === 'id') continue;
      if (length > found.longest) Object.assign(found, { longest: length, text });
      if (name === 'width') found.width += length;
    }
  return found;
}

/** The number of letters and signs in a line of a phone, each about half an em wide. */
const FITS = 16;

/**
 * Returns whether a formula may be too wide for a phone. Only wide formulas are in the order of the Tab
 * key.
 */
const isWide = (html: string) =>
  [...html.replace(/<[^<>]*>|&\w+;/g, '')].length + 2 * lengthsIn(html).width > FITS;

type Formula = Positioned & { readonly value: string };

/** Returns the formula that is alone in a paragraph between `$$`; undefined if there is none. */
function onlyFormula(paragraph: {
  readonly children: readonly { type: string; value?: string }[];
}): Formula | undefined {
  // The mark before the dollars is a text.
  const [formula, ...others] = paragraph.children.filter(({ value }) => value !== MARK);
  if (formula?.type !== 'inlineMath' || others.length > 0) return undefined;
  return formula.value === undefined || formula.value.startsWith(MARK)
    ? undefined
    : { ...formula, value: formula.value };
}

/** A node with the offset of its end. */
interface Spanning {
  readonly type: string;
  readonly position?: { end: { offset?: number | undefined } } | undefined;
}

/** Returns whether a formula is alone in its parent, a paragraph, between `$$`. */
export const isAlone = (
  { position }: Pick<Spanning, 'position'>,
  parent: (Spanning & { readonly children?: readonly Spanning[] }) | undefined,
): boolean =>
  parent?.type === 'paragraph' &&
  // Without this comparison, each formula of a long paragraph would read all other formulas.
  parent.position?.end.offset === position?.end.offset &&
  onlyFormula({ children: parent.children ?? [] }) !== undefined;

/** Returns a formula as MathML, or its problem. */
export function readFormula({ value }: Formula, isDisplay: boolean) {
  const tex = withoutMarks(value);
  const { html, fault } = mathMl(tex, isDisplay);
  if (fault === undefined) return { html };
  const expected = 'a formula in TeX, or \\$ for a dollar sign';
  return {
    problem: { expected, found: `${beginning(tex.trim(), 80)}, which has this fault: ${fault}` },
  };
}

/**
 * Shows formulas as MathML. A formula between two lines `$$`, or alone in its paragraph between `$$`,
 * is on a line of its own, in a region that visitors can scroll if the formula is wide.
 * @throws ProblemsError with file and line if a formula cannot be shown
 */
export const formulas: MarkdownPlugin = () => {
  const shown = (node: Formula, context: { fileURL: URL | undefined }, isDisplay: boolean) => {
    const { html, problem } = readFormula(node, isDisplay);
    if (problem) throw contentError(context, node, problem);
    return { type: 'html' as const, value: html };
  };
  const block = (formula: ReturnType<typeof shown>) => ({
    // A directive, because a paragraph would disappear in an item of a list.
    type: 'containerDirective' as const,
    name: 'formula',
    // A region scrolls to the end of its own direction, and formulas run from left to right.
    data: isWide(formula.value)
      ? { hName: 'section', hProperties: { class: 'wide formula', dir: 'ltr' } }
      : { hName: 'div', hProperties: { class: 'formula' } },
    children: [formula],
  });
  return {
    name: 'formulas',
    options: { position: true },
    math: (node, context) => block(shown(node, context, true)),
    paragraph(paragraph, context) {
      const formula = onlyFormula(paragraph);
      return formula && block(shown(formula, context, true));
    },
    inlineMath: (node, context) =>
      isAlone(node, context.parent(node)) ? undefined : shown(node, context, false),
  };
};
