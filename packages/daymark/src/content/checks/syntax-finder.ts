import { lineOf } from '../markdown/plugin.ts';
import { type Finder, linesWithin, sourceOf } from './finder.ts';

/** Matches brackets that the parser leaves as text, with what may be an address. */
const ADDRESS = /(?<!\\)\]\(([^()\n]*)\)/g;
/** Matches what is meant as an address, rather than as a remark in brackets. */
const MEANT = /^(?:\.{0,2}\/|#|https?:|mailto:)|\.\w{2,4}$/;
/** Matches a link whose address is in a definition. */
const REFERENCE = /(?<!\\)\[[^\][\n]+\]\[([^\][\n]+)\]/g;

/** Finds links that are not links, and code that has no end. */
export const syntaxFinder: Finder = (report) => ({
  name: 'find-syntax-mistakes',
  options: { position: true },
  text(node, { source }) {
    const text = sourceOf(node, source);
    const lineOfAddress = linesWithin(node, text);
    for (const { 1: found = '', index } of text.matchAll(ADDRESS)) {
      if (!/\s/.test(found) || !MEANT.test(found)) continue;
      const expected = 'an address without spaces (%20 instead of each), with a title in " "';
      report({ line: lineOfAddress(index), expected, found });
    }
    const lineOfReference = linesWithin(node, text);
    for (const { 0: found, 1: name, index } of text.matchAll(REFERENCE)) {
      const line = lineOfReference(index);
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
