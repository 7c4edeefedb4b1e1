// @vitest-environment happy-dom
// Uses globals of Node together with a document, which needs a process of its own.
import { beforeEach, expect, it } from 'vitest';
import { measure } from './measure.ts';

beforeEach(() => {
  document.documentElement.innerHTML = `<head><style data-vite-dev-id="a.css">p{}</style></head>
<body><main><p>One <em>calm</em> day</p><p hidden>never</p>
<div class="slot" data-width="phone"><div class="slot-box" data-banner-id="201">Buy now</div></div>
<div class="slot" data-width="any"><div class="slot-box" data-slot-id="204"></div></div>
<script>let x;</script></main><footer>The end</footer></body>`;
});

it('the words of a page are those of its main content without advertising', async () => {
  expect((await measure(document)).words).toBe(3);
});

it('the slots of a page include those whose attribute the loader has renamed', async () => {
  expect((await measure(document)).slots).toEqual([
    { bannerId: '201', width: 'phone' },
    { bannerId: '204', width: 'any' },
  ]);
});

it('the size of a page does not depend on what only the preview adds', async () => {
  const { bytes: before } = await measure(document);
  document.head.insertAdjacentHTML('beforeend', '<script src="/@vite/client"></script>');
  document.body.append(document.createElement('daymark-preview'));
  expect((await measure(document)).bytes).toBe(before);
  document.body.append('And a sentence.');
  expect((await measure(document)).bytes).toBeGreaterThan(before);
});
