/** Where the frame of every page keeps what an island says when it fails. */
const FAILURE = 'template[data-failure]';
/** The directives of islands that a visitor has turned to, now or before. */
const ASKED_FOR = /^(?:interaction|kept|typing)$/;

/**
 * Says so in an island's place when its code cannot be had, as its error boundary
 * would. Only where a visitor has turned to it: what nobody has asked for is not missed.
 */
export function watchIslands(root: Document): void {
  root.addEventListener('astro:hydration-error', ({ target }) => {
    if (!(target instanceof HTMLElement) || !ASKED_FOR.test(target.getAttribute('client') ?? ''))
      return;
    const template = root.querySelector<HTMLTemplateElement>(FAILURE);
    if (!template) return;
    const message = template.content.cloneNode(true);
    // What a visitor has written meanwhile is theirs.
    const isWritten = [...target.querySelectorAll('textarea')].some(({ value }) => value !== '');
    if (isWritten) target.append(message);
    else target.replaceChildren(message);
  });
}
