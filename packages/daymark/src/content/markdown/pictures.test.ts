import { writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { satteri } from '@astrojs/markdown-satteri';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { articleHtml } from '../../../../../tests/article-html.ts';
import { makeFolder } from '../../../../../tests/small-site.ts';
import type { Picture } from '../texts.ts';
import { pictures, pictureTexts } from './pictures.ts';

/** Renders a text beside a picture of a size, and returns the HTML and the reported pictures. */
async function rendered(markdown: string, width: number, height: number, alpha = 1) {
  const folder = await makeFolder();
  const color = { r: 20, g: 40, b: 60, alpha };
  const file = join(folder, 'Pier 2.png');
  await writeFile(
    file,
    await sharp({ create: { width, height, channels: alpha < 1 ? 4 : 3, background: color } })
      .png()
      .toBuffer(),
  );
  await writeFile(
    join(folder, 'drawing.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="4"></svg>',
  );
  const reported: Picture[] = [];
  const plugin = pictures((picture) => reported.push(picture));
  const renderer = await satteri({ hastPlugins: [plugin] }).createRenderer({});
  const { code } = await renderer.render(markdown, {
    fileURL: pathToFileURL(join(folder, 'a.md')),
  });
  return { html: code.trim(), reported, file: relative('', file) };
}

it('a picture gets files up to twice the width of the text column, and its size', async () => {
  const { html, reported, file } = await rendered('![A pier](<./Pier 2.png>)', 2000, 1000);
  const name = String.raw`/_astro/Pier-2\.[0-9a-f]{10}\.avif`;
  const sources = [360, 584, 800, 1168].map((width) => `${name} ${width}w`).join(', ');
  expect(html).toMatch(RegExp(`srcset="${sources}"`));
  expect(html).toMatch(RegExp(`src="${name}"`));
  expect(html).toMatch(/width="1168" height="584" loading="lazy" decoding="async"/);
  expect(reported.flatMap(({ variants }) => variants)).toMatchObject(
    [360, 584, 800, 1168].map((width) => ({ file, width })),
  );
});

it('a small picture is not enlarged', async () => {
  const { html, reported } = await rendered('![A pier](<./Pier 2.png>)', 400, 300);
  expect(html).toContain('width="400" height="300"');
  expect(reported[0]?.variants.map(({ width }) => width)).toEqual([360, 400]);
});

it('a picture with a transparent ground has a class, for a light ground', async () => {
  expect((await rendered('![A pier](<./Pier 2.png>)', 40, 30, 0)).html).toContain(
    'class="transparent"',
  );
  expect((await rendered('![A pier](<./Pier 2.png>)', 40, 30)).html).not.toContain('class');
});

it('a vector graphic is copied', async () => {
  const { html, reported } = await rendered('![A line](./drawing.svg)', 1, 1);
  expect(html).toMatch(/src="\/_astro\/drawing\.[0-9a-f]{10}\.svg"/);
  expect(html).not.toContain('srcset');
  expect(reported[0]?.variants).toMatchObject([{ file: expect.stringMatching(/drawing\.svg$/) }]);
});

it('a picture that does not exist causes no error, because the checks report it', async () => {
  const { html, reported } = await rendered('![A](./none.png) ![B](/b.png)', 1, 1);
  expect(html).toContain('src="/b.png"');
  expect(reported).toEqual([]);
});

it('a path that cannot be decoded is rejected with file and line', async () => {
  await expect(articleHtml('![A](./100%.jpg)')).rejects.toThrow(
    'content/articles/walk.md:1: expected a picture file next to the Markdown file, such as ./harbour.jpg; found ./100%.jpg, in which % must be written as %25',
  );
});

it('the alternative text "decorative" becomes empty, and other alternative texts stay', async () => {
  const renderer = await satteri({ mdastPlugins: [pictureTexts] }).createRenderer({});
  const { code } = await renderer.render('![decorative](/a.png) ![A decorative wave](/b.png)');
  expect(code).toContain('<img src="/a.png" alt="">');
  expect(code).toContain('<img src="/b.png" alt="A decorative wave">');
});
