import { describe, expect, it } from 'vitest';
import { SPECULATION_RULES } from './rules.ts';

describe('the rules for rendering ahead', () => {
  it('cannot end the script element that holds them', () => {
    expect(SPECULATION_RULES).not.toContain('<');
  });

  it('leave out files, and the pages that networks run in', () => {
    const { prerender } = JSON.parse(SPECULATION_RULES);
    const [, { not }] = prerender[0].where.and;
    const isLeftOut = (path: string) =>
      [not.href_matches]
        .flat()
        .some((pattern) => new URLPattern({ pathname: pattern }).test({ pathname: path }));
    expect(['/ads/frame/acme', '/rss.xml', '/blog/guide-1'].map(isLeftOut)).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('wait for a sign of the visitor', () => {
    const { prerender } = JSON.parse(SPECULATION_RULES);
    expect(prerender[0].eagerness).toBe('moderate');
  });
});
