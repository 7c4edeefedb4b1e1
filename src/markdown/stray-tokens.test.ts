import { describe, expect, it } from 'vitest';
import { strayTokensIn } from './stray-tokens.ts';

describe('a brace token that nothing fills', () => {
  it('is told with its line', () => {
    const markdown = '---\ntitle: On {Produkt}\n---\nWe practise {product}.\nSee {Site}.';
    const expected = 'no brace tokens but {product}, {Product} and {site}';
    expect(strayTokensIn(markdown)).toEqual([
      { line: 2, expected, found: '{Produkt}' },
      { line: 5, expected, found: '{Site}' },
    ]);
  });

  it('may stand in code', () => {
    expect(strayTokensIn('Use `{name}` so:\n```\n{name}\n```\n')).toEqual([]);
  });
});
