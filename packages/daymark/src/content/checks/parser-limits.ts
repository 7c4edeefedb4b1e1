import { satteri } from '@astrojs/markdown-satteri';
import { lineAt } from '../../settings/problems.ts';
import { lineOf, type MarkdownPlugin, type Positioned } from '../markdown/plugin.ts';
import type { Finding } from './finder.ts';

/*
 * The Markdown parser needs four times as long for twice the number of quotation marks, dashes,
 * ellipses or directives in a paragraph, and for twice the depth of quotations and lists.
 */

/** The largest number of signs in a paragraph, ten times as many as in a page of dialogue. */
const MOST_SIGNS = 2000;
/** What the parser replaces with typographic signs, and what may begin a directive. */
const SIGNS = /["']|\.{3}|--|:(?=\p{L})/gu;
/** The deepest nesting of quotations and lists. */
const DEEPEST = 100;
const NESTED = new RegExp(
  `^(?:[ \\t]*(?:>|(?:[-+*]|\\d{1,9}[.)])(?=[ \\t]))){${DEEPEST + 1}}`,
  'm',
);

/** Creates a function that finds what would keep the parser busy for seconds or longer. */
export async function parserLimits(): Promise<(body: string) => Promise<Finding[]>> {
  let found: Finding[] = [];
  const count = (node: Positioned, text: string) => {
    const signs = text.match(SIGNS)?.length ?? 0;
    if (signs <= MOST_SIGNS) return;
    const expected = `a paragraph with at most ${MOST_SIGNS} quotation marks, dashes and colons`;
    report({ line: lineOf(node), expected, found: `${signs}; divide it with empty lines` });
  };
  const report = (finding: Finding) => void found.push(finding);
  const counter: MarkdownPlugin = {
    name: 'count-signs',
    options: { position: true },
    paragraph: (node, context) => count(node, context.textContent(node)),
    heading: (node, context) => count(node, context.textContent(node)),
    tableCell: (node, context) => count(node, context.textContent(node)),
  };
  // Without directives and typographic signs, the parser reads a long paragraph at once.
  const renderer = await satteri({
    features: { directive: false, smartPunctuation: false },
    mdastPlugins: [counter],
  }).createRenderer({ syntaxHighlight: false });

  return async (body) => {
    const nested = NESTED.exec(body);
    if (nested) {
      const expected = `at most ${DEEPEST} quotations and lists inside one another`;
      return [{ line: lineAt(body, nested.index), expected, found: 'more' }];
    }
    found = [];
    if ((body.match(SIGNS)?.length ?? 0) > MOST_SIGNS) await renderer.render(body, {});
    return found;
  };
}
