import { satteri } from '@astrojs/markdown-satteri';
import { describe, expect, it } from 'vitest';
import { unknownTokenFinder, unknownTokensIn } from './unknown-tokens.ts';

const expected = 'no brace tokens except {product}, {Product} and {site}';

async function foundIn(markdown: string) {
  const tokens: ReturnType<typeof unknownTokensIn> = [];
  const mdastPlugins = [unknownTokenFinder((found) => tokens.push(...found))];
  const renderer = await satteri({
    features: { directive: true },
    mdastPlugins,
  }).createRenderer({ syntaxHighlight: false });
  await renderer.render(markdown);
  return tokens.map(({ found, line }) => `${line} ${found}`);
}

describe('an unknown brace token', () => {
  it('is reported with its line', () => {
    expect(unknownTokensIn('title: On {Produkt}\nsubtitle: {product}\nseries: {Site}', 2)).toEqual([
      { line: 2, expected, found: '{Produkt}' },
      { line: 4, expected, found: '{Site}' },
    ]);
  });

  it.each([
    ['a paragraph of many lines', 'We practise {product}.\nAnd *see\n{Site}*.', '3 {Site}'],
    ['a quotation', '> - A\n> - {b}', '2 {b}'],
    ['a table', '| a | b |\n| - | - |\n| c | {d} |', '3 {d}'],
    ['the alternative text of an image', '\n![A {wave}](./a.jpg)', '2 {wave}'],
    ['the title of an image', '![A](./a.jpg "The {tide}")', '1 {tide}'],
    ['the title of a link', '[a](/a "The {tide}")', '1 {tide}'],
    ['the title of a definition', '[a]\n\n[a]: /a "The {tide}"', '3 {tide}'],
    ['HTML', '<p>\nOn\n{tides}</p>', '3 {tides}'],
    ['the label of a video', '::video[On {tides}]{vimeo=1}', '1 {tides}'],
    ['text that looks like an inline directive', 'At 10:note[of {a}]{b}', '1 {b},1 {a}'],
  ])('is found in %s', async (_, markdown, found) => {
    expect((await foundIn(markdown)).join()).toBe(found);
  });

  it.each([
    '`{name}`',
    '`` a ` {name} ``',
    '```\n{name}\n```',
    '> ```\n> {name}\n> ```',
    '- a\n\n  ~~~\n  {name}\n  ~~~',
    '    {name}',
  ])('is allowed in code: %j', async (markdown) => {
    expect(await foundIn(markdown)).toEqual([]);
  });
});
