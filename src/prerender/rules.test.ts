import { describe, expect, it } from 'vitest';
import { SPECULATION_RULES } from './rules.ts';

describe('the rules for rendering ahead', () => {
  it('cannot end the script element that holds them', () => {
    expect(SPECULATION_RULES).not.toContain('<');
  });

  it('wait for a sign of the visitor', () => {
    const { prerender } = JSON.parse(SPECULATION_RULES);
    expect(prerender[0].eagerness).toBe('moderate');
  });
});
