import { describe, expect, it } from 'vitest';
import { isSlug, slugOf } from './slug.ts';

describe('a slug', () => {
  it.each([
    ['content/articles/first-light.md', 'first-light'],
    ['content/articles/2026/first-light.md', 'first-light'],
    ['content/articles/first-light/index.md', 'first-light'],
    ['content/articles/First-Light.md', 'first-light'],
  ])('of %s is %s', (file, slug) => {
    expect(slugOf(file)).toBe(slug);
  });

  it('consists of lower-case letters of any script, digits and single hyphens', () => {
    expect(['first-light', '7-days', 'élan', 'אור'].every(isSlug)).toBe(true);
    expect(['', 'first light', 'a_b', '-a', 'a--b', 'a.b', 'A'].some(isSlug)).toBe(false);
  });
});
