import { expect, it } from 'vitest';
import { htmlToMarkdown } from './html-to-markdown.ts';

/** Converts HTML, and returns the Markdown and the remarks. */
function convert(html: string) {
  const says: string[] = [];
  const { markdown } = htmlToMarkdown({ html }, ({ what, became, original }) =>
    says.push(`${what} ${became}: ${original}`),
  );
  return { markdown, says };
}

it.each<[title: string, html: string, markdown: string]>([
  [
    'PHP with a form',
    '<p>A</p><pre lang="php"><?php foreach ($a as $b) { ?>\n<form action="/c"><input name="<?= $b ?>"></form>\n<?php } ?>\n</pre><p>D</p>',
    'A\n\n```php\n<?php foreach ($a as $b) { ?>\n<form action="/c"><input name="<?= $b ?>"></form>\n<?php } ?>\n```\n\nD\n',
  ],
  [
    'HTML without end tags',
    '<pre><code class="language-html"><div class="a"><b>C</code></pre><p>D</p>',
    '```html\n<div class="a"><b>C\n```\n\nD\n',
  ],
  [
    'headers and types',
    '<pre>#include &lt;a.h&gt;\n#include <b.h>\nList<String> c</pre>',
    '```\n#include <a.h>\n#include <b.h>\nList<String> c\n```\n',
  ],
  [
    'comments',
    '<pre lang="xml"><!-- a --><b c="&lt;">d</b></pre>',
    '```xml\n<!-- a --><b c="&lt;">d</b>\n```\n',
  ],
  [
    'entities, where the author says so',
    '<pre lang="html" escaped="true">&lt;a&gt; <!DOCTYPE html></pre>',
    '```html\n<a> <!DOCTYPE html>\n```\n',
  ],
  [
    'whole HTML of a language',
    '<pre class="brush: html"><ul><li>A</li></ul></pre>',
    '```html\n<ul><li>A</li></ul>\n```\n',
  ],
  [
    'the tags of code',
    '<pre><code><pre>a</pre></code></pre><p>B</p><pre>c</pre>',
    '```\n<pre>a</pre>\n```\n\nB\n\n```\nc\n```\n',
  ],
  [
    'tags in a sentence',
    '<p>Use <code><textarea></code>, <code><title></code> and <code>a</b></code>, <code>b <i>c</i></code>.</p>',
    'Use `<textarea>`, `<title>` and `a</b>`, `b c`.\n',
  ],
  [
    'fields with code',
    '<textarea name="code" class="python">if a < b:\n  c("<p>")</textarea><p>D</p>',
    '```python\nif a < b:\n  c("<p>")\n```\n\nD\n',
  ],
  [
    'elements of early HTML',
    '<xmp><h1>&amp;</h1></xmp><listing><h1>&amp;</h1></listing>',
    '```\n<h1>&amp;</h1>\n```\n\n```\n<h1>&</h1>\n```\n',
  ],
  [
    'the words of highlighted code',
    '<pre class="brush: php"><span class="k">if</span> <b>a</b><div class="line">c</div></pre><pre><span style="color:red">d</pre><p>E</p>',
    '```php\nif a\nc\n```\n\n```\nd\n```\n\nE\n',
  ],
])('code keeps %s', (_, html, markdown) => {
  expect(convert(html)).toEqual({ markdown, says: [] });
});

it('comments, scripts and fields without text contain no code', () => {
  const { markdown, says } = convert(
    '<!-- <pre><?a</pre> --><p>A</p><script>b("<pre>")</script><p>C</p><textarea> </textarea><p>D</p>',
  );
  expect(markdown).toBe('A\n\nC\n\nD\n');
  expect(says).toEqual([
    'script <script> left out: <script>b("<pre>")</script>',
    'field of a form <textarea> left out: <textarea> </textarea>',
  ]);
});

it('remarks below code quote the original', () => {
  expect(convert('<pre>\n<?php é\n</pre>\n<form>a</form>').says).toEqual([
    'form <form> left out: <form>a</form>',
  ]);
});

it.each([
  ['start tags', '<pre>'.repeat(4000)],
  ['quotation marks', '<pre a="'.repeat(20_000)],
  ['blocks', '<pre><?</pre>'.repeat(1000)],
  ['tags in code', `<pre>${'<a b="'.repeat(20_000)}</pre>`],
])('thousands of %s are read in time', (_, html) => {
  const start = performance.now();
  expect(() => convert(html)).not.toThrow(TypeError);
  expect(performance.now() - start).toBeLessThan(10_000);
});
