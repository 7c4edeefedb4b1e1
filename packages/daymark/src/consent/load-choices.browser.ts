import stored from '../browser/islands/stored.ts';
import { CHOICES_ID, sendsPrivacyControl } from './answer.ts';
import choices from './choices.browser.ts?lazy';
import { STORAGE_KEY } from './record.ts';

/*
 * Loads the script of the advertising choices when the script has something to show, or when the
 * visitor uses the choices: on a first visit, the HTML already says that there is no answer.
 */

let isLoaded = false;
/** Loads the script of the choices, in the form in which islands hydrate. */
const load = async () => {
  await import(/* @vite-ignore */ choices);
  isLoaded = true;
  return async () => {};
};

const section = document.getElementById(CHOICES_ID);
// With a consent platform, only the script of the platform knows whether the visitor has answered.
if (section && (sendsPrivacyControl() || section.querySelector('[data-platform]'))) load();
else if (section) {
  stored(load, { name: 'stored', value: STORAGE_KEY }, section);
  section.addEventListener('change', async ({ target }) => {
    if (isLoaded || !(target instanceof HTMLInputElement)) return;
    await load();
    // Repeats the choice, because the visitor made it before the script could listen.
    target.checked = false;
    target.click();
  });
}
