import { satteri } from '@astrojs/markdown-satteri';
import { expect, it } from 'vitest';
import { pictureTexts } from './pictures.ts';

it('the alternative text "decorative" becomes empty, and other alternative texts stay', async () => {
  const renderer = await satteri({ mdastPlugins: [pictureTexts] }).createRenderer({});
  const { code } = await renderer.render('![decorative](/a.png) ![A decorative wave](/b.png)');
  expect(code).toContain('<img src="/a.png" alt="">');
  expect(code).toContain('<img src="/b.png" alt="A decorative wave">');
});
