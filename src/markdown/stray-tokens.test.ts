import { describe, expect, it } from 'vitest';
import { strayTokensIn } from './stray-tokens.ts';

describe('a brace token that nothing fills', () => {
  it('is named with its file and line', () => {
    const markdown = '---\ntitle: On {Produkt}\n---\nWe practise {product}.\nSee {Site}.';
    expect(strayTokensIn(markdown, 'content/articles/a.md')).toEqual([
      'content/articles/a.md:2: expected no brace tokens but {product}, {Product} and {site}; found {Produkt}',
      'content/articles/a.md:5: expected no brace tokens but {product}, {Product} and {site}; found {Site}',
    ]);
  });

  it('may stand in code', () => {
    expect(strayTokensIn('Use `{name}` so:\n```\n{name}\n```\n', 'a.md')).toEqual([]);
  });
});
