import type { Root } from 'mdast';
import { EXIT, visit } from 'unist-util-visit';

/** Matches an element of HTML that shows something without words. */
const SHOWN = /<(?:img|picture|video|audio|iframe|svg|object|embed)\b/i;

/** Returns whether a text has words, a picture or a player. Comments and empty elements show nothing. */
export function saysSomething(tree: Root): boolean {
  let found = false;
  visit(tree, (node) => {
    if (node.type === 'html') {
      const end = node.value.startsWith('<!--') ? node.value.indexOf('-->') + 3 : 0;
      const rest = node.value.slice(end);
      found = SHOWN.test(rest) || /[^\s<>]/.test(rest.replace(/<[^<>]*>/g, ''));
    } else if (node.type === 'definition' || node.type === 'yaml') return undefined;
    else if ('value' in node) found = node.value.trim() !== '';
    else found = /^(?:image|imageReference|leafDirective|textDirective)$/.test(node.type);
    return found ? EXIT : undefined;
  });
  return found;
}
