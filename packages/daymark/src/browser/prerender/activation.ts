/**
 * Runs the callback when a visitor views the page: at once, or when the visitor opens a prerendered
 * page. Before the visitor opens the page, no code may start a timer that the visitor would notice.
 */
export function whenActive(callback: () => void): void {
  // TypeScript's DOM types lack this property, because only one browser engine has it.
  if (Reflect.get(document, 'prerendering') === true)
    document.addEventListener('prerenderingchange', callback, { once: true });
  else callback();
}
