import { describe, expect, it } from 'vitest';
import type { Remark } from '../../export/export.ts';
import type { Surroundings } from './step.ts';
import { toDaymark } from './to-daymark.ts';

const texts: Readonly<Record<string, string>> = {
  Pier: '/pier/',
  'walks/harbour': '/2021/harbour/',
};

const surroundings: Surroundings = {
  title: 'The old pier',
  templates: undefined,
  isMdx: false,
  hasWikiSyntax: false,
  hasWholeHtml: false,
  addressOf: (name) => texts[name],
  addressOfFile: (path) => (path === '../pier.md' ? '/pier/' : undefined),
  valueFor: (name) =>
    ({
      'site.url': 'https://sea.example',
      'site.baseurl': '/notes',
      'page.author': 'Mara',
      'page.lead': '[The](/a) pier',
    })[name],
  factFor: (name) =>
    ({
      'page.paid': { value: null },
      'page.kind': { value: 2 },
      'page.tags': { value: ['sea', 'low tide'] },
      'page.tags.size': { value: null },
      'site.title': { value: 'Notes' },
    })[name],
  codeIn: (path) => (path === 'tides.py' ? 'print(1)\n' : undefined),
};

/** Converts a body, and returns the text and the remarks. */
function convert(markdown: string, more: Partial<Surroundings> = {}, first = 1) {
  const remarks: Remark[] = [];
  const text = toDaymark(markdown, first, { ...surroundings, ...more }, (remark) =>
    remarks.push(remark),
  );
  return { text, remarks, says: remarks.map(({ what, became }) => `${what}: ${became}`) };
}

type Rows = [title: string, markdown: string, text: string, says?: string[]][];

const liquid = { templates: 'Liquid or Nunjucks' } as const;
const shortcodes = { templates: 'shortcodes' } as const;
const wiki = { hasWikiSyntax: true };
const LEFT_OUT = 'left out; the text inside stays';

describe('keeps', () => {
  it.each<[string, string]>([
    [
      'the bytes of what needs no change',
      'An  *odd*\ttext, “quoted” --- and\\\nbroken.\n\n+ one\n* two\n',
    ],
    ['foreign syntax in code', '`{{ x }}` and `[[y]]`\n\n```liquid\n{% raw %}{{ z }}\n```\n'],
    ['HTML that Daymark shows', '<p class="wide">Water <em>runs</em>.</p>\n\nH<sub>2</sub>O<br>\n'],
    [
      'notes and players of Daymark',
      ':::note[Here]\nText.\n:::\n\n::video[A walk]{youtube=abc123DEF45}\n',
    ],
    ['comments of HTML', 'A<!-- b -->c\n\n<!-- d -->\n'],
    ['ids of headings', '## Rest {#a-rest}\n'],
    ['titles in links', '[a](https://tides.example "Two words")\n'],
  ])('%s', (_, markdown) => {
    const { text, remarks } = convert(markdown);
    expect(text).toBe(markdown);
    expect(remarks).toEqual([]);
  });
});

describe('the bytes of a file', () => {
  it('lose marks of order, carriage returns and NUL', () => {
    expect(convert('\uFEFFA\r\nB\0C\rD').text).toBe('A\nBC\nD');
  });
});

describe('headings', () => {
  it.each<Rows[number]>([
    ['begin with ##', '# A\n\n# B\n', '## A\n\n## B\n'],
    ['skip no level', '## A\n\n#### B\n\n##### C\n\n## D\n', '## A\n\n### B\n\n#### C\n\n## D\n'],
    ['are lifted', '#### A\n\n##### B\n', '## A\n\n### B\n'],
    [
      'with lines below get number signs',
      'Two\nlines\n===\n\nThree\n---\n',
      '## Two lines\n\n### Three\n',
    ],
    ['that repeat the title go', '# The old pier\n\nText.\n', 'Text.\n'],
    ['without text go', 'A\n\n##\n\nB\n', 'A\n\n\n\nB\n'],
    [
      'in quotations become bold',
      '> # A\n> b\n',
      '> **A**\n\n> b\n',
      ['heading inside a list, quotation or note: became bold words'],
    ],
    [
      'lose a second id of the same name',
      '## A {#a}\n\n## B {#a}\n',
      '## A {#a}\n\n## B\n',
      ['id of a heading: left out'],
    ],
    ['get the id of kramdown', '## A\n{: #a}\n', '## A {#a}\n'],
    [
      'have no footnotes',
      '## A[^1]\n\nB\n\n[^1]: C\n',
      '## A\n\n[^1]\n\nB\n\n[^1]: C\n',
      ['footnote in a heading: moved below the heading'],
    ],
  ])('%s', (_, markdown, text, says = []) => {
    const result = convert(markdown);
    expect([result.text, result.says]).toEqual([text, says]);
  });
});

describe('links', () => {
  it.each<Rows[number]>([
    [
      'to files of texts lead to their addresses',
      '[a](../pier.md#top) [b]\n\n[b]: ../pier.md\n',
      '[a](/pier/#top) [b](/pier/)\n\n\n',
    ],
    ['with spaces get codes', '[a](old pier.pdf) [b](/x y)\n', '[a](old%20pier.pdf) [b](/x%20y)\n'],
    [
      'without words show their address',
      '[](https://tides.example)\n',
      '[https://tides.example](https://tides.example)\n',
    ],
    [
      'that cannot be addresses become words',
      '[a](http://%20https://b.example/) [c](http://%zz)\n',
      '[a](https://b.example/) c\n',
      [
        'link with an address that cannot be one: got the address inside',
        'link with an address that cannot be one: became its words',
      ],
    ],
  ])('%s', (_, markdown, text, says = []) => {
    const result = convert(markdown);
    expect([result.text, result.says]).toEqual([text, says]);
  });
});

describe('wiki syntax', () => {
  it.each<Rows[number]>([
    [
      'links to texts',
      '[[Pier]], [[walks/harbour|the *harbour*]], [[Pier#The way back]]\n',
      '[Pier](/pier/), [the *harbour*](/2021/harbour/), [Pier](/pier/#the-way-back)\n',
    ],
    ['links in tables', '| a |\n| --- |\n| [[Pier\\|x]] |\n', '| a |\n| --- |\n| [x](/pier/) |\n'],
    [
      'links to nothing become words',
      '[[Nowhere|a place]]\n',
      'a place\n',
      ['[[link]] to a text that does not exist: became its words'],
    ],
    ['brackets in a link stay', '[[1]](https://tides.example)\n', '[[1]](https://tides.example)\n'],
    [
      'pictures lose their sizes',
      '![[Pictures/Old pier.png|A pier|300x200]]\n',
      '![A pier](Pictures/Old%20pier.png)\n',
    ],
    ['also online', '![A|300](https://b.example/c.png)\n', '![A](https://b.example/c.png)\n'],
    [
      'embeds of texts become links',
      '![[Pier#^a1]]\n',
      '[Pier](/pier/)\n',
      ['embed ![[…]]: became a link'],
    ],
    [
      'marks, ids of blocks and comments',
      'A ==b== c. ^d1\n\n%%\ne\n%%\n',
      'A <mark>b</mark> c.\n\n',
      ['comment %%…%%: left out'],
    ],
    ['ids of blocks after a sentence', '潮。^4f22e2\nx^2\n', '潮。\nx^2\n'],
    ['maths stay', '$a==b$ and $$[[x]]$$\n', '$a==b$ and $$[[x]]$$\n'],
    [
      'footnotes in the text get references',
      'A.^[B [c](https://d.example).]\n',
      'A.[^inline-1]\n\n\n[^inline-1]: B [c](https://d.example).\n',
    ],
    ['callouts become notes', 'A\n> [!warning]- Wet\n> B\nC\n', 'A\n\n:::note[Wet]\nB\nC\n:::\n'],
    [
      'admonitions become notes',
      '```ad-tip\ntitle: Wet\ncollapse: open\n\nSee [[Pier]].\n```\n\n~~~ad-info\nA\n~~~\n',
      ':::note[Wet]\nSee [Pier](/pier/).\n:::\n\n:::note[Info]\nA\n:::\n',
    ],
    ['alerts of GitHub become notes', '> [!NOTE]\n> A\n', ':::note\nA\n:::\n'],
    ['callouts may end with HTML', '> [!quote]\n> <p>A</p>\n', ':::quote\n<p>A</p>\n\n:::\n'],
    [
      'queries go',
      '```dataview\nLIST\n```\n',
      '',
      ['code dataview, which the tool runs: left out'],
    ],
  ])('%s', (_, markdown, text, says = []) => {
    const result = convert(markdown, wiki);
    expect([result.text, result.says]).toEqual([text, says]);
  });

  it('of another tool stays unchanged, and the report lists it', () => {
    const { text, says } = convert('if [[ -f x ]], A ==b== %%c%%\n');
    expect(text).toBe('if [[ -f x ]], A ==b== %%c%%\n');
    expect(says).toEqual([
      'link of Obsidian and wikis: kept as text',
      'highlighting of Obsidian: kept as text',
      'comment of Obsidian: kept as text',
    ]);
  });
});

describe('Liquid and Nunjucks', () => {
  it.each<Rows[number]>([
    [
      'outputs with known values',
      '{{ site.baseurl }}/a, {{ "/b" | prepend: site.baseurl }}, {{ page.author | upcase }}\n',
      '/notes/a, /notes/b, MARA\n',
    ],
    ['outputs in addresses', '[a]({{ "/b/" | relative_url }})\n', '[a](/b/)\n'],
    [
      'tags in addresses',
      '[a]({% link_to "Pier" %}) [b]({% link_to "/tags/c/" %})\n',
      '[a](/pier/) [b](/tags/c/)\n',
    ],
    [
      'outputs in HTML have no Markdown',
      '<p class="b">{{ page.lead | markdownify }}</p>\n',
      '<p class="b">The pier</p>\n',
    ],
    ['outputs without a value go', 'A {{ b.c | d }}.\n', 'A .\n', ['{{ … | d }}: left out']],
    [
      'a raw text stays',
      '{% raw %}{{ a }}{% endraw %}\n',
      '{{ a }}\n',
      ['expression of Liquid, Nunjucks or Handlebars: kept as text'],
    ],
    [
      'highlighted code keeps its signs',
      '{% highlight ruby %}\n# a {{ b }}\n{% endhighlight %}\n',
      '```ruby\n# a {{ b }}\n```\n',
    ],
    ['posts by their names', '[a]({% post_url walks/harbour %})\n', '[a](/2021/harbour/)\n'],
    ['pictures of included files', '{% include figure src="/a.png" alt="B" %}\n', '![B](/a.png)\n'],
    [
      'films of included files',
      '{% include youtube.html id="abc123DEF45" %}\n',
      '::video[The old pier]{youtube=abc123DEF45}\n',
    ],
    ['loops go', '{% for a in b %}{{ a }}{% endfor %}\n', '', ['{% for %}: left out']],
  ])('%s', (_, markdown, text, says = []) => {
    const result = convert(markdown, liquid);
    expect([result.text, result.says]).toEqual([text, says]);
  });

  const DECIDED = 'decided by front matter and settings';
  it.each<[markdown: string, text: string]>([
    ['A {% if page.paid %}b{% else %}c{% endif %} d\n', 'A c d\n'],
    ['A {% unless page.paid %}b{% endunless %} c\n', 'A b c\n'],
    ['A {% unless page.kind %}b{% endunless %} c\n', 'A  c\n'],
    [
      '{% if page.paid %}\nA\n{% elsif page.kind == 2 %}\nB\n{% else %}\nC\n{% endif %}\nD\n',
      'B\nD\n',
    ],
    ['{%- if page.kind >= 3 or page.kind != 2 -%}A{%- endif -%}B\n', 'B\n'],
    ['{% case page.kind %} x {% when 1 %}a{% when 2, 3 %}b{% else %}c{% endcase %}\n', 'b\n'],
    ['{% case page.paid %}{% when "a" or "b" %}a{% else %}c{% endcase %}\n', 'c\n'],
    ['{% if page.tags contains "sea" and site.title == "Notes" %}a{% endif %}\n', 'a\n'],
    [
      '{% if page.tags.size > 1 %}a{% endif %}{% if page.tags contains "lake" %}b{% endif %}\n',
      'a\n',
    ],
    ['{% if page.paid == nil %}a{% endif %}{% if page.paid != blank %}b{% endif %}\n', 'a\n'],
    [
      '{% assign a = true %}{% if a %}b{% endif %}{% if site.title == empty %}c{% endif %}\n',
      'b\n',
    ],
    ['{% if page.kind %}a{% if page.paid %}b{% else %}c{% endif %}{% endif %}\n', 'ac\n'],
    ['{% if page.paid %}{% if x %}a{% endif %}{% for b in c %}d{% endfor %}{% endif %}e\n', 'e\n'],
  ])('keeps the branch that visitors saw: %j', (markdown, text) => {
    const result = convert(markdown, liquid);
    expect(result.text).toBe(text);
    expect(result.remarks.filter(({ isUndecided }) => isUndecided)).toEqual([]);
    expect(
      result.says
        .filter((says) => says.startsWith('{% if'))
        .every((says) => says.endsWith(DECIDED)),
    ).toBe(true);
  });

  it.each<[markdown: string, text: string]>([
    ['A {% if site.data.b %}b{% else %}c{% endif %} d\n', 'A b c d\n'],
    ['{% if x %}\nA\n{% else %}\nB\n{% endif %}\n', 'A\nB\n'],
    ['{% case x %}{% when 1 %}a{% else %}b{% endcase %}\n', 'a b\n'],
    ['{% capture a %}b{% endcapture %}{% if a %}c{% endif %}\n', 'bc\n'],
    ['{% members %}A{% endmembers %}\n', 'A\n'],
    ['{{#if paid}}A{{/if}}\n', 'A\n'],
  ])('keeps all branches where the templates decide, and says so: %j', (markdown, text) => {
    const result = convert(markdown, liquid);
    expect(result.text).toBe(text);
    expect(result.remarks.filter(({ isUndecided }) => isUndecided)).toHaveLength(1);
  });

  it('are text for tools that do not read them', () => {
    const { text, says } = convert('A {{ b }} {% c %}\n');
    expect(text).toBe('A {{ b }} {% c %}\n');
    expect(says).toEqual([
      'expression of Liquid, Nunjucks or Handlebars: kept as text',
      'tag of Liquid or Nunjucks (Jekyll, Eleventy): kept as text',
    ]);
  });
});

describe('code that CommonMark does not know', () => {
  it.each<[title: string, markdown: string, text: string, more?: Partial<Surroundings>]>([
    [
      'of Liquid is read by nothing else',
      '{% highlight tex %}\n$$a\nb$$\n:::\n{: .c}\n{% endhighlight %}\n',
      '```tex\n$$a\nb$$\n:::\n{: .c}\n```\n',
      liquid,
    ],
    [
      'of Liquid stays HTML inside HTML',
      '<table><tr><td>\n{% highlight js %}\na < "b"\n{% endhighlight %}\n</td></tr></table>\n',
      '<table><tr><td>\n<pre class="language-js">\na &lt; "b"\n</pre>\n</td></tr></table>\n',
      liquid,
    ],
    [
      'of Liquid in HTML that goes on',
      '<div class="note">\n<p>A</p>\n\n{% highlight js %}\n{% raw %}\na < {{ b }}\n{% endraw %}\n{% endhighlight %}\n</div>\n',
      'A\n\n```js\na < {{ b }}\n```\n',
      { ...liquid, hasWholeHtml: true },
    ],
    [
      'of diagrams',
      '{{< mermaid >}}\na --> b\n{{< /mermaid >}}\n',
      '```mermaid\na --> b\n```\n',
      shortcodes,
    ],
    [
      'of plug-ins of WordPress',
      'A\n[sourcecode language="js"]\nif (a < b) {{c}}\n[/sourcecode]\n\n`[code]` and `[/code]`\n',
      'A\n\n```js\nif (a < b) {{c}}\n```\n\n`[code]` and `[/code]`\n',
    ],
    [
      'of sentences',
      'A <code><form></code> and <code>*b*</code>\n',
      'A `<form>` and <code>*b*</code>\n',
    ],
    [
      'of HTML',
      '<pre lang="php"><?php\n\n$$a [[b]]\nc$$ <form>\n</pre>\n\nD\n',
      '```php\n<?php\n\n$$a [[b]]\nc$$ <form>\n```\n\nD\n',
    ],
    ['of fields', '<textarea rows="2">\n<b>\n\n{{a}}\n</textarea>\n', '```\n<b>\n\n{{a}}\n```\n'],
    [
      'in <pre> keeps its signs',
      '<pre>\n{: .a} ==b== [[c]]\n</pre>\n',
      '<pre>\n{: .a} ==b== [[c]]\n</pre>\n',
      wiki,
    ],
  ])('%s', (_, markdown, text, more = {}) => {
    expect(convert(markdown, more).text).toBe(text);
  });
});

describe('shortcodes', () => {
  it.each<Rows[number]>([
    ['films', '{{< youtube abc123DEF45 >}}\n', '::video[The old pier]{youtube=abc123DEF45}\n'],
    [
      'films in lists become links',
      '- {{< vimeo 146022717 >}}\n',
      '- [The old pier](https://vimeo.com/146022717)\n',
      ['shortcode {{< vimeo >}}: became a link'],
    ],
    [
      'films in HTML',
      '<div>\n{{< youtube abc123DEF45 >}}\n</div>\n',
      '::video[The old pier]{youtube=abc123DEF45}\n',
    ],
    [
      'films whose title is as long as an id',
      '{{< youtube title="mindfulness" url="https://youtu.be/abc123DEF45" >}}\n',
      '::video[mindfulness]{youtube=abc123DEF45}\n',
    ],
    [
      'channels, which are no films',
      '{{< youtube url="https://www.youtube.com/@mindfulness" >}}\n',
      '[The old pier](https://www.youtube.com/@mindfulness)\n',
      ['shortcode {{< youtube >}}: became a link'],
    ],
    [
      'pictures',
      '{{< figure src="a b.png" >}}{{< figure src="a.png" alt="B" title="C" link="/d" >}}\n',
      '![](a%20b.png)[![B](a.png "C")](/d)\n',
    ],
    [
      'pictures with Markdown in their captions',
      '{{< figure src="a.png" caption="*B*, " attr="Ada" attrlink="https://c.example" >}}\n',
      '![](a.png)\n\n*B*, [Ada](https://c.example)\n',
    ],
    [
      'pictures around their captions',
      '{{< own-picture image="a.png" alt="x" >}}\nBy <a href="https://b.example">B</a> *now*\n{{< /own-picture >}}\n',
      '![x](a.png)\n\nBy [B](https://b.example) *now*\n',
    ],
    [
      'pictures around paragraphs and headings, which a caption does not have',
      '{{< own-picture image="a.png" alt="x" >}}\n<h4>B</h4>\n<p>By <a href="https://b.example">C</a></p>\n{{< /own-picture >}}\n\n{{< figure src="d.png" alt="y" caption="<p>E f</p>" >}}\n',
      '![x](a.png)\n\nB By [C](https://b.example)\n\n![y](d.png "E f")\n',
    ],
    [
      'pictures with a caption within emphasis, where a page shows no caption',
      '**{{< figure src="a.png" alt="x" caption="B c" >}}**\n',
      '![x](a.png "B c")\n',
    ],
    [
      'what visitors open',
      '{{< expand "Who < did it" >}}\nA **b**\n{{< /expand >}}\n',
      '<details>\n<summary>Who &lt; did it</summary>\n\nA **b**\n\n</details>\n',
    ],
    [
      'titles of tabs',
      '{{< tabs >}}\n{{% tab title="A" %}}\nB\n{{% /tab %}}\n{{% tab "C" %}}\nD\n{{% /tab %}}\n{{< /tabs >}}\n',
      '**A**\n\nB\n\n\n\n\n**C**\n\nD\n\n\n\n',
      [
        `shortcode {{< tabs >}}: ${LEFT_OUT}`,
        'shortcode {{< tab >}}: became its title and its text',
        'shortcode {{< tab >}}: became its title and its text',
      ],
    ],
    ['written to be seen', '{{</* a */>}}\n', '{{< a >}}\n', ['shortcode of Hugo: kept as text']],
    [
      'galleries',
      '{{< gallery caption="Low tide" >}}\n{{< img src="a.png" alt="A" >}}\n![B](b.png)\n{{< /gallery >}}\n',
      ':::gallery[Low tide]\n\n\n![A](a.png)\n\n![B](b.png)\n\n:::\n',
    ],
    [
      'galleries with a link in their caption',
      '{{< gallery caption="[Tide](/b)" >}}\n![A](a.png)\n\n<a href="b.png"><img src="b.png" alt="B"></a>\n{{< /gallery >}}\n',
      ':::gallery\n\n![A](a.png)\n\n[![B](b.png)](b.png)\n\n:::\n\n[Tide](/b)\n',
    ],
    [
      'galleries with a text in them',
      '{{< gallery caption="C" >}}\n![A](a.png)\nB\n{{< /gallery >}}\n',
      '![A](a.png)\nB\n\nC\n',
      [`shortcode {{< gallery >}}: ${LEFT_OUT}`],
    ],
    [
      'films and sounds of the site',
      '{{< video src="a.mp4" caption="B" >}}\n\n{{< audio "c.mp3" >}}\n',
      '[B](a.mp4)\n\n::audio[c.mp3]{src="c.mp3"}\n',
      ['shortcode {{< video >}}: became a link'],
    ],
    [
      'files with code',
      '{{< inline-file filename="tides.py" >}}\n\n- A\n\n  {{< code-of "tides.py" lang="text" >}}\n',
      '```py\nprint(1)\n```\n\n- A\n\n  ```text\n  print(1)\n  ```\n',
    ],
    [
      'emphasis of nothing goes',
      'A **{{< b >}}** c\n',
      'A  c\n',
      ['shortcode {{< b >}}: left out'],
    ],
    ['pictures of any name', '{{< zoom "a.png" "The pier" >}}\n', '![The pier](a.png)\n'],
    [
      'notes that begin beside their tag',
      '{{< notice >}} A\n{{< /notice >}}\n',
      ':::note\n\n A\n\n:::\n',
    ],
    ['the address of the site', '[a]({{< baseurl >}}b/)\n', '[a](https://sea.example/b/)\n'],
    ['around a text', '{{< box >}}A{{< /box >}}\n', 'A\n', [`shortcode {{< box >}}: ${LEFT_OUT}`]],
    [
      'references',
      '{{< relref "Pier" >}} and [a]({{< ref "Pier#b" >}})\n',
      '[Pier](/pier/) and [a](/pier/#b)\n',
    ],
  ])('%s', (_, markdown, text, says = []) => {
    const result = convert(markdown, shortcodes);
    expect([result.text, result.says]).toEqual([text, says]);
  });
});

it('a second front matter is kept as code', () => {
  const { text, says } = convert('\n---\ntags:\n  - a\nb: c\n---\n\nD\n\n---\nE: f\n\n---\n');
  expect(text).toBe('```yaml\ntags:\n  - a\nb: c\n```\n\nD\n\n---\nE: f\n\n---\n');
  expect(says).toEqual(['second front matter: kept as code']);
});

it.each([
  ['$$\na\n$$\n\n$$b$$ and\n', '$$\na\n$$\n\n$$b$$ and\n'],
  ['$$\na\n\nb$$\n\n$$c\n$$\n', '$$\na\nb\n$$\n\n$$\nc\n$$\n'],
  ['- $$a\n  b$$\n> $$c\n> d$$\n', '- $$\n  a\n  b\n  $$\n> $$\n> c\n> d\n> $$\n'],
  ['```\n$$a\nb$$\n```\n', '```\n$$a\nb$$\n```\n'],
])('a formula in %j has its dollar signs on lines of their own', (before, after) => {
  expect(convert(before).text).toBe(after);
});

it('a shortcode whose braces are no address is left out', () => {
  const { text, says } = convert('{{< figure src="a {b" >}}A\n', shortcodes);
  expect([text, says]).toEqual(['A\n', ['shortcode {{< figure >}}: left out']]);
});

describe('a caption with a link', () => {
  it('becomes a paragraph below the picture', () => {
    const { text, remarks } = convert('> - ![A](a.png "Tide ([b](https://sea.example/a))")\n');
    expect(text).toBe('> - ![A](a.png)\n>\n>   Tide ([b](https://sea.example/a))\n');
    expect(remarks).toEqual([]);
  });

  it.each([
    [
      '![A](a.png "By <a href=\\"https://b.example\\">B</a> *now*")\n',
      '![A](a.png)\n\nBy [B](https://b.example) *now*\n',
    ],
    ['[![A](a.png "[B](/c)")](/d)\n', '[![A](a.png)](/d)\n\n[B](/c)\n'],
  ])('keeps its links and emphasis: %j', (markdown, text) => {
    expect(convert(markdown)).toEqual({ text, remarks: [], says: [] });
  });

  it.each([
    ['**Low** *tide* <i>here</i>', 'Low tide here'],
    ['a `b` ~~c~~', 'a b c'],
  ])('without links loses the marks: %j', (caption, words) => {
    const { text, says } = convert(`![A](a.png "${caption}")\n`);
    expect([text, says]).toEqual([
      `![A](a.png "${words}")\n`,
      ['emphasis in a caption: became its words'],
    ]);
  });

  it.each(['2 * 3 * 4', 'a_b_c and https://b.example', 'List<String> [a]'])(
    'stays: %j',
    (caption) => {
      const markdown = `![A](a.png "${caption}")\n`;
      expect(convert(markdown)).toEqual({ text: markdown, remarks: [], says: [] });
    },
  );

  it('becomes its words if the line contains more than the picture', () => {
    const { text, says } = convert('B ![A](a.png "Tide ([more](https://sea.example/a))")\n');
    expect(text).toBe('B ![A](a.png "Tide (more)")\n');
    expect(says).toEqual(['link in a caption: became its words']);
  });
});

it.each(['* Contents {:toc}\n', '1. Contents\n{:toc}\n', '{:toc}\n', '[TOC]\n'])(
  'the list of contents goes: %j',
  (markdown) => {
    expect(convert(`A\n\n${markdown}\nB\n`)).toMatchObject({ text: 'A\n\nB\n', says: [] });
  },
);

it('attributes after a picture go, also several', () => {
  const { text, says } = convert('![A](a.png){.wide}{.frame}\n');
  expect(text).toBe('![A](a.png)\n');
  expect(says).toEqual(['attributes in braces: left out']);
});

describe('HTML', () => {
  it.each<Rows[number]>([
    ['pictures', 'A <img src="b c.png" alt="D" title="E">\n', 'A ![D](b%20c.png "E")\n'],
    ['links in a line', 'A <a href="/b" class="c"> d *e*</a>\n', 'A [d *e*](/b)\n'],
    ['links with a bracket', 'A <a href="/b(c">d</a>\n', 'A [d](/b%28c)\n'],
    [
      'tags in emphasis go with the spaces beside them',
      'A **<font color="red"> b </font>** c\n',
      'A **b** c\n',
      [`HTML <font>: ${LEFT_OUT}`],
    ],
    ['anchors', '<a name="here"></a>A\n', '<span id="here"></span>A\n'],
    [
      'handlers and styles go',
      'A <b onclick="go()" style="color:red" class="x">b</b>\n',
      'A <b class="x">b</b>\n',
      ['attribute onClick, style of <b>: left out'],
    ],
    [
      'frames in a line become links',
      'A <iframe src="https://www.youtube.com/embed/abc123DEF45"></iframe> b\n',
      'A [The old pier](https://www.youtube.com/watch?v=abc123DEF45) b\n',
      ['HTML <iframe>: became a link'],
    ],
    [
      'elements that show films',
      'A <lite-youtube title="mindfulness" videoid="abc123DEF45"></lite-youtube> b\n',
      'A [The old pier](https://www.youtube.com/watch?v=abc123DEF45) b\n',
      ['HTML <lite-youtube>: became a link'],
    ],
    [
      'frames of channels and of films that are not listed',
      'A <iframe src="//www.youtube.com/c/mindfulness"></iframe> <iframe src="https://player.vimeo.com/video/146022717?h=1a"></iframe>\n',
      'A [The old pier](https://www.youtube.com/c/mindfulness) [The old pier](https://player.vimeo.com/video/146022717?h=1a)\n',
      ['HTML <iframe>: became a link', 'HTML <iframe>: became a link'],
    ],
    [
      'scripts go',
      'A<script>alert(1)</script>\n\n<script>\nalert(2)\n</script>\n',
      'A\n\n',
      ['HTML <script>: left out', 'script <script>: left out'],
    ],
    [
      'words in angle brackets stay',
      'Press <leader> or </leader>.\n',
      'Press \\<leader> or \\</leader>.\n',
      ['words in angle brackets: kept as text', 'words in angle brackets: kept as text'],
    ],
    [
      'boxes around Markdown go',
      '<div class="a">\n\n**B**\n\n</div>\n',
      '**B**\n\n',
      [`HTML <div>: ${LEFT_OUT}`],
    ],
    ['comments get their end', 'A\n\n<!-- b\n', 'A\n\n<!-- b\n -->'],
  ])('%s', (_, markdown, text, says = []) => {
    const result = convert(markdown);
    expect([result.text, result.says]).toEqual([text, says]);
  });
});

it('HTML of Jekyll that contains Markdown loses its tags, and other HTML continues to its end tag', () => {
  const jekyll = { hasWholeHtml: true };
  const { text } = convert(
    '<div class="row">\n<div markdown="1">\n\n> * Tide\n\n</div>\n<div>\n  <pre style="color: red">Salt</pre>\n</div>\n</div>\n\nEnd.\n',
    jekyll,
  );
  expect(text.replace(/\n{2,}/g, '\n\n')).toBe('> * Tide\n\n```\nSalt\n```\n\nEnd.\n');
  const whole = '<div class="row">\n<div>\n\nTide *low*\n\n</div>\n<p>Salt</p>\n\n</div>\n\nEnd.\n';
  expect(convert(whole, jekyll).text).toBe('Tide \\*low\\*\n\nSalt\n\nEnd.\n');
});

describe('directives of other tools', () => {
  it.each<Rows[number]>([
    [
      'notes',
      ':::tip Dry feet\nA\n:::\n\n:::danger\nB\n:::\n',
      ':::note[Dry feet]\nA\n:::\n\n:::note[Danger]\nB\n:::\n',
    ],
    [
      'others go, and their titles stay',
      ':::objection[But why?]\nA\n:::\n',
      '**But why?**\n\nA\n',
      [`:::objection: ${LEFT_OUT}`],
    ],
    ['others go', '::: columns\nA\n:::\n', 'A\n', [`:::columns: ${LEFT_OUT}`]],
    ['without an end get one', ':::note\nA\n', ':::note\nA\n\n\n:::\n'],
    ['colons in a text', '::std are colons\n', '`::std` are colons\n', ['::std: kept as text']],
  ])('%s', (_, markdown, text, says = []) => {
    const result = convert(markdown);
    expect([result.text, result.says]).toEqual([text, says]);
  });
});

describe('MDX', () => {
  it.each<Rows[number]>([
    [
      'imports and exports go',
      "import A from '../../a';\nimport B from '../../b';\n\nText.\n",
      'Text.\n',
      ['import of MDX: left out'],
    ],
    [
      'components go, and their text stays',
      '<Tabs>\n\nA\n\n</Tabs>\n<Chart data={[1, 2]} />\n',
      'A\n\n',
      [`component <Tabs>: ${LEFT_OUT}`, 'component <Chart>: left out'],
    ],
    [
      'films and pictures',
      '<YouTube id="abc123DEF45" title="A walk" />\n\n<Image src="/a.png" alt="B" />\n',
      '::video[A walk]{youtube=abc123DEF45}\n\n![B](/a.png)\n',
    ],
    [
      'channels, which are no films',
      '<YouTube src="https://youtube.com/user/mindfulness" title="A walk" />\n',
      '[A walk](https://youtube.com/user/mindfulness)\n',
      ['component <YouTube>: became a link'],
    ],
    [
      'code directly below a tag, and the titles of tabs',
      '<Tabs>\n  <TabItem value="a" label="A">\n    ```js\n    b({c});\n\n      <form>\n    ```\n  </TabItem>\n  <TabItem value="D">\n\n    Text {"e"}.\n\n  </TabItem>\n</Tabs>\n',
      '**A**\n\n```js\nb({c});\n\n  <form>\n```\n\n**D**\n\nText e.\n\n',
      [
        `component <Tabs>: ${LEFT_OUT}`,
        `component <TabItem>: ${LEFT_OUT}`,
        `component <TabItem>: ${LEFT_OUT}`,
      ],
    ],
    [
      'code of tabs in a list',
      '- A\n\n  <Tab title="B">\n  ~~~\n  {c}\n  ~~~\n  </Tab>\n',
      '- A\n\n  **B**\n\n  ~~~\n  {c}\n  ~~~\n\n',
      [`component <Tab>: ${LEFT_OUT}`],
    ],
    [
      'what visitors open',
      '<Spoiler title="Who <did> it">\nA **b**\n</Spoiler>\n\n<details>\n<summary>C</summary>\nD `{e}`\n</details>\n',
      '<details>\n<summary>Who &lt;did&gt; it</summary>\n\nA **b**\n\n</details>\n\n<details>\n<summary>C</summary>\n\nD `{e}`\n\n</details>\n',
    ],
    [
      'boxes around Markdown go',
      '<div className="row">\n  A *b*\n\n  - c\n</div>\n',
      'A *b*\n\n- c\n\n',
      [`HTML <div>: ${LEFT_OUT}`],
    ],
    [
      'exports with empty lines go',
      "export const A = () => (\n  <b>\n\n    don't\n\n  </b>\n);\n\nText.\n",
      'Text.\n',
      ['export of MDX: left out'],
    ],
    [
      'pictures that a program resolves',
      '<img src={require(\'./a.png\').default} alt="B" />\n\n<!-- {c} -->\n',
      '![B](./a.png)\n\n<!-- {c} -->\n',
    ],
    ['cards', '<LinkCard title="A walk" href="/walk/" />\n', '[A walk](/walk/)\n'],
    ['maths stay', '$$\n{-b}\n$$\n', '$$\n{-b}\n$$\n'],
    ['expressions', 'A {/* b */}{"c"} {d.e}\n', 'A c \n', ['expression of MDX: left out']],
    ['notes', '<Callout title="Wet">\nA\n</Callout>\n', ':::note[Wet]\n\nA\n\n:::\n'],
    ['notes of all names', '<Important>\nA\n</Important>\n', ':::note\n\nA\n\n:::\n'],
    [
      'frames with styles on lines of their own',
      'A\n\n<iframe\n  src="https://b.example/c"\n  style={{\n    border: 0,\n  }}\n  sandbox="allow-scripts"\n></iframe>\n',
      'A\n\n[b.example](https://b.example/c)\n',
      ['attribute style of <iframe>: left out', 'frame <iframe> of b.example: became a link'],
    ],
    [
      'the names of React',
      '<div className="a" style={{ color: "red" }}>A</div>\n',
      '<div class="a">A</div>\n',
      ['attribute style of <div>: left out'],
    ],
  ])('%s', (_, markdown, text, says = []) => {
    const result = convert(markdown, { isMdx: true });
    expect([result.text, result.says]).toEqual([text, says]);
  });
});

it.each<[markdown: string, more: Partial<Surroundings>]>([
  ['{{% members-only %}}\nA\n{{% /members-only %}}\n', shortcodes],
  ['<IfLoggedIn>\nA\n</IfLoggedIn>\n', { isMdx: true }],
])('words for some visitors make a draft: %j', (markdown, more) => {
  const { text, remarks } = convert(markdown, more);
  expect(text.trim()).toBe('A');
  expect(remarks).toMatchObject([{ isUndecided: true }]);
});

describe('the references of a text', () => {
  it.each<Rows[number]>([
    [
      'footnotes that do not exist',
      'A[^b].\n',
      'A\\[^b].\n',
      ['footnote that does not exist: kept as text'],
    ],
    [
      'a second footnote of a name',
      'A[^b].\n\n[^b]: C\n\n[^b]: D\n',
      'A[^b].\n\n[^b]: C\n\n\n',
      ['second footnote of the same name: left out'],
    ],
    ['words that are tokens of Daymark', 'A {site} {other}\n', 'A {<!-- -->site} {other}\n'],
    [
      'attribute lists',
      'A\n{: .b}\n\n![c](d.png){width=50%}\n',
      'A\n\n![c](d.png)\n',
      ['attributes in braces: left out', 'attributes in braces: left out'],
    ],
    ['code without an end', '```\nA\n', '```\nA\n\n```\n'],
  ])('%s', (_, markdown, text, says = []) => {
    const result = convert(markdown);
    expect([result.text, result.says]).toEqual([text, says]);
  });
});

it('remarks name the line of the file', () => {
  const markdown = '{% comment %}\na\n{% endcomment %}\n\n<div class="a">\n\nB[^c]\n\n</div>\n';
  const { remarks } = convert(markdown, liquid, 10);
  expect(remarks.map(({ line, original }) => [line, original.split('\n')[0]])).toEqual([
    [10, '{% comment %}'],
    [14, '<div class="a">'],
    [16, '[^c]'],
  ]);
});

it.each([
  ['brackets', '['.repeat(20_000)],
  ['braces', '{{'.repeat(20_000)],
  ['tags', '{% a '.repeat(10_000)],
  ['asterisks', '**a '.repeat(5_000)],
  ['attributes', `{:${'a'.repeat(60)}!} ![b](c.png){d=${'e.f'.repeat(40)}!}`],
  ['loops', '{% for a %}'.repeat(5_000)],
  ['callouts', `${'> '.repeat(99)}[!note]\n`],
])('a text of nothing but %s is converted in time', (_, markdown) => {
  const start = performance.now();
  convert(markdown, { ...wiki, ...liquid });
  expect(performance.now() - start).toBeLessThan(20_000);
});

it('a text that is nested too deeply cannot be converted', () => {
  expect(() => convert('<div>'.repeat(20_000))).toThrow('its parts are nested too deeply');
});
