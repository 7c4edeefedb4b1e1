import { describe, expect, it } from 'vitest';
import { gapsIn } from './gaps.ts';

describe('a gap in a page', () => {
  it.each([
    ['<h2>One</h2><h2>Two</h2><p>a</p>', 'h2 without content: One'],
    ['<section><h3>One</h3></section><p>a</p>', 'h3 without content: One'],
    ['<h2>One</h2><h3>Two</h3>', 'h2 without content: One, h3 without content: Two'],
    ['<h2>One</h2><section></section>', 'h2 without content: One'],
    ['<p>a</p><ul> </ul>', 'ul without items'],
    ['<p>The path: 0 steps</p>', 'count of 0: The path: 0 steps'],
  ])('is found in %s', (html, gaps) => {
    expect(gapsIn(html).join(', ')).toBe(gaps);
  });

  it.each([
    '<h2>One</h2><p>a</p>',
    '<h2>One</h2><h3>Two</h3><ul><li>a</li></ul>',
    '<h2>One</h2><section><p>a</p></section>',
    '<h2>One</h2><label><input></label>',
    '<p>404 pages, 10 steps, 1.0 minutes</p><script>"0 steps"</script>',
  ])('is not found in %s', (html) => {
    expect(gapsIn(html)).toEqual([]);
  });
});
