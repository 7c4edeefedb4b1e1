import { expect, it } from 'vitest';
import { boxesIn } from './boxes.ts';

it('a page is known by its boxes, and by the networks that may fill them', () => {
  const html = `
    <div class="slot-box" data-network="acme"></div>
    <div class="slot-box" data-network="insider"></div>
    <div class="slot-box"></div>`;
  expect(boxesIn(html)).toEqual({ hasAny: true, networks: new Set(['acme', 'insider']) });
  expect(boxesIn('<div class="slot-box">')).toEqual({ hasAny: true, networks: new Set() });
  expect(boxesIn('<p>Nothing</p>')).toEqual({ hasAny: false, networks: new Set() });
});

it('an example of a box is none', () => {
  const html = '<pre><code>&lt;div class="slot-box" data-network="acme"&gt;</code></pre>';
  expect(boxesIn(html)).toEqual({ hasAny: false, networks: new Set() });
});
