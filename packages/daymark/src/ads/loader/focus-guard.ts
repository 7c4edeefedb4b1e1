import type { OpenFrame } from './open-frame.ts';

/** Milliseconds for which a press of the Tab key explains a focus change. */
const RECENT = 1_000;
/** Milliseconds for which input activates the page, as in Chromium's transient activation. */
const ACTIVE = 5_000;
/** The maximum distance in CSS pixels between a frame and the last mouse event before a click. */
const NEAR = 150;
/** Milliseconds between two checks of the focus, because a background tab gets no events. */
const CHECK_INTERVAL = 500;

/**
 * Prevents creatives from stealing the focus, because they would receive the visitor's keystrokes.
 * A creative may have the focus after a click in it, or through the Tab key. If it takes the focus
 * in any other way, the page takes the focus back and removes all frames of that network. A
 * harmless creative cannot cause this, because its `focus()` does nothing before a click. Taking
 * the focus back is not enough: a frame that steals it again at once can receive keystrokes
 * although the page seems to have the focus.
 * @param opened returns the frames that are open now
 * @param restore scrolls the page back to the visitor's position
 */
export function guardFocus(opened: () => readonly OpenFrame[], restore: () => void): void {
  /** The last focused element; undefined if no element of the page had the focus. */
  let last: HTMLElement | undefined;
  let tab: { time: number; from: Element | null; isBackward: boolean } | undefined;
  let typed = Number.NEGATIVE_INFINITY;
  let clicked = Number.NEGATIVE_INFINITY;
  /** The last mouse position; undefined initially, or if the last pointer was not a mouse. */
  let mouse: { x: number; y: number } | undefined;
  /** The frame into which the visitor has moved the focus. */
  let entered: HTMLIFrameElement | undefined;

  const isByTab = (box: Element) => {
    if (!tab || performance.now() - tab.time > RECENT) return false;
    const { from, isBackward } = tab;
    if (!from || from === document.body) return true;
    // A skip link precedes the frame, so a forward Tab reaches the frame only from the skip link.
    if (!isBackward) return box.contains(from);
    return Boolean(box.compareDocumentPosition(from) & Node.DOCUMENT_POSITION_FOLLOWING);
  };
  // A click in a frame sends the page no event, but activates the page (user activation). Typing in
  // the page and clicks in its fields also activate the page, so these inputs must not be recent.
  // Keystrokes in a frame that has stolen the focus do so too, so the mouse, if the visitor uses a
  // mouse, must be near the frame.
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
    const frame = opened().find(({ frame }) => frame === document.activeElement)?.frame;
    if (!frame || frame === entered || isWelcome(frame)) {
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
    // During `focusout`, the next element does not have the focus yet.
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
      const from = document.activeElement;
      tab = key === 'Tab' ? { time, from, isBackward: shiftKey } : undefined;
      if (isTyping(event)) typed = time;
    },
    true,
  );
}

const FIELDS = 'input, textarea, [contenteditable]';

/** Returns whether a key types text, unlike shortcuts and keys that scroll the page. */
function isTyping({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || ['Tab', 'Shift', 'Control', 'Meta', 'Alt'].includes(key))
    return false;
  if (target instanceof Element && target.matches(FIELDS)) return true;
  return key.length === 1 && key !== ' ';
}

/** Returns the distance in CSS pixels between a viewport point and an element; 0 within it. */
function distanceTo(element: Element, { x, y }: { x: number; y: number }): number {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
}
