import { limitFocusAndScroll } from './focus-and-scroll.ts';
import { type FrameSettings, SETTINGS_ID } from './frame-settings.ts';
import { keepHistory } from './history.ts';
import { readRequest } from './message.ts';
import { run } from './run.ts';
import { removeWebRtc } from './web-rtc.ts';

/* The script of a network's frame. It runs before the network's code and accepts one request. */

const settings: FrameSettings = JSON.parse(document.getElementById(SETTINGS_ID)?.textContent ?? '');

function take({ source, data, ports: [port] }: MessageEvent): void {
  const request = readRequest(data);
  const snippet = request && settings.snippets[request.bannerId];
  if (source !== parent || !port || !snippet) return;
  removeEventListener('message', take);
  keepHistory();
  limitFocusAndScroll();
  removeWebRtc();
  run(port, request.milliseconds, snippet, settings.script);
}

// In another origin, such as the site's, the network's code could access the data of that origin.
if (self.origin === settings.origin && parent !== self) addEventListener('message', take);
