import { type CustomPlugin, optimize, type XastElement, type XastParent } from 'svgo';

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
export const plugin = (
  name: string,
  enter: (node: XastElement, parent: XastParent) => void,
): CustomPlugin => ({ name, fn: () => ({ element: { enter } }) });

/** Creates a plugin that rejects forbidden elements and attributes, unless `isAllowed`. */
const refuse = (isAllowed: (fault: string) => boolean) =>
  plugin('refuse', (node) => {
    const fault = faultOf(node);
    if (fault && !isAllowed(fault)) throw new Error(`contains ${fault}`);
  });

/** Returns the value of `viewBox`, which an SVG with a width and a height may omit. */
export const viewBoxOf = ({ viewBox, width, height }: Record<string, string>) =>
  viewBox || `0 0 ${Number(width)} ${Number(height)}`;

/**
 * Returns an SVG in the form in which pages contain it: small, without scripts, styles and links to
 * other files.
 * @param prefix the prefix of all ids, so that no other element of the page has them
 * @param own further plugins, which run at the end
 * @throws an error whose message completes "a file that …", such as "contains a <script> element"
 */
export function cleanSvg(svg: string, prefix: string, own: readonly CustomPlugin[]): string {
  if (!svg.includes('<svg')) throw new Error('contains no <svg> element');
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
        { name: 'prefixIds', params: { prefix, delim: '-', prefixClassNames: false } },
        ...own,
      ],
    }).data;
  } catch (error) {
    // SVGO's parser throws an error with a line. The plugins throw plain errors.
    const { line } = Object(error);
    throw line === undefined ? error : new Error(`has a syntax error in line ${line}`);
  }
}
