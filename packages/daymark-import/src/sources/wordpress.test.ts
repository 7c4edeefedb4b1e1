import { createWriteStream } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { makeFolder } from '../../../../tests/small-site.ts';
import { listFiles } from '../../../daymark/src/basics/files.ts';
import type { Export, ImportedText } from '../export/export.ts';
import { htmlToMarkdown } from '../html/html-to-markdown.ts';
import { expectFixture, makeTestSite, PNG } from '../testing.ts';
import { readWordPress } from './wordpress.ts';

const FIXTURE = join(import.meta.dirname, '../../fixtures/wordpress');
const SOUND = Buffer.from('ID3 the song of a kettle');
const PDF = Buffer.from('%PDF-1.4 four minutes');

/** Reads the fixture, and serves the files at the addresses that the export names. */
async function readFixture(): Promise<Export> {
  const files: Readonly<Record<string, Buffer>> = { '.jpg': PNG, '.mp3': SOUND, '.pdf': PDF };
  return {
    ...(await readWordPress(join(FIXTURE, 'export.xml'))),
    media: async (address) => files[address.slice(address.lastIndexOf('.'))],
  };
}

const HEAD =
  '<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:wp="http://wordpress.org/export/1.2/">\n<channel>\n';
const END = '</channel>\n</rss>\n';

/** Writes a file with these bytes, and returns its path. */
async function fileOf(content: string | Buffer): Promise<string> {
  const file = join(await makeFolder(), 'export.xml');
  await writeFile(file, content);
  return file;
}

/** Returns an export with one text, whose fields are given as XML. */
const exportWith = (content: string, fields = '') =>
  `${HEAD}<link>https://old.example</link><item><title>A text</title><link>https://old.example/a/</link>${fields}<content:encoded><![CDATA[${content}]]></content:encoded><wp:post_id>1</wp:post_id><wp:post_name>a</wp:post_name><wp:status>publish</wp:status><wp:post_type>post</wp:post_type></item>\n${END}`;

async function textsOf(file: string): Promise<ImportedText[]> {
  return Array.fromAsync((await readWordPress(file)).texts());
}

/** Returns the Markdown of an export with one text. */
async function markdownOf(content: string): Promise<string> {
  const [text] = await textsOf(await fileOf(exportWith(content)));
  if (!text || !('html' in text.body)) throw new Error('expected a text');
  return htmlToMarkdown(text.body, () => undefined).markdown;
}

/** Returns the message of the error with which an export is refused, without the folder. */
async function refusal(file: string): Promise<string> {
  const error = await textsOf(file).catch((error: unknown) => error);
  if (!(error instanceof Error)) throw new Error('expected an error');
  return error.message.replace(file, 'export.xml');
}

describe('an export of WordPress', () => {
  it('becomes the expected files, and a second run changes nothing', async () => {
    await expectFixture(FIXTURE, readFixture);
  });

  it('contains no address of a reader and no protected text', async () => {
    const site = await makeTestSite();
    await site.bring(await readFixture());
    const all = await Promise.all([...site.files(), ...site.files(true)].map(site.read));
    expect(all.join('\n')).not.toMatch(/@mail\.example|203\.0\.113\.9/);
    for (const text of ['behind-a-password', 'for-editors-alone'])
      expect(await site.read(`content/articles/${text}.md`)).toContain('\ndraft: true\n');
  });

  it('names the addresses of feeds and archives', async () => {
    const { otherAddresses, url } = await readFixture();
    expect(url).toBe('https://kettle.example');
    expect(Object.fromEntries(otherAddresses)).toMatchObject({
      '/feed/': 'feed',
      '/comments/feed/': 'feed',
      '/?feed=rss2': 'feed',
      '/category/kitchen/tea/': { topic: 'tea' },
      '/category/kitchen/tea/feed/': 'feed',
      '/?cat=3': { topic: 'tea' },
      '/tag/caf%C3%A9/': { topic: 'café' },
      '/author/ada/': 'home',
      '/2012/': 'home',
      '/2012/11/': 'home',
    });
  });

  it('has all addresses of a text: by its name, its number and its former name', async () => {
    const texts = await Array.fromAsync((await readFixture()).texts());
    const of = (id: string) => texts.find((text) => text.id === id)?.addresses;
    expect(of('post-10')).toEqual([
      '/2019/05/four-minutes/',
      '/?p=10',
      '/2019/05/kettle-song/',
      '/2019/05/four-minutes/2/',
    ]);
    expect(of('post-30')).toEqual(['/2011/01/caf%c3%a9-notes/', '/?p=30']);
    expect(of('page-40')).toEqual(['/about/', '/?page_id=40', '/?p=40']);
  });

  it('is read from a compressed file too', async () => {
    const xml = await readFile(join(FIXTURE, 'export.xml'));
    const texts = await textsOf(await fileOf(gzipSync(xml)));
    expect(texts.map(({ id }) => id)).toEqual(
      (await textsOf(join(FIXTURE, 'export.xml'))).map(({ id }) => id),
    );
  });
});

describe('a text of the classic editor', () => {
  it.each([
    ['one line\nanother\n\nparagraph', 'one line\\\nanother\n\nparagraph'],
    ['a<br />\nb', 'a\\\nb'],
    ['<b>a\nb</b>', '**a\\\nb**'],
    ['<h2>H</h2>\ntext\n<ul>\n<li>x</li>\n</ul>\nmore', '## H\n\ntext\n\n- x\n\nmore'],
    ['<div>a\n\nb</div>', 'a\n\nb'],
    ['<pre>a\n\nb</pre>', '```\na\n\nb\n```'],
    ['before<!--more-->after', 'before\n\nafter'],
    ['a &amp; b &lt;i&gt; [sic] [1]', 'a & b \\<i> \\[sic] \\[1]'],
    ['[b]x[/b] and [/b]', 'x and'],
    ['<p>[box]one</p><p>two[/box]</p>', 'one\n\ntwo'],
    ['[caption]no picture[/caption]', 'no picture'],
    [
      '[audio src="a.mp3"] [audio src="b.mp3"][/audio]',
      '::audio[a]{src=a.mp3}\n\n::audio[b]{src=b.mp3}',
    ],
    ['[[caption]]', '\\[caption]'],
    // Two addresses that are no videos: a channel whose name is as long as the id of a video, and a
    // playlist.
    [
      '<!-- wp:embed {"url":"https://www.youtube.com/c/mindfulness"} --><figure>\nhttps://www.youtube.com/c/mindfulness\n</figure><!-- /wp:embed -->',
      '[www.youtube.com](https://www.youtube.com/c/mindfulness)',
    ],
    [
      'All films:\n\nhttps://www.youtube.com/@mindfulness',
      'All films:\n\n[www.youtube.com](https://www.youtube.com/@mindfulness)',
    ],
    [
      '<iframe src="https://www.youtube.com/embed/videoseries?list=PLaaaa" title="All films"></iframe>',
      '[All films](https://www.youtube.com/embed/videoseries?list=PLaaaa)',
    ],
    [
      '<iframe src="https://www.youtube.com/embed/live_stream?channel=UCaaaa" title="Live"></iframe>',
      '[Live](https://www.youtube.com/embed/live_stream?channel=UCaaaa)',
    ],
  ])('%j becomes %j', async (html, markdown) => {
    expect(await markdownOf(html)).toBe(`${markdown}\n`);
  });
});

it('names of categories and authors keep their commas, and their entities become signs', async () => {
  const xml = exportWith(
    'A',
    '<dc:creator>ada</dc:creator><category domain="category" nicename="rest"><![CDATA[Work, rest &amp; play]]></category><category domain="post_tag" nicename="tea">Tea, &#8220;strong&#8221;</category>',
  ).replace(
    '<item>',
    '<wp:author><wp:author_login>ada</wp:author_login><wp:author_display_name><![CDATA[Reed, Ada &amp; sons]]></wp:author_display_name></wp:author><item>',
  );
  const { authors, terms } = await readWordPress(await fileOf(xml));
  expect([...authors.values(), ...terms.values()].map(({ name }) => name)).toEqual([
    'Reed, Ada & sons',
    'Work, rest & play',
    'Tea, “strong”',
  ]);
});

it('signs & without an escape are read, wherever a piece of the file ends', async () => {
  const address = 'https://old.example/?a=1&b=2&amp;copy;c &lt; d';
  const categories = Array.from(
    { length: 8000 },
    (_, index) => `<category nicename="t${index}">${address}${'x'.repeat(index % 7)}</category>`,
  );
  const content = `a &b &amp; c${' &&&'.repeat(60_000)}`;
  const file = await fileOf(exportWith(content, categories.join('\n')));
  const source = await readWordPress(file);
  const names = new Set([...source.terms.values()].map(({ name }) => name.replace(/x*$/, '')));
  expect([...names]).toEqual(['https://old.example/?a=1&b=2©c < d']);
  expect(source.terms.size).toBe(8000);
  const [text] = await Array.fromAsync(source.texts());
  expect(text?.original.text).toBe(content);
  expect(text?.remarks).toEqual([]);
});

it('letters in Latin-1 are read although the file says UTF-8', async () => {
  const xml = exportWith('\u00e9t\u00e9');
  const [text] = await textsOf(await fileOf(Buffer.from(xml, 'latin1')));
  expect(text?.original.text).toBe('\u00e9t\u00e9');
});

it('a byte order mark and CRLF change nothing', async () => {
  const xml = exportWith('one\n\ntwo\nthree');
  const [text] = await textsOf(await fileOf(`\uFEFF${xml.replaceAll('\n', '\r\n')}`));
  const [plain] = await textsOf(await fileOf(xml));
  expect(text?.original).toEqual(plain?.original);
  expect(text?.remarks).toEqual([]);
});

it('the day of a text is the day in the time zone of the other site', async () => {
  const dates =
    '<wp:post_date>2020-01-01 00:30:00</wp:post_date><wp:post_date_gmt>2019-12-31 23:30:00</wp:post_date_gmt>';
  const [text] = await textsOf(await fileOf(exportWith('A', dates)));
  expect(text?.date).toBe('2020-01-01');
  expect(text?.hour).toBe('2020-01-01T00:30:00+01:00');
});

it('a text without a time in UTC has no hour', async () => {
  const dates =
    '<wp:post_date>2020-01-01 00:30:00</wp:post_date><wp:post_date_gmt>0000-00-00 00:00:00</wp:post_date_gmt>';
  const [text] = await textsOf(await fileOf(exportWith('A', dates)));
  expect([text?.date, text?.hour]).toEqual(['2020-01-01', undefined]);
});

describe('a damaged or hostile export is refused, with the line of the fault', () => {
  const bomb = `<?xml version="1.0"?>\n<!DOCTYPE rss [\n<!ENTITY a "ha">\n<!ENTITY b "&a;&a;&a;&a;">\n]>\n<rss xmlns:wp="x"><channel><title>&b;</title></channel></rss>`;
  it.each([
    [
      'entities',
      bomb,
      'export.xml:5: expected no declarations of entities, which no export of WordPress has; found <!ENTITY. Export the site again',
    ],
    [
      'another feed',
      '<?xml version="1.0"?>\n<rss version="2.0"><channel/></rss>',
      'export.xml:2: expected an export of WordPress, which begins with <rss … xmlns:wp="…">; found <rss>. Export the site in WordPress under Tools, Export',
    ],
    [
      'a broken end',
      `${HEAD}<item>\n<title>Lost`,
      'export.xml:5: expected </title>; found the end of the file, so that the export is not complete. Export the site again',
    ],
    [
      'wrong nesting',
      `${HEAD}<item>\n<title>x</item>`,
      'export.xml:5: expected well-formed XML; found unexpected close tag. Export the site again',
    ],
    [
      'depth',
      HEAD + '<x>'.repeat(50),
      'export.xml:4: expected at most 40 elements inside one another; found <x> in more. Export the site again',
    ],
  ])('%s', async (_, content, message) => {
    expect(await refusal(await fileOf(content))).toBe(message);
  });

  /** Writes many copies of a piece into a compressed file. */
  async function compressed(head: string, piece: string, bytes: number): Promise<string> {
    const file = join(await makeFolder(), 'export.xml.gz');
    const block = Buffer.from(piece.repeat(Math.ceil(1_000_000 / piece.length)));
    function* blocks() {
      yield Buffer.from(head);
      for (let written = 0; written < bytes; written += block.length) yield block;
    }
    await pipeline(Readable.from(blocks()), createGzip(), createWriteStream(file));
    return file;
  }

  it('300 MB of one tag', async () => {
    const file = await compressed(`${HEAD}<item><title a="`, 'x', 300_000_000);
    expect(await refusal(file)).toBe(
      'export.xml:4: expected elements of at most 20 million characters; found <item> with more. Export the site again',
    );
  });

  it('a post that is too large becomes a draft, and the other posts are imported', async () => {
    const item = (id: number, body: string) =>
      `<item><title>Post ${id}</title><content:encoded><![CDATA[${body}]]></content:encoded><wp:post_id>${id}</wp:post_id><wp:post_name>post-${id}</wp:post_name><wp:status>publish</wp:status><wp:post_type>post</wp:post_type></item>`;
    const xml = `${HEAD}${item(1, 'A & b.\n'.repeat(3_500_000))}${item(2, 'A & b.')}</channel></rss>`;
    const site = await makeTestSite();
    const report = await site.bring(await readWordPress(await fileOf(xml)));
    expect(report.drafts).toEqual([
      {
        file: 'content/articles/post-1.md',
        says: 'it could not be converted: the original has more than 4 million characters',
      },
    ]);
    expect(report.remarks.map(({ what }) => what)).toContain(
      'text that is too large to be read as a whole',
    );
    expect(await site.read('content/articles/post-2.md')).toMatch(/\nA & b\.\n$/);
  });

  it('a small file that becomes a large one', async () => {
    const file = await compressed(HEAD, `<!--${'x'.repeat(9000)}-->`, 60_000_000);
    expect(await refusal(file)).toBe(
      'export.xml:1: expected a file that is at most 200 times as large without its compression; found a larger one. Export the site again',
    );
  });
});

it.each([
  ['[php title="a[0]"]\n<?php echo "<b>"; ?>\n[/php]', '```php\n<?php echo "<b>"; ?>\n```'],
  ['<pre>[sourcecode language="css"]\na > b {}\n[/sourcecode]</pre>', '```css\na > b {}\n```'],
  ['[code:js]<pre>a &lt; b</pre>[/code]', '```js\na < b\n```'],
  ['[crayon-5a lang="java"]List<String> a[/crayon-5a]', '```java\nList<String> a\n```'],
  ['[enlighter language="go"]a[b][/enlighter]', '```go\na[b]\n```'],
  ['[c]\nint a;\n[/c] and [c]b[/c]', '```c\nint a;\n```\n\nand b'],
  ['A [cci lang="php"]<?php[/cci] and <code>[php]b[/php]</code>', 'A `<?php` and `[php]b[/php]`'],
  ['<code>[code]</code> and\n[code]a[/code]', '`[code]` and\n\n```\na\n```'],
  ['<pre lang="php"><?php\n\n[gallery]</pre>', '```php\n<?php\n\n[gallery]\n```'],
  ['<pre class="lang:php decode:true ">a</pre>', '```php\na\n```'],
  ['<pre class="EnlighterJSRAW" data-enlighter-language="js">a</pre>', '```js\na\n```'],
  [
    '<!-- wp:syntaxhighlighter/code {"language":"php"} -->\n<pre class="wp-block-syntaxhighlighter-code">&lt;?php</pre>\n<!-- /wp:syntaxhighlighter/code -->',
    '```php\n<?php\n```',
  ],
])('code of a plug-in of WordPress stays code: %j', async (content, markdown) => {
  expect(await markdownOf(content)).toBe(`${markdown}\n`);
});

it.each([
  '[members_only]<p>A</p>[/members_only]',
  '[s2If is_user_logged_in()]A[/s2If]',
  '[restrict level="2"]\n\nA\n\n[/restrict]',
])('a text of WordPress with words for some visitors becomes a draft: %j', async (content) => {
  const site = await makeTestSite();
  const { drafts } = await site.bring(await readWordPress(await fileOf(exportWith(content))));
  expect(await site.read('content/articles/a.md')).toMatch(/^draft: true$[\s\S]*\nA\n$/m);
  expect(drafts).toMatchObject([{ says: expect.stringMatching(/^only you can say .* line 1$/) }]);
});

it.each([
  [
    '[su_spoiler title="Who did it"]<p>A <b>b</b></p>[/su_spoiler]',
    '<details>\n<summary>Who did it</summary>\n\nA **b**\n\n</details>',
  ],
  [
    '<details><summary>A</summary>\n\nB\n\n</details>',
    '<details>\n<summary>A</summary>\n\nB\n\n</details>',
  ],
  ['[tabs][tab title="A"]\n\nB\n\n[/tab][tab title="C"]D[/tab][/tabs]', '**A**\n\nB\n\n**C**\n\nD'],
])('titles of what visitors open in WordPress stay: %j', async (content, markdown) => {
  expect(await markdownOf(content)).toBe(`${markdown}\n`);
});

it.each([
  [
    '##Tide\n\nA *b* [c](https://d.example) [gallery]\n\n- e\n- f_g_h\n\n```js\na < b\n```\n',
    '## Tide\n\nA *b* [c](https://d.example)\n\n- e\n- f_g_h\n\n```js\na < b\n```',
  ],
  [
    'A\n\n[php]\n<?php ## b\n[/php]\n\n![C](/d.png)',
    'A\n\n```php\n<?php ## b\n```\n\n![C](/d.png)',
  ],
  ['## A\n\nb\n\n## C\n\nd', '## A\n\nb\n\n## C\n\nd'],
])('Markdown in a text of WordPress stays Markdown: %j', async (content, markdown) => {
  expect(await markdownOf(content)).toBe(`${markdown}\n`);
});

it.each([
  ['<p>A [b](https://c.example)</p>', 'A \\[b\\]\\(https\\://c.example)'],
  ['#1 in *all* charts', '\\#1 in \\*all\\* charts'],
  ['<code>[b](https://c.example)</code> *d*', '`[b](https://c.example)` \\*d\\*'],
])('other signs in a text of WordPress stay signs: %j', async (content, markdown) => {
  expect(await markdownOf(content)).toBe(`${markdown}\n`);
});

describe('a text of WordPress in several languages', () => {
  const several = (content: string, language = 'de') =>
    exportWith(content, '<category domain="category" nicename="tee">[:en]Tea[:de]Tee[:]</category>')
      .replace('<title>A text<', '<title>[:en]Tea time[:de]Teezeit[:]<')
      .replace('</link><item>', `</link><language>${language}</language><item>`);

  it.each([
    ['[:en]Water\nboils.[:de]Wasser\nkocht.[:]\n\n[gallery]', 'Wasser\\\nkocht.'],
    ['<!--:en--><p>Water</p><!--:--><!--:de--><p>Wasser</p><!--:-->', 'Wasser'],
  ])('comes in the language of the site: %j', async (content, markdown) => {
    const source = await readWordPress(await fileOf(several(content)));
    const [text] = await Array.fromAsync(source.texts());
    if (!text || !('html' in text.body)) throw new Error('expected a text');
    expect([text.title, source.terms.get('tee')?.name]).toEqual(['Teezeit', 'Tee']);
    expect(htmlToMarkdown(text.body, () => undefined).markdown).toBe(`${markdown}\n`);
    expect(text.remarks).toMatchObject(
      [{ what: 'text in another language (en)', became: 'left out', original: /Water/ }].map(
        (remark) => ({ ...remark, original: expect.stringMatching(remark.original) }),
      ),
    );
  });

  it('comes in its first language, if it lacks the language of the site', async () => {
    const [text] = await textsOf(await fileOf(several('[:en]Water[:fr]Eau[:]', 'pl')));
    expect(text?.title).toBe('Tea time');
    expect(text?.remarks).toMatchObject([{ what: 'text in another language (fr)' }]);
  });
});

describe('a fault that leaves the text readable is listed with the text', () => {
  it.each([
    [
      'a control character',
      'one\ntwo\u0008',
      2,
      'control character',
      'the control character U+0008, on line 5 of the export',
    ],
    [
      'bytes that are no text',
      'one\uFFFD',
      1,
      'bytes that are no text',
      'bytes that are no text, on line 4 of the export',
    ],
  ])('%s', async (_, content, line, what, original) => {
    const [before = '', after = ''] = exportWith('|').split('|');
    const xml = Buffer.concat([Buffer.from(before), Buffer.from(content), Buffer.from(after)]);
    const [text] = await textsOf(await fileOf(xml));
    expect(text?.remarks).toMatchObject([{ line, what, original }]);
  });

  it('an entity that XML does not have', async () => {
    const [text] = await textsOf(
      await fileOf(exportWith('x', '<dc:creator>J&eacute;</dc:creator>')),
    );
    expect(text?.remarks).toMatchObject([{ line: 1, what: 'fault of the XML' }]);
  });
});

it('writes nothing outside of the site for names with `../`', async () => {
  const root = await makeFolder();
  const site = await makeTestSite();
  const picture =
    '<img src="https://old.example/uploads/../../../etc/%2e%2e%2f%2e%2e%2fx.png" alt="A cup">';
  const xml = exportWith(picture).replace('<wp:post_name>a<', '<wp:post_name>../../../evil<');
  const exported = await readWordPress(await fileOf(xml));
  await site.bring({ ...exported, media: async () => PNG });
  expect(site.files()).toEqual([
    'content/articles/evil/index.md',
    'content/articles/evil/x.png',
    'content/topics/blog.md',
  ]);
  expect(listFiles(root)).toEqual([]);
});
