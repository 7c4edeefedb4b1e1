import { describe, expect, it } from 'vitest';
import { SPECULATION_RULES } from './navigation.ts';

describe('the speculation rules', () => {
  it('cannot close the script element that contains them', () => {
    expect(SPECULATION_RULES).not.toContain('<');
  });

  it('exclude files and the pages inside the frames of ad networks', () => {
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

  it('apply when the visitor points at a link or presses it', () => {
    const { prerender } = JSON.parse(SPECULATION_RULES);
    expect(prerender[0].eagerness).toBe('moderate');
  });
});
