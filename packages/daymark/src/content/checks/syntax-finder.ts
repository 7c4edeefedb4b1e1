import { lineOf } from '../markdown/plugin.ts';
import { type Finder, lineWithin, sourceOf } from './finder.ts';

/** Matches the address of a link or a picture that the parser leaves as text. */
const ADDRESS =
  /(?<!\\)\]\(((?:\.{0,2}\/|#|https?:|mailto:)[^()\n]*\s[^()\n]*|[^()\n]*\s[^()\n]*\.\w{2,4})\)/g;
/** Matches a link whose address is in a definition. */
const REFERENCE = /(?<!\\)\[[^\][\n]+\]\[([^\][\n]+)\]/g;

/** Finds links that are not links, and code that has no end. */
export const syntaxFinder: Finder = (report) => ({
  name: 'find-syntax-mistakes',
  options: { position: true },
  text(node, { source }) {
    const text = sourceOf(node, source);
    for (const { 1: found = '', index } of text.matchAll(ADDRESS)) {
      const expected = 'an address without spaces (%20 instead of each), with a title in " "';
      report({ line: lineWithin(node, text, index), expected, found });
    }
    for (const { 0: found, 1: name, index } of text.matchAll(REFERENCE)) {
      const line = lineWithin(node, text, index);
      const expected = `a line [${name}]: with the address of the link`;
      report({ line, expected, found: `${found} without such a line`, severity: 'warning' });
    }
  },
  code(node, { source }) {
    const rows = sourceOf(node, source).split('\n');
    const [fence] = /^(?:`{3,}|~{3,})/.exec(rows[0] ?? '') ?? [];
    const last = rows
      .slice(1)
      .at(-1)
      ?.replace(/^[\s>]+/, '');
    if (!fence || last?.startsWith(fence)) return;
    const expected = `a line ${fence} below the code`;
    report({ line: lineOf(node), expected, found: 'code that continues to the end of the text' });
  },
});
