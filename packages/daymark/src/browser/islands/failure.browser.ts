import { HOME } from '#addresses';
import * as wording from '#words';

/** Matches the directives of islands that load only because a visitor uses them or has used them. */
const ASKED_FOR = /^(?:interaction|stored|typing)$/;

/** Creates an element with classes that contains texts or other elements. */
function element<Name extends 'a' | 'div' | 'p'>(
  name: Name,
  className: string,
  ...content: (string | Node)[]
): HTMLElementTagNameMap[Name] {
  const made = Object.assign(document.createElement(name), { className });
  made.append(...content);
  return made;
}

/** Returns the same message as the component `UnexpectedError`, for islands whose code has not loaded. */
function failureMessage(): HTMLElement {
  const reload = Object.assign(element('a', 'button', wording.reloadPage), { href: '?' });
  const home = Object.assign(element('a', 'button button-quiet', wording.returnHome), {
    href: HOME,
  });
  return element(
    'div',
    'grid justify-items-start gap-4',
    element('p', 'display text-title', wording.failure),
    element('p', '', wording.failureText),
    element('p', 'flex flex-wrap gap-3', reload, home),
  );
}

/**
 * Shows an error in place of an island whose code does not load, like an error boundary.
 * Other islands (`client:after`) stay unchanged, because visitors do not miss them.
 */
export function watchIslands(root: Document): void {
  root.addEventListener('astro:hydration-error', ({ target }) => {
    const island = target as HTMLElement;
    if (!ASKED_FOR.test(`${island.getAttribute('client')}`)) return;
    const message = failureMessage();
    // Keeps the island if it contains text that the visitor has written.
    const isWritten = [...island.querySelectorAll('textarea')].some(({ value }) => value !== '');
    if (isWritten) island.append(message);
    else island.replaceChildren(message);
  });
}
