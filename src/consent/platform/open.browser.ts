import type { ConsentSettings } from '../answer.ts';
import { attempt, callPlatform, loadPlatform } from './api.browser.ts';
import { isPlatformShown } from './platform.browser.ts';

/** Milliseconds in which a platform that says nothing may show its dialog. */
const PATIENCE = 2000;

/**
 * Opens the platform's own choices: by the function that the owner has named, else by a command that
 * many platforms know, though the standard has none for it.
 * @returns whether they have opened, as far as can be told
 */
export async function openPlatform({ platform }: ConsentSettings): Promise<boolean> {
  if (!platform || !(await loadPlatform(platform))) return false;
  if (platform.reopen && callByName(platform.reopen)) return true;
  return new Promise((resolve) => {
    const isTaken = callPlatform('displayConsentUi', (_value, isKnown) =>
      resolve(isKnown !== false),
    );
    if (!isTaken) resolve(false);
    setTimeout(() => resolve(isPlatformShown()), PATIENCE);
  });
}

/** @param name of a function in the page, such as "googlefc.showRevocationMessage" */
function callByName(name: string): boolean {
  const found: unknown[] = [window];
  for (const part of name.split('.')) found.push(Reflect.get(Object(found.at(-1)), part));
  return attempt(name, found.at(-1), found.at(-2), []);
}
