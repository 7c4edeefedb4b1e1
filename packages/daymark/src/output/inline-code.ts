import type { Tag } from '../basics/markup.ts';

/**
 * Refuses inline styles and event handlers in attributes. The CSP of a page blocks both, and only
 * the browser's console would report that.
 * @throws an error that names the element and the attribute
 */
export function refuseInlineCode(elements: Iterable<Tag>): void {
  for (const { name, attributes } of elements)
    for (const [attribute, value] of attributes)
      if (/^(?:style|on[a-z]+)$/.test(attribute))
        throw new Error(
          `<${name} ${attribute}="${value}">: expected no style or handler in an attribute; found ${attribute}. Use a class, or a listener in a script.`,
        );
}
