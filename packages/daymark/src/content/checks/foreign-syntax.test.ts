import { expect, it } from 'vitest';
import { bodyReader } from './body.ts';
import { formatProblem } from './problem.ts';

const read = await bodyReader({
  features: { directive: true, math: { singleDollarTextMath: false }, definitionList: true },
});

/** Returns the warnings about a text, without its file. */
async function warningsIn(body: string): Promise<string[]> {
  const { findings } = await read({ file: 'content/articles/dawn.md', body });
  return findings
    .filter(({ severity }) => severity === 'warning')
    .map((problem) => formatProblem(problem).replace('content/articles/dawn.md:', ''));
}

const SAMPLES = [
  ['{{< figure src="a_b_c.jpg" >}}', 'a shortcode of Hugo'],
  ['{{% notice tip %}}', 'a shortcode of Hugo'],
  ['By {{ page.author }}', 'an expression of Liquid, Nunjucks or Handlebars'],
  ['[a]({{ site.url }}/a)', 'an expression of Liquid, Nunjucks or Handlebars'],
  ['{% raw %}', 'a tag of Liquid or Nunjucks (Jekyll, Eleventy)'],
  ['<%= title %>', 'a tag of ERB or EJS'],
  ['[toc]', 'a line for a table of contents'],
  ['[[_TOC_]]', 'a line for a table of contents'],
  ['{:toc}', 'a line for a table of contents'],
  ['[[https://a.example][A]]', 'a link of Org mode'],
  ['![[harbour.jpg]]', 'an embed of Obsidian'],
  ['See [[The *harbour*|there]]', 'a link of Obsidian and wikis'],
  ['Words\n{: .lead}', 'an attribute list of kramdown'],
  ['[a](/a){.wide}', 'an attribute list of Pandoc'],
  ['[a](/a){target=_blank}', 'an attribute list of Pandoc'],
  ['> [!warning]- Title\n> Words', 'a callout of Obsidian and GitHub'],
  ['!!! note "Title"', 'an admonition of MkDocs'],
  ['::: {.callout-tip}\nWords\n:::', 'a div of Pandoc'],
  ['It is ==very== high', 'highlighting of Obsidian'],
  ['Words %%not yet%%', 'a comment of Obsidian'],
  ['Words^[a note]', 'a footnote of Pandoc within the text'],
  ['*[HTML]: HyperText Markup Language', 'an abbreviation of kramdown and Markdown Extra'],
  ['#+TITLE: Dawn', 'a keyword of Org mode'],
  ['.. image:: a.png', 'a directive of reStructuredText'],
  ['[caption id="a"]![b](./c.jpg) words[/caption]', 'a shortcode of WordPress'],
  ['[gallery]', 'a shortcode of WordPress'],
  ['[contact-form-7 id="1"]', 'a shortcode of WordPress'],
  ['<!-- wp:paragraph -->\nWords', 'a block of WordPress'],
  ["import Chart from './Chart.jsx'", 'an import or export of MDX'],
  ['<Chart size={3} />', 'a component of MDX'],
  ['<Tabs.Item>words</Tabs.Item>', 'a component of MDX'],
] as const;

it.each(SAMPLES)('a text with %s gets a warning that names %s', async (sample, name) => {
  const warnings = await warningsIn(`First.\n\n${sample}`);
  const found = warnings.filter((warning) => warning.includes(`which is ${name}`));
  expect(found, warnings.join('\n')).toHaveLength(1);
});

it.each(SAMPLES)('code with %s gets no warning', async (sample) => {
  expect(await warningsIn(`\`\`\`\n${sample}\n\`\`\``)).toEqual([]);
  if (!sample.includes('\n')) expect(await warningsIn(`Write \`${sample}\`.`)).toEqual([]);
});

it.each([
  '[gallery](/gallery) and [toc][toc]\n\n[toc]: /toc',
  '[x][[1]](/a), an array[[0]] in code is `a[[0]]`',
  'a == b, c==d==e, 50%% and 60%%, x^[2',
  '{product}, {word}, { spaces }, ## Rest {#rest}',
  '::button[Read]{href=/plan}\n\n:::note[A]\nWords.\n:::',
  'An Array<String> and <b>HTML</b> and <BR/>',
  'We import tea from Assam, and export it.\n\n> [1] A source',
  '<!-- {{ not published }} -->',
  '$$\n[[1]] == {{x}}\n$$',
  'A footnote.[^a]\n\n[^a]: Words.',
])('what Daymark reads, or words that are similar, get no warning: %s', async (body) => {
  expect((await warningsIn(body)).filter((warning) => warning.includes('which is'))).toEqual([]);
});

it('the warning says where the syntax is first, how often, and what to write instead', async () => {
  expect(await warningsIn('One.\n\nTwo [[a]]\nand [[b]],\n\n`[[c]]` [[d]].')).toEqual([
    '3: expected a link in the form [words](/path); found [[a]], which is a link of Obsidian and wikis, 2 more in this text',
  ]);
});
