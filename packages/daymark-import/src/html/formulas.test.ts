import { describe, expect, it } from 'vitest';
import type { Surroundings } from '../tools/syntax/step.ts';
import { toDaymark } from '../tools/syntax/to-daymark.ts';
import { htmlToMarkdown } from './html-to-markdown.ts';

describe('formulas in HTML', () => {
  it.each([
    ['<p>If \\(a_1 &lt; b_2\\), then $latex c^2 = 1$.</p>', 'If $a_1 < b_2$, then $c^2 = 1$.\n'],
    ['<p>A \\[ a_1 =\n\\frac{b}{c} % why\n\\] b</p>', 'A\n\n$$a_1 = \\frac{b}{c}$$\n\nb\n'],
    ['<p>A [latex]b_1[/latex]</p>', 'A $b_1$\n'],
    ['<p>A <script type="math/tex">b_1</script></p>', 'A $b_1$\n'],
    ['<script type="math/tex; mode=display">a_1</script>', '$$a_1$$\n'],
    [
      '<p>A \\(b\\) <code>\\(c^2\\)</code> \\(and so on\\)</p>',
      'A $b$ `\\(c^2\\)` \\\\(and so on\\\\)\n',
    ],
    ['<p>\\[sic\\] and $5 $latex</p>', '\\\\\\[sic\\\\] and $5 $latex\n'],
  ])('%j becomes %j', (html, markdown) => {
    expect(htmlToMarkdown({ html }, () => undefined).markdown).toBe(markdown);
  });
});

describe('formulas in Markdown', () => {
  const surroundings: Surroundings = {
    ...{ title: 'A', templates: 'shortcodes', isMdx: false, hasWikiSyntax: false },
    hasWholeHtml: false,
    ...{ addressOf: () => undefined, addressOfFile: () => undefined, valueFor: () => undefined },
    ...{ factFor: () => undefined, codeIn: () => undefined },
  };
  it.each([
    ['If \\\\(a_1\\\\) or \\(b^2\\) or $latex c$.\n', 'If $a_1$ or $b^2$ or $c$.\n'],
    ['A\n\\\\[\na_1\n\\\\]\nB\n', 'A\n\n$$\na_1\n$$\n\nB\n'],
    ['\\[ a = b \\]\n', '$$\na = b\n$$\n'],
    ['```math\na_1\n```\n\nA $`b_1`$\n', '$$\na_1\n$$\n\nA $b_1$\n'],
    ['{{< katex >}}\na_1\n{{< /katex >}}\n', '$$\na_1\n$$\n'],
    [
      '\\[x\\](y), \\[see a_b\\], \\(and\\), `\\(c^2\\)`\n',
      '\\[x\\](y), \\[see a_b\\], \\(and\\), `\\(c^2\\)`\n',
    ],
  ])('%j becomes %j', (markdown, text) => {
    expect(toDaymark(markdown, 1, surroundings, () => undefined)).toBe(text);
  });
});

it.each(['\\(', '\\[a ', '$latex ', '[latex]'])('thousands of %j are read in time', (sign) => {
  const start = performance.now();
  htmlToMarkdown({ html: sign.repeat(10_000) }, () => undefined);
  expect(performance.now() - start).toBeLessThan(10_000);
});
