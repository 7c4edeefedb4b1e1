import { describe, expect, it } from 'vitest';
import { speculationRules } from './navigation.ts';

const rules = speculationRules({ affiliates: ['amzn.to', '/go/'] });

describe('the speculation rules', () => {
  it('cannot close the script element that contains them', () => {
    expect(rules).not.toContain('<');
  });

  it('exclude files, the pages inside the frames of ad networks and affiliate links', () => {
    const { prerender } = JSON.parse(rules);
    const [, { not }] = prerender[0].where.and;
    const isLeftOut = (path: string) =>
      [not.href_matches]
        .flat()
        .some((pattern) => new URLPattern({ pathname: pattern }).test({ pathname: path }));
    expect(['/ads/frame/acme', '/rss.xml', '/go/kettle', '/blog/guide-1'].map(isLeftOut)).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });

  it('apply when the visitor points at a link or presses it', () => {
    const { prerender } = JSON.parse(rules);
    expect(prerender[0].eagerness).toBe('moderate');
  });
});
