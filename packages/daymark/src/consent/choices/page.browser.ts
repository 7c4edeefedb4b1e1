import { whenActive } from '../../browser/prerender/activation.ts';
import type { ConsentSettings } from '../answer.ts';
import { SLOT_SETTINGS_ID } from '../slot-settings-id.ts';
import { watchChoices } from './choices.browser.ts';
import { CHOICES_ID } from './id.ts';

/* Starts the advertising choices on the preferences page. */

const section = document.getElementById(CHOICES_ID);
const settings = document.getElementById(SLOT_SETTINGS_ID)?.textContent;
if (section && settings)
  whenActive(() => {
    const { consent }: { consent: ConsentSettings } = JSON.parse(settings);
    watchChoices(section, consent);
  });
