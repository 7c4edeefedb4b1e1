import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { satteri } from '@astrojs/markdown-satteri';
import { expect, it } from 'vitest';
import { makeFolder } from '../../../../../tests/small-site.ts';
import { drawings } from './drawings.ts';

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 4"><path d="M0 0h8v4z"/></svg>';

/** Renders a text beside a drawing, and returns the HTML and the paths of the reported files. */
async function rendered(markdown: string, svg = SVG) {
  const folder = await makeFolder();
  await writeFile(join(folder, 'tide.svg'), svg);
  const reported: string[] = [];
  const plugin = drawings(({ variants }) => reported.push(...variants.map(({ path }) => path)));
  const renderer = await satteri({ hastPlugins: [plugin] }).createRenderer({});
  const fileURL = pathToFileURL(join(folder, 'a.md'));
  return { html: (await renderer.render(markdown, { fileURL })).code.trim(), reported };
}

it('an SVG file that is alone in its paragraph becomes a figure with the drawing inline', async () => {
  const { html, reported } = await rendered('![The tide](./tide.svg "At noon.")');
  expect(html).toMatch(
    /^<figure aria-label="At noon\." tabindex="0"><svg viewBox="0 0 8 4" role="img" aria-label="The tide" data-src="[^"]+"><path [^>]+><\/svg><figcaption>At noon\.<\/figcaption><\/figure>$/,
  );
  expect(reported).toEqual([expect.stringMatching(/^\/_astro\/tide\.[0-9a-f]{10}\.svg$/)]);
  expect(html).toContain(`data-src="${reported[0]}"`);
});

it('two drawings of an article have different ids', async () => {
  const svg = SVG.replace(
    '<path',
    '<clipPath id="a"><path d="M0 0h4v4z"/></clipPath><path clip-path="url(#a)"',
  );
  const { html } = await rendered('![One](./tide.svg)\n\n![Two](./tide.svg)', svg);
  expect([...html.matchAll(/id="(\w+)-/g)].map(([, prefix]) => prefix)).toEqual([
    'drawing1',
    'drawing2',
  ]);
});

it.each([
  ['in a sentence', 'A ![tide](./tide.svg) at noon.', SVG],
  ['with a script', '![The tide](./tide.svg)', SVG.replace('<path', '<script>go()</script><path')],
  [
    'of more than 16,000 bytes',
    '![The tide](./tide.svg)',
    SVG.replace('0h8', `0${'h8'.repeat(8000)}`),
  ],
])('an SVG file %s stays an image', async (_, markdown, svg) => {
  const { html, reported } = await rendered(markdown, svg);
  expect(html).toContain('<img ');
  expect(html).not.toContain('<svg');
  expect(reported).toEqual([]);
});
