/*
 * The script that answers for the API of a consent platform until the platform has loaded. It stores
 * commands in a queue, which a platform reads by calling the function without arguments. It also adds
 * the hidden frame by which tags in frames find the API, and forwards their messages to the API.
 * Pages contain the script before all others, because a bundled script would run later.
 * Source: IAB Europe, TCF, CMP API v2, "How does the CMP stub API work?"
 */

type Callback = (value: unknown, isKnown: boolean) => void;
type Api = (command?: string, version?: number, callback?: Callback, value?: unknown) => unknown;

/** The value of `PLATFORM_API`. Nothing is imported, so that a browser test can run this file. */
const NAME = '__tcfapi';
const LOCATOR = `${NAME}Locator`;

const page: Partial<Record<string, unknown>> & { [NAME]?: Api } = Object(window);
const queue: unknown[][] = [];
let applies: boolean | undefined;

/** Adds the frame by whose name tags in frames find the page with the API. */
const addFrame = () => {
  if (LOCATOR in window.frames) return;
  const frame = document.createElement('iframe');
  frame.name = LOCATOR;
  frame.style.display = 'none';
  document.body.append(frame);
};

if (!page[NAME]) {
  page[NAME] = (...call) => {
    const [command, , callback, value] = call;
    if (call.length === 0) return queue;
    if (command === 'ping')
      callback?.({ gdprApplies: applies, cmpLoaded: false, cmpStatus: 'stub' }, true);
    else if (command !== 'setGdprApplies') queue.push(call);
    else if (typeof value === 'boolean') {
      applies = value;
      callback?.('set', true);
    }
    return undefined;
  };
  addEventListener('message', ({ data, source }) => {
    let call = data;
    try {
      call = JSON.parse(data);
    } catch {
      // The message may be an object.
    }
    const asked = Object(call)[`${NAME}Call`];
    if (!asked) return;
    const answer: Callback = (returnValue, success) => {
      const reply = { [`${NAME}Return`]: { returnValue, success, callId: asked.callId } };
      (source as Window | null)?.postMessage(call === data ? reply : JSON.stringify(reply), '*');
    };
    page[NAME]?.(asked.command, asked.version, answer, asked.parameter);
  });
  if (document.body) addFrame();
  else addEventListener('DOMContentLoaded', addFrame);
}

export {};
