import settings from '#site-config';
import { parseSite } from './settings.ts';

/** The owner's settings, parsed once. */
export const site = parseSite(settings);
