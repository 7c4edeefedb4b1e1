import {
  type DefaultTreeAdapterTypes,
  defaultTreeAdapter,
  html,
  parseFragment,
  serialize,
} from 'parse5';

/** Elements that a feed reader cannot use or must not run. */
const LEFT_OUT = new Set(['script', 'style', 'template', 'button', 'iframe', 'object', 'form']);
const ADDRESSES = new Set(['href', 'src', 'poster', 'cite']);
/** Attributes that only the styles and scripts of this site use. */
const OWN = /^(?:class|style|tabindex|on.*|data-.*)$/;

/** Makes the URLs of a `srcset` absolute. A width or a density may follow each URL. */
const absoluteSources = (srcset: string, page: string) =>
  srcset
    .split(/,\s+/)
    .map((source) => source.trim().replace(/^\S+/, (address) => new URL(address, page).href))
    .join(', ');

/** Returns the image of a drawing's file, because feed readers do not show SVG elements. */
function imageOf({ attrs }: DefaultTreeAdapterTypes.Element) {
  const attribute = (name: string) => attrs.find((own) => own.name === name)?.value ?? '';
  const attributes = [
    { name: 'src', value: attribute('data-src') },
    { name: 'alt', value: attribute('aria-label') },
  ];
  return defaultTreeAdapter.createElement('img', html.NS.HTML, attributes);
}

const isDrawing = (element: DefaultTreeAdapterTypes.Element) =>
  element.nodeName === 'svg' && element.attrs.some(({ name }) => name === 'data-src');

function attributesOf(element: DefaultTreeAdapterTypes.Element, page: string) {
  return element.attrs
    .filter(({ name }) => !OWN.test(name))
    .map(({ name, value }) => {
      if (name === 'srcset') return { name, value: absoluteSources(value, page) };
      if (!ADDRESSES.has(name)) return { name, value };
      return { name, value: URL.parse(value, page)?.href ?? value };
    });
}

/**
 * Removes, from the descendants of a node, elements and attributes that feed readers cannot use.
 * Makes URLs absolute.
 */
function clean(parent: DefaultTreeAdapterTypes.ParentNode, page: string): void {
  parent.childNodes = parent.childNodes
    .filter(({ nodeName }) => !LEFT_OUT.has(nodeName))
    .map((node) =>
      defaultTreeAdapter.isElementNode(node) && isDrawing(node) ? imageOf(node) : node,
    );
  for (const element of parent.childNodes.filter(defaultTreeAdapter.isElementNode)) {
    element.attrs = attributesOf(element, page);
    clean(element, page);
  }
}

/**
 * Converts the HTML of an article for feed readers: all URLs are absolute, anchors link to the
 * page, and elements that work only on the page are removed.
 * @param html the body of the page
 * @param page the absolute URL of the page
 */
export function fullText(html: string, page: string): string {
  const root = parseFragment(html);
  clean(root, page);
  return serialize(root);
}
