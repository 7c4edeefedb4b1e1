import * as wording from '#words';
import {
  type FrameRequest,
  HEARTBEAT,
  type Report,
  readReport,
  type SlotRequest,
  sandboxOf,
  TICK,
  WITHDRAW,
  WITHDRAWN,
} from '../frame/protocol.ts';
import type { SlotState } from './slot-box.ts';

/** Heartbeats (answers to ticks) that a frame may miss in a row before it counts as too busy. */
const MAX_MISSED = 21;
/** The limit in place of `MAX_MISSED` at the timeout, and for a frame that has navigated away. */
const SUSPICIOUS = 7;
/** Ticks for which a frame must be displayed again before its earlier report becomes valid. */
const CONFIRMED = 3;
/** Milliseconds in which a frame must block all its requests when consent is withdrawn. */
const WITHDRAWAL = 500;

/** A frame that fills a slot or may still fill the slot. */
export interface OpenFrame {
  readonly frame: HTMLIFrameElement;
  /** Removes the frame and reports the final state of the slot. */
  end(state: SlotState): void;
  /** Asks the frame to block all its requests, and then removes the frame. */
  withdraw(): void;
}

/**
 * Requests a creative from a network, in a frame over the house creative of a slot box. Removes the
 * frame in every final state except `filled`.
 */
export function openFrame(
  box: HTMLElement,
  address: string,
  slot: FrameRequest,
  reportState: (state: SlotState) => void,
): OpenFrame {
  const begun = performance.now();
  const frame = makeFrame(address, slot, 'mayReplacePage' in box.dataset);
  const { port1: port, port2 } = new MessageChannel();
  let isGreeted = false;
  let lives = false;
  let missed = 0;
  let loads = 0;
  let reportedLoads = 0;
  /** Milliseconds during which the tab was visible and the box was displayed. */
  let spent = 0;
  let isFilled = false;
  /** A report from when the frame was not displayed, and the number of displayed ticks since. */
  let unconfirmed: { state: Report; ticks: number } | undefined;

  const isShown = () => !document.hidden && box.offsetWidth > 0;
  const remove = () => {
    clearInterval(pulse);
    stopWatching();
    port.close();
    frame.remove();
  };
  const end = (state: SlotState) => {
    reportState(state);
    remove();
  };
  const stopWatching = watchFlood(frame, () => end('heavy'));
  // A frame that stops answering is busy, or has navigated away. In the second case, the page has
  // received more `load` events than the frame has reported.
  const silence = () => (loads > reportedLoads ? 'failed' : 'heavy');
  const pulse = setInterval(() => {
    port.postMessage(TICK);
    const wasShown = isShown();
    missed = lives && wasShown ? missed + 1 : 0;
    if (!wasShown) return;
    spent += HEARTBEAT;
    if (unconfirmed) unconfirmed.ticks += 1;
    if (missed > (silence() === 'failed' ? SUSPICIOUS : MAX_MISSED)) end(silence());
    else if (unconfirmed && unconfirmed.ticks > CONFIRMED) end(unconfirmed.state);
    else if (!isFilled && spent >= slot.milliseconds)
      end(missed >= SUSPICIOUS ? silence() : 'late');
  }, HEARTBEAT);
  port.onmessage = ({ data }) => {
    const report = readReport(data);
    if (report === 'filled') {
      isFilled = true;
      unconfirmed = undefined;
      reportState(report);
    } else if (typeof report === 'string') {
      // A frame without a size cannot measure its content, so the report waits until it has a size.
      if (isShown() || report === 'heavy') end(report);
      else unconfirmed = { state: report, ticks: 0 };
    } else if (report) {
      lives = true;
      missed = 0;
      reportedLoads = report.loads;
    }
  };
  const greet = () => {
    isGreeted = true;
    const milliseconds = slot.milliseconds - (performance.now() - begun);
    frame.contentWindow?.postMessage({ slot: { ...slot, milliseconds } }, '*', [port2]);
    frame.addEventListener('load', () => {
      loads += 1;
    });
  };
  frame.addEventListener('load', greet, { once: true });
  box.append(frame);
  return {
    frame,
    end,
    withdraw() {
      frame.removeEventListener('load', greet);
      clearInterval(pulse);
      stopWatching();
      port.onmessage = ({ data }) => data === WITHDRAWN && remove();
      port.postMessage(WITHDRAW);
      // A frame that is busy or has navigated away does not reply.
      if (isGreeted && loads <= reportedLoads) setTimeout(remove, WITHDRAWAL);
      else remove();
    },
  };
}

/**
 * The features that a creative may use, of those that browsers allow in every frame by default: the
 * hints about the browser that every request contains. All others are denied. With a listener for
 * `unload`, for example, a creative would keep the page out of the back/forward cache, and with
 * picture-in-picture it would leave its box.
 */
const ALLOWED = ['ch-save-data', 'ch-ua', 'ch-ua-mobile', 'ch-ua-platform'];

/**
 * The features that Firefox and Safari allow in every frame by default. Neither browser lists the
 * features that it knows, and both warn about unknown features, so this list has no features of other
 * browsers.
 */
const DENIED_WITHOUT_LIST = ['gamepad', 'storage-access'];

/** Creates the iframe for the page that runs a network's code, in the requested size. */
function makeFrame(
  address: string,
  { bannerId, width, height }: SlotRequest,
  mayReplacePage: boolean,
): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  const isElsewhere = new URL(address, location.href).origin !== location.origin;
  const attributes = {
    // The frame keeps its origin only if that origin differs from the site's origin.
    sandbox: sandboxOf(isElsewhere, mayReplacePage).join(' '),
    allow: deniedFeatures(),
    referrerpolicy: 'no-referrer',
    scrolling: 'no',
    title: wording.numberedAdvertisement(bannerId),
    width: `${width}`,
    height: `${height}`,
    src: address,
  };
  // No `loading` attribute: the frame is already near the screen, and the timeout has started.
  for (const [name, value] of Object.entries(attributes)) frame.setAttribute(name, value);
  // An opaque origin has no storage. In Chromium, `credentialless` also keeps cookies of other
  // visits out of the frame's requests.
  if (!isElsewhere) frame.setAttribute('credentialless', '');
  return frame;
}

/**
 * Returns the permissions policy of a frame: it denies every feature of the browser outside
 * `ALLOWED`.
 */
function deniedFeatures(): string {
  const policy =
    Reflect.get(document, 'permissionsPolicy') ?? Reflect.get(document, 'featurePolicy');
  const known: string[] = policy?.features?.() ?? DENIED_WITHOUT_LIST;
  return known
    .filter((feature) => !ALLOWED.includes(feature))
    .map((feature) => `${feature} 'none'`)
    .join('; ');
}

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
function watchFlood(frame: HTMLIFrameElement, exceeded: () => void): () => void {
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
