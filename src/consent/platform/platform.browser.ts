import { takeTurns } from '../../attention/turns.ts';
import type { AnswerOf, ConsentSettings } from '../answer.ts';
import { callPlatform, loadPlatform } from './api.browser.ts';
import { answerFrom } from './tc-data.ts';

/** Where tabs tell each other that a visitor has answered the platform. */
export const ANSWERED_HERE = 'platform-answered';

let endTurn: (() => void) | undefined;

/** Whether the platform shows its dialog, as far as it has told. */
export const isPlatformShown = () => endTurn !== undefined;

/**
 * Loads the consent platform and calls back with each answer that it passes on. One whose script
 * cannot be had, or that has no interface or never answers, has asked nobody.
 */
export async function watchPlatform(
  { platform, vendors, networks }: ConsentSettings,
  tell: (answerOf: AnswerOf) => void,
): Promise<void> {
  if (!platform || !(await loadPlatform(platform))) return;
  const tabs = new BroadcastChannel(ANSWERED_HERE);
  let isGranted = false;
  callPlatform('addEventListener', (data: unknown, isKnown: unknown) => {
    if (isKnown !== true) return;
    const { eventStatus } = Object(data);
    if (eventStatus === 'cmpuishown') endTurn ??= takeTurns('consent', () => {});
    // Without an answer yet, or with its dialog open again: what was said before holds.
    if (!answerFrom(data)) return;
    endTurn?.();
    endTurn = undefined;
    const answerOf: AnswerOf = (network) => answerFrom(data, vendors[network]) ?? 'unasked';
    isGranted = Object.keys(networks).some((network) => answerOf(network) === 'granted');
    tell(answerOf);
    if (eventStatus === 'useractioncomplete') tabs.postMessage('');
  });

  // What was granted may have been withdrawn elsewhere, which the platform in this page is not told of.
  const readAnew = () => {
    if (!isGranted) return;
    isGranted = false;
    tell(() => 'unasked');
    location.reload();
  };
  tabs.onmessage = readAnew;
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) readAnew();
  });
}
