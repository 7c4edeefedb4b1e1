import type { OpenFrame } from './open-frame.ts';

/** Milliseconds in which the Tab key explains what the focus does. */
const RECENT = 1_000;
/** Milliseconds for which a key or a click makes the page active. Source: Chromium's transient activation. */
const ACTIVE = 5_000;
/** CSS pixels from a frame within which a mouse is last seen before it goes in. */
const NEAR = 150;
/** Milliseconds between two looks at where the focus is: a tab in the background gets no event. */
const LOOK = 500;

/**
 * Keeps the focus from creatives that take it: a visitor's keys would go to them. It is theirs after
 * a click in them, or the Tab key. When one takes it otherwise, all frames of its network are removed:
 * a creative that means no harm does not get here, because its `focus()` does nothing before a click.
 * Giving the focus back alone is not enough. A frame that takes it again at once can keep the keys
 * while the page believes to have the focus.
 * @param opened the frames that are open now
 * @param restore brings the page back to where the visitor had scrolled it
 */
export function guardFocus(opened: () => readonly OpenFrame[], restore: () => void): void {
  /** What had the focus last; nothing when it was the page as a whole. */
  let last: HTMLElement | undefined;
  let tab: { time: number; from: Element | null; isBackward: boolean } | undefined;
  let typed = Number.NEGATIVE_INFINITY;
  let clicked = Number.NEGATIVE_INFINITY;
  /** Where the mouse was last seen in the page; nothing before, and when the last pointer was another. */
  let mouse: { x: number; y: number } | undefined;
  /** The frame that the visitor has gone into. */
  let entered: HTMLIFrameElement | undefined;

  const isByTab = (box: Element) => {
    if (!tab || performance.now() - tab.time > RECENT) return false;
    const { from, isBackward } = tab;
    if (!from || from === document.body) return true;
    // Before the frame there is a link past it; from anywhere else, Tab does not lead into the frame.
    if (!isBackward) return box.contains(from);
    return Boolean(box.compareDocumentPosition(from) & Node.DOCUMENT_POSITION_FOLLOWING);
  };
  // The page does not hear of a click in a frame, but becomes active. It also is by what the visitor does
  // in the page, which is no reason for the focus to go: least of all from a field to type in. Keys that
  // a creative has already got make the page active too, and no mouse is near then.
  const isByPointer = (frame: Element) => {
    const now = performance.now();
    if (now - typed < ACTIVE || (last?.matches(FIELDS) && now - clicked < ACTIVE)) return false;
    const isNear = mouse ? distanceTo(frame, mouse) <= NEAR : navigator.maxTouchPoints > 0;
    if (!isNear) return false;
    return navigator.userActivation?.isActive ?? true;
  };
  const isWelcome = (frame: HTMLIFrameElement) => {
    const box = frame.parentElement;
    return box?.dataset.state === 'filled' && (isByTab(box) || isByPointer(frame));
  };
  const check = () => {
    const found = opened().find(({ frame }) => frame === document.activeElement);
    if (!found) {
      entered = undefined;
      return;
    }
    const { frame } = found;
    if (frame === entered) return;
    if (isWelcome(frame)) {
      entered = frame;
      return;
    }
    if (last?.isConnected) last.focus({ preventScroll: true });
    else frame.blur();
    restore();
    const { src } = frame;
    for (const other of opened()) if (other.frame.src === src) other.end('failed');
  };

  addEventListener('blur', check);
  addEventListener('focus', check);
  setInterval(check, LOOK);
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLElement && target.localName !== 'iframe') last = target;
  });
  document.addEventListener('focusout', () =>
    // The focus is nowhere yet while it goes.
    setTimeout(() => {
      if (document.activeElement === document.body) last = undefined;
    }),
  );
  addEventListener('pointerdown', () => {
    clicked = performance.now();
  });
  addEventListener('pointermove', ({ pointerType, clientX, clientY }) => {
    mouse = pointerType === 'mouse' ? { x: clientX, y: clientY } : undefined;
  });
  const seeWheel = ({ clientX, clientY }: WheelEvent) => {
    mouse = { x: clientX, y: clientY };
  };
  addEventListener('wheel', seeWheel, { passive: true });
  document.addEventListener(
    'keydown',
    (event) => {
      if (!event.isTrusted) return;
      const time = performance.now();
      const { key, shiftKey } = event;
      if (key === 'Tab') tab = { time, from: document.activeElement, isBackward: shiftKey };
      else tab = undefined;
      if (isTyping(event)) typed = time;
    },
    true,
  );
}

const FIELDS = 'input, textarea, [contenteditable]';

/** Whether a key belongs to a text. Those that scroll the page, and shortcuts, do not. */
function isTyping({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || ['Tab', 'Shift', 'Control', 'Meta', 'Alt'].includes(key))
    return false;
  if (target instanceof Element && target.matches(FIELDS)) return true;
  return key.length === 1 && key !== ' ';
}

/** The distance of a point of the viewport from an element in CSS pixels; 0 within it. */
function distanceTo(element: Element, { x, y }: { x: number; y: number }): number {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
}
