import settings from 'virtual:daymark/settings';
import { parseSite } from './settings.ts';

/** The owner's settings, parsed once. */
export const site = parseSite(settings);
