import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { SatteriProcessorOptions } from '@astrojs/markdown-satteri';
import { imageMetadata } from 'astro/assets/utils';
import { fileNameOf, isBeside, PICTURE_BESIDE, unreadable } from './beside.ts';
import { contentError } from './content-error.ts';

type MarkdownPlugins = NonNullable<SatteriProcessorOptions['mdastPlugins']>;
type HtmlPlugins = NonNullable<SatteriProcessorOptions['hastPlugins']>;

/** The width of the text in CSS pixels, and so of a picture in it. */
const COLUMN = 584;
/** What a browser may choose from, in pixels: a phone's column to twice the text's. */
const WIDTHS = [360, COLUMN, 800, 2 * COLUMN];
/** Beside the text there are 20 px of margin at each side of a small screen. */
const SIZES = `(width < 640px) calc(100vw - 40px), ${COLUMN}px`;

/**
 * Reads the addresses of pictures before Astro does, whose error names no file.
 * @throws naming file and line of an address that cannot be read
 */
export const pictureNames: MarkdownPlugins = [
  {
    name: 'picture-names',
    options: { position: true },
    image(picture, context) {
      if (fileNameOf(picture.url) !== undefined) return;
      const found = unreadable(picture.url);
      throw contentError(context, picture, { expected: PICTURE_BESIDE, found });
    },
  },
];

/**
 * Tells Astro's image service how to make the pictures of a text. Each lies
 * beside the text: pictures of others would be asked for before a visitor chose
 * to, and those of `public/` would be sent as they are.
 * @throws naming file and line of a picture that is not there, or not beside the text
 */
export const pictures: HtmlPlugins = [
  {
    name: 'pictures',
    options: { position: true },
    element: {
      filter: ['img'],
      async visit(picture, context) {
        const address = String(picture.properties.src ?? '');
        const src = fileNameOf(address) ?? address;
        const wrong = (found: string) =>
          contentError(context, picture, { expected: PICTURE_BESIDE, found });
        if (!isBeside(src) || !context.fileURL) throw wrong(src);
        const path = join(dirname(fileURLToPath(context.fileURL)), src);
        const file = await readFile(path).catch(() => {
          throw wrong(`${src}, which is not there`);
        });
        const { width, format } = await imageMetadata(file, src);
        if (format === 'svg') return;
        const settings = {
          width: Math.min(width, 2 * COLUMN),
          widths: WIDTHS,
          sizes: SIZES,
          format: 'avif',
          quality: 55,
        };
        for (const [name, value] of Object.entries(settings))
          context.setProperty(picture, name, value);
      },
    },
  },
];
