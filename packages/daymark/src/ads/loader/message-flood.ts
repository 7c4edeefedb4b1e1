/**
 * The maximum number of messages that a frame, including nested frames, may post to the page in one
 * second. The page ignores these messages, but each one takes time. Visitors notice a delay at
 * about ten times this number.
 */
const MAX_MESSAGES = 5_000;

/**
 * Calls back when a frame posts too many messages to this page. Does not read the messages.
 * @returns a function that stops counting
 */
export function watchFlood(frame: HTMLIFrameElement, exceeded: () => void): () => void {
  let count = 0;
  let second = 0;
  const add = ({ source, timeStamp }: MessageEvent) => {
    if (outermost(source) !== frame.contentWindow) return;
    const now = Math.floor(timeStamp / 1000);
    count = now === second ? count + 1 : 1;
    second = now;
    if (count > MAX_MESSAGES) exceeded();
  };
  addEventListener('message', add);
  return () => removeEventListener('message', add);
}

/**
 * Returns the window of the page's frame that contains a given window. Any origin may read
 * `parent`, which is null once the window has been removed.
 */
function outermost(source: MessageEventSource | null): MessageEventSource | null {
  let inner: Window | null = source && 'parent' in source ? source : null;
  while (inner?.parent && inner.parent !== window && inner.parent !== inner) inner = inner.parent;
  return inner;
}
