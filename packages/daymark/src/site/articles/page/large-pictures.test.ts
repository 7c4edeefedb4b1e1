import { expect, it } from 'vitest';
import { withLargePictures } from './large-pictures.ts';

const SET = 'srcset="/a-360.webp 360w, /a-1168.webp 1168w, /a-584.webp 584w"';
const PICTURE = `<img src="/a-584.webp" ${SET} alt="A &quot;quay&quot;" width="584" height="390">`;

it('a picture that exists in a larger size is a button, which opens its largest file', () => {
  const html = withLargePictures(`<p>Dawn.</p><figure>${PICTURE}</figure><p>Dusk.</p>`);
  expect(html).toBe(
    `<p>Dawn.</p><figure><button type="button" class="to-large" popovertarget="large-picture-1">${PICTURE}</button>` +
      '<span popover id="large-picture-1" class="large-picture">' +
      '<button type="button" class="from-large" popovertarget="large-picture-1" popovertargetaction="hide" autofocus>' +
      '<img src="/a-1168.webp" alt="A &quot;quay&quot;" width="584" height="390" loading="lazy" decoding="async"> ' +
      '<span class="button">Close</span></button></span></figure><p>Dusk.</p>',
  );
  expect(withLargePictures(PICTURE + PICTURE)).toContain('id="large-picture-2"');
});

it.each([
  ['in a link', `<a href="/b">${PICTURE}</a>`],
  ['without alternative text', PICTURE.replace(/alt="[^"]*"/, 'alt=""')],
  ['in one size', PICTURE.replace(SET, '')],
])('a picture %s stays as it is', (_, html) => {
  expect(withLargePictures(html)).toBe(html);
  expect(withLargePictures(html + PICTURE)).toContain('id="large-picture-1"');
});
