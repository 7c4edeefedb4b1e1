/** The template of the error message, which every page contains. */
const FAILURE = 'template[data-failure]';
/** The directives of islands that a visitor has used, now or on an earlier visit. */
const ASKED_FOR = /^(?:interaction|kept|typing)$/;

/**
 * Shows an error in the place of an island whose code does not load, like its error boundary. It
 * does so only for islands that a visitor has used, because visitors do not miss the others.
 */
export function watchIslands(root: Document): void {
  root.addEventListener('astro:hydration-error', ({ target }) => {
    if (!(target instanceof HTMLElement) || !ASKED_FOR.test(target.getAttribute('client') ?? ''))
      return;
    const template = root.querySelector<HTMLTemplateElement>(FAILURE);
    if (!template) return;
    const message = template.content.cloneNode(true);
    // Text that the visitor has written must not be lost.
    const isWritten = [...target.querySelectorAll('textarea')].some(({ value }) => value !== '');
    if (isWritten) target.append(message);
    else target.replaceChildren(message);
  });
}
