import type { ConsentSettings } from './answer.ts';
import { refusesByBrowser, watchConsent } from './answers.browser.ts';
import { openNotice } from './notice/notice.browser.ts';
import { fetchQuestion } from './question.ts';
import { readRecord, writeRecord } from './record.ts';

let isAsking = false;

/**
 * Asks a visitor whether networks may be contacted, unless that is answered: here before, by the
 * browser, or elsewhere by a consent platform. Where the question cannot be shown nobody is asked,
 * and nothing of a network loads.
 */
export async function askForConsent(settings: ConsentSettings): Promise<void> {
  if (isAsking || settings.platform || refusesByBrowser() || readRecord(settings)) return;
  isAsking = true;
  const ids = Object.keys(settings.networks);
  try {
    const close = await openNotice({
      question: await fetchQuestion(),
      names: Object.values(settings.networks),
      onAnswer: (isAccepted) => writeRecord(settings.version, isAccepted ? ids : []),
    });
    // It may be answered in another tab as well.
    watchConsent(settings, (answerOf) => {
      if (ids.every((id) => answerOf(id) === 'unasked')) return;
      close();
      isAsking = false;
    });
  } catch {
    isAsking = false;
  }
}
