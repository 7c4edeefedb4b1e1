/** What the dialog waits for: an open menu, or any other part that has the visitor's attention. */
const ATTENTION = '[data-attention]:popover-open';

/** Whether something has the visitor's attention. */
export function isTaken(root: Document): boolean {
  return root.querySelector(ATTENTION) !== null;
}

/**
 * Calls back once nothing has the visitor's attention, at once or when it closes.
 * @returns a function that stops waiting
 */
export function whenFree(root: Document, callback: () => void): () => void {
  const tryNow = () => {
    if (isTaken(root)) return;
    stop();
    callback();
  };
  const stop = () => root.removeEventListener('toggle', tryNow, { capture: true });
  // Toggle events do not bubble.
  root.addEventListener('toggle', tryNow, { capture: true });
  tryNow();
  return stop;
}
