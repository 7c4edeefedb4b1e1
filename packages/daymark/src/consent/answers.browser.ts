import type { AnswerOf, ConsentSettings } from './answer.ts';
import forget from './forget.browser.ts?lazy';
import platform from './platform.browser.ts?lazy';
import { CHANGE, type ConsentRecord, readRecord, STORAGE_KEY, validRecord } from './record.ts';

/** Whether the browser sends Global Privacy Control, which counts as a refusal. */
export const refusesByBrowser = () => Reflect.get(navigator, 'globalPrivacyControl') === true;

/**
 * Calls back with the visitor's answers, at once and whenever they change on this page, in another
 * tab, or through the consent platform that replaces the site's prompt. The platform's code loads
 * when the callback first reads the answer for a network that needs consent.
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
  if (refusesByBrowser()) settle(() => 'refused');
  else if (settings.platform) awaitPlatform(settings, notify, settle);
  else watchRecord(settings, settle);
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
        ({ watchPlatform }: typeof import('./platform.browser.ts')) =>
          watchPlatform(settings, settle),
        // If the platform's code does not load, all answers stay 'unasked'.
        () => {},
      );
    isContacted = true;
    return 'unasked';
  });
}

function forgetRefused({ kept = {} }: ConsentSettings, answerOf: AnswerOf): void {
  const names = Object.entries(kept).flatMap(([network, names]) =>
    answerOf(network) === 'refused' ? names : [],
  );
  if (names.length > 0)
    import(/* @vite-ignore */ forget).then(
      ({ forget }: typeof import('./forget.browser.ts')) => forget(names),
      () => {},
    );
}

function watchRecord(settings: ConsentSettings, notify: (answerOf: AnswerOf) => void): void {
  const show = (record: ConsentRecord | undefined) =>
    notify((network) => {
      if (!record) return 'unasked';
      return record.granted.includes(network) ? 'granted' : 'refused';
    });
  const read = () => show(readRecord(settings));
  document.addEventListener(CHANGE, (event) => {
    // Reads the record from the event's detail, because the browser may block storage.
    if (event instanceof CustomEvent) show(validRecord(event.detail, settings));
  });
  addEventListener('storage', ({ key }) => {
    if (key === STORAGE_KEY || key === null) read();
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) read();
  });
  read();
}
