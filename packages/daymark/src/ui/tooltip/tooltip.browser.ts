import styles from './styles.browser.ts?lazy';

/** Opens and closes the tooltips of a document, including those that islands add later. */
export function watchTooltips(root: Document): void {
  /** The milliseconds of hover or keyboard focus after which a tooltip opens. */
  const openDelay = 700;
  /** The milliseconds after a tooltip has closed during which another tooltip opens at once. */
  const skipDelay = 300;
  let current: HTMLElement | null | undefined;
  /** When the last tooltip closed. */
  let closed = 0;
  let opening: ReturnType<typeof setTimeout> | undefined;

  const open = () => {
    if (current) current.dataset.tooltip = 'open';
  };

  const close = () => {
    clearTimeout(opening);
    if (current?.dataset.tooltip === 'open') {
      current.dataset.tooltip = 'closed';
      closed = Date.now();
    }
    current = null;
  };

  const enter = (target: EventTarget | null) => {
    const host = hostOf(target);
    if (host === current) return;
    close();
    if (!host) return;
    current = host;
    // A tooltip is not seen before its styles have loaded.
    import(/* @vite-ignore */ styles);
    if (Date.now() - closed < skipDelay) open();
    else opening = setTimeout(open, openDelay);
  };

  root.addEventListener('pointerover', (event) => {
    if (event.pointerType !== 'touch') enter(event.target);
  });
  root.addEventListener('pointerout', ({ relatedTarget }) => {
    if (!relatedTarget) close();
  });
  root.addEventListener('focusin', ({ target }) => {
    if ((target as Element).matches(':focus-visible')) enter(target);
  });
  root.addEventListener('focusout', close);
  root.addEventListener('pointerdown', close);
  root.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') close();
  });
}

/** Returns the element with a tooltip that contains the target of an event. */
const hostOf = (target: EventTarget | null) =>
  (target as Element | null)?.closest<HTMLElement>('[data-tooltip]');
