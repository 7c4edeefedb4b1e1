import { describe, expect, it } from 'vitest';
import { articleHtml } from '../../../../../tests/article-html.ts';

describe('a directive', () => {
  it('creates a note with or without a label', async () => {
    expect(await articleHtml(':::note[On *{product}*]\nSit.\n:::')).toBe(
      '<div class="note" role="note"><p class="note-label">On <em>yoga</em></p><p>Sit.</p></div>',
    );
    expect(await articleHtml(':::note\nSit.\n:::')).toBe(
      '<div class="note" role="note"><p>Sit.</p></div>',
    );
  });

  it('creates a quotation with its author below', async () => {
    expect(await articleHtml(':::quote[A neighbour]\nCome back.\n:::')).toBe(
      '<blockquote class="quote"><p>Come back.</p><p class="quote-label">A neighbour</p></blockquote>',
    );
  });

  it('creates a pull quote that screen readers skip', async () => {
    expect(await articleHtml(':::pull\nCome back.\n:::')).toBe(
      '<aside class="pull" role="none" aria-hidden="true"><p>Come back.</p></aside>',
    );
  });

  it('is not needed to strike words out', async () => {
    expect(await articleHtml('~~because~~')).toBe('<p><del>because</del></p>');
  });

  it('has a title in which the noun replaces the token', async () => {
    expect(await articleHtml('::audio[On {product} & *rest*]{src=/a.mp3}')).toContain(
      '<a href="/a.mp3">On yoga &amp; rest</a>',
    );
  });

  it('is not recognized at a colon within a sentence', async () => {
    expect(await articleHtml('At 10:30, see a:b, on:{product}.')).toBe(
      '<p>At 10:30, see a:b, on:yoga.</p>',
    );
  });

  it.each([
    [
      '\n:::poem\nRose\n:::',
      2,
      'one of :::note, :::quote, :::pull, ::video, ::audio; found :::poem',
    ],
    ['::networks', 1, '::networks in content/pages/privacy.md; found ::networks in another text'],
    ['::contact', 1, '::contact in content/pages/; found ::contact in another text'],
    ['::map{x=1}', 1, 'one of :::note, :::quote, :::pull, ::video, ::audio; found ::map'],
    [':::pull\n*[A](/b)*\n:::', 1, ':::pull without links and footnotes; found one of them'],
    [':::note\n## A\n:::', 1, ':::note without headings; found a heading'],
    ['a\n\n- ::audio[A]{src=/a.mp3}', 3, '::audio outside lists, quotations and notes'],
    ['::audio{src=/a.mp3}', 1, 'a title in brackets before the braces; found ""'],
    [
      '::audio[A] {src=/a.mp3}',
      1,
      'a directive such as ::video\\[Title\\]\\{youtube=…\\}; found ::audio',
    ],
    ['::video[A]', 1, 'one of youtube, vimeo, src; found none of these'],
  ])('causes an error with file and line if it is invalid: %j', async (markdown, line, message) => {
    await expect(articleHtml(markdown)).rejects.toThrow(
      new RegExp(`content/articles/walk\\.md:${line}: .*expected ${message}`),
    );
  });
});
