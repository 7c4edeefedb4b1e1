import { cleanSvg, plugin, viewBoxOf } from '../../ui/svg/clean-svg.ts';
import { pictureBeside } from '../pictures/picture.ts';
import { fileNameOf } from '../pictures/picture-file.ts';
import type { Picture } from '../texts.ts';
import { figureOf, onlyPicture } from './pictures.ts';
import type { HtmlPlugin } from './plugin.ts';

/**
 * Creates a plugin that puts SVG files inline if they are alone in their paragraph, so that they
 * follow the colour scheme of the page. Other SVG files, large files and files that a page must not
 * contain stay images.
 * @param report takes each drawing. The build writes a copy of its file, which feeds show
 * @param root the path of the site on its host
 */
export const drawings =
  (report: (picture: Picture) => void, root = ''): HtmlPlugin =>
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
          // Counts before the file is read, so that numbers follow the order of the paragraphs,
          // which the plugin visits in parallel.
          count += 1;
          const prefix = `drawing${count}`;
          const found = await pictureBeside(src, fileURL, [], root);
          if (!found || !isSmall(found.data) || drawingFault(found.data)) return;
          const { picture, data } = found;
          const drawing = { alt: String(alt ?? ''), src: picture.src, prefix };
          report(picture);
          const svg = { type: 'raw' as const, value: cleanDrawing(data.toString(), drawing) };
          // Without a caption, the figure is the image, so that its description is not read twice.
          const name =
            title || !drawing.alt ? {} : { role: 'img' as const, ariaLabel: drawing.alt };
          return figureOf(svg, title, { ...name, tabIndex: 0 });
        },
      },
    };
  };

/** The maximum size of the file of a drawing in bytes. A larger drawing stays an image. */
const MAX_BYTES = 16_000;

/**
 * Returns whether a drawing is made for phones: 300 to 400 units wide. Wider screens do not enlarge it
 * (`data-narrow` in drawings.css).
 */
function isNarrow(viewBox: string): boolean {
  const width = Number(viewBox.split(/\s+/)[2]);
  return width >= 300 && width <= 400;
}

/** The classes that set the colour of a drawing's parts in both colour schemes. */
const COLOURS = /(?:^|\s)(?:accent|field|soft)(?:\s|$)/;

/**
 * Replaces the colours of elements with one of the classes by `currentColor`. The file has colours
 * of its own, because programs show it without the styles of the site.
 */
const colours = plugin('colours', ({ attributes }) => {
  if (!COLOURS.test(attributes.class ?? '')) return;
  for (const name of ['fill', 'stroke'] as const) {
    const colour = attributes[name];
    if (colour !== undefined && !/^(?:none|currentColor|url\(.*)$/i.test(colour))
      attributes[name] = 'currentColor';
  }
});

/** The parts of a drawing's HTML in addition to its shapes. */
interface Drawing {
  /** The alternative text; empty for a decorative drawing. */
  alt: string;
  /** The path of the file on the site, which feeds show. */
  src: string;
  /** The prefix of all ids. */
  prefix: string;
}

/** Returns whether a drawing is small enough for a page to contain it. */
export const isSmall = ({ length }: Uint8Array): boolean => length <= MAX_BYTES;

/** Describes why a page must not contain a small drawing; undefined if it may. */
export function drawingFault(data: Buffer): string | undefined {
  if (!isSmall(data)) return undefined;
  try {
    cleanDrawing(data.toString(), { alt: '', src: '', prefix: '' });
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/**
 * Returns the SVG of a drawing in the form in which an article contains it.
 * @throws an error whose message completes "a file that …", such as "contains a <script> element"
 */
export function cleanDrawing(svg: string, { alt, src, prefix }: Drawing): string {
  const root = plugin('root', (node, parent) => {
    if (parent.type !== 'root') return;
    const { width: _, height: __, xmlns: ___, ...rest } = node.attributes;
    const viewBox = viewBoxOf(node.attributes);
    node.attributes = {
      ...rest,
      viewBox,
      ...(isNarrow(viewBox) && { 'data-narrow': '' }),
      ...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': 'true' }),
      'data-src': src,
    };
  });
  return cleanSvg(svg, prefix, [colours, root]);
}
