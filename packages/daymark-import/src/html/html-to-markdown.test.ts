import { describe, expect, it } from 'vitest';
import { exportOf, makeTestSite, makeText, PNG } from '../testing.ts';
import { htmlToMarkdown } from './html-to-markdown.ts';
import { elementsIn, parseHtml } from './html-tree.ts';

const CASES: readonly { name: string; html: string; markdown: string; remarks: string[] }[] = [
  {
    name: 'levels of headings without gaps, from 2',
    html: `<h2>A</h2><h5>B</h5><h3>C</h3><h1>D</h1>`,
    markdown: `## A

### B

### C

## D
`,
    remarks: [],
  },
  {
    name: 'headings with breaks and pictures',
    html: `<h2>He<br>ad</h2><h3><img src="i.png" alt="I"> With</h3><h3></h3>`,
    markdown: `## He ad

### With

![I](i.png)
`,
    remarks: [],
  },
  {
    name: 'buttons and files',
    html: `<div class="wp-block-buttons"><div class="wp-block-button"><a class="wp-block-button__link" href="/plan"><b>Read</b> the plan</a></div><div class="wp-block-button"><a class="wp-block-button__link" href="plan.html">Other</a></div></div><div class="wp-block-file"><a href="https://old.example/a.pdf">A file</a></div><p>A <a class="btn" href="/b">word</a></p><daymark-button href="https://a.example/?b=1">C</daymark-button><ul><li><p><a class="button" href="/d">D</a></p></li></ul>`,
    markdown: `::button[Read the plan]{href=/plan}

[Other](plan.html)

::file[A file]{src=https://old.example/a.pdf}

A [word](/b)

::button[C]{href="https://a.example/?b=1"}

- ::button[D]{href=/d}
`,
    remarks: [],
  },
  {
    name: 'buttons and files that Daymark does not have',
    html: `<daymark-button href="plan.html">Plan</daymark-button><daymark-file href="/a.exe">Tool</daymark-file><daymark-button href="">No</daymark-button>`,
    markdown: `[Plan](plan.html)

[Tool](/a.exe)

No
`,
    remarks: [
      'button of a kind that Daymark lacks: became a link',
      'file of a kind that Daymark lacks: became a link',
      'link without an address that can be used: became text',
    ],
  },
  {
    name: 'definitions',
    html: `<dl><dt>Ebb <em>tide</em></dt><dd>Falls.</dd><dd><p>Six hours.</p><ul><li>Or more</li></ul></dd><div><dt>Flow</dt><dt>Flood</dt><dd>Rises.</dd></div></dl><ul><li>In a list<dl><dt>A</dt><dd>B</dd></dl></li></ul>`,
    markdown: `Ebb *tide*
: Falls.
: Six hours.

  - Or more

Flow / Flood
: Rises.

- In a list

  - **A**

    B
`,
    remarks: [],
  },
  {
    name: 'formulas with their TeX',
    html: `<p>If <span class="katex"><span class="katex-mathml"><math><semantics><mi>x</mi><annotation encoding="application/x-tex">x_1*2*x_2</annotation></semantics></math></span><span class="katex-html" aria-hidden="true">x12x2</span></span> and <img class="latex" src="https://s0.wp.com/latex.php?latex=a" alt="a^2">.</p>`,
    markdown: `If $x_1*2*x_2$ and $a^2$.
`,
    remarks: [],
  },
  {
    name: 'links to places of the text',
    html: `<p>See <a href="#x">there</a> and <a href="#gone">gone</a>.</p><h2 id="x">There</h2><p id="y"><a href="#y">Here</a></p><h3><a name="z"></a>Zed</h3><p><a href="#z">z</a></p>`,
    markdown: `See [there](#x) and gone.

## There {#x}

<span id="y"></span>[Here](#y)

### Zed {#z}

[z](#z)
`,
    remarks: ['link to a place that the text does not have: became text'],
  },
  {
    name: 'footnotes with links back',
    html: `<h2>A <sup><a href="#n" id="r">1</a></sup></h2><p>Text<a href="#m" id="q">[2]</a> more.</p><h2>Notes</h2><ol><li id="n">One <a href="#r">back</a></li><li id="m">Two <a href="#q">back</a></li></ol>`,
    markdown: `## A

Text[^2] more.[^1]

[^1]: One

[^2]: Two
`,
    remarks: [],
  },
  {
    name: 'footnotes of a word processor',
    html: `<p>Word<a href="#_ftn1" name="_ftnref1">[1]</a> and<a href="#_ftn2" name="_ftnref2">[2]</a></p><hr><p><a href="#_ftnref1" name="_ftn1">[1]</a> First.</p><p><a href="#_ftnref2" name="_ftn2">[2]</a> Second <b>note</b>.</p>`,
    markdown: `Word[^1] and[^2]

[^1]: First.

[^2]: Second **note**.
`,
    remarks: [],
  },
  {
    name: 'text that looks like Markdown',
    html: `<p>1. Not a list</p><p>* Nor this</p><p># no heading</p><p>:::note</p><p>[^1] and [x](y z) and {{var}}, [[wiki]]</p><p>*x* \`y\` &lt;div&gt; &amp;amp; ~5 a_b_c</p><p>+ a</p><p>- b</p><p>&gt; c</p><p>Time: 10:30, :note[x]{y}, ::video[x]</p><p>---</p>`,
    markdown: `1\\. Not a list

\\* Nor this

\\# no heading

:<!-- -->::note

\\[^1] and \\[x\\]\\(y z) and \\{{var}}, \\[\\[wiki]]

\\*x\\* \\\`y\\\` \\<div> \\&amp; \\~5 a_b_c

\\+ a

\\- b

\\> c

Time: 10:30, \\:note\\[x]{y}, :\\:video\\[x]

\\---
`,
    remarks: [],
  },
  {
    name: 'words that the engine would replace',
    html: `<h2>T {#id}</h2><p>{site} and {word}</p><p><img src="a.png" alt="{site}"></p>`,
    markdown: `## T {<!-- -->#id}

{<!-- -->site} and {word}

![{ site}](a.png)
`,
    remarks: [],
  },
  {
    name: 'emphasis in and beside words',
    html: `<p>foo<b>bar</b>baz, <b>“q”</b>x, x<i> y </i>z, <b></b><b><i>both</i></b>, <b>a</b><b>b</b>, <i>a</i><b>b</b></p><p>中文<b>「強調」</b>です</p>`,
    markdown: `foo**bar**baz, <strong>“q”</strong>x, x *y* z, ***both***, **ab**, <em>a</em>**b**

中文**「強調」**です
`,
    remarks: [],
  },
  {
    name: 'emphasis in Tibetan, Yi and Bopomofo, which have no spaces beside words',
    html: `<p>ཀ<b>“ཁ”</b>ག</p><p>ꀀ<b>“ꀁ”</b>ꀂ</p><p>ㄅ<b>“ㄆ”</b>ㄇ</p>`,
    markdown: `ཀ**“ཁ”**ག

ꀀ**“ꀁ”**ꀂ

ㄅ**“ㄆ”**ㄇ
`,
    remarks: [],
  },
  {
    name: 'line breaks, empty lines and spacers',
    html: `<p>One<br>two<br><br>three<br/><br/><br/>four<br></p><p>&nbsp;</p><p> <br> </p>`,
    markdown: `One\\
two

three

four
`,
    remarks: [],
  },
  {
    name: 'emphasis and links around blocks',
    html: `<b><p>One</p><p>Two <i>x</i></p></b><a href="/x"><h3>Title</h3><p>Text</p></a>`,
    markdown: `**One**

**Two *x***

## [Title](/x)

[Text](/x)
`,
    remarks: [],
  },
  {
    name: 'lists',
    html: `<ul><li>a<ul><li>b</li></ul></li><li><p>c</p><p>d</p></li><li><input type="checkbox" checked> done</li></ul><ol start="3"><li>x<h4>y</h4></li></ol><ul></ul>`,
    markdown: `- a
  - b

- c

  d

- [x] done

3. x

   **y**
`,
    remarks: ['heading in a list, quotation or note: became bold'],
  },
  {
    name: 'pictures in and beside sentences',
    html: `<p>Text <img src="a.png" width="16" height="16" alt=":)"> more <img src="big.png" alt="Big"> end</p><p><img src="l.png" alt="L"/>Start. <a href="http://x.example/"><img src="m.png" alt="M"></a></p>`,
    markdown: `Text ![:)](a.png) more ![Big](big.png) end

![L](l.png)

Start.

[![M](m.png)](http://x.example/)
`,
    remarks: [],
  },
  {
    name: 'a small copy that links to the picture',
    html: `<p><a href="/up/boat.jpg"><img src="/up/boat-300x200.jpg" alt="Boat"></a></p>`,
    markdown: `![Boat](/up/boat.jpg)
`,
    remarks: [],
  },
  {
    name: 'captions',
    html: `<figure><img src="a.png" alt="A"><figcaption>A <em>quiet</em> “cup”</figcaption></figure><figure><img src="b.png" alt="B"><figcaption>By <a href="http://x.example/">Ann</a></figcaption></figure>`,
    markdown: `![A](a.png "A quiet “cup”")

![B](b.png)

By [Ann](http://x.example/)
`,
    remarks: [],
  },
  {
    name: 'pictures that nobody sees',
    html: `<p>x<img src="https://count.example/p.gif" width="1" height="1"><img class="emoji" alt="🙂" src="e.svg"></p><img src="data:image/gif;base64,AA" data-src="a.png"><noscript><img src="a.png"></noscript><div style="display: none"><a href="https://spam.example/">spam</a></div>`,
    markdown: `x🙂

![](a.png)
`,
    remarks: ['hidden part: left out', 'picture of one pixel: left out'],
  },
  {
    name: 'tables',
    html: `<table><caption>Cups</caption><thead><tr><th>Day<th style="text-align:right">Cups</tr></thead><tbody><tr><th>Mon</th><td>1 | 2<br>3</td></tr></tbody></table>`,
    markdown: `Table: Cups

| Day | Cups |
| - | -: |
| **Mon** | 1 \\| 2<br>3 |
`,
    remarks: ['styles in attributes: left out'],
  },
  {
    name: 'tables that Markdown cannot have',
    html: `<table><tr><td rowspan=2>c<td><ul><li>x<li>y</ul></tr><tr><td>d</tr></table><table><tr><td><p>layout</p><p>two</p></td></tr></table>`,
    markdown: `| | |
| - | - |
| c | • x<br>• y |
| | d |

layout

two
`,
    remarks: [
      'table with lists, headings or tables in its cells: became lines in the cells',
      'table with cells over several columns or rows: got empty cells',
      'table without a head: got an empty head',
    ],
  },
  {
    name: 'code and its language',
    html: `<pre><code class="language-js hljs">let a = 1;

\`\`\`</code></pre><div class="language-ruby"><div><pre><code>puts 1
</code></pre></div></div><pre class="brush: php; title: x">a &lt; b</pre><pre lang="python">x</pre>`,
    markdown: `\`\`\`\`js
let a = 1;

\`\`\`
\`\`\`\`

\`\`\`ruby
puts 1
\`\`\`

\`\`\`php
a < b
\`\`\`

\`\`\`python
x
\`\`\`
`,
    remarks: [],
  },
  {
    name: 'code with numbered lines',
    html: `<figure class="highlight"><table><tr><td class="gutter"><pre>1
2</pre></td><td class="code"><pre>a
b</pre></td></tr></table></figure>`,
    markdown: `\`\`\`
a
b
\`\`\`
`,
    remarks: [],
  },
  {
    name: 'quotations',
    html: `<blockquote><p>Q</p><p>— <cite>Ann</cite></p></blockquote><blockquote><h2>H</h2>x<footer>Bob, <a href="http://b.example/">his book</a></footer></blockquote><blockquote><p>Q2</p></blockquote><blockquote cite="https://c.example/1">Q3</blockquote>`,
    markdown: `:::quote[Ann]
Q
:::

:::quote[Bob, [his book](http://b.example/)]
**H**

x
:::

> Q2

:::quote[[c.example](https://c.example/1)]
Q3
:::
`,
    remarks: ['heading in a list, quotation or note: became bold'],
  },
  {
    name: 'pull quotes',
    html: `<p>Be kind always to all.</p><figure class="wp-block-pullquote"><blockquote><p>kind <a href="/x">always</a></p></blockquote></figure><aside class="pullquote">x</aside><div class="pullquote">Said nowhere</div>`,
    markdown: `Be kind always to all.

:::pull
kind always
:::

:::quote
x
:::

:::quote
Said nowhere
:::
`,
    remarks: [],
  },
  {
    name: 'players of other sites',
    html: `<iframe src="//www.youtube-nocookie.com/embed/abc123DEF45?start=3" title="A walk"></iframe><iframe src="https://www.youtube.com/shorts/abc123DEF45"></iframe><iframe src="https://player.vimeo.com/video/123456"></iframe><iframe src="https://player.vimeo.com/video/123?h=abc"></iframe><iframe src="https://open.spotify.com/embed/x"></iframe><ul><li><iframe src="https://youtu.be/abc123DEF45"></iframe></li></ul>`,
    markdown: `::video[A walk]{youtube=abc123DEF45}

::video[YouTube: abc123DEF45]{youtube=abc123DEF45}

::video[Vimeo: 123456]{vimeo=123456}

[player.vimeo.com](https://player.vimeo.com/video/123?h=abc)

[open.spotify.com](https://open.spotify.com/embed/x)

- [YouTube: abc123DEF45](https://www.youtube.com/watch?v=abc123DEF45)
`,
    remarks: [
      'video that begins later: begins at its beginning',
      'video without a title: got its service and id as a title',
      'video without a title: got its service and id as a title',
      'frame <iframe> of player.vimeo.com: became a link',
      'frame <iframe> of open.spotify.com: became a link',
      'video without a title: got its service and id as a title',
      'video in a list, quotation or note: became a link',
    ],
  },
  {
    name: 'players of Flash',
    html: `<object><param name="movie" value="http://www.youtube.com/v/abc123DEF45&hl=en"><embed src="http://www.youtube.com/v/abc123DEF45"></object>`,
    markdown: `::video[YouTube: abc123DEF45]{youtube=abc123DEF45}
`,
    remarks: ['video without a title: got its service and id as a title'],
  },
  {
    name: 'films and sounds',
    html: `<video src="/a.mp4" controls><track src="/a.vtt" kind="captions"></video><video><source src="/b-film.mp4"></video><audio src="/c.mp3" title="Bell"></audio><audio src="/d.wav"></audio>`,
    markdown: `::video[a]{src=/a.mp4 captions=/a.vtt}

[b film](/b-film.mp4)

::audio[Bell]{src=/c.mp3}

[d](/d.wav)
`,
    remarks: [
      'video without captions: became a link',
      'sound in a format that not every browser plays: became a link',
    ],
  },
  {
    name: 'what no page may contain',
    html: `<p onclick="x()" style="color:red">a</p><form><input><p>in form</p></form><script>x</script><svg><text>s</text></svg><style>p{}</style><a href=" java
script:alert(1)">x</a><a href="data:text/html,x">y</a><img src="data:image/png;base64,AAAA">`,
    markdown: `a

xy
`,
    remarks: [
      'script in an attribute: left out',
      'form <form>: left out',
      'script <script>: left out',
      'drawing <svg>: left out',
      'style sheet <style>: left out',
      'styles in attributes: left out',
      'link without an address that can be used: became text',
      'link without an address that can be used: became text',
      'picture without an address that can be used: left out',
    ],
  },
  {
    name: 'elements that Markdown has no syntax for',
    html: `<p>Press <kbd>a</kbd>, H<sub>2</sub>O, <mark>m</mark>, <u>u</u>, <abbr title="a &quot;b&quot;">x</abbr>, <q>q</q>, <s>s</s>, <span lang="fr">bon jour</span>, <ruby>漢<rt>kan</rt></ruby></p><p dir="rtl" lang="ar">سلام</p>`,
    markdown: `Press <kbd>a</kbd>, H<sub>2</sub>O, <mark>m</mark>, <u>u</u>, <abbr title="a &quot;b&quot;">x</abbr>, "q", ~~s~~, <span lang="fr">bon jour</span>, <ruby>漢<rt>kan</rt></ruby>

<span lang="ar" dir="rtl">سلام</span>
`,
    remarks: [],
  },
  {
    name: 'details',
    html: `<details open><summary>S &lt;b&gt;</summary><h3>H</h3><ul><li>x</li></ul></details>`,
    markdown: `<details>
<summary>S &lt;b></summary>

**H**

- x

</details>
`,
    remarks: ['heading in a list, quotation or note: became bold'],
  },
  {
    name: 'addresses',
    html: `<p><a href="http://x.example/a b(c)">sp</a> <a href="//x.example/">rel</a> <a href="">empty</a> <a href="http://[bad">bad</a> <a href="https://x.example/">https://x.example/</a> https://plain.example/ me@x.example</p>`,
    markdown: `[sp](http://x.example/a%20b\\(c\\)) [rel](https://x.example/) empty bad [https://x.example/](https://x.example/) https\\://plain.example/ me\\@x.example
`,
    remarks: [
      'link without an address that can be used: became text',
      'link without an address that can be used: became text',
    ],
  },
  {
    name: 'text outside of blocks',
    html: `loose <b>x</b><p>p</p>tail<div><div>a</div>b</div><center>c</center><address>d<br>e</address>`,
    markdown: `loose **x**

p

tail

a

b

c

d\\
e
`,
    remarks: [],
  },
  {
    name: 'formulas of MathML',
    html: `<p>So <math><mi style="color:red">x</mi>
<mo>=</mo></math>, for $5.</p>`,
    markdown: `So <math><mi>x</mi> <mo>=</mo></math>, for $5.
`,
    remarks: ['styles in attributes: left out'],
  },
];

const hasScript = (tree: Parameters<typeof elementsIn>[0]) => elementsIn(tree, 'script').length > 0;

/** Converts HTML, and returns the Markdown and the remarks on changes. */
function converted(html: string) {
  const remarks: string[] = [];
  const { markdown, media } = htmlToMarkdown({ html }, ({ what, became }) =>
    remarks.push(`${what}: ${became}`),
  );
  return { markdown, media, remarks };
}

describe('HTML becomes Markdown', () => {
  it.each(CASES)('$name', ({ html, markdown, remarks }) => {
    expect(converted(html)).toMatchObject({ markdown, remarks });
  });

  it('that the engine accepts', async () => {
    const site = await makeTestSite();
    const texts = CASES.map(({ name, html }, index) =>
      makeText(`text-${index}`, '', { title: name, body: { html } }),
    );
    const media = async (address: string) => (/\.(?:png|jpg)$/.test(address) ? PNG : undefined);
    const report = await site.bring(exportOf(texts, {}, { media }));
    expect(report.drafts).toEqual([]);
    expect(report.counts.articles).toBe(CASES.length);
  });

  it('with pictures beside one another as a gallery', () => {
    const html =
      '<p><img src="a.png"> <img src="b.png"></p><div class="gallery"><figure><img src="c.png"><figcaption>C</figcaption></figure><figure><img src="d.png"></figure></div>';
    expect(converted(html).markdown).toBe(
      ':::gallery\n![](a.png)\n![](b.png)\n:::\n\n:::gallery\n![](c.png "C")\n![](d.png)\n:::\n',
    );
  });
});

it('converts the elements of sources for constructs that HTML does not have', () => {
  const html =
    '<daymark-note label="First"><p>Wait.</p></daymark-note><daymark-quote label="Ann"><p>Q</p></daymark-quote><daymark-note></daymark-note><p>a<daymark-footnote>b <i>c</i></daymark-footnote>d</p>';
  expect(converted(html).markdown).toBe(
    ':::note[First]\nWait.\n:::\n\n:::quote[Ann]\nQ\n:::\n\na[^1]d\n\n[^1]: b *c*\n',
  );
});

it('lists the pictures and files of a text with their descriptions in the tool', () => {
  const html =
    '<p><img src="a.png"></p><p><img src="b.png" alt=""></p><p><img src="c.png" alt="A cup"></p><p><a href="/d.pdf">d</a> <a href="/e">e</a></p><audio src="f.mp3"></audio>';
  expect(converted(html).media).toEqual([
    { address: 'a.png', alt: undefined },
    { address: 'b.png', alt: '' },
    { address: 'c.png', alt: 'A cup' },
    { address: '/d.pdf' },
    { address: 'f.mp3' },
  ]);
});

it('takes the whole picture to which a smaller copy links, and keeps links to other pictures', () => {
  const html =
    '<p><a href="/a.jpg"><img src="/a-300x200.jpg" alt="A"></a></p><p><a href="/b.jpg"><img src="/b-3x3.jpg" alt="B"></a></p>';
  expect(converted(html).markdown).toBe('![A](/a.jpg)\n\n[![B](/b-3x3.jpg)](/b.jpg)\n');
});

it('separates only the braces that the engine would replace', () => {
  const html = '<p><img src="/a.png" alt="{site} {SITE} {Product}"></p>';
  expect(converted(html).markdown).toBe('![{ site} {SITE} { Product}](/a.png)\n');
});

it('gives targets of links ids that are valid, and that no part of a page has', () => {
  const ids = ['menu', 'fn-1', '\u0301a b'];
  const html = ids.map((id) => `<p><a href="#${id}">x</a> <b id="${id}">y</b></p>`).join('');
  const found = [...converted(html).markdown.matchAll(/\(#(.*?)\)/g)].map(([, id]) => id);
  expect(found).toEqual(['the-menu', 'the-fn-1', 'a-b']);
});

it('keeps all parts of figures with several parts', () => {
  const html =
    '<figure><blockquote>Q</blockquote><img src="a.png" alt="A"></figure><figure><iframe src="https://youtu.be/abc123DEF45" title="One"></iframe><iframe src="https://vimeo.com/1" title="Two"></iframe><p>Text</p></figure>';
  expect(converted(html).markdown).toBe(
    '> Q\n\n![A](a.png)\n\n::video[One]{youtube=abc123DEF45}\n\n::video[Two]{vimeo=1}\n\nText\n',
  );
});

it('returns the text above <!--more-->', () => {
  const html = '<p>One <b>two</b>.</p><script>x</script><p>Three<!--more--> four.</p>';
  expect(htmlToMarkdown({ html }, () => undefined).summary).toBe('One two. Three');
});

it('says on which line of the original a construct is', () => {
  const lines: [number, string][] = [];
  const html =
    '<p>a</p>\n<p>b\n<script>\nx</script></p>\n<iframe src="https://x.example/"></iframe>';
  htmlToMarkdown({ html }, ({ line, original }) => lines.push([line, original]));
  expect(lines).toEqual([
    [3, '<script>\nx</script>'],
    [5, '<iframe src="https://x.example/"></iframe>'],
  ]);
});

describe('hostile HTML', () => {
  it.each([
    ['200,000 elements inside one another', '<div>'.repeat(200_000)],
    ['4,000 elements inside one another', '<b>'.repeat(4000)],
    ['2,000 lists inside one another', '<ul><li>'.repeat(2000)],
    ['100 quotations inside one another', `${'<blockquote>'.repeat(100)}x`],
  ])('with %s is refused', (_, html) => {
    expect(() => converted(html)).toThrow(
      'expected HTML with at most some hundred elements inside one another; found more',
    );
  });

  it.each([
    ['an element of the sources', '<daymark-place id="&quot;><script>x</script>"></daymark-place>'],
    ['an address', '<audio title="a" src="/a&quot;}<script>x</script>.mp3"></audio>'],
    ['the language of code', '<pre data-lang="x\n```\n<script>x</script>">y</pre>'],
    ['an attribute', '<abbr title="&quot;><script>x</script>">y</abbr>'],
    ['a summary', '<details><summary>&lt;script&gt;x</summary>y</details>'],
    [
      'a formula',
      '<math><annotation-xml encoding="text/html"><script>x</script></annotation-xml></math>',
    ],
  ])('cannot write a script through %s', (_, html) => {
    expect(parseHtml(converted(html).markdown)).not.toSatisfy(hasScript);
  });

  it.each([
    ['empty links', '<a href=x>'.repeat(4000)],
    ['line breaks', '<br>'.repeat(20_000)],
    ['stars', '*'.repeat(50_000)],
    ['directives', ':::note '.repeat(5000)],
  ])('with thousands of %s is converted', (_, html) => {
    expect(converted(html).remarks).toEqual([]);
  });
});
