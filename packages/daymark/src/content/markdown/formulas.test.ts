import { describe, expect, it } from 'vitest';
import { articleHtml } from '../../../../../tests/article-html.ts';
import { formulaStyles, withTex } from './formula-html.ts';

/** Returns HTML with the TeX of formulas in place of their MathML. */
const shown = async (markdown: string) => withTex(await articleHtml(markdown));
const inline = (tex: string) => `<code>${tex}</code>`;

describe('a formula', () => {
  it('is MathML without styles, with its TeX as an alternative', async () => {
    expect(await articleHtml('If $x^2 < y$.')).toBe(
      '<p>If <math alttext="x^2 &lt; y"><mrow><msup><mi>x</mi><mn class="tml-sml-pad">2</mn></msup><mo>&lt;</mo><mi>y</mi></mrow></math>.</p>',
    );
  });

  it.each([
    ['$a*b*c$ and $x_1 + x_2$', `${inline('a*b*c')} and ${inline('x_1 + x_2')}`],
    ['$\\{a\\}$', inline('\\{a\\}')],
    ['设$x$为', `设${inline('x')}为`],
    ['A $$x$$ b', `A ${inline('x')} b`],
    ['Costs $5, if $x$ is 1', `Costs $5, if ${inline('x')} is 1`],
    ['[the $x$ axis](/a$b$)', `<a href="/a$b$">the ${inline('x')} axis</a>`],
  ])('is read in the line %s', async (markdown, html) => {
    expect(await shown(markdown)).toBe(`<p>${html}</p>`);
  });

  it.each([
    'It costs $5 and $10 today.',
    'From $5-$10, $1,000 or $2,000, ($5) or ($6)',
    'US$5 and US$6, 5$ and 6$',
    'A: $5; B: 6$.',
    'Cafe ($$), Bar ($$), Hotel $$$',
    '$HOME/$PATH and $HOME',
    'The sign $ and $',
    'See <a href="https://a.example/?$c$">this</a>',
  ])('is not in the line %s', async (markdown) => {
    expect(await articleHtml(markdown)).toBe(`<p>${markdown}</p>`);
  });

  it('is in one cell of a table', async () => {
    const rows = '| a | b |\n| - | - |\n| **$6.72** | **-$-9.3** |\n| $x^2$ | $5 |';
    const html = await shown(rows);
    expect(html.match(/<td>.*?<\/td>/g)).toEqual([
      '<td><strong>$6.72</strong></td>',
      '<td><strong>-$-9.3</strong></td>',
      `<td>${inline('x^2')}</td>`,
      '<td>$5</td>',
    ]);
  });

  it('is not in code, and not after a backslash', async () => {
    expect(await articleHtml('`$x$` and \\$x\\$')).toBe('<p><code>$x$</code> and $x$</p>');
    expect(await articleHtml('    $x$')).toContain('$x$\n</code>');
  });

  it.each(['$$x^2$$', '$$\nx^2\n$$', '> $$\n> x^2\n> $$', '- $$\n  x^2\n  $$'])(
    'is on a line of its own: %j',
    async (markdown) => {
      expect(await shown(markdown)).toContain(`<div class="formula">${inline('x^2')}</div>`);
    },
  );

  it('is in a region with a name if it may be wider than a phone', async () => {
    const wide = '$$\n\\sum_{i=0}^n i^2 = \\frac{n(n+1)(2n+1)}{6}\n$$';
    const html = await shown(`## Sums\n\n${wide}\n\n${wide}`);
    expect(html).toContain(
      '<section class="wide formula" dir="ltr" aria-label="Formula 1: Sums" tabindex="0">',
    );
    expect(html).toContain('aria-label="Formula 2: Sums"');
  });

  it('has rules for each class that replaces a style, and no style', async () => {
    const html = await articleHtml(
      String.raw`
$$
\begin{array}{c|c} a & b \\ \hline \hline c & d \end{array} \boxed{x} \cancel{x} \vec{v} \color{red}{x} \sideset{_1^2}{_3^4}\sum
$$

$$
\begin{align} a &= \begin{cases} x & y \\ z & \text{otherwise} \end{cases} \\ &= \pmb{c} \! \mathllap{d} \end{align}
$$`,
    );
    expect(html).not.toMatch(/\sstyle=|undefined/);
    expect(html).toContain('mathcolor="#ff0000"');
    const classes = new Set(html.match(/\btex-[\w-]+/g));
    expect(classes.size).toBeGreaterThan(15);
    for (const name of classes) expect(formulaStyles).toContain(`.${name}{`);
  });

  it.each([
    [
      'A\n\n$\\frac{a$',
      3,
      "\\\\frac{a, which has this fault: Unexpected end of input in a macro argument, expected '}'",
    ],
    ['$$\n\\foo{x}\n$$', 1, '\\\\foo{x}, which has this fault: Unsupported function name: \\\\foo'],
    ['$\\href{https://a.example}{x}$', 1, '.*Unsupported function name: \\\\href'],
    ['$\\raisebox{7em}{x}$', 1, '.*a part that pages cannot show \\(padding:7em 0 0 0\\)'],
    ['$\\longdiv{x}$', 1, '.*a part that pages cannot show \\(longdiv\\)'],
  ])('that cannot be shown is an error with its line: %j', async (markdown, line, found) => {
    await expect(articleHtml(markdown)).rejects.toThrow(
      new RegExp(
        `content/articles/walk\\.md:${line}: expected a formula in TeX, or \\\\\\$ for a dollar sign; found ${found}`,
      ),
    );
  });

  it('cannot be in a heading', async () => {
    await expect(articleHtml('## On $x$')).rejects.toThrow(
      'content/articles/walk.md:1: expected a heading without a formula, which the table of contents cannot show; found a heading with a formula',
    );
  });
});
