import type { OpenFrame } from './open-frame.ts';

/** Milliseconds after the Tab key in which it explains a focus change. */
const RECENT = 1_000;
/** Milliseconds for which input activates the page. Source: Chromium's transient activation. */
const ACTIVE = 5_000;
/**
 * The maximum distance in CSS pixels between a frame and the last mouse event before a click in it.
 */
const NEAR = 150;
/** Milliseconds between two checks of the focus, because a background tab gets no events. */
const CHECK_INTERVAL = 500;

/**
 * Prevents creatives from stealing the focus, because they would receive the visitor's keys. A
 * creative may have the focus after a click in it, or through the Tab key. When a creative takes it
 * in any other way, the page takes the focus back and removes all frames of that network. A
 * harmless creative cannot cause this, because its `focus()` does nothing before a click. To return
 * the focus alone is not enough: a frame that takes it again at once can receive keys although the
 * page seems to have the focus.
 * @param opened returns the frames that are open now
 * @param restore scrolls the page back to the visitor's position
 */
export function guardFocus(opened: () => readonly OpenFrame[], restore: () => void): void {
  /** The element that had the focus last; undefined when no element of the page had it. */
  let last: HTMLElement | undefined;
  let tab: { time: number; from: Element | null; isBackward: boolean } | undefined;
  let typed = Number.NEGATIVE_INFINITY;
  let clicked = Number.NEGATIVE_INFINITY;
  /** The last mouse position; undefined before any, and when the last pointer was no mouse. */
  let mouse: { x: number; y: number } | undefined;
  /** The frame that the visitor has moved the focus into. */
  let entered: HTMLIFrameElement | undefined;

  const isByTab = (box: Element) => {
    if (!tab || performance.now() - tab.time > RECENT) return false;
    const { from, isBackward } = tab;
    if (!from || from === document.body) return true;
    // A skip link precedes the frame: forwards, Tab reaches the frame from that link only.
    if (!isBackward) return box.contains(from);
    return Boolean(box.compareDocumentPosition(from) & Node.DOCUMENT_POSITION_FOLLOWING);
  };
  // The page gets no event for a click in a frame, but its user activation becomes active. Input in
  // the page itself activates it too, which does not explain a focus change, least of all from a
  // text field. Keys in a stolen focus also activate the page, but then no mouse is near the frame.
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
  setInterval(check, CHECK_INTERVAL);
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLElement && target.localName !== 'iframe') last = target;
  });
  document.addEventListener('focusout', () =>
    // During the event, the next element does not have the focus yet.
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

/** Whether a key types text. Keys that scroll the page, and shortcuts, do not. */
function isTyping({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || ['Tab', 'Shift', 'Control', 'Meta', 'Alt'].includes(key))
    return false;
  if (target instanceof Element && target.matches(FIELDS)) return true;
  return key.length === 1 && key !== ' ';
}

/** Returns the distance in CSS pixels of a viewport point from an element; 0 within the element. */
function distanceTo(element: Element, { x, y }: { x: number; y: number }): number {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
}
