import type { ConsentSettings } from '../answer.ts';
import { attempt, callPlatform, loadPlatform } from './api.browser.ts';
import { isPlatformShown } from './platform.browser.ts';

/**
 * Milliseconds within which a platform that has loaded must define the configured function, and
 * within which a platform that does not reply must show its dialog.
 */
const TIMEOUT = 2000;
/** Milliseconds between two checks whether the platform has defined the configured function. */
const INTERVAL = 100;

/**
 * Opens the consent platform's choices with the function that the owner configured, otherwise with
 * a command that many platforms support. IAB Europe's standard API has no command to open them.
 * @returns whether the choices have opened, as far as the page can detect
 */
export async function openPlatform({ platform }: ConsentSettings): Promise<boolean> {
  if (!platform || !(await loadPlatform(platform))) return false;
  if (platform.reopen && (await callByName(platform.reopen))) return true;
  return new Promise((resolve) => {
    const isTaken = callPlatform('displayConsentUi', (_value, isKnown) =>
      resolve(isKnown !== false),
    );
    if (!isTaken) resolve(false);
    setTimeout(() => resolve(isPlatformShown()), TIMEOUT);
  });
}

/**
 * Calls a global function by its property path, such as "googlefc.showRevocationMessage", as soon
 * as the platform has defined it.
 */
async function callByName(name: string): Promise<boolean> {
  const end = performance.now() + TIMEOUT;
  for (;;) {
    const found: unknown[] = [window];
    for (const part of name.split('.')) found.push(Reflect.get(Object(found.at(-1)), part));
    const [owner, method] = found.slice(-2);
    if (typeof method === 'function') return attempt(name, method, owner, []);
    if (performance.now() > end) return false;
    await new Promise((resolve) => setTimeout(resolve, INTERVAL));
  }
}
