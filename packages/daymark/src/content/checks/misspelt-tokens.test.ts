import { satteri } from '@astrojs/markdown-satteri';
import { describe, expect, it } from 'vitest';
import type { Finding } from './finder.ts';
import { misspeltTokens, misspeltTokensIn, tokenFinder } from './misspelt-tokens.ts';

async function foundIn(markdown: string) {
  const tokens: Finding[] = [];
  const mdastPlugins = [tokenFinder((found) => void tokens.push(found))];
  const renderer = await satteri({
    features: { directive: true },
    mdastPlugins,
  }).createRenderer({ syntaxHighlight: false });
  await renderer.render(markdown);
  return tokens.map(({ found, line }) => `${line} ${found}`);
}

describe('a misspelt token', () => {
  it('is a warning with its line', () => {
    const warning = { severity: 'warning' };
    expect(misspeltTokensIn('title: On {Produkt}\nsubtitle: {product}\nseries: {Site}', 2)).toEqual(
      [
        { ...warning, line: 2, expected: 'the token {Product}', found: '{Produkt}' },
        { ...warning, line: 4, expected: 'the token {site}', found: '{Site}' },
      ],
    );
  });

  it.each([
    ['a paragraph of many lines', 'We practise {product}.\nAnd *see\n{Site}*.', '3 {Site}'],
    ['a quotation', '> - A\n> - {prodct}', '2 {prodct}'],
    ['a table', '| a | b |\n| - | - |\n| c | {SITE} |', '3 {SITE}'],
    ['the alternative text of an image', '\n![A {PRODUCT}](./a.jpg)', '2 {PRODUCT}'],
    ['the title of an image', '![A](./a.jpg "The {produkt}")', '1 {produkt}'],
    ['the title of a link', '[a](/a "The {produkt}")', '1 {produkt}'],
    ['the title of a definition', '[a]\n\n[a]: /a "The {produkt}"', '3 {produkt}'],
    ['HTML', '<p>\nOn\n{ product }</p>', '3 { product }'],
    ['the label of a video', '::video[On { product }]{vimeo=1}', '1 { product }'],
    [
      'text that looks like an inline directive',
      'At 10:note[of {Site}]{prodct}',
      '1 {prodct},1 {Site}',
    ],
  ])('is found in %s', async (_, markdown, found) => {
    expect((await foundIn(markdown)).join()).toBe(found);
  });

  it.each([
    '`{produkt}`',
    '`` a ` {produkt} ``',
    '```\n{produkt}\n```',
    '> ```\n> {produkt}\n> ```',
    '- a\n\n  ~~~\n  {produkt}\n  ~~~',
    '    {produkt}',
  ])('is allowed in code: %j', async (markdown) => {
    expect(await foundIn(markdown)).toEqual([]);
  });

  it.each([
    '{word}',
    'Use {word}, {size}, {a b}, {1}, {} and {{',
    '<p title="{word}">{word}</p>',
    '<!-- {produkt} -->',
    '变量 {词语} 和 {产品}',
    'المتغير {كلمة} و{منتج}',
    'चर {शब्द} और {उत्पाद}',
    'ตัวแปร {คำ} และ {ผลิตภัณฑ์}',
    'Переменная {слово} и {продукт}',
  ])('is no other word in braces: %s', async (markdown) => {
    expect(await foundIn(markdown)).toEqual([]);
  });
});

describe('the tokens in texts', () => {
  it.each([
    ['{produkt}', '{product}'],
    ['{Produkt}', '{Product}'],
    ['{PRODUCT}', '{Product}'],
    ['{products}', '{product}'],
    ['{ product }', '{product}'],
    ['{{product}}', '{product}'],
    ['{Site}', '{site}'],
    ['{site-name}', '{site}'],
  ])('are found if they are misspelt: %s', (found, meant) => {
    expect(misspeltTokens(`说${found}的`)).toEqual([{ found, meant }]);
  });

  it('are not other words in braces', () => {
    const others =
      '{product} {Product} {site} {word} {size} {a b} {b: 1} {词} {слово} {शब्द} {คำ} {كلمة}';
    expect(misspeltTokens(others)).toEqual([]);
  });
});
