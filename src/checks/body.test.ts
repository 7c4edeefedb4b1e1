import { describe, expect, it } from 'vitest';
import { markdownWords } from '../markdown/words.ts';
import { bodyReader } from './body.ts';
import { inWords } from './problem.ts';
import { readText } from './text.ts';

const words = { noun: { title: 'Tai Chi', running: 'tai chi' }, site: 'Harbour' };
const read = await bodyReader({
  features: { directive: true },
  mdastPlugins: markdownWords(words),
});
const bodyOf = (markdown: string) =>
  read(readText('content/articles/a.md', `---\ntitle: A\n---\n${markdown}`));

describe('a body', () => {
  it('tells every link with its line', async () => {
    const { links } = await bodyOf(
      'One [a](/a)\nand [b][b].\n\n<p>\n<a class=x href="/c">c</a></p>\n\n[b]: /b',
    );
    expect(links.toSorted((a, b) => a.line - b.line)).toEqual([
      { href: '/a', line: 4 },
      { href: '/c', line: 8 },
      { href: '/b', line: 10 },
    ]);
  });

  it('tells the files of sound and film with their lines', async () => {
    const { links } = await bodyOf(
      '::video[A walk]{src=/a.mp4 captions=/a.vtt}\n\n::audio[A bell]{src=/a.mp3}\n\n::video[B]{vimeo=1}',
    );
    expect(links).toEqual([
      { href: '/a.mp4', line: 4 },
      { href: '/a.vtt', line: 4 },
      { href: '/a.mp3', line: 6 },
    ]);
  });

  it('tells every brace token that nothing fills with file and line', async () => {
    const { findings } = await bodyOf('On {product}.\n\n> {Produkt}\n\n## `{x}`');
    expect(findings.map(inWords)).toEqual([
      'content/articles/a.md:6: expected no brace tokens but {product}, {Product} and {site}; found {Produkt}',
    ]);
  });

  it('tells every picture with what is said of it', async () => {
    const { pictures } = await bodyOf('![A wave](./a.png)\n![](./b.png)');
    expect(pictures).toEqual([
      { href: './a.png', alt: 'A wave', line: 4 },
      { href: './b.png', alt: undefined, line: 5 },
    ]);
  });

  it('tells pictures that would be sent as they are', async () => {
    const { findings } = await bodyOf(
      '![A wave][c]\n<IMG alt="A"\nsrc="./d.png">\n\n<p>\n<img src=./e.png></p>\n\n[c]: ./c.png',
    );
    expect(findings.map(inWords).toSorted()).toEqual([
      'content/articles/a.md:4: expected a picture as ![what it shows](./harbour.jpg); found one that names [c]',
      'content/articles/a.md:5: expected a picture as ![what it shows](./harbour.jpg); found <img>',
      'content/articles/a.md:9: expected a picture as ![what it shows](./harbour.jpg); found <img>',
    ]);
  });

  it('has the anchors that the build gives it, the noun filled in', async () => {
    const { ids } = await bodyOf('## On {Product}\n\n<a id="here"></a>\n\n## Twice\n\n## Twice');
    expect([...ids]).toEqual(['on-tai-chi', 'here', 'twice', 'twice-1']);
  });

  it('has no links in its code', async () => {
    expect((await bodyOf('`[a](/a)`\n\n    [b](/b)')).links).toEqual([]);
  });

  it('that cannot be rendered is a problem of its file, whatever the reason', async () => {
    const { bodyProblems } = await bodyOf('![A wave](./100%.jpg)');
    expect(bodyProblems).toEqual([
      {
        file: 'content/articles/a.md',
        expected: 'a text that can be rendered',
        found: 'URIError: URI malformed',
      },
    ]);
  });
});
