import { describe, expect, it } from 'vitest';
import { articleHtml } from './testing.ts';

const TABLE = '| a | b |\n| --- | --: |\n| 1 | 2 |';

describe('a table', () => {
  it('scrolls in a region whose name contains the heading of its section', async () => {
    const html = await articleHtml(`## Times & places\n\n${TABLE}\n\n${TABLE}`);
    expect(html).toContain(
      '<section class="wide" aria-label="Table 1: Times &amp; places" tabindex="0"><table>',
    );
    expect(html).toContain('aria-label="Table 2: Times &amp; places"');
  });

  it('has a number in its name, even if it is in no section', async () => {
    expect(await articleHtml(TABLE)).toContain('aria-label="Table 1"');
  });

  it('is aligned by classes, not by inline styles', async () => {
    const html = await articleHtml(TABLE);
    expect(html).toContain('<th scope="col" class="align-right">b</th>');
    expect(html).toContain('<td class="align-right">2</td>');
    expect(html).not.toContain('style');
  });
});

it('a block of code scrolls in a region with a name of its own', async () => {
  const html = await articleHtml('## Settings\n\n```\na\n```\n\n```\nb\n```');
  expect(html).toContain('aria-label="Code 1: Settings"');
  expect(html).toContain('aria-label="Code 2: Settings"');
});

it('a block of code keeps its tokens', async () => {
  expect(await articleHtml('```\n{product} <b>\n```')).toBe(
    '<section class="wide" aria-label="Code 1" tabindex="0"><pre><code>{product} &lt;b&gt;\n</code></pre></section>',
  );
});
