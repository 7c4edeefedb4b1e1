import { pathToFileURL } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import { articleHtml } from '../../../../../tests/article-html.ts';
import settings from '../../../../../tests/settings.ts';
import { setOwnTexts } from '../../../words/languages.ts';
import { markdownOf, markdownRenderer } from './renderer.ts';

const paragraph = async (markdown: string) =>
  (await articleHtml(markdown)).replace(/^<p>(.*)<\/p>$/s, '$1');

describe('emphasis', () => {
  it.each([
    // Han, and Japanese, which mixes scripts
    [
      '**真。**她说。含**「重点」**内容。',
      '<strong>真。</strong>她说。含<strong>「重点」</strong>内容。',
    ],
    ['**注意：**正文。', '<strong>注意：</strong>正文。'],
    ['他说*“慢。”*然后走了', '他说<em>“慢。”</em>然后走了'],
    ['~~旧。~~新', '<del>旧。</del>新'],
    ['税込**￥100**で', '税込<strong>￥100</strong>で'],
    ['**C#**や**F#**は', '<strong>C#</strong>や<strong>F#</strong>は'],
    ['Go**「初心者」**を', 'Go<strong>「初心者」</strong>を'],
    ['**[静坐](/blog)。**然后', '<strong><a href="/blog">静坐</a>。</strong>然后'],
    ['葛󠄀**（かずら）**は', '葛󠄀<strong>（かずら）</strong>は'],
    ['2*3*4 和 a * b', '2<em>3</em>4 和 a * b'],
    // Hangul
    ['**“쉼.”**은', '<strong>“쉼.”</strong>은'],
    // Thai, Lao and Burmese
    ['**“พัก”**แล้ว', '<strong>“พัก”</strong>แล้ว'],
    ['เขา**(ช้า)**เดิน', 'เขา<strong>(ช้า)</strong>เดิน'],
    ['ພັກ**(ຊ້າ)**ຢ່າງ', 'ພັກ<strong>(ຊ້າ)</strong>ຢ່າງ'],
    ['နား**(ဖြည်း)**ပါ', 'နား<strong>(ဖြည်း)</strong>ပါ'],
    // Arabic, Devanagari and Cyrillic, which have spaces, so that CommonMark reads them rightly
    ['قال **«مهلا».** ثم', 'قال <strong>«مهلا».</strong> ثم'],
    ['می‌گوید **«آرام»** و', 'می‌گوید <strong>«آرام»</strong> و'],
    ['यह **“योग”** है।', 'यह <strong>“योग”</strong> है।'],
    ['**ध्यान।** फिर', '<strong>ध्यान।</strong> फिर'],
    ['это **«покой».** Потом', 'это <strong>«покой».</strong> Потом'],
  ])('of %s is as the author meant it', async (markdown, html) => {
    expect(await paragraph(markdown)).toBe(html);
  });

  it('is not read in code, addresses and escapes', async () => {
    expect(await paragraph('`**真。**她` \\*真。\\*她 [a](/真**「b)')).toBe(
      '<code>**真。**她</code> *真。*她 <a href="/%E7%9C%9F**%E3%80%8Cb">a</a>',
    );
    expect(await articleHtml('```\n**真。**她 ls --all\n```')).toContain(
      '<code>**真。**她 ls --all\n</code>',
    );
  });

  it('keeps its place in lists, quotations, tables and headings', async () => {
    const html = await articleHtml(
      '## **静。**坐\n\n- **真。**她\n\n> **真。**她\n\n| a |\n| - |\n| **真。**她 |',
    );
    expect(html).toContain('<h2 id="静坐"><a href="#静坐"><strong>静。</strong>坐</a></h2>');
    expect(html.match(/<strong>真。<\/strong>她/g)).toHaveLength(3);
    expect(html).not.toMatch(/\uFFFC|%EF%BF%BC/);
  });
});

describe('the id of a heading', () => {
  it.each([
    ['静坐', '静坐'],
    ['第1章：开始', '第1章开始'],
    ['🧘', 'section'],
    ['…', 'section'],
    ['راحة البال', 'راحة-البال'],
    ['می‌خواهم, with an invisible joiner', 'میخواهم-with-an-invisible-joiner'],
    ['हिन्दी शीर्षक', 'हिन्दी-शीर्षक'],
    ['การพักผ่อน', 'การพักผ่อน'],
    ['Тихое утро', 'тихое-утро'],
    ['Й decomposed: И\u0306', 'й-decomposed-й'],
    ['Cafe\u0301', 'café'],
    ['content', 'content-1'],
    ['Menu', 'menu-1'],
    ['C++', 'c'],
    ['Rest {#my-id}', 'my-id'],
    ['İlk adım, ışık', 'ilk-adım-ışık'],
    ['静坐 {#静坐-1}', '静坐-1'],
    ['ध्यान {#ध्यान_1}', 'ध्यान_1'],
    ['Words {product} {#a b}', 'words-yoga-a-b'],
  ])('%s is not empty, not taken and composed: %s', async (heading, id) => {
    expect(await articleHtml(`## ${heading}`)).toContain(`<h2 id="${id}"><a href="#${id}">`);
  });

  it('is unique on the page', async () => {
    const html = await articleHtml(
      [
        '## Same\n\n## Same\n\n## Same 1\n\n## 🧘\n\n## 🌊\n\n## -1\n\n## Later\n\n## Fn a[^a]'.replace(
          '[^a]',
          '',
        ),
        'Text[^a].\n\n<p id="later">x</p>\n\n## Own {#same-2}\n\n### Same 2\n\n## Footnote label\n\n[^a]: A.',
      ].join('\n\n'),
    );
    const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
    expect(ids).toEqual([...new Set(ids)]);
    expect(ids).toEqual(
      expect.arrayContaining(['same', 'same-1', 'same-1-1', 'section', 'section-1', 'later']),
    );
    expect(ids).toEqual(
      expect.arrayContaining(['later-1', 'same-2', 'same-2-1', 'fn-a', 'fn-a-1']),
    );
    expect(ids.every((id) => id !== '')).toBe(true);
  });
});

it('the words around footnotes are in the language of the site, or marked as English', async () => {
  const footnotes = async (language: string) => {
    const identity = { ...settings.identity, language };
    const render = await markdownRenderer(markdownOf({ ...settings, identity }));
    const { html } = await render('A[^a]\n\n[^a]: B', pathToFileURL('content/articles/walk.md'));
    return html
      .match(/<h2.*?<\/h2>|<a [^>]*backref.*?<\/a>/g)
      ?.map((each) => each.replaceAll(/ (?!lang)[\w-]+="[^"]*"/g, ''));
  };
  onTestFinished(() => {
    setOwnTexts({});
  });
  setOwnTexts({ he: { backToText: 'חזרה' } });
  expect(await footnotes('en-GB')).toEqual(['<h2>Footnotes</h2>', '<a>Back</a>']);
  expect(await footnotes('de')).toEqual(['<h2>Fußnoten</h2>', '<a>Zurück</a>']);
  expect(await footnotes('he')).toEqual(['<h2 lang="en">Footnotes</h2>', '<a>חזרה</a>']);
  setOwnTexts({ he: { footnotes: 'הערות' } });
  expect(await footnotes('he')).toEqual(['<h2>הערות</h2>', '<a lang="en">Back</a>']);
});
