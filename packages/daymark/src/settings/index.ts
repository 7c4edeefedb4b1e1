import settings from 'virtual:daymark/settings';
import { readSite } from './settings.ts';

/** The owner's settings, parsed once. */
export const site = await readSite(settings);
