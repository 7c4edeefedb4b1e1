import { BEAT, readReport, type SlotRequest } from '../frame/message.ts';
import { SANDBOX, SECOND_HOST_SANDBOX } from '../sandbox.ts';
import type { SlotState } from './state.ts';

/** Beats that a frame may miss once it lives: more, and it computes without end. */
const MOST_MISSED = 10;
/** Beats that tell, when the time is up, one that computes from one that has nothing. */
const SUSPICIOUS = 3;

function makeFrame(address: string, { width, height }: SlotRequest): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  const isElsewhere = new URL(address, location.href).origin !== location.origin;
  const attributes = {
    // Its own origin only where that is not ours.
    sandbox: (isElsewhere ? SECOND_HOST_SANDBOX : SANDBOX).join(' '),
    allow: '',
    referrerpolicy: 'no-referrer',
    loading: 'lazy',
    scrolling: 'no',
    title: 'Advertisement',
    width: `${width}`,
    height: `${height}`,
    src: address,
  };
  for (const [name, value] of Object.entries(attributes)) frame.setAttribute(name, value);
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
  const frame = makeFrame(address, slot);
  const { port1: port, port2 } = new MessageChannel();
  let lives = false;
  let missed = 0;
  let isReloaded = false;

  const remove = () => {
    clearInterval(pulse);
    clearTimeout(patience);
    port.close();
    frame.remove();
  };
  const end = (state: SlotState) => {
    remove();
    tell(state);
  };
  const pulse = setInterval(() => {
    missed = lives && !document.hidden ? missed + 1 : 0;
    if (isReloaded && missed > SUSPICIOUS) end('failed');
    else if (missed > MOST_MISSED) end('heavy');
  }, BEAT);
  const patience = setTimeout(
    () => end(missed >= SUSPICIOUS ? 'heavy' : 'late'),
    slot.milliseconds,
  );
  const hear = ({ data }: MessageEvent) => {
    const report = readReport(data);
    if (report === 'beat') {
      lives = true;
      isReloaded = false;
      missed = 0;
    } else if (report === 'filled') {
      clearTimeout(patience);
      tell(report);
    } else if (report) end(report);
  };
  const greet = () => {
    frame.contentWindow?.postMessage({ slot }, '*', [port2]);
    // Another load is a document that was written anew, which beats on, or another page.
    frame.addEventListener('load', () => {
      isReloaded = true;
    });
  };
  port.onmessage = hear;
  // What held the other end is gone: the frame went elsewhere.
  port.addEventListener('close', () => end('failed'));
  frame.addEventListener('load', greet, { once: true });
  box.append(frame);
  return remove;
}
