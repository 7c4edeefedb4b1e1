import { readStored, watchStored } from '../browser/stored-values.ts';
import {
  type AnswerOf,
  type ConsentSettings,
  refusesByBrowser,
  restrict,
  sendsPrivacyControl,
} from './answer.ts';
import type * as Forget from './forget.browser.ts';
import forget from './forget.browser.ts?lazy';
import type * as Platform from './platform.browser.ts';
import platform from './platform.browser.ts?lazy';
import { recordIn, STORAGE_KEY } from './record.ts';

/**
 * Calls back with the visitor's answers, at once and whenever they change on this page, in another
 * tab, or through the consent platform that replaces the site's prompt. The platform's code loads
 * when the callback first reads the answer for a network that needs consent. After a refusal, also
 * removes what refused inline networks have stored.
 */
export function watchConsent(
  settings: ConsentSettings,
  onChange: (answerOf: AnswerOf) => void,
): void {
  const notify = (answerOf: AnswerOf) =>
    onChange((network) =>
      Object.hasOwn(settings.networks, network) ? answerOf(network) : 'granted',
    );
  const settle = (answerOf: AnswerOf) => {
    notify(answerOf);
    forgetRefused(settings, answerOf);
  };
  if (refusesByBrowser(settings)) settle(() => 'refused');
  else if (settings.platform) awaitPlatform(settings, notify, settle);
  else
    watchRecord(settings, (answerOf) =>
      settle(sendsPrivacyControl() ? restrict(answerOf, settings) : answerOf),
    );
}

/** Answers 'unasked' until the platform answers. Reading the first answer loads the platform. */
function awaitPlatform(
  settings: ConsentSettings,
  notify: (answerOf: AnswerOf) => void,
  settle: (answerOf: AnswerOf) => void,
): void {
  let isContacted = false;
  notify(() => {
    if (!isContacted)
      import(/* @vite-ignore */ platform).then(
        ({ watchPlatform }: typeof Platform) => watchPlatform(settings, settle),
        // If the platform's code does not load, all answers stay 'unasked'.
        () => {},
      );
    isContacted = true;
    return 'unasked';
  });
}

/** Removes what refused networks have stored while their code ran in the page itself. */
function forgetRefused({ kept = {} }: ConsentSettings, answerOf: AnswerOf): void {
  const names = Object.entries(kept).flatMap(([network, names]) =>
    answerOf(network) === 'refused' ? names : [],
  );
  if (names.length > 0)
    import(/* @vite-ignore */ forget).then(
      ({ forget }: typeof Forget) => forget(names),
      () => {},
    );
}

/** Reports the answers in the visitor's record, now and whenever the record changes. */
function watchRecord(settings: ConsentSettings, settle: (answerOf: AnswerOf) => void): void {
  const show = (stored: string | null) => {
    const record = recordIn(stored, settings);
    settle((network) => {
      if (!record) return 'unasked';
      return record.granted.includes(network) ? 'granted' : 'refused';
    });
  };
  watchStored(STORAGE_KEY, show);
  show(readStored(STORAGE_KEY));
}
