import { expect, it } from 'vitest';
import { articleHtml } from './testing.ts';

it('a footnote has a labelled link back to each reference', async () => {
  const html = await articleHtml('One[^a] and again[^a].\n\n[^a]: A note on {product}.');
  expect(html).toContain('id="fnref-a"');
  expect(html).toContain('A note on yoga.');
  expect(html).toContain('aria-label="Back to note 1 in the text"');
  expect(html).toContain('aria-label="Back (2) to note 1 in the text"');
  expect(html).toContain('>Back (2)</a>');
});

it('only the first reference to a footnote has its number, beside which the note is shown', async () => {
  const html = await articleHtml('One[^a] and again[^a], two[^b].\n\n[^a]: A.\n[^b]: B.');
  const marked = [...html.matchAll(/id="(fnref-[^"]+)" data-footnote-ref="(\d+)"/g)];
  expect(marked.map(([, id, number]) => [id, number])).toEqual([
    ['fnref-a', '1'],
    ['fnref-b', '2'],
  ]);
});
