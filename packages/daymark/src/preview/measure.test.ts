// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { slotsOn, weightOf, wordsOn } from './measure.ts';

beforeEach(() => {
  document.documentElement.innerHTML = `<head><style data-vite-dev-id="a.css">p{}</style></head>
<body><main><p>One <em>calm</em> day</p><p hidden>never</p>
<div class="slot" data-width="phone"><div class="slot-box" data-banner-id="201">Buy now</div></div>
<div class="slot" data-width="any"><div class="slot-box" data-slot-id="204"></div></div>
<script>let x;</script></main><footer>The end</footer></body>`;
});

it('the words of a page are those of its main content without advertising', () => {
  expect(wordsOn(document)).toBe(3);
});

it('the slots of a page include those whose attribute the loader has renamed', () => {
  expect(slotsOn(document)).toEqual([
    { bannerId: '201', width: 'phone' },
    { bannerId: '204', width: 'any' },
  ]);
});

it('the size of a page does not depend on what only the preview adds', async () => {
  const before = await weightOf(document);
  document.head.insertAdjacentHTML('beforeend', '<script src="/@vite/client"></script>');
  document.body.append(document.createElement('daymark-preview'));
  expect(await weightOf(document)).toBe(before);
  document.body.append('And a sentence.');
  expect(await weightOf(document)).toBeGreaterThan(before);
});
