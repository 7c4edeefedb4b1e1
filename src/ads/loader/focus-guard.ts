import type { OpenFrame } from './open-frame.ts';

/** Milliseconds in which the Tab key explains what the focus does, and a click on the page that it is active. */
const RECENT = 1_000;
/** Milliseconds for which a key keeps the page active. Source: Chromium's transient activation. */
const ACTIVE = 5_000;
/** Milliseconds between two looks at where the focus is: a tab in the background gets no event. */
const LOOK = 500;

/**
 * Keeps the focus from creatives that take it: a visitor's keys would go to them. It is theirs after
 * a click in them, or the Tab key. When one takes it otherwise the focus goes back to where it was.
 * When that happens again, or while somebody types, all frames of its network are removed.
 * @param opened the frames that are open now
 * @param restore brings the page back to where the visitor had scrolled it
 */
export function guardFocus(opened: () => readonly OpenFrame[], restore: () => void): void {
  /** What had the focus last; nothing when it was the page as a whole. */
  let last: HTMLElement | undefined;
  let tab: { time: number; from: Element | null; isBackward: boolean } | undefined;
  let typed = Number.NEGATIVE_INFINITY;
  let clicked = Number.NEGATIVE_INFINITY;
  /** The frame that the visitor has gone into. */
  let entered: HTMLIFrameElement | undefined;
  const warned = new Set<string>();

  const isByTab = (box: Element) => {
    if (!tab || performance.now() - tab.time > RECENT) return false;
    const { from, isBackward } = tab;
    if (!from || from === document.body) return true;
    // Before the frame there is a link past it; from anywhere else, Tab does not lead into the frame.
    if (!isBackward) return box.contains(from);
    return Boolean(box.compareDocumentPosition(from) & Node.DOCUMENT_POSITION_FOLLOWING);
  };
  // A click in a frame is not heard of here, but makes the page active too. What has been done in the
  // page itself does that as well, and is no reason for the focus to go.
  const isByPointer = (box: Element) => {
    const now = performance.now();
    if (now - typed < ACTIVE || now - clicked < RECENT) return false;
    return navigator.userActivation?.isActive ?? box.matches(':hover');
  };
  const isWelcome = (frame: HTMLIFrameElement) => {
    const box = frame.parentElement;
    return box?.dataset.state === 'filled' && (isByTab(box) || isByPointer(box));
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
    if (warned.has(src) || performance.now() - typed < RECENT)
      for (const other of opened()) if (other.frame.src === src) other.end('failed');
    warned.add(src);
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
