import type { MarkupElement } from './markup.ts';

const isHandler = (attribute: string) => /^on[a-z]+$/.test(attribute);

/**
 * Makes sure that no attribute is a style or a script of its own, which the policy of every page
 * refuses, telling the console alone: a class, a stylesheet and a listener do the same.
 * @throws naming the element and the attribute.
 */
export function refuseInlineCode(elements: Iterable<MarkupElement>): void {
  for (const { name, attributes } of elements)
    for (const [attribute, value] of attributes)
      if (attribute === 'style' || isHandler(attribute))
        throw new Error(
          `<${name} ${attribute}="${value}">: expected no style or handler in an attribute; found ${attribute}. Use a class, or a listener in a script.`,
        );
}
