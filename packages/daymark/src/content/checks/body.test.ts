import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { markdownWords } from '../markdown/rewriting.ts';
import { bodyReader, idsIn } from './body.ts';
import { formatProblem } from './problem.ts';
import { readText } from './text.ts';

const words = { noun: { title: 'Tai Chi', running: 'tai chi' }, site: 'Harbour' };
const read = await bodyReader({
  features: { directive: true },
  mdastPlugins: [markdownWords(words)],
});
const bodyOf = (markdown: string) =>
  read(readText('content/articles/a.md', `---\ntitle: A\n---\n${markdown}`));

describe('bodyReader', () => {
  it('finds every link with its line', async () => {
    const { links } = await bodyOf(
      'One [a](/a)\nand [b][b].\n\n<p>\n<a class=x href="/c">c</a></p>\n\n<!-- <a href="/d">d</a> -->\n\n[b]: /b',
    );
    expect(links.toSorted((a, b) => a.line - b.line)).toEqual([
      { href: '/a', line: 4 },
      { href: '/c', line: 8 },
      { href: '/b', line: 12 },
    ]);
  });

  it('finds audio and video files with their lines', async () => {
    const { links } = await bodyOf(
      '::video[A walk]{src=/a.mp4 captions=/a.vtt}\n\n::audio[A bell]{src=/a.mp3}\n\n::video[B]{vimeo=1}',
    );
    expect(links).toEqual([
      { href: '/a.mp4', line: 4 },
      { href: '/a.vtt', line: 4 },
      { href: '/a.mp3', line: 6 },
    ]);
  });

  it('warns about every misspelt token with file and line', async () => {
    const { findings } = await bodyOf('On {product}.\n\n> {Produkt}\n\n## `{x}`');
    expect(findings.map(formatProblem)).toEqual([
      'content/articles/a.md:6: expected the token {Product}; found {Produkt}',
    ]);
  });

  it('finds every image with its alternative text', async () => {
    const { pictures } = await bodyOf('![A wave](./a.png)\n![](./b.png)');
    expect(pictures).toEqual([
      { href: './a.png', alt: 'A wave', line: 4 },
      { href: './b.png', alt: undefined, line: 5 },
    ]);
  });

  it('reports images that the build would not optimize', async () => {
    const { findings } = await bodyOf(
      '![A wave][c]\n<IMG alt="A"\nsrc="./d.png">\n\n<p>\n<img src=./e.png></p>\n\n[c]: ./c.png',
    );
    expect(findings.map(formatProblem).toSorted()).toEqual([
      'content/articles/a.md:4: expected a picture in the form ![alternative text](./harbour.jpg); found a picture with the reference [c]',
      'content/articles/a.md:5: expected a picture in the form ![alternative text](./harbour.jpg); found <img>',
      'content/articles/a.md:9: expected a picture in the form ![alternative text](./harbour.jpg); found <img>',
    ]);
  });

  it('finds the same anchors as the build, with the noun filled in', async () => {
    const { ids } = await bodyOf('## On {Product}\n\n<a id="here"></a>\n\n## Twice\n\n## Twice');
    expect([...ids]).toEqual(['on-tai-chi', 'here', 'twice', 'twice-1']);
  });

  it('finds anchors that do not keep the page in memory', () => {
    setFlagsFromString('--expose-gc');
    const collectGarbage: () => void = runInNewContext('gc');
    const idsOf = (index: number) =>
      idsIn(`<p id="an-anchor-of-page-${index}">${index}${' A walk.'.repeat(100_000)}</p>`);
    collectGarbage();
    const before = process.memoryUsage().heapUsed;
    const all = Array.from({ length: 40 }, (_, index) => idsOf(index));
    collectGarbage();
    // The HTML of the pages has 32 MB.
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(8_000_000);
    expect([...(all[39] ?? [])]).toEqual(['an-anchor-of-page-39']);
  });

  it('ignores links in code', async () => {
    expect((await bodyOf('`[a](/a)`\n\n    [b](/b)')).links).toEqual([]);
  });

  it('refuses text that would keep the parser busy, and names its line', async () => {
    const problemOf = async (body: string) => (await bodyOf(body)).bodyProblems.map(formatProblem);
    expect(await problemOf(`a\n\n${'*é* '.repeat(5000)}`)).toEqual([
      'content/articles/a.md:6: expected at most 2500 signs of markup, such as *, in a line of this length; found 10000; divide it with empty lines',
    ]);
    expect(await problemOf(`a\n\n${'a &amp;\n'.repeat(3001)}`)).toEqual([
      'content/articles/a.md:3006: expected a paragraph with at most 3000 references such as &amp;; found more; write the signs, or divide it',
    ]);
    expect(await problemOf(`${'*é* '.repeat(1000)}\n\n<p>${'<b>é</b>'.repeat(5000)}</p>`)).toEqual(
      [],
    );
  });

  it('reports every rendering error as a problem of the file', async () => {
    const { bodyProblems } = await bodyOf('![A wave](./100%.jpg)');
    expect(bodyProblems).toEqual([
      {
        file: 'content/articles/a.md',
        expected: 'Markdown that can be rendered',
        found: 'URIError: URI malformed',
      },
    ]);
  });
});
