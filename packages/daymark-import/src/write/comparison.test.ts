import { describe, expect, it } from 'vitest';
import { growsLinearly } from '../../../../tests/growth.ts';
import type { Remark, Tool } from '../export/export.ts';
import { makeText } from '../testing.ts';
import { compare } from './comparison.ts';

interface Original {
  text: string;
  ending?: string;
  tool?: Tool;
  remarks?: Remark[];
  missingPictures?: number;
}

/** Compares an original with the HTML of a page. */
function compared(original: Original, html: string) {
  const { text, ending = '.md', tool = 'Hugo', remarks = [], missingPictures = 0 } = original;
  const imported = makeText('the-pier', '', { original: { ending, text }, summary: '' });
  return compare(imported, tool, html, remarks, missingPictures);
}
const markdown = (text: string) => ({ text });
const html = (text: string) => ({ text, ending: '.html', tool: 'Ghost' as const });
const wordpress = (text: string) => ({ text, ending: '.html', tool: 'WordPress' as const });
const mdx = (text: string) => ({ text, ending: '.mdx', tool: 'Astro' as const });
const jekyll = (text: string) => ({ text, tool: 'Jekyll' as const });

const WORDS = 'the lamps of the harbour go out one after another while we row home ';

describe('a text is whole', () => {
  it.each<[string, Original, string]>([
    [
      'in Markdown',
      markdown(
        '# Dawn\n\n1. *Grey*, then [**pink**](/a_b "No words").\n2. Un*believ*able [^1] snake_case\n\n> ## Dusk {#dusk}\n\n[^1]: Late.\n^block-id\n\n[x]: /y',
      ),
      '<h2>Dawn</h2><ol><li><em>Grey</em>, then <a href="/b"><strong>pink</strong></a>.</li><li>Un<em>believ</em>able<sup>1</sup> snake_case</li></ol><h2>Dusk</h2><p>Late. Back</p>',
    ],
    [
      'with quotation marks, hyphens and references to characters',
      html('<p>It&#8217;s a caf&eacute; &mdash; co\u00ADoperate, “so”, ﬁne</p>'),
      '<p>It\'s a café – cooperate, "so", fine</p>',
    ],
    [
      'with comments, scripts, styles, hidden parts and forms in the original',
      html(
        '<p>A.</p><!-- b c d --><script>let e;</script><style>f {}</style><div style="display:none">g <div>h</div></div><form><p>i j k l m n</p></form><div class="subscription-widget-wrap">o p q <div>r</div> s t</div>',
      ),
      '<p>A.</p>',
    ],
    [
      'with the shortcodes of Hugo, whose words stand between tags or in captions',
      markdown(
        'A {{< figure src="a.png" caption="The pier" >}} b {{% tip %}}c{{% /tip %}}\n\n{{< highlight js >}}let d = 1;{{< /highlight >}}<!--more-->',
      ),
      '<p>A</p><figure><img alt="" src="a.png"><figcaption>The pier</figcaption></figure><p>b c</p><pre><code>let d = 1;</code></pre>',
    ],
    [
      'with the tags of Liquid',
      jekyll(
        '{% assign a = "b c d e f" %}{% comment %}g h i j k{% endcomment %}\n* TOC\n{:toc}\n\n{% raw %}{{ l }}{% endraw %} {{ page.m }}',
      ),
      '<p>{{ l }}</p>',
    ],
    [
      'with the blocks and shortcodes of WordPress',
      wordpress(
        '<!-- wp:paragraph {"a":"b c d e f"} --><p>A</p><!-- /wp:paragraph -->[caption id="g" width="9"]<img src="h.png" alt="i j k l m n"> Pier[/caption] [gallery ids="1,2"]',
      ),
      '<p>A</p><figure><img alt="" src="h.png"><figcaption>Pier</figcaption></figure>',
    ],
    [
      'with the components of MDX',
      mdx(
        "import A from '../a';\nexport const b = { c: 'd e f g h' };\n\n<Note title=\"Tides\" on={() => i > j}>\n\n{/* k l m n o */}Text {'p'}\n\n</Note>",
      ),
      '<div class="note"><p>Tides</p><p>Text p</p></div>',
    ],
    [
      'with formulas',
      markdown('$$\n\\frac{a}{b} + \\alpha\n$$\n\nSo $x^2$ costs $5 or $6.'),
      '<math><mi>a</mi></math><p>So <math><mi>x</mi></math> costs $5 or $6.</p>',
    ],
    [
      'if its title or its summary were headings',
      { text: '# the-pier\n\nA', tool: 'Hugo' },
      '<p>A</p>',
    ],
    [
      'if an address became another',
      markdown('See https://old.example/2010/09/one-two-three-four-five/ and <https://b.example>'),
      '<p>See <a href="/blog/a">/blog/a</a> and <a href="/b">b</a></p>',
    ],
    [
      'with code in a table, between tags of a highlighter, and poems',
      wordpress(
        '<table><tr><td class="gutter"><pre>1\n2</pre></td><td class="code"><pre><code><span class="k">let</span> a\nlet b</code></pre></td></tr></table><pre class="wp-block-verse">One\nTwo</pre>',
      ),
      '<pre><code>let a\nlet b</code></pre><p>One<br>Two</p><p>1 2</p>',
    ],
  ])('%s', (_, original, page) => {
    expect(compared(original, page)).toEqual({ loss: undefined, found: [] });
  });
});

describe('a text is not whole', () => {
  it.each<[string, Original, string, string]>([
    [
      'without a paragraph',
      markdown(`${WORDS}\n\nWe never came back.`.repeat(2)),
      `<p>${WORDS}</p><p>We never came back.</p><p>${WORDS}</p>`,
      '4 of 36 words are missing: “never came back”, “we”',
    ],
    [
      'without characters of Chinese',
      markdown('我们在码头上坐着看灯。'.repeat(3)),
      `<p>${'我们在码头上坐着看灯。'.repeat(2)}</p>`,
      '10 of 30 words are missing: “我 们 在 码 头 上 坐 着 …”',
    ],
    [
      'without code that looks like tags',
      wordpress(
        '<p>A</p><pre lang="php"><?php echo $tide; ?>\n<form action="x"><input name="y">\n$moon</pre><p>B</p>',
      ),
      '<p>A</p><pre><code>$moon</code></pre><p>B</p>',
      '1 of 1 blocks of code are missing or incomplete: “<?php echo $tide; ?>”',
    ],
    [
      'without one of two copies of code',
      markdown('```\nlet tide = 1;\n```\n\nThe same again.\n\n```\nlet tide = 1;\n```'),
      '<pre><code>let tide = 1;</code></pre><p>The same again.</p>',
      '1 of 2 blocks of code are missing or incomplete: “let tide = 1;”',
    ],
    [
      'if a fence became text',
      mdx('<TabItem value="js">\n```js\nlet tide = 1;\n```\n</TabItem>'),
      '<p>```js let tide = 1; ```</p>',
      '1 of 1 blocks of code are missing or incomplete: “let tide = 1;”',
    ],
    [
      'without the words of an expression',
      mdx('A\n\n{(who) => who ? (<p>Hey {who}, come in and sit.</p>) : <p>Good morning</p>}'),
      '<p>A</p>',
      '7 of 8 words are missing: “hey come in and sit good morning”',
    ],
    [
      'if a table became text',
      markdown('| a | b |\n|---|---|\n| c | d |'),
      '<p>a b c d</p>',
      '1 of 1 tables are missing',
    ],
    [
      'if a part stands there twice',
      markdown(`${WORDS}. We never came back.`),
      `<p>${WORDS}</p><p>We never came back.</p><p>${WORDS}</p>`,
      '14 words are repeated: “the lamps of the harbour go out one …”',
    ],
    [
      'if an element without an end has hidden the rest',
      html(`<p>A</p><form><p>${WORDS}</p>`),
      '<p>A</p>',
      '13 of 15 words are missing: “harbour go out one after another while we …”, “the lamps of”',
    ],
  ])('%s', (_, original, page, expected) => {
    const { loss, found } = compared(original, page);
    expect(loss ?? found.join()).toBe(expected);
  });

  it('also if its HTML was too broken to be readable', () => {
    expect(compared(html('<svg><style><'), '<svg><style><')).toEqual({
      loss: undefined,
      found: [],
    });
  });

  it('only if more than four words and more than two in a hundred are missing', () => {
    const page = `<p>${WORDS}</p>`.repeat(20);
    const lossOf = (extra: string) => compared(markdown(WORDS.repeat(20) + extra), page).loss;
    expect(lossOf('a b c d e')).toBeUndefined();
    expect(lossOf('a b c d e f')).toBe('6 of 286 words are missing: “a b c d e f”');
    expect(compared(markdown('a b c d'), '').loss).toBeUndefined();
    expect(compared(markdown('a b c d e'), '').loss).toBeDefined();
  });

  it('except words that the other site did not show either', () => {
    const remark = { line: 1, what: '{% if %}', became: 'left out', original: 'a b c d e' };
    const text = { ...jekyll('{% if no %}a b c d e{% endif %}'), remarks: [remark] };
    expect(compared(text, '').loss).toBeDefined();
    expect(
      compared({ ...text, remarks: [{ ...remark, isUnshown: true }] }, '').loss,
    ).toBeUndefined();
  });
});

describe('smaller losses are found', () => {
  const link = { line: 1, what: 'link without a target', became: 'became its words', original: '' };
  it.each<[string, Original, string, string[]]>([
    [
      'headings',
      markdown('## Dawn\n\n## Dusk'),
      '<h2>Dawn</h2><p>Dusk</p>',
      ['1 of 2 headings are no headings any more'],
    ],
    ['links', markdown('[a](/b) [c][d]\n\n[d]: /e'), '<p>a c</p>', ['1 of 1 links are missing']],
    ['links, except those of which a remark speaks', { text: '[a](/b)', remarks: [link] }, 'a', []],
    ['pictures', markdown('![a](b.png)'), '', ['1 of 1 pictures are missing']],
    [
      'pictures, except those that the export does not contain',
      { text: '![a](b.png)', missingPictures: 1 },
      '',
      [],
    ],
    [
      'tags and links that visitors read',
      markdown('{{< figure caption="<em>A</em> [b](/c)" >}}'),
      '<p>&lt;em>A&lt;/em> [b](/c)</p>',
      ['1 of 1 links are missing', '3 tags or links are visible as text'],
    ],
  ])('%s', (_, original, page, expected) => {
    expect(compared(original, page)).toEqual({ loss: undefined, found: expected });
  });
});

it.each(['{{', '{', '<form>', '![', '](a', '`', '=\n', '\u2028', '一'])(
  'the time to compare grows with the length of a text of %j alone',
  async (piece) => {
    const work = (length: number) =>
      compared({ text: piece.repeat(length), ending: '.mdx', tool: 'WordPress' }, '');
    expect(await growsLinearly(work, 80_000, 50)).toBe(true);
  },
);
