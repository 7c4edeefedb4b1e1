import { satteri } from '@astrojs/markdown-satteri';
import { describe, expect, it } from 'vitest';
import { composed, htmlWords, markdownWords } from './rewriting.ts';

async function html(markdown: string, title: string): Promise<string> {
  const words = { noun: { title, running: title.toLowerCase() }, site: 'Harbour' };
  const { createRenderer } = satteri({
    mdastPlugins: [htmlWords(words), markdownWords(words)],
  });
  const renderer = await createRenderer({});
  return (await renderer.render(markdown)).code.trim();
}

describe('tokens in Markdown', () => {
  it('are replaced by the running form, the title form and the name of the site', async () => {
    expect(await html('{Product} on {site}: *{product}*.', 'Yoga')).toBe(
      '<p>Yoga on Harbour: <em>yoga</em>.</p>',
    );
  });

  it('are replaced by text, never by markup', async () => {
    expect(await html('On {Product}.', '<b>Tai</b> & *Chi*')).toBe(
      '<p>On &lt;b&gt;Tai&lt;/b&gt; &amp; *Chi*.</p>',
    );
  });

  it('are replaced in headings and their ids', async () => {
    expect(await html('## On {Product}', 'Tai Chi & Qigong')).toBe(
      '<h2 id="on-tai-chi--qigong">On Tai Chi &amp; Qigong</h2>',
    );
  });

  it('are replaced in the alternative text of an image', async () => {
    expect(await html('![{Product} at dawn](/a.png)', 'A "quoted" noun')).toContain(
      'alt="A &quot;quoted&quot; noun at dawn"',
    );
  });

  it('are replaced in the titles of images, links and link definitions', async () => {
    const titles = await html(
      '![A](/a.png "On {Product}") [b](/b "Of {product}") [c]\n\n[c]: /c "At {site}: {Product}"',
      'Tai & <b>Chi</b>',
    );
    expect(titles.match(/title="[^"]*"/g)).toEqual([
      'title="On Tai &amp; <b>Chi</b>"',
      'title="Of tai &amp; <b>chi</b>"',
      'title="At Harbour: Tai &amp; <b>Chi</b>"',
    ]);
  });

  it('are replaced by text in block and inline HTML', async () => {
    expect(await html('<p title="{Product}">\n{product}</p>', 'A & "<b>"')).toBe(
      '<p title="A &amp; &quot;&lt;b>&quot;">\na &amp; &quot;&lt;b>&quot;</p>',
    );
    expect(await html("So <i title='{Product}'>it</i> is.", "Mind's & <b>")).toBe(
      "<p>So <i title='Mind&#39;s &amp; &lt;b>'>it</i> is.</p>",
    );
  });

  it('stay unchanged in code', async () => {
    expect(await html('`{product}`', 'Yoga')).toBe('<p><code>{product}</code></p>');
  });
});

it.each([
  ['/blog/cafe\u0301', '/blog/café'],
  ['/blog/cafe%CC%81#cre%CC%80me', '/blog/café#crème'],
  ['/blog/И\u0306', '/blog/Й'],
  ['./각.png'.normalize('NFD'), './각.png'],
  ['/blog/caf%C3%A9', '/blog/caf%C3%A9'],
  ['/blog/हिन्दी', '/blog/हिन्दी'],
  ['/a%2Fb?c=%26', '/a%2Fb?c=%26'],
  ['/100%', '/100%'],
  ['https://a.example/cafe\u0301', 'https://a.example/cafe\u0301'],
  ['mailto:cafe\u0301@a.example', 'mailto:cafe\u0301@a.example'],
])('the address %s is written as %s', (address, written) => {
  expect(composed(address)).toBe(written);
});
