import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Beacon } from './Beacon.tsx';

describe('the lighthouse', () => {
  it('has the colour of the text and is hidden from screen readers', () => {
    const mark = renderToStaticMarkup(<Beacon className="mark" />);
    expect(mark).toMatch(
      /^<svg class="mark" width="24" height="24" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true"/,
    );
    expect(mark).not.toMatch(/#[0-9a-f]{3,6}|style=|id=/);
  });
});
