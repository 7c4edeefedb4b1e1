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
    const { strayTokens } = await bodyOf('On {product}.\n\n> {Produkt}\n\n## `{x}`');
    expect(strayTokens.map(inWords)).toEqual([
      'content/articles/a.md:6: expected no brace tokens but {product}, {Product} and {site}; found {Produkt}',
    ]);
  });

  it('tells every picture with what is said of it', async () => {
    const { pictures } = await bodyOf(
      '![A wave](/a.png)\n![](/b.png)\n![][c]\n<img src="/d.png">\n<img alt="" src="/e.png">\n\n[c]: /c.png',
    );
    expect(pictures.toSorted((a, b) => a.line - b.line)).toEqual([
      { href: '/a.png', alt: 'A wave', line: 4 },
      { href: '/b.png', alt: undefined, line: 5 },
      { href: '[c]', alt: undefined, line: 6 },
      { href: '/d.png', alt: undefined, line: 7 },
      { href: '/e.png', alt: '', line: 8 },
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
