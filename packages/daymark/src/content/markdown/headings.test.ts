import { describe, expect, it } from 'vitest';
import { articleHtml } from './testing.ts';

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
