import { describe, expect, it } from 'vitest';
import { articleHtml } from './testing.ts';

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
