import { cleanSvg, plugin, viewBoxOf } from '../svg/clean-svg.ts';
import { LOGO_HEIGHT } from './files.ts';

/** The maximum size of a logo in bytes. The limit is small because every page contains the logo. */
const MAX_BYTES = 4_000;

/** Sets the size on the root element, so that the header reserves the width of the logo. */
const size = plugin('size', (node, parent) => {
  if (parent.type !== 'root') return;
  const { viewBox, width, height, ...rest } = node.attributes;
  const shown = viewBoxOf(node.attributes);
  const [, , wide = Number.NaN, high = Number.NaN] = shown
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const ratio = wide / high;
  if (!(ratio >= 0.5 && ratio <= 2))
    throw new Error('has an aspect ratio that is not between 1:2 and 2:1');
  node.attributes = {
    ...rest,
    viewBox: shown,
    width: String(Math.round(LOGO_HEIGHT * ratio * 10) / 10),
    height: String(LOGO_HEIGHT),
    'aria-hidden': 'true',
  };
});

/**
 * Returns the SVG of a logo in the form in which pages contain it: without scripts, styles and
 * links, and with ids that no other element of the page has.
 * @throws an error whose message completes "a file that …", such as "contains a <script> element"
 */
export function cleanLogo(svg: string): string {
  const data = cleanSvg(svg, 'logo', [size]);
  const { length } = Buffer.from(data);
  if (length > MAX_BYTES) throw new Error(`has ${length} bytes, more than ${MAX_BYTES}`);
  return data;
}
