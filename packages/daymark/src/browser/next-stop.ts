/**
 * Makes an open dialog, which does not take the focus, the next stop of the Tab key, from wherever
 * the visitor is. At the end of the dialog, Tab continues where the visitor was. Shift+Tab at the
 * beginning of the dialog returns to where the visitor was.
 * @returns a function to call when the dialog closes, which returns the focus to the element that had it
 *   before
 */
export function makeNextStop(dialog: HTMLElement): () => void {
  // The text of the dialog is a tab stop only while the text is longer than its box.
  const stops = () => [...dialog.querySelectorAll<HTMLElement>('[tabindex="0"], a[href], button')];
  const listening = new AbortController();
  const { signal } = listening;
  let isNext = true;
  /** The element that had the focus before the dialog. */
  let origin: HTMLElement | undefined;
  /** Whether the Tab key has left the order of the page for the dialog, and has not returned yet. */
  let isDetour = false;
  /**
   * Whether `origin` is the stop before the dialog. Otherwise the element that had the focus is the
   * stop after the dialog.
   */
  let wasAtOrigin = false;

  const enter = () => {
    isDetour = true;
    stops()[0]?.focus();
  };
  const follow = (event: KeyboardEvent) => {
    const { key, shiftKey, ctrlKey, altKey, metaKey, defaultPrevented } = event;
    if (key !== 'Tab' || ctrlKey || altKey || metaKey || defaultPrevented) return;
    const { activeElement } = document;
    if (isNext && !shiftKey) {
      isNext = false;
      wasAtOrigin = activeElement !== document.body;
      if (wasAtOrigin) {
        event.preventDefault();
        enter();
        return;
      }
      // Only the browser knows the next stop after a click or a jump within the page.
      const redirect = ({ target }: FocusEvent) => {
        if (target instanceof Node && !dialog.contains(target)) enter();
      };
      document.addEventListener('focusin', redirect, { once: true, signal });
    } else if (isDetour && activeElement === stops().at(shiftKey ? 0 : -1)) {
      isDetour = false;
      origin?.focus();
      // Otherwise the browser now moves the focus from `origin` to the stop after it.
      if (shiftKey || !wasAtOrigin) event.preventDefault();
    }
  };
  const remember = ({ relatedTarget }: FocusEvent) => {
    isNext = false;
    if (relatedTarget instanceof HTMLElement && !dialog.contains(relatedTarget))
      origin = relatedTarget;
  };
  dialog.addEventListener('focusin', remember, { signal });
  document.addEventListener('keydown', follow, { signal });
  return () => {
    listening.abort();
    if (!dialog.contains(document.activeElement)) return;
    const previous = origin?.isConnected ? origin : document.querySelector('main');
    previous?.focus({ preventScroll: true });
  };
}
