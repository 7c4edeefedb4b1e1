import { type DefaultTreeAdapterTypes, parse, defaultTreeAdapter as tree } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;

/** Elements that are content without a text. */
const WORDLESS = new Set(['img', 'input', 'picture', 'video', 'audio', 'textarea', 'select']);
const LISTS = new Set(['ul', 'ol', 'dl']);
const SECTIONS = new Set(['section', 'article', 'nav', 'main', 'footer', 'aside', 'dialog']);
const SKIPPED = new Set(['script', 'style', 'template', 'noscript', 'head']);

/** A heading that no content follows yet. */
interface Pending {
  level: number;
  text: string;
}

const textOf = (node: Node): string => {
  if (tree.isTextNode(node)) return node.value;
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
};

/**
 * Returns what a visitor of a page would take for a mistake: headings of level 2 to 6 without
 * content, lists without items, and texts with the number 0, such as "0 articles".
 */
export function gapsIn(page: string): string[] {
  const gaps: string[] = [];
  let pending: Pending[] = [];
  const report = (headings: readonly Pending[]) => {
    for (const { level, text } of headings) gaps.push(`h${level} without content: ${text}`);
  };

  function visit(node: Node): void {
    if (tree.isTextNode(node)) {
      if (node.value.trim() === '') return;
      pending = [];
      if (/(?<![\d.,:/-])0 \p{L}/u.test(node.value)) gaps.push(`count of 0: ${node.value.trim()}`);
      return;
    }
    if (!tree.isElementNode(node)) {
      if ('childNodes' in node) node.childNodes.forEach(visit);
      return;
    }
    const name = node.tagName;
    if (SKIPPED.has(name)) return;
    const [, level] = /^h([2-6])$/.exec(name) ?? [];
    if (level) {
      const isClosed = (other: Pending) => other.level >= Number(level);
      report(pending.filter(isClosed));
      pending = pending.filter((other) => !isClosed(other));
      pending.push({ level: Number(level), text: textOf(node).trim() });
      return;
    }
    if (WORDLESS.has(name)) pending = [];
    if (LISTS.has(name) && !node.childNodes.some(tree.isElementNode))
      gaps.push(`${name} without items`);
    const outside = pending;
    if (SECTIONS.has(name)) pending = [];
    node.childNodes.forEach(visit);
    if (!SECTIONS.has(name)) return;
    report(pending);
    pending = textOf(node).trim() === '' ? outside : [];
  }

  visit(parse(page));
  report(pending);
  return gaps;
}
