import { describe, expect, it } from 'vitest';
import { leadOf } from './lead.ts';

describe('the lines below the title of an article', () => {
  it.each([
    ['We walk at dawn. The sea is grey.', '<h2>Dawn</h2><p>We <em>walk</em> at dawn. Later …</p>'],
    ['Ada says “it’s early” at dawn.', '<p>Ada says &quot;it&#39;s early&quot; at dawn.</p>'],
    ['Words. A · blog', '<p>Words.</p>'],
    ['We walk at dawn, and then…', '<p>We walk at dawn, and then we sleep.</p>'],
    ['朝に歩きます。海は灰色です。', '<p>朝に歩きます。それから。</p>'],
  ])('are not its summary %j if the text begins with it', (summary, html) => {
    expect(leadOf({ subtitle: undefined, summary }, html)).toBeUndefined();
    expect(leadOf({ subtitle: 'A walk', summary }, html)).toBe('A walk');
  });

  it.each([
    ['How we walk at dawn.', '<p>We walk at dawn.</p>'],
    ['Words. A', '<p>Other words.</p>'],
    ['', '<p>Words.</p>'],
  ])('are its summary %j otherwise', (summary, html) => {
    const lead = leadOf({ subtitle: undefined, summary }, html);
    expect(lead).toBe(summary === '' ? undefined : summary);
  });
});
