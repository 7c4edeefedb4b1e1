/** The selector of the error message's template, which every page contains. */
const FAILURE = 'template[data-failure]';
/** Matches the directives of islands that load because a visitor uses or has used them. */
const ASKED_FOR = /^(?:interaction|stored|typing)$/;

/**
 * Shows an error in place of an island whose code does not load, like an error boundary.
 * Other islands (`client:after`) stay unchanged, because visitors do not miss them.
 */
export function watchIslands(root: Document): void {
  root.addEventListener('astro:hydration-error', ({ target }) => {
    if (!(target instanceof HTMLElement) || !ASKED_FOR.test(target.getAttribute('client') ?? ''))
      return;
    const template = root.querySelector<HTMLTemplateElement>(FAILURE);
    if (!template) return;
    const message = template.content.cloneNode(true);
    // Keeps the island if it contains text that the visitor has written.
    const isWritten = [...target.querySelectorAll('textarea')].some(({ value }) => value !== '');
    if (isWritten) target.append(message);
    else target.replaceChildren(message);
  });
}
