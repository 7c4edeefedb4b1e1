import { replacePermanently } from './built-ins.ts';
import { type FrameSettings, SETTINGS_ID, type SlotFacts } from './frame-settings.ts';
import { keepHistory, limitFocusAndScroll } from './limits.ts';
import { type FrameRequest, readRequest } from './protocol.ts';
import { run } from './run.ts';

/* The engine's script in a frame page. Accepts one request, and then runs the network's code. */

const settings: FrameSettings = JSON.parse(document.getElementById(SETTINGS_ID)?.textContent ?? '');

/**
 * Runs the network after the first request of the page that contains the frame. Messages of other
 * windows, such as nested frames, have no effect.
 */
function startOnFirstRequest({ source, data, ports: [port] }: MessageEvent): void {
  const request = readRequest(data);
  const snippet = request && settings.snippets[request.bannerId];
  if (source !== parent || !port || !snippet) return;
  removeEventListener('message', startOnFirstRequest);
  keepHistory();
  limitFocusAndScroll();
  // WebRTC can contact hosts that the frame's CSP does not list, and no CSP directive blocks WebRTC
  // in browsers (Chromium 156 ignores `webrtc 'block'`). A nested frame still has WebRTC: see
  // docs/contracts/slot-frame.md.
  replacePermanently(window, { RTCPeerConnection: undefined, webkitRTCPeerConnection: undefined });
  describePage(request, snippet.kind);
  run(port, request.milliseconds, snippet, settings.script);
}

/**
 * Gives the network's code the facts of the page around the frame. The code cannot read them from
 * `location`, which is the address of the frame and cannot be replaced. Code that expects a frame reads
 * the referrer.
 */
function describePage(request: FrameRequest, kind: string): void {
  const { bannerId, sizes, isRestricted = false, page } = request;
  const facts: SlotFacts = { bannerId, sizes, isRestricted, page: { ...page, kind } };
  Object.assign(window, { daymark: facts });
  Object.defineProperty(document, 'referrer', { value: page.address });
}

// Runs nothing in another origin, such as the site's, whose data the network's code could access.
if (self.origin === settings.origin && parent !== self)
  addEventListener('message', startOnFirstRequest);
