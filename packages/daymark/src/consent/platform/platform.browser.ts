import { queuePrompt } from '../../browser/prompt-queue.ts';
import type { AnswerOf, ConsentSettings } from '../answer.ts';
import { callPlatform, listenToPlatform, loadPlatform, type Platform } from './api.browser.ts';
import { answerFrom, PLATFORM_API } from './tc-data.ts';

declare global {
  interface Window {
    googlefc?: { callbackQueue?: { push(entry: { CONSENT_API_READY: () => void }): unknown } };
  }
}

/** The broadcast channel on which a tab reports that the visitor has answered the platform. */
const ANSWERED_HERE = 'platform-answered';

let endTurn: (() => void) | undefined;

/** Returns whether the platform has reported that its dialog is open. */
export const isPlatformShown = () => endTurn !== undefined;

/**
 * Loads the consent platform and calls back with each answer that it reports, however late. If the
 * platform reports nothing in time, the console and the debug overlay say what is missing.
 */
export async function watchPlatform(
  { platform, vendors, networks }: ConsentSettings,
  notify: (answerOf: AnswerOf) => void,
): Promise<void> {
  if (!platform) return;
  const tabs = new BroadcastChannel(ANSWERED_HERE);
  let isGranted = false;
  const show = (state: string) => showState(Object.keys(networks), state);
  const { retry, stop, isHeard } = listenToPlatform((data) => {
    const { eventStatus } = Object(data);
    if (eventStatus === 'cmpuishown') {
      endTurn ??= queuePrompt('consent', () => {});
      show('asks the visitor');
    }
    // There is no answer yet, or the dialog is open again and the previous answer stays valid.
    if (!answerFrom(data)) return;
    endTurn?.();
    endTurn = undefined;
    show('has answered');
    const answerOf: AnswerOf = (network) => answerFrom(data, vendors[network]) ?? 'unasked';
    isGranted = Object.keys(networks).some((network) => answerOf(network) === 'granted');
    notify(answerOf);
    if (eventStatus === 'useractioncomplete') tabs.postMessage('');
  });

  // The visitor may have withdrawn consent in another tab, which this page's platform cannot
  // detect.
  const readAnew = () => {
    if (!isGranted) return;
    isGranted = false;
    notify(() => 'unasked');
    location.reload();
  };
  tabs.onmessage = readAnew;
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) readAnew();
  });

  let hasLoaded: boolean | undefined;
  const complain = () => {
    if (isHeard()) return;
    const missing = `${missingFrom(platform, hasLoaded)} Networks that need its answer stay off.`;
    show(missing);
    console.warn(`The consent platform ${platform.name} ${missing}`);
  };
  show('is loading');
  if (isGoogle(platform)) prepareGoogle(retry);
  const deadline = setTimeout(complain, platform.timeout * 1000);
  hasLoaded = await loadPlatform(platform);
  if (hasLoaded) return;
  stop();
  clearTimeout(deadline);
  complain();
}

/** Describes for the site's owner what a platform lacks that has reported no event. */
function missingFrom({ script, timeout }: Platform, hasLoaded: boolean | undefined): string {
  const inTime = `within ${timeout} s`;
  if (hasLoaded === false)
    return `could not be loaded from ${script}. An ad blocker may block it, or its address in consent.platform.script is wrong.`;
  if (hasLoaded === undefined) return `did not load from ${script} ${inTime}.`;
  let status: unknown;
  callPlatform('ping', (reply) => {
    status = Object(reply).cmpStatus;
  });
  if (status === undefined || status === 'stub')
    return `has loaded, but did not define ${PLATFORM_API} ${inTime}. Publish a message for the TCF in your account, and compare attributes and hosts in consent.platform with the platform’s instructions and with blocked requests in the console.`;
  return `(status "${status}") reported neither its dialog nor an answer ${inTime}. Check in your account that it asks visitors of this site.`;
}

/** Shows the state of the platform in the debug overlay, in the slots that wait for its answer. */
function showState(networks: readonly string[], state: string): void {
  for (const box of document.querySelectorAll<HTMLElement>('.slot-box'))
    if (networks.includes(box.dataset.network ?? '')) box.dataset.platform = state;
}

/** Whether the platform is Google's own, which has an additional API. */
const isGoogle = ({ script }: Platform) =>
  script.startsWith('https://fundingchoicesmessages.google.com/');

/**
 * Calls back when Google's platform is ready, and tells AdSense that the page loads the platform.
 * Otherwise AdSense would load the platform again.
 * Source: https://developers.google.com/funding-choices/fc-api-docs
 */
function prepareGoogle(onReady: () => void): void {
  window.googlefc ??= {};
  window.googlefc.callbackQueue ??= [];
  window.googlefc.callbackQueue.push({ CONSENT_API_READY: onReady });
  const sign = document.createElement('iframe');
  sign.name = 'googlefcPresent';
  sign.style.display = 'none';
  document.body.append(sign);
}
