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
  if (refersTooOften(svg)) throw new Error(TOO_MANY_REFERRED);
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

/** The number of elements that a browser may have to draw because of references in an SVG file. */
const MOST_REFERRED = 20_000;

/** The message about a file for which `refersTooOften` returns true, without a subject. */
export const TOO_MANY_REFERRED = `draws more than ${MOST_REFERRED} elements through references such as <use>`;

/**
 * Returns whether references in an SVG file, such as those of `<use>`, make a browser draw so many
 * elements that it would stop responding. If each of 30 groups contains the previous group twice, a
 * file of 2 kB draws billions of elements.
 */
export function refersTooOften(svg: string): boolean {
  if (!/#/.test(svg)) return false;
  const elements: XastElement[] = [];
  const collect = plugin('collect', (element) => {
    elements.push(element);
  });
  try {
    optimize(svg, { plugins: [collect] });
  } catch {
    // Another check reports a syntax error.
  }
  return countReferred(elements) > MOST_REFERRED;
}

/** Returns the ids to which an element refers. */
const referencesOf = ({ attributes }: XastElement) =>
  Object.entries(attributes).flatMap(([name, value]) =>
    /(?:^|:)href$/.test(name) && value.startsWith('#')
      ? [value.slice(1)]
      : [...value.matchAll(/url\(\s*["']?#([^"')\s]+)/g)].map(([, id = '']) => id),
  );

/**
 * Returns how many elements a browser draws because of references such as `<use>`: a small file can make
 * it draw millions.
 */
function countReferred(elements: readonly XastElement[]): number {
  // If several elements have the same id, references lead to the first element.
  const named = new Map(elements.toReversed().map((element) => [element.attributes.id, element]));
  /** The sizes of elements with all that they refer to. Browsers draw no element inside itself. */
  const sizes = new Map<XastElement, number>();
  const referredBy = (element: XastElement) =>
    referencesOf(element)
      .flatMap((id) => named.get(id) ?? [])
      .reduce((sum, target) => sum + sizeOf(target), 0);
  function sizeOf(element: XastElement): number {
    const known = sizes.get(element);
    if (known !== undefined) return known;
    sizes.set(element, 0);
    let size = 1 + referredBy(element);
    for (const child of element.children) if (child.type === 'element') size += sizeOf(child);
    sizes.set(element, size);
    return size;
  }
  return elements.reduce((sum, element) => sum + referredBy(element), 0);
}
