import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Picture, pictureOf } from '../pictures/picture.ts';
import { cleanDrawing, drawingFault, isSmall } from './drawing-file.ts';
import { figureOf } from './figures.ts';
import { fileNameOf, isBeside } from './image-path.ts';
import { readPicture } from './picture-file.ts';
import type { HtmlPlugin } from './plugin.ts';

/**
 * Creates a plugin that puts SVG files inline if they are alone in their paragraph, so that they
 * follow the colour scheme of the page. Other SVG files, large ones and those that a page must not
 * contain stay images.
 * @param report takes each drawing. The build writes a copy of its file, which feeds show
 */
export const drawings =
  (report: (picture: Picture) => void): HtmlPlugin =>
  () => {
    let count = 0;
    return {
      name: 'drawings',
      element: {
        filter: ['p'],
        async visit({ children: [image, ...others] }, { fileURL }) {
          if (image?.type !== 'element' || image.tagName !== 'img' || others.length > 0) return;
          const { src, alt, title } = image.properties;
          const name = fileNameOf(String(src ?? '')) ?? '';
          if (!name.endsWith('.svg') || !isBeside(name) || !fileURL) return;
          const path = join(dirname(fileURLToPath(fileURL)), name);
          const data = await readFile(path).catch(() => Buffer.alloc(0));
          const { fault, ...size } = await readPicture(data, name);
          if (fault || !isSmall(data) || drawingFault(data)) return;
          const picture = pictureOf(path, data, size, []);
          count += 1;
          const drawing = { alt: String(alt ?? ''), src: picture.src, prefix: `drawing${count}` };
          report(picture);
          const svg = { type: 'raw' as const, value: cleanDrawing(data.toString(), drawing) };
          return figureOf(svg, title, { tabIndex: 0 });
        },
      },
    };
  };
