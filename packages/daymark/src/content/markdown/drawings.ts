import { pictureOf } from '../pictures/picture.ts';
import type { Picture } from '../texts.ts';
import { cleanDrawing, drawingFault, isSmall } from './drawing-file.ts';
import { figureOf, onlyPicture } from './figures.ts';
import { fileNameOf } from './image-path.ts';
import { pictureBeside } from './picture-beside.ts';
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
        async visit(paragraph, { fileURL }) {
          const image = onlyPicture(paragraph);
          const { src, alt, title } = image?.properties ?? {};
          if (!fileNameOf(String(src ?? ''))?.endsWith('.svg')) return;
          // Counted before the file is read, because the paragraphs are visited in parallel.
          count += 1;
          const prefix = `drawing${count}`;
          const found = await pictureBeside(src, fileURL);
          if (!found || !isSmall(found.data) || drawingFault(found.data)) return;
          const { path, data, size } = found;
          const picture = pictureOf(path, data, size, []);
          const drawing = { alt: String(alt ?? ''), src: picture.src, prefix };
          report(picture);
          const svg = { type: 'raw' as const, value: cleanDrawing(data.toString(), drawing) };
          return figureOf(svg, title, { ariaLabel: drawing.alt, tabIndex: 0 });
        },
      },
    };
  };
