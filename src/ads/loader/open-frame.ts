import { BEAT, type Report, readReport, type SlotRequest } from '../frame/message.ts';
import { SANDBOX, SECOND_HOST_SANDBOX } from '../sandbox.ts';
import type { SlotState } from './state.ts';

/** Beats that a frame may miss once it lives: more, and it computes without end. */
const MOST_MISSED = 10;
/** Beats whose absence means something once there is another sign: the time is up, or it has loaded anew. */
const SUSPICIOUS = 3;

function makeFrame(address: string, { width, height }: SlotRequest): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  const isElsewhere = new URL(address, location.href).origin !== location.origin;
  const attributes = {
    // Its own origin only where that is not ours.
    sandbox: (isElsewhere ? SECOND_HOST_SANDBOX : SANDBOX).join(' '),
    allow: '',
    referrerpolicy: 'no-referrer',
    scrolling: 'no',
    title: 'Advertisement',
    width: `${width}`,
    height: `${height}`,
    src: address,
  };
  // No `loading`: it is near already, and patience runs from now on.
  for (const [name, value] of Object.entries(attributes)) frame.setAttribute(name, value);
  // Without an origin there is no storage; so it is with the cookies of its requests, where the browser can.
  if (!isElsewhere) frame.setAttribute('credentialless', '');
  return frame;
}

/**
 * Asks a network for a creative, in a frame over the house creative of a box. The frame is taken
 * away again in every state but `filled`.
 * @returns a function that takes it away at once
 */
export function openFrame(
  box: HTMLElement,
  address: string,
  slot: SlotRequest,
  tell: (state: SlotState) => void,
): () => void {
  const begun = performance.now();
  const frame = makeFrame(address, slot);
  const { port1: port, port2 } = new MessageChannel();
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
    port.close();
    frame.remove();
  };
  const end = (state: SlotState) => {
    tell(state);
    remove();
  };
  // Silent after a load that was not its own, it is another page; else it computes.
  const silence = () => (loads > ownLoads ? 'failed' : 'heavy');
  const pulse = setInterval(() => {
    const wasShown = isShown();
    missed = lives && wasShown ? missed + 1 : 0;
    if (!wasShown) return;
    spent += BEAT;
    if (doubt) doubt.beats += 1;
    if (missed > (silence() === 'failed' ? SUSPICIOUS : MOST_MISSED)) end(silence());
    else if (doubt && doubt.beats > 1) end(doubt.state);
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
    const milliseconds = slot.milliseconds - (performance.now() - begun);
    frame.contentWindow?.postMessage({ slot: { ...slot, milliseconds } }, '*', [port2]);
    frame.addEventListener('load', () => {
      loads += 1;
    });
  };
  port.onmessage = hear;
  frame.addEventListener('load', greet, { once: true });
  box.append(frame);
  return remove;
}
