import { satteri } from '@astrojs/markdown-satteri';
import { expect, it } from 'vitest';
import { decorativePictures } from './decorative.ts';

it('a picture that is called decorative is passed over, any other is read out', async () => {
  const renderer = await satteri({ mdastPlugins: decorativePictures }).createRenderer({});
  const { code } = await renderer.render('![decorative](/a.png) ![A decorative wave](/b.png)');
  expect(code).toContain('<img src="/a.png" alt="">');
  expect(code).toContain('<img src="/b.png" alt="A decorative wave">');
});
