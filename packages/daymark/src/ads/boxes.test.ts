import { expect, it } from 'vitest';
import { boxesIn } from './boxes.ts';

it('reports whether a page has slot boxes, and which networks may fill them', () => {
  const html = `
    <div class="slot-box" data-network="acme"></div>
    <div class="slot-box" data-network="insider"></div>
    <div class="slot-box"></div>`;
  expect(boxesIn(html)).toEqual({ hasAny: true, networks: new Set(['acme', 'insider']) });
  expect(boxesIn('<div class="slot-box">')).toEqual({ hasAny: true, networks: new Set() });
  expect(boxesIn('<p>Nothing</p>')).toEqual({ hasAny: false, networks: new Set() });
});

it('a box in an escaped code example does not count', () => {
  const html = '<pre><code>&lt;div class="slot-box" data-network="acme"&gt;</code></pre>';
  expect(boxesIn(html)).toEqual({ hasAny: false, networks: new Set() });
});
