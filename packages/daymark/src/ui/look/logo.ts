import { type CustomPlugin, optimize, type XastElement, type XastParent } from 'svgo';
import { LOGO_HEIGHT } from './files.ts';

/** The maximum size of a logo in bytes. It is small because every page contains the logo. */
const MAX_BYTES = 4_000;

const FORBIDDEN = ['a', 'animate', 'foreignObject', 'image', 'script', 'set', 'style'];

/** Describes the part of an element that a page must not contain; undefined if there is none. */
function faultOf({ name, attributes }: XastElement): string | undefined {
  if (FORBIDDEN.includes(name)) return `a <${name}> element`;
  for (const [attribute, value] of Object.entries(attributes)) {
    if (/^on|^style$/i.test(attribute)) return `the attribute "${attribute}"`;
    if (/(?:^|:)href$/.test(attribute) && !value.startsWith('#')) return `a link to "${value}"`;
    if (/url\(\s*["']?(?!["'#])/.test(value)) return `a reference to another file: ${value}`;
  }
  return undefined;
}

/** Creates an SVGO plugin that visits each element. */
const plugin = (
  name: string,
  enter: (node: XastElement, parent: XastParent) => void,
): CustomPlugin => ({ name, fn: () => ({ element: { enter } }) });

/** Creates a plugin that rejects forbidden elements and attributes, unless `isAllowed`. */
const refuse = (isAllowed: (fault: string) => boolean) =>
  plugin('refuse', (node) => {
    const fault = faultOf(node);
    if (fault && !isAllowed(fault)) throw new Error(`contains ${fault}`);
  });

/** Sets the size on the root element, so that the header reserves the width of the logo. */
const size = plugin('size', (node, parent) => {
  if (parent.type !== 'root') return;
  const { viewBox, width, height, ...rest } = node.attributes;
  const shown = viewBox || `0 0 ${Number(width)} ${Number(height)}`;
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
    focusable: 'false',
  };
});

/**
 * Returns the SVG of a logo in the form in which pages contain it: without scripts, styles and
 * links, and with ids that no other element of the page has.
 * @throws an error whose message completes "a file that …", such as "contains a <script> element"
 */
export function cleanLogo(svg: string): string {
  if (!svg.includes('<svg')) throw new Error('contains no <svg> element');
  const { data } = optimized(svg);
  const { length } = Buffer.from(data);
  if (length > MAX_BYTES) throw new Error(`has ${length} bytes, more than ${MAX_BYTES}`);
  return data;
}

function optimized(svg: string) {
  try {
    return optimize(svg, {
      plugins: [
        refuse((fault) => /"style"|<style>/.test(fault)),
        {
          name: 'preset-default',
          params: { overrides: { inlineStyles: { onlyMatchedOnce: false } } },
        },
        'convertStyleToAttrs',
        'removeTitle',
        refuse(() => false),
        { name: 'prefixIds', params: { prefix: 'logo', delim: '-' } },
        size,
      ],
    });
  } catch (error) {
    // SVGO's parser throws an error with a line. The plugins throw plain errors.
    const { line } = Object(error);
    throw line === undefined ? error : new Error(`has a syntax error in line ${line}`);
  }
}
