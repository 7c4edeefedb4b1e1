import { cleanSvg, plugin, viewBoxOf } from '../../ui/svg/clean-svg.ts';

/** The maximum size of the file of a drawing in bytes. A larger one stays an image. */
const MAX_BYTES = 16_000;

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
    node.attributes = {
      ...rest,
      viewBox: viewBoxOf(node.attributes),
      ...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': 'true' }),
      'data-src': src,
    };
  });
  return cleanSvg(svg, prefix, [colours, root]);
}
