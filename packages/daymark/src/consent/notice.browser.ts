import type { ConsentSettings } from './answer.ts';
import { refusesByBrowser, watchConsent } from './answers.browser.ts';
import { openNotice } from './notice/notice.browser.ts';
import { fetchQuestion } from './question.ts';
import { readRecord, writeRecord } from './record.ts';

let isAsking = false;

/**
 * Opens the site's consent prompt, unless the visitor has answered, the browser refuses (Global
 * Privacy Control), or a consent platform asks instead. If the prompt cannot be shown, the answer
 * stays 'unasked', and no network that needs consent loads.
 */
export async function askForConsent(settings: ConsentSettings): Promise<void> {
  if (isAsking || settings.platform || refusesByBrowser() || readRecord(settings)) return;
  isAsking = true;
  const ids = Object.keys(settings.networks);
  try {
    const close = openNotice({
      question: await fetchQuestion(),
      names: Object.values(settings.networks),
      onAnswer: (isAccepted) => writeRecord(settings.version, isAccepted ? ids : []),
    });
    // Closes the prompt even if the visitor answers in another tab.
    watchConsent(settings, (answerOf) => {
      if (ids.every((id) => answerOf(id) === 'unasked')) return;
      close();
      isAsking = false;
    });
  } catch {
    isAsking = false;
  }
}
