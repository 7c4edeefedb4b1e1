import { type BrowserSettings, SLOT_SETTINGS_ID } from '../../ads/loader/settings.ts';
import { whenActive } from '../../prerender/activation.ts';
import { watchChoices } from './choices.browser.ts';
import { CHOICES_ID } from './id.ts';

/* Starts the choices about advertising on the preferences page. */

const section = document.getElementById(CHOICES_ID);
const settings = document.getElementById(SLOT_SETTINGS_ID)?.textContent;
if (section && settings)
  whenActive(() => {
    const { consent }: BrowserSettings = JSON.parse(settings);
    watchChoices(section, consent);
  });
