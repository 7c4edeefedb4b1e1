import { describe, expect, it } from 'vitest';
import { articleHtml } from '../../../../../tests/article-html.ts';

describe('a heading of an article', () => {
  it.each([
    ['a quotation', 'Text.\n\n> ## Rest'],
    ['a list', '- Text.\n\n  ## Rest'],
    ['a footnote', 'A[^a]\n\n[^a]: ## Rest'],
  ])('cannot be inside %s', async (_, markdown) => {
    await expect(articleHtml(markdown)).rejects.toThrow(
      'content/articles/walk.md:3: expected a heading outside lists and quotations; found a heading inside one',
    );
  });

  it('cannot contain a footnote', async () => {
    await expect(articleHtml('Text.\n\n## On *rest[^a]*\n\n[^a]: A')).rejects.toThrow(
      'content/articles/walk.md:3: expected a heading without a footnote, which belongs in the text below; found a heading with a footnote',
    );
  });
});

describe('a heading', () => {
  it('is a link to itself, with the noun filled in', async () => {
    expect(await articleHtml('## On {Product} & *rest*')).toBe(
      '<h2 id="on-yoga--rest"><a href="#on-yoga--rest">On Yoga &amp; <em>rest</em></a></h2>',
    );
  });

  it('has a unique id even if another heading has the same text', async () => {
    expect(await articleHtml('## Rest\n\n### Rest')).toContain(
      '<h3 id="rest-1"><a href="#rest-1">Rest</a></h3>',
    );
  });

  it('stays unchanged if it contains a link at any depth', async () => {
    expect(await articleHtml('## See [here](/about)')).toBe(
      '<h2 id="see-here">See <a href="/about">here</a></h2>',
    );
    expect(await articleHtml('## *See **[here](/about)***')).toBe(
      '<h2 id="see-here"><em>See <strong><a href="/about">here</a></strong></em></h2>',
    );
  });

  it('stays unchanged above the footnotes', async () => {
    expect(await articleHtml('A[^a]\n\n[^a]: B')).toContain('>Footnotes</h2>');
  });
});
