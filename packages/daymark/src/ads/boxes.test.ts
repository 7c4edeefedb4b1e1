import { expect, it } from 'vitest';
import { boxesIn } from './boxes.ts';

it('boxesIn returns whether a page contains slot boxes, and the networks that may fill them', () => {
  const html = `
    <div class="slot-box" data-network="acme"></div>
    <div class="slot-box" data-network="insider"></div>
    <div class="slot-box"></div>`;
  expect(boxesIn(html)).toEqual({ hasAny: true, networks: new Set(['acme', 'insider']) });
  expect(boxesIn('<div class="slot-box">')).toEqual({ hasAny: true, networks: new Set() });
  expect(boxesIn('<p>Nothing</p>')).toEqual({ hasAny: false, networks: new Set() });
});

it('boxesIn ignores a slot box in an escaped code example', () => {
  const html = '<pre><code>&lt;div class="slot-box" data-network="acme"&gt;</code></pre>';
  expect(boxesIn(html)).toEqual({ hasAny: false, networks: new Set() });
});
