import { describe, expect, it } from 'vitest';
import { type Change, type Reference, rewrite } from './links.ts';

/** Changes each address that the table names, and leaves the other addresses. */
const changed = (markdown: string, table: Readonly<Record<string, Change>>) =>
  rewrite(markdown, (address) => table[address]);

describe('a new address takes the place of the old one, and everything else stays', () => {
  it.each([
    ['[a](/old "A title")', '[a](/new "A title")'],
    ['[a](</old>)', '[a](</new>)'],
    ['![a  b](/old)', '![a  b](/new)'],
    ['[one][x] and [x]\n\n[x]: /old\n', '[one](/new) and [x](/new)\n\n\n'],
    ['See <https://old.example/>.', 'See [/new](/new).'],
    ['See https://old.example/ there', 'See [/new](/new) there'],
    ['> * a [b *c*](/old)\n>   d', '> * a [b *c*](/new)\n>   d'],
    [':::note[A [b](/old)]\n[c](/old)\n:::', ':::note[A [b](/new)]\n[c](/new)\n:::'],
    ['::audio[A]{src=/old transcript="/old"}', '::audio[A]{src=/new transcript="/new"}'],
    ['<p>A <a class="b" href="/old">c</a></p>', '<p>A <a class="b" href="/new">c</a></p>'],
    ['A note.[^1]\n\n[^1]: [b](/old)', 'A note.[^1]\n\n[^1]: [b](/new)'],
    ['| [a](/old) |\n| - |\n| b |', '| [a](/new) |\n| - |\n| b |'],
  ])('%s', (before, after) => {
    expect(changed(before, { '/old': '/new', 'https://old.example/': '/new' })).toBe(after);
  });

  it.each(['`[a](/old)`', '```\n[a](/old)\n```', '\\[a](/old)', '<!-- [a](/old) -->'])(
    'not in %s',
    (markdown) => expect(changed(markdown, { '/old': '/new' })).toBe(markdown),
  );

  it('that has parentheses and spaces', () => {
    expect(changed('[a](/old)', { '/old': '/a (b)' })).toBe('[a](/a%20%28b%29)');
  });
});

describe('a link or a picture may become', () => {
  it.each([
    ['[a *b*](/old)', null, 'a *b*'],
    ['[a][x] c\n\n[x]: /old', null, 'a c\n\n'],
    ['![a_b](/old)', null, 'a\\_b'],
    ['- [# a](/old)', null, '- \\# a'],
    ['b [# a](/old)', null, 'b # a'],
    ['![a](/old)', { link: 'https://old.example/a.png' }, '[a](https://old.example/a.png)'],
    [
      '![a](/old "Low *tide*")',
      { link: 'https://old.example/a.png' },
      '[a](https://old.example/a.png) (Low \\*tide\\*)',
    ],
    ['![](/old "Low tide")', null, 'Low tide'],
    ['a\n\n![](/old)\n\nb ![](/old) c', null, 'a\n\nb  c'],
    ['![](/old)', { link: 'https://old.example/' }, '[old.example](https://old.example/)'],
    [
      ':::gallery[At *sea*]\n![a](/old)\n![b](b.png)\n:::\n\nc',
      null,
      'At *sea*\n\na\n![b](b.png)\n\nc',
    ],
    ['- :::gallery\n  ![](/old)\n  ![b](b.png)\n  :::', null, '-   ![b](b.png)\n'],
    ['a\n\n:::gallery\n![b](b.png)\n![](/old)\n:::\n\nc', null, 'a\n\n![b](b.png)\n\nc'],
    ['a\n\n:::gallery\n![](/old)\n:::\n\nc', null, 'a\n\n\nc'],
    ['> :::gallery\n> ![a](/old)\n> :::\n\nc', null, '> \n> a\n\nc'],
    [
      ':::gallery\n![a](/old)\n![b](b.png)\n:::',
      { link: 'https://old.example/a.png' },
      '[a](https://old.example/a.png)\n![b](b.png)\n',
    ],
    ['![](/old)', { link: 'https://old.example/a.png' }, '[a.png](https://old.example/a.png)'],
    ['[![a](/old)](/b)', { link: 'https://old.example/a.png' }, '[a](/b)'],
    ['::audio[A bell]{src=/old}', { link: '/b.mp3' }, '[A bell](/b.mp3)'],
    ['::audio[A bell]{src=/old}', null, 'A bell'],
    ['::audio[A bell]{src=/b transcript=/old}', null, '::audio[A bell]{src=/b transcript=none}'],
    ['<a href="/old">c</a>', null, '<a >c</a>'],
  ] as [string, Change, string][])('%s: %o', (before, change, after) => {
    expect(changed(before, { '/old': change })).toBe(after);
  });

  it('a picture without a description gets the text that Daymark asks for', () => {
    expect(changed('![](/old) ![][x]\n\n[x]: /old "A pier"', { '/old': './new.png' })).toBe(
      '![decorative](./new.png) ![decorative](./new.png "A pier")\n\n',
    );
  });
});

it.each([
  ['A\n\n[1]: /nowhere\n', 'A\n\n'],
  ['[1]: /nowhere\n\nA [b][2]\n\n[2]: /b\n[2]: /c\n', 'A [b][2]\n\n[2]: /b\n'],
])('a definition that shows nothing is left out of %j', (markdown, expected) => {
  expect(rewrite(markdown, () => undefined)).toBe(expected);
});

it('each reference has its line, its words, and its place in or around a link', () => {
  const found: Reference[] = [];
  rewrite('A\n\n[![small](a.png)](b.png)\n[c](d)', (_address, _kind, reference) => {
    found.push(reference);
    return undefined;
  });
  expect(
    found.map(({ kind, line, words, isAroundPicture, isInLink }) => [
      kind,
      line,
      words,
      isAroundPicture,
      isInLink,
    ]),
  ).toEqual([
    ['link', 3, 'small', true, false],
    ['image', 3, 'small', false, true],
    ['link', 4, 'c', false, false],
  ]);
});
