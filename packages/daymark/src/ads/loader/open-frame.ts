import {
  type FrameRequest,
  HEARTBEAT,
  type Report,
  readReport,
  TICK,
  WITHDRAW,
  WITHDRAWN,
} from '../frame/message.ts';
import { makeFrame } from './make-frame.ts';
import { watchFlood } from './message-flood.ts';
import type { SlotState } from './state.ts';

/** Heartbeats (answers to ticks) that a frame may miss in a row before it counts as too busy. */
const MAX_MISSED = 21;
/** The lower limit of missed heartbeats at the timeout, or for a frame that has navigated away. */
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
  /** A report from when the frame was not displayed, and the number of displayed ticks since. */
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
  // A frame that stops answering is busy, or has navigated away. In the second case, the page has
  // received more `load` events than the frame has reported.
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
  port.onmessage = ({ data }) => {
    const report = readReport(data);
    if (report === 'filled') {
      isFilled = true;
      doubt = undefined;
      reportState(report);
    } else if (typeof report === 'string') {
      // A frame without a size cannot measure its content, so the report waits until it has a size.
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
