import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Beacon } from './Beacon.tsx';

describe('the engine’s logo', () => {
  it('has the colour of the text and is hidden from screen readers', () => {
    const mark = renderToStaticMarkup(<Beacon className="mark" />);
    expect(mark).toMatch(
      /^<svg class="mark" width="24" height="24" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true"/,
    );
    expect(mark).not.toMatch(/#[0-9a-f]{3,6}|style=|id=/);
  });

  it('is also the favicon of a new site, on a 16-pixel grid, in a light and a dark version', () => {
    const template = '../../../create-daymark/template';
    const icon = readFileSync(new URL(`${template}/public/favicon.svg`, import.meta.url), 'utf8');
    expect(icon).toContain('viewBox="0 0 16 16"');
    expect(icon).toContain('@media (prefers-color-scheme: dark)');
  });
});
