/**
 * Calls back once a person is on the page: at once, or when the browser shows a page that it had
 * rendered ahead. Until then nothing may be counted, timed or loaded by a slot.
 */
export function whenActive(callback: () => void): void {
  // Not among the types of the standard library, as one browser engine alone has it.
  if (Reflect.get(document, 'prerendering') === true)
    document.addEventListener('prerenderingchange', callback, { once: true });
  else callback();
}
