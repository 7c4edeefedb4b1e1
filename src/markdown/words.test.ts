import { satteri } from '@astrojs/markdown-satteri';
import { describe, expect, it } from 'vitest';
import { htmlWords, markdownWords } from './words.ts';

async function html(markdown: string, title: string): Promise<string> {
  const words = { noun: { title, running: title.toLowerCase() }, site: 'Harbour' };
  const { createRenderer } = satteri({
    mdastPlugins: [htmlWords(words), markdownWords(words)],
  });
  const renderer = await createRenderer({});
  return (await renderer.render(markdown)).code.trim();
}

describe('the noun in Markdown', () => {
  it('stands in running form, in title form and beside the name of the site', async () => {
    expect(await html('{Product} on {site}: *{product}*.', 'Yoga')).toBe(
      '<p>Yoga on Harbour: <em>yoga</em>.</p>',
    );
  });

  it('is a text, never markup', async () => {
    expect(await html('On {Product}.', '<b>Tai</b> & *Chi*')).toBe(
      '<p>On &lt;b&gt;Tai&lt;/b&gt; &amp; *Chi*.</p>',
    );
  });

  it('stands in headings and their anchors', async () => {
    expect(await html('## On {Product}', 'Tai Chi & Qigong')).toBe(
      '<h2 id="on-tai-chi--qigong">On Tai Chi &amp; Qigong</h2>',
    );
  });

  it('stands in the alternative text of a picture', async () => {
    expect(await html('![{Product} at dawn](/a.png)', 'A "quoted" noun')).toContain(
      'alt="A &quot;quoted&quot; noun at dawn"',
    );
  });

  it('stands in the title of a picture and of a link, however it is written', async () => {
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

  it('is a text in HTML too, in a block or within a sentence', async () => {
    expect(await html('<p title="{Product}">\n{product}</p>', 'A & "<b>"')).toBe(
      '<p title="A &amp; &quot;&lt;b>&quot;">\na &amp; &quot;&lt;b>&quot;</p>',
    );
    expect(await html("So <i title='{Product}'>it</i> is.", "Mind's & <b>")).toBe(
      "<p>So <i title='Mind&#39;s &amp; &lt;b>'>it</i> is.</p>",
    );
  });

  it('leaves code alone', async () => {
    expect(await html('`{product}`', 'Yoga')).toBe('<p><code>{product}</code></p>');
  });
});
