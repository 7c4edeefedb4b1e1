/**
 * Messages that a frame, and the frames in it, may post to the page in one second. The page reads none
 * of them, but each costs it time: from about ten times as many on, readers notice.
 */
const MOST = 5_000;

/** Calls back when a frame posts more messages to this page than it may. Nothing of them is read. */
export function watchFlood(frame: HTMLIFrameElement, exceeded: () => void): () => void {
  let count = 0;
  let second = 0;
  const add = ({ source, timeStamp }: MessageEvent) => {
    if (outermost(source) !== frame.contentWindow) return;
    const now = Math.floor(timeStamp / 1000);
    count = now === second ? count + 1 : 1;
    second = now;
    if (count > MOST) exceeded();
  };
  addEventListener('message', add);
  return () => removeEventListener('message', add);
}

/**
 * The frame of this page that a window is in. Any page may read the `parent` of a window, which is
 * null once the window has been removed.
 */
function outermost(source: MessageEventSource | null): MessageEventSource | null {
  let inner: Window | null = source && 'parent' in source ? source : null;
  while (inner?.parent && inner.parent !== window && inner.parent !== inner) inner = inner.parent;
  return inner;
}
