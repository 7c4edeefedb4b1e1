import { expect, it } from 'vitest';
import { divideAtEmbeds, type Embed, embedPlaceholder } from './embed.ts';

const embed: Embed = { kind: 'audio', title: 'A "bell" & <b>', src: '/a.mp3' };

it('the placeholder of an embed contains a link', () => {
  expect(embedPlaceholder(embed)).toMatch(
    /<a href="\/a\.mp3">A &quot;bell&quot; &amp; &lt;b><\/a><\/p>$/,
  );
});

it('divideAtEmbeds separates embeds with any title from the surrounding text', () => {
  const html = `<p>a</p>\n${embedPlaceholder(embed)}\n${embedPlaceholder(embed)}<p>b</p>`;
  expect(divideAtEmbeds(html)).toEqual(['<p>a</p>\n', embed, embed, '<p>b</p>']);
});
