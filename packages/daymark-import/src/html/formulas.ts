/*
 * Finds formulas in TeX, as other tools mark them: `\(…\)`, `\[…\]`, `$latex …$` and
 * `[latex]…[/latex]`.
 */
import type { ElementContent, Nodes, Root } from 'hast';
import { attribute, element, isElement, walk } from './html-tree.ts';

/** A formula in a text. */
interface Formula {
  /** The range of the formula in the text, with its opening and closing marks. */
  start: number;
  end: number;
  tex: string;
  /** Whether the formula is on lines of its own. */
  isBlock: boolean;
}

/**
 * Matches the opening marks of formulas. Where Markdown is read before MathJax, authors write two
 * backslashes for each backslash.
 */
const OPENING =
  /\$latex\s((?:\\.|[^$\\])+)\$|\[(latex|tex|math|katex)(?:\s[^[\]\n]*)?\]|(\\{1,2})([([])/g;
/**
 * Returns an expression that matches the end of a formula, but not a link of Markdown, which may
 * look like the end of `\[`.
 */
const closingOf = (opening: string) => {
  if (opening === '(') return /\\{1,2}\)/g;
  return opening === '[' ? /\\{1,2}\](?!\()/g : new RegExp(`\\[/${opening}\\]`, 'g');
};
/**
 * Matches signs that only formulas contain, to tell them from words between escaped brackets, such
 * as `\(aside\)`.
 */
const IS_TEX = /\\[a-zA-Z]{2,}|\^|_\{|^\s*[a-zA-Z]\s*$|[a-zA-Z\d)]\s*[=<>+*]\s*[a-zA-Z\d\\(-]/;
const IS_TEX_BLOCK = /\\[a-zA-Z]{2,}|\^|_\{|=/;

/** Finds the formulas in a text. */
export function formulasIn(text: string): Formula[] {
  const found: Formula[] = [];
  if (!/\$latex\s|\\[([]|\[\/(?:la)?tex\]|\[\/(?:math|katex)\]/.test(text)) return found;
  /**
   * The next closing mark of each kind; null after the last. The search for each mark runs only
   * once, because openings come in the order of the text.
   */
  const closings = new Map<string, RegExpExecArray | null>();
  OPENING.lastIndex = 0;
  for (let opening = OPENING.exec(text); opening; opening = OPENING.exec(text)) {
    const [, wordpress, name, signs = '', bracket = ''] = opening;
    let tex = wordpress?.trim();
    if (tex === undefined) {
      const [kind, start] = [name ?? bracket, OPENING.lastIndex];
      let closing = closings.get(kind);
      if (closing === undefined || (closing && closing.index <= start)) {
        const pattern = closingOf(kind);
        pattern.lastIndex = start + 1;
        closing = pattern.exec(text);
        closings.set(kind, closing);
      }
      // No formula is this long: the closing belongs to another opening.
      if (!closing || closing.index - start > (bracket === '[' ? 4000 : 2000)) {
        OPENING.lastIndex = opening.index + 1;
        continue;
      }
      tex = text.slice(start, closing.index).trim();
      OPENING.lastIndex = closing.index + closing[0].length;
    }
    const isBlock = bracket === '[';
    const isSure = signs !== '\\';
    const isTex = isBlock ? IS_TEX_BLOCK : IS_TEX;
    if (tex === '' || tex.includes('$') || /\n\s*\n/.test(tex)) continue;
    if (!isSure && !isTex.test(tex)) continue;
    found.push({ start: opening.index, end: OPENING.lastIndex, tex, isBlock });
  }
  return found;
}

/** Returns TeX in one line, without comments. */
export const texInLine = (tex: string) =>
  tex
    .replace(/(?<!\\)%.*/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** Returns the element that stands for a formula in a tree of HTML. */
export function formulaElement(source: string, isBlock: boolean, at: Pick<Nodes, 'position'>) {
  const tex = texInLine(source);
  const name = isBlock ? 'daymark-equation' : 'daymark-formula';
  return element(name, { tex }, [{ type: 'text', value: tex }], at);
}

const VERBATIM = 'pre code script style kbd samp daymark-formula daymark-equation'.split(' ');

/** Replaces the formulas in a tree of HTML by elements, so that the conversion does not escape them. */
export function findFormulas(tree: Root): void {
  walk(tree, (node, parent, index) => {
    if (isElement(node, 'script') && /^math\/tex/.test(attribute(node, 'type'))) {
      const [text] = node.children;
      const tex = text?.type === 'text' ? text.value : '';
      parent.children[index] = formulaElement(tex, /display/.test(attribute(node, 'type')), node);
    }
    if (node.type !== 'text' || isElement(parent as Nodes, ...VERBATIM)) return;
    const { value, position } = node;
    const parts: ElementContent[] = [];
    let at = 0;
    for (const { start, end, tex, isBlock } of formulasIn(value)) {
      if (start > at) parts.push({ ...node, value: value.slice(at, start) });
      parts.push(formulaElement(tex, isBlock, position ? { position } : {}));
      at = end;
    }
    if (at === 0) return;
    if (at < value.length) parts.push({ ...node, value: value.slice(at) });
    parent.children.splice(index, 1, ...(parts as never[]));
  });
}
