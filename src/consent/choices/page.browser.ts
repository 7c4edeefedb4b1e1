import { whenActive } from '../../prerender/activation.ts';
import { openPlatform } from '../platform/platform.browser.ts';
import { watchChoices } from './choices.browser.ts';

/* The choices on the page of preferences. */

const section = document.querySelector<HTMLElement>('#advertising');
const settings = document.querySelector('#choices-settings')?.textContent;
if (section && settings)
  whenActive(() => {
    const parsed = JSON.parse(settings);
    watchChoices(section, parsed);
    section.querySelector('[data-platform]')?.addEventListener('click', () => openPlatform(parsed));
  });
