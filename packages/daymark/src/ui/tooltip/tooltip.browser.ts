/** The milliseconds of hover or keyboard focus after which a tooltip opens. */
export const OPEN_DELAY = 700;
/** The milliseconds after a tooltip has closed during which another tooltip opens at once. */
export const SKIP_DELAY = 300;

/** Opens and closes the tooltips of a document, including those that islands add later. */
export function watchTooltips(root: Document): void {
  let current: Element | undefined;
  let isSkipping = false;
  let opening: ReturnType<typeof setTimeout> | undefined;
  let skipping: ReturnType<typeof setTimeout> | undefined;

  const isOpen = () => current?.getAttribute('data-tooltip') === 'open';
  const open = () => current?.setAttribute('data-tooltip', 'open');

  const close = () => {
    clearTimeout(opening);
    if (isOpen()) {
      current?.setAttribute('data-tooltip', 'closed');
      isSkipping = true;
      clearTimeout(skipping);
      skipping = setTimeout(() => {
        isSkipping = false;
      }, SKIP_DELAY);
    }
    current = undefined;
  };

  const enter = (target: EventTarget | null) => {
    const host = hostOf(target);
    if (host === current) return;
    close();
    if (!host) return;
    current = host;
    if (isSkipping) open();
    else opening = setTimeout(open, OPEN_DELAY);
  };

  root.addEventListener('pointerover', (event) => {
    if (event.pointerType !== 'touch') enter(event.target);
  });
  root.addEventListener('pointerout', (event) => {
    if (event.pointerType !== 'touch' && event.relatedTarget === null) close();
  });
  root.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element && target.matches(':focus-visible')) enter(target);
  });
  root.addEventListener('focusout', close);
  root.addEventListener('pointerdown', close);
  root.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') close();
  });
}

function hostOf(target: EventTarget | null): Element | undefined {
  return target instanceof Element ? (target.closest('[data-tooltip]') ?? undefined) : undefined;
}
