import { describe, expect, it } from 'vitest';
import { articleHtml } from '../../../../../tests/article-html.ts';
import { tags } from '../../basics/markup.ts';
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

  it.each([
    ...[
      '\\rule{9999em}{9999em}',
      '\\rule[9999em]{1em}{1em}',
      '\\rule{1em}{11em}',
      '\\rule{400pt}{1em}',
    ],
    ...['\\rule{99999999999999999999999em}{1em}', 'a\\hspace{9999em}b', 'a\\hspace*{99in}b'],
    ...['a\\kern9999em b', 'a\\mkern9999mu b', 'a\\mskip9999mu b', 'a\\hskip9999cm b'],
    ...[
      '{a \\above 9999em b}',
      '\\genfrac{(}{)}{9999em}{}{a}{b}',
      'a\\\\[9999em]b',
      'a\\\\[-9999em]b',
    ],
    ...['\\raisebox{9999em}{x}', '\\raisebox{-9999em}{x}', '\\raise99em{x}', '\\lower99em{x}'],
    ...[
      '\\phantom{\\rule{99em}{1em}}',
      '\\vphantom{\\rule{1em}{99em}}',
      '\\hphantom{\\hspace{99em}}',
    ],
    ...[
      '\\underbrace{x}_{\\rule{99em}{1em}}',
      '\\overset{a}{\\rule{99em}{1em}}',
      '\\overline{\\hspace{99em}}',
    ],
    ...[
      '\\left(\\rule{0em}{999em}\\right)',
      '\\sqrt{\\rule{0em}{999em}}',
      '\\boxed{\\rule{99em}{1em}}',
    ],
    ...[
      '\\xrightarrow{\\hspace{99em}}',
      '\\vcenter{\\rule{1em}{99em}}',
      '\\ce{A ->[\\hspace{99em}] B}',
    ],
  ])('cannot be larger than a page: $%s$', async (tex) => {
    await expect(articleHtml(`A\n\n$${tex}$`)).rejects.toThrow(
      /walk\.md:3: .*has this fault: a length of [+-]?[\d.e+]+[a-z]{2}, which is more than 10em$/,
    );
  });

  it.each([
    ['a\\hspace{-9999em}b', 'margin-left:-9999em'],
    ['\\def\\arraystretch{999}\\begin{matrix}a\\\\b\\end{matrix}', 'padding-top'],
    ['\\style{position:fixed}{x}', 'not trusted'],
    ['\\class{a}{x}', 'not trusted'],
    ['\\id{content}{x}', 'not trusted'],
    ['\\data{a=b}{x}', 'not trusted'],
    ['\\includegraphics[width=99em]{a.png}', 'not trusted'],
    ['\\vspace{9999em}', 'Unsupported function name: \\vspace'],
    ['\\scalebox{99}{x}', 'Unsupported function name: \\scalebox'],
    ['\\def\\a{\\a\\a}\\a', 'Too many expansions'],
    [`${'{'.repeat(20_000)}x`, 'too many parts inside one another'],
    ['\\ref{a}', 'a number that pages do not know (\\ref)'],
    ['x \\eqref{a} y', 'a number that pages do not know (\\ref)'],
    ['\\label{a} x = \\ref{a}', 'a number that pages do not know (\\ref)'],
  ])('cannot leave its place, run code or refer to nothing: $%.40s$', async (tex, fault) => {
    await expect(articleHtml(`A\n\n$${tex}$`)).rejects.toThrow(fault);
  });

  it.each([
    ...['{\\Huge {\\tiny {\\Huge {\\tiny {\\Huge x}}}}}', '\\Huge\\text{\\Huge\\text{\\Huge x}}'],
    ...['\\Huge{\\Huge{\\Huge x}}', 'x^{\\Huge y^{\\Huge z}}'],
  ])('has letters of at most two and a half times the size: $%s$', async (tex) => {
    const open = [1];
    let largest = 1;
    for (const { isEnd, attributes } of tags(await articleHtml(`$${tex}$`))) {
      const size = Number.parseFloat(attributes.get('mathsize') ?? '1');
      if (isEnd) open.pop();
      else open.push((open.at(-1) ?? 1) * size);
      largest = Math.max(largest, open.at(-1) ?? 1);
    }
    expect(largest).toBeCloseTo(2.488);
  });

  it('is in a region that scrolls if its spaces are wide', async () => {
    expect(await articleHtml('$$a\\hspace{9em}b$$')).toContain('class="wide formula"');
    expect(await articleHtml('$$a\\hspace{2em}b$$')).toContain('class="formula"');
  });

  it('cannot be in a heading', async () => {
    await expect(articleHtml('## On $x$')).rejects.toThrow(
      'content/articles/walk.md:1: expected a heading without a formula, which the table of contents cannot show; found a heading with a formula',
    );
  });
});
