import { whenActive } from '../browser/prerender/activation.ts';
import { dayInWords } from '../ui/date.ts';
import {
  type Answer,
  CHOICES_ID,
  type ConsentSettings,
  isAllowed,
  refusesByBrowser,
  SLOT_SETTINGS_ID,
  sendsPrivacyControl,
} from './answer.ts';
import type * as Platform from './platform.browser.ts';
import platform from './platform.browser.ts?lazy';
import { readRecord, writeRecord } from './record.ts';
import { watchConsent } from './watch-consent.browser.ts';

/* The script of the advertising choices on the preferences page. */

const section = document.getElementById(CHOICES_ID);
const settings = document.getElementById(SLOT_SETTINGS_ID)?.textContent;
if (section && settings)
  whenActive(() => {
    const { consent }: { consent: ConsentSettings } = JSON.parse(settings);
    watchChoices(section, consent);
  });

/** Shows the visitor's answers, also those from other tabs, and lets the visitor change them. */
function watchChoices(section: HTMLElement, settings: ConsentSettings): void {
  const ids = Object.keys(settings.networks);
  const choices = [...section.querySelectorAll<HTMLInputElement>('[type=radio]')];
  if (refusesByBrowser(settings)) disable(section, '[type=radio], button');
  else if (settings.platform) {
    disable(section, '[type=radio]');
    section.querySelector('[data-platform]')?.addEventListener('click', async () => {
      const isOpen = await import(/* @vite-ignore */ platform).then(
        ({ openPlatform }: typeof Platform) => openPlatform(settings),
        () => false,
      );
      if (!isOpen) say(section, 'silence');
    });
  } else watchAnswers(section, choices, settings);

  watchConsent(settings, (answerOf) => {
    for (const choice of choices) {
      const answer = answerOf(networkOf(choice));
      choice.checked = (isAllowed(answer) ? 'granted' : answer) === choice.value;
    }
    say(section, whoAnswered(ids.map(answerOf), settings));
    sayWhen(section, readRecord(settings)?.day);
  });
}

/** Disables controls that cannot change the answer. */
function disable(section: HTMLElement, controls: string): void {
  for (const control of section.querySelectorAll(controls))
    control.toggleAttribute('disabled', true);
}

/** Returns the id of the network to which a radio button belongs. */
function networkOf({ name }: HTMLInputElement): string {
  return name.slice('network-'.length);
}

/**
 * Stores each choice of the visitor: a radio button of one network, or a button for all networks.
 */
function watchAnswers(
  section: HTMLElement,
  choices: readonly HTMLInputElement[],
  settings: ConsentSettings,
): void {
  const answer = (granted: readonly string[]) => writeRecord(settings.version, granted);
  section.addEventListener('change', () => {
    const accepted = choices.filter(({ checked, value }) => checked && value === 'granted');
    answer(accepted.map(networkOf));
  });
  section.addEventListener('click', ({ target }) => {
    const all = target instanceof HTMLElement ? target.dataset.all : undefined;
    if (all) answer(all === 'granted' ? Object.keys(settings.networks) : []);
  });
}

/**
 * Returns who gave the answer that the page shows: the visitor, the browser (Global Privacy Control),
 * both, the consent platform, or nobody.
 */
function whoAnswered(answers: readonly Answer[], settings: ConsentSettings) {
  if (answers.includes('unasked')) return 'nobody';
  if (refusesByBrowser(settings)) return 'browser';
  const isControlled = sendsPrivacyControl();
  if (settings.platform) return isControlled && !answers.some(isAllowed) ? 'browser' : 'platform';
  return isControlled ? 'both' : 'visitor';
}

/** Shows the text for the source of the answer. The other texts keep their reserved space. */
function say(section: HTMLElement, who: ReturnType<typeof whoAnswered> | 'silence'): void {
  for (const text of section.querySelectorAll<HTMLElement>('[data-answered-by]'))
    text.toggleAttribute('data-shown', text.dataset.answeredBy === who);
}

/**
 * Shows the day of the answer.
 * @param day the default is today, because an answer without a record is from this visit
 */
function sayWhen(section: HTMLElement, day = new Date().toISOString()): void {
  const time = section.querySelector('time');
  if (time) time.textContent = dayInWords(new Date(day), document.documentElement.lang);
}
