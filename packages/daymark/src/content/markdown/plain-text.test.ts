import { describe, expect, it } from 'vitest';
import { plainText } from './plain-text.ts';

describe('the plain text of', () => {
  it.each([
    [
      '"Quotes" & </script><b>bold</b> <em>x</em> \\ backslash 100%',
      '"Quotes" & bold x \\ backslash 100%',
    ],
    [
      'This is a **really** [good](https://example.org) thing & "quoted" with <b>tags</b>, `code` and a \\ backslash in it.',
      'This is a really good thing & "quoted" with tags, code and a \\ backslash in it.',
    ],
    ['A <!-- note to **self** --> title', 'A title'],
    ['***Both*** and __bold__, _soft_, ~~gone~~', 'Both and bold, soft, gone'],
    ['![A pier](./pier.jpg "At dawn") on <https://a.example>', 'A pier on <https://a.example>'],
    ['One<br>two<br/>three', 'One two three'],
    ['Caf&eacute; &amp; &lt;b&gt; &#65;&#x42; &nosuch;', 'Café & <b> AB &nosuch;'],
    ['A \\*star\\* and \\_line\\_', 'A *star* and _line_'],
    ['A bell\u0007 and\u000ba mark\uFFFE&#8;', 'A bell and a mark'],
    // Han
    ['**真。**她说：`静坐`', '真。她说：静坐'],
    ['他说*慢*然后[走](/blog)', '他说慢然后走'],
    ['<b>静坐</b>与<!-- 注 -->呼吸', '静坐与 呼吸'],
    // Arabic
    ['**راحة** <em>البال</em>', 'راحة البال'],
    ['[هدوء](/blog) و*سلام*', 'هدوء و*سلام*'.replaceAll('*', '')],
    // Devanagari
    ['**ध्यान** और _योग_', 'ध्यान और योग'],
    ['`मन` &amp; <i>श्वास</i>', 'मन & श्वास'],
    // Thai
    ['**พัก**ผ่อน', 'พักผ่อน'],
    ['<span lang="th">หายใจ</span> [ช้า](/a)', 'หายใจ ช้า'],
    // Cyrillic
    ['**Тихое** утро &mdash; <u>покой</u>', 'Тихое утро — покой'],
    ['_Дыхание_ и ~~спешка~~', 'Дыхание и спешка'],
  ])('%s has no markup', (text, plain) => {
    expect(plainText(text)).toBe(plain);
  });

  it.each([
    'a < b and c > d',
    'Array<string> and <T>',
    '2 * 3 * 4, 2*3*4 and f*g*h',
    'snake_case_name and __x',
    'C# & .NET',
    '5 [sic] and [x] done',
    '~20 minutes, ~~',
    'A comment <!-- that is not closed',
    'A \\ backslash, C:\\temp',
    '{product} & {word}',
    'AT&T; R&D',
    '静坐与呼吸 · هدوء · ध्यान · พักผ่อน · покой',
  ])('%s is the text itself', (text) => {
    expect(plainText(text)).toBe(text);
  });

  it('is found in linear time', () => {
    for (const sign of ['*a ', '_a ', '`a ', '[a ', '[a](', '<a ', '<!--', '&a', '~~a', '**a'])
      expect(plainText(sign.repeat(20_000)).length).toBeGreaterThan(0);
  });
});
