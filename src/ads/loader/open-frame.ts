import {
  BEAT,
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

/** Beats that a frame may miss once it lives: more, and it computes without end. */
const MOST_MISSED = 21;
/** Beats whose absence means something once there is another sign: the time is up, or it has loaded again. */
const SUSPICIOUS = 7;
/** Beats for which what a frame says of itself must hold when it can be seen again. */
const CONFIRMED = 3;
/** Milliseconds that a frame has to cut itself off from all hosts when consent is withdrawn. */
const WITHDRAWAL = 500;

/** A frame that fills a slot, or is about to. */
export interface OpenFrame {
  readonly frame: HTMLIFrameElement;
  /** Removes it, and tells what became of it. */
  end(state: SlotState): void;
  /** Cuts it off from every host, then removes it. */
  withdraw(): void;
}

/**
 * Asks a network for a creative, in a frame over the house creative of a box. The frame is taken
 * away again in every state but `filled`.
 */
export function openFrame(
  box: HTMLElement,
  address: string,
  slot: SlotRequest,
  tell: (state: SlotState) => void,
): OpenFrame {
  const begun = performance.now();
  const frame = makeFrame(address, slot);
  const { port1: port, port2 } = new MessageChannel();
  let isGreeted = false;
  let lives = false;
  let missed = 0;
  let loads = 0;
  let ownLoads = 0;
  /** Milliseconds that it could be seen, were there anything to see. */
  let spent = 0;
  let isFilled = false;
  /** What it said of itself while it could not be seen, and for how many beats since. */
  let doubt: { state: Report; beats: number } | undefined;

  const isShown = () => !document.hidden && box.offsetWidth > 0;
  const remove = () => {
    clearInterval(pulse);
    stopWatching();
    port.close();
    frame.remove();
  };
  const end = (state: SlotState) => {
    tell(state);
    remove();
  };
  const stopWatching = watchFlood(frame, () => end('heavy'));
  // Silent after a load that was not its own, it is another page; else it computes.
  const silence = () => (loads > ownLoads ? 'failed' : 'heavy');
  const pulse = setInterval(() => {
    port.postMessage(TICK);
    const wasShown = isShown();
    missed = lives && wasShown ? missed + 1 : 0;
    if (!wasShown) return;
    spent += BEAT;
    if (doubt) doubt.beats += 1;
    if (missed > (silence() === 'failed' ? SUSPICIOUS : MOST_MISSED)) end(silence());
    else if (doubt && doubt.beats > CONFIRMED) end(doubt.state);
    else if (!isFilled && spent >= slot.milliseconds)
      end(missed >= SUSPICIOUS ? silence() : 'late');
  }, BEAT);
  const hear = ({ data }: MessageEvent) => {
    const report = readReport(data);
    if (report === 'filled') {
      isFilled = true;
      doubt = undefined;
      tell(report);
    } else if (typeof report === 'string') {
      // Where it has no size it sees nothing of itself; what it is shows when it is seen again.
      if (isShown() || report === 'heavy') end(report);
      else doubt = { state: report, beats: 0 };
    } else if (report) {
      lives = true;
      missed = 0;
      ownLoads = report.loads;
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
      // One that has gone elsewhere, or computes, does not answer.
      if (isGreeted && loads <= ownLoads) setTimeout(remove, WITHDRAWAL);
      else remove();
    },
  };
}
