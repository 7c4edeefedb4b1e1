import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { satteri } from '@astrojs/markdown-satteri';
import { describe, expect, it } from 'vitest';
import { makeFolder } from '../../../../../tests/small-site.ts';
import { cleanDrawing, drawings } from './drawings.ts';

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
    /^<figure tabindex="0"><svg viewBox="0 0 8 4" role="img" aria-label="The tide" data-src="[^"]+"><path [^>]+><\/svg><figcaption>At noon\.<\/figcaption><\/figure>$/,
  );
  expect(reported).toEqual([expect.stringMatching(/^\/_astro\/tide\.[0-9a-f]{10}\.svg$/)]);
  expect(html).toContain(`data-src="${reported[0]}"`);
});

it('a drawing without a caption is one image, whose description is not read twice', async () => {
  const figureOf = async (markdown: string) =>
    /^<figure[^>]*>/.exec((await rendered(markdown)).html)?.[0];
  expect(await figureOf('![The tide](./tide.svg)')).toBe(
    '<figure role="img" aria-label="The tide" tabindex="0">',
  );
  expect(await figureOf('![](./tide.svg)')).toBe('<figure tabindex="0">');
});

it.each([
  ['0 0 400 200', true],
  ['-8 0 300 200', true],
  ['0 0 360.5 200', true],
  ['0 0 640 320', false],
  ['0 0 40 20', false],
  ['0 0 4000 2000', false],
])('a drawing with the viewBox %s is for phones: %s', async (viewBox, isNarrow) => {
  const { html } = await rendered('![A](./tide.svg)', SVG.replace('0 0 8 4', viewBox));
  expect(html.includes(' data-narrow')).toBe(isNarrow);
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

const drawing = (content: string, change = {}, attributes = 'viewBox="0 0 20 10"') =>
  cleanDrawing(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${content}</svg>`, {
    alt: 'A tide',
    src: '/_astro/tide.svg',
    prefix: 'drawing1',
    ...change,
  });
const PATH = 'd="M0 0h20v10H0z"';

describe('a drawing in an article', () => {
  it('is an image with its alternative text and the path of its file', () => {
    expect(drawing(`<path ${PATH}/>`, { alt: 'High & "low"' }, 'width="20" height="10"')).toMatch(
      /^<svg viewBox="0 0 20 10" role="img" aria-label="High &amp; &quot;low&quot;" data-src="\/_astro\/tide.svg"><path/,
    );
  });

  it('is hidden from screen readers if it is decorative', () => {
    expect(drawing(`<path ${PATH}/>`, { alt: '' })).toMatch(/^<svg [^>]*aria-hidden="true"/);
  });

  it.each(['accent', 'soft', 'field'])(
    'has the colour of the site where its class is %s',
    (name) => {
      expect(drawing(`<path class="${name}" fill="#2a8a86" fill-opacity=".2" ${PATH}/>`)).toContain(
        `<path fill="currentColor" fill-opacity=".2" d="M0 0h20v10H0z" class="${name}"/>`,
      );
      expect(drawing(`<path class="${name}" fill="none" stroke="gray" ${PATH}/>`)).toContain(
        `fill="none" stroke="currentColor" d="M0 0h20v10H0z" class="${name}"/>`,
      );
    },
  );

  it('keeps the colours of other parts', () => {
    expect(drawing(`<path class="soften" fill="#2a8a86" ${PATH}/>`)).toContain('fill="#2a8a86"');
  });

  it('has ids that no other drawing of the article has', () => {
    const gradient = `<linearGradient id="sun"><stop offset="0"/><stop offset="1" stop-color="#fff"/></linearGradient><path class="accent" fill="url(#sun)" ${PATH}/>`;
    expect(drawing(gradient)).toMatch(/id="drawing1-\w+".*fill="url\(#drawing1-\w+\)"/);
    expect(drawing(gradient, { prefix: 'drawing2' })).toMatch(/id="drawing2-/);
  });
});
