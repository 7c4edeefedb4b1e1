import type { Tag } from '../http/markup.ts';

const isHandler = (attribute: string) => /^on[a-z]+$/.test(attribute);

/**
 * Checks that no attribute contains an inline style or an event handler. The policy of every page
 * blocks both, and a visitor would see that only in the browser's console. Use a class, a
 * stylesheet or an event listener instead.
 * @throws an error that names the element and the attribute
 */
export function refuseInlineCode(elements: Iterable<Tag>): void {
  for (const { name, attributes } of elements)
    for (const [attribute, value] of attributes)
      if (attribute === 'style' || isHandler(attribute))
        throw new Error(
          `<${name} ${attribute}="${value}">: expected no style or handler in an attribute; found ${attribute}. Use a class, or a listener in a script.`,
        );
}
