import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Beacon } from './Beacon.tsx';

describe('the mark', () => {
  it('takes the colour of the text beside it and says nothing itself', () => {
    const mark = renderToStaticMarkup(<Beacon className="mark" />);
    expect(mark).toMatch(
      /^<svg class="mark" width="24" height="24" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true"/,
    );
    expect(mark).not.toMatch(/#[0-9a-f]{3,6}|style=|id=/);
  });

  it('is the favicon of a new site, too, on the grid of 16 pixels, in a light and a dark', () => {
    const template = '../../../../create-daymark/template';
    const icon = readFileSync(new URL(`${template}/public/favicon.svg`, import.meta.url), 'utf8');
    expect(icon).toContain('viewBox="0 0 16 16"');
    expect(icon).toContain('@media (prefers-color-scheme: dark)');
  });
});
