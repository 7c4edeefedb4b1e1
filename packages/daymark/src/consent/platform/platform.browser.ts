import { queuePrompt } from '../../browser/prompt-queue.ts';
import type { AnswerOf, ConsentSettings } from '../answer.ts';
import { callPlatform, loadPlatform } from './api.browser.ts';
import { answerFrom } from './tc-data.ts';

/** The broadcast channel on which a tab reports that the visitor has answered the platform. */
const ANSWERED_HERE = 'platform-answered';

let endTurn: (() => void) | undefined;

/** Returns whether the platform has reported that its dialog is open. */
export const isPlatformShown = () => endTurn !== undefined;

/**
 * Loads the consent platform and calls back with each answer that it reports. Never calls back if
 * the script does not load, or if the platform has no API or never answers.
 */
export async function watchPlatform(
  { platform, vendors, networks }: ConsentSettings,
  notify: (answerOf: AnswerOf) => void,
): Promise<void> {
  if (!platform || !(await loadPlatform(platform))) return;
  const tabs = new BroadcastChannel(ANSWERED_HERE);
  let isGranted = false;
  callPlatform('addEventListener', (data: unknown, isKnown: unknown) => {
    if (isKnown !== true) return;
    const { eventStatus } = Object(data);
    if (eventStatus === 'cmpuishown') endTurn ??= queuePrompt('consent', () => {});
    // There is no answer yet, or the dialog is open again and the previous answer stays valid.
    if (!answerFrom(data)) return;
    endTurn?.();
    endTurn = undefined;
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
}
