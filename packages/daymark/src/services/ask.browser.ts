import { whenActive } from '../browser/prerender/activation.ts';
import { type ConsentSettings, isAllowed, SLOT_SETTINGS_ID } from '../consent/answer.ts';
import type * as Notice from '../consent/notice.browser.ts';
import notice from '../consent/notice.browser.ts?lazy';
import { watchConsent } from '../consent/watch-consent.browser.ts';
import { count } from './count.ts';

/* Counts a visit at another company once the visitor has agreed. Loaded when the page is idle. */

const counter = document.querySelector<HTMLElement>('[data-count]');
const settings = document.getElementById(SLOT_SETTINGS_ID)?.textContent;

if (counter && settings)
  whenActive(() => {
    const { consent }: { consent: ConsentSettings } = JSON.parse(settings);
    let isCounted = false;
    const stops = counter.dataset.always === undefined && navigator.doNotTrack === '1';
    watchConsent(consent, (answerOf) => {
      const answer = answerOf(counter.dataset.id ?? '');
      if (stops || isCounted) return;
      if (isAllowed(answer)) {
        isCounted = true;
        count(counter.dataset);
      } else if (answer === 'unasked' && !consent.platform)
        import(/* @vite-ignore */ notice).then(
          ({ askForConsent }: typeof Notice) => askForConsent(consent),
          () => {},
        );
    });
  });
