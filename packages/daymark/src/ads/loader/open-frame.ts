import {
  HEARTBEAT,
  type Report,
  readReport,
  type SlotRequest,
  TICK,
  WITHDRAW,
  WITHDRAWN,
} from '../frame/message.ts';
import { makeFrame } from './make-frame.ts';
import { watchFlood } from './message-flood.ts';
import type { SlotState } from './state.ts';

/**
 * Heartbeats that a frame may miss after its first. A frame that misses more is in an endless task.
 */
const MAX_MISSED = 21;
/** Missed heartbeats that count at the timeout, or after the frame has loaded again. */
const SUSPICIOUS = 7;
/**
 * Ticks for which a report from a hidden frame must still hold once the frame can be seen again.
 */
const CONFIRMED = 3;
/** Milliseconds that a frame has to block all its requests when consent is withdrawn. */
const WITHDRAWAL = 500;

/** A frame that fills a slot, or may still fill it. */
export interface OpenFrame {
  readonly frame: HTMLIFrameElement;
  /** Removes the frame, and reports its final state. */
  end(state: SlotState): void;
  /** Lets the frame block all its requests, then removes it. */
  withdraw(): void;
}

/**
 * Requests a creative from a network, in a frame over the house creative of a box. The frame is
 * removed in every final state except `filled`.
 */
export function openFrame(
  box: HTMLElement,
  address: string,
  slot: SlotRequest,
  reportState: (state: SlotState) => void,
): OpenFrame {
  const begun = performance.now();
  const frame = makeFrame(address, slot);
  const { port1: port, port2 } = new MessageChannel();
  let isGreeted = false;
  let lives = false;
  let missed = 0;
  let loads = 0;
  let reportedLoads = 0;
  /** Milliseconds during which the tab was visible and the box was displayed. */
  let spent = 0;
  let isFilled = false;
  /** The frame's report while it could not be seen, and the number of visible ticks since. */
  let doubt: { state: Report; beats: number } | undefined;

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
  // A silent frame has navigated if it counted fewer loads than the page did; otherwise it is busy.
  const silence = () => (loads > reportedLoads ? 'failed' : 'heavy');
  const pulse = setInterval(() => {
    port.postMessage(TICK);
    const wasShown = isShown();
    missed = lives && wasShown ? missed + 1 : 0;
    if (!wasShown) return;
    spent += HEARTBEAT;
    if (doubt) doubt.beats += 1;
    if (missed > (silence() === 'failed' ? SUSPICIOUS : MAX_MISSED)) end(silence());
    else if (doubt && doubt.beats > CONFIRMED) end(doubt.state);
    else if (!isFilled && spent >= slot.milliseconds)
      end(missed >= SUSPICIOUS ? silence() : 'late');
  }, HEARTBEAT);
  const hear = ({ data }: MessageEvent) => {
    const report = readReport(data);
    if (report === 'filled') {
      isFilled = true;
      doubt = undefined;
      reportState(report);
    } else if (typeof report === 'string') {
      // A frame without a size cannot see its content, so its report waits until it is displayed.
      if (isShown() || report === 'heavy') end(report);
      else doubt = { state: report, beats: 0 };
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
  port.onmessage = hear;
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
      // A frame that is busy does not reply, nor does one that has navigated away.
      if (isGreeted && loads <= reportedLoads) setTimeout(remove, WITHDRAWAL);
      else remove();
    },
  };
}
