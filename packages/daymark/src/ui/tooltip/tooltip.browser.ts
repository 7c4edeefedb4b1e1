import { adoptStyles } from '../adopt-styles.ts';
import styles from './tooltip.css?inline';

/*
 * Opens and closes the tooltips of a page, including those that islands add later. A page loads this
 * script when a visitor first points at a control with a tooltip, or moves the focus to it.
 */

/** The milliseconds of hover or keyboard focus after which a tooltip opens. */
const openDelay = 700;
/** The milliseconds after a tooltip has closed during which another tooltip opens at once. */
const skipDelay = 300;

let current: HTMLElement | null | undefined;
/** The time at which the last tooltip closed. */
let closed = 0;
let opening: ReturnType<typeof setTimeout> | undefined;

const open = () => {
  if (current) current.dataset.tooltip = 'open';
};

/** Closes the tooltip, or prevents it from opening. */
const close = () => {
  clearTimeout(opening);
  if (current?.dataset.tooltip === 'open') {
    current.dataset.tooltip = 'closed';
    closed = Date.now();
  }
  current = null;
};

/** Opens the tooltip of a control after a delay, or at once shortly after another tooltip. */
const enter = (target: EventTarget | null) => {
  const host = hostOf(target);
  if (host === current) return;
  close();
  if (!host) return;
  current = host;
  if (Date.now() - closed < skipDelay) open();
  else opening = setTimeout(open, openDelay);
};

document.addEventListener('pointerover', (event) => {
  if (event.pointerType !== 'touch') enter(event.target);
});
document.addEventListener('pointerout', ({ relatedTarget }) => {
  if (!relatedTarget) close();
});
document.addEventListener('focusin', ({ target }) => {
  if ((target as Element).matches(':focus-visible')) enter(target);
});
document.addEventListener('focusout', close);
document.addEventListener('pointerdown', close);
document.addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') close();
});

/** Returns the element with a tooltip that contains the target of an event. */
const hostOf = (target: EventTarget | null) =>
  (target as Element | null)?.closest<HTMLElement>('[data-tooltip]');

adoptStyles(styles);
// A touch hovers too, but opens no tooltip.
const pointed = matchMedia('(hover)').matches
  ? ':is(:hover, :has(:focus-visible))'
  : ':has(:focus-visible)';
enter(document.querySelector(`[data-tooltip]${pointed}`));
