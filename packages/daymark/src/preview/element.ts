type Properties = Record<string, string | boolean | (() => void) | undefined>;

/**
 * Creates an element. Functions become event listeners by their names, such as `click`. Attributes
 * with the value `undefined` or `false` are omitted.
 */
export function element(
  name: string,
  properties: Properties = {},
  ...children: (Node | string)[]
): HTMLElement {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(properties))
    if (typeof value === 'function') made.addEventListener(key, value);
    else if (value !== undefined && value !== false) made.setAttribute(key, String(value));
  made.append(...children);
  return made;
}
