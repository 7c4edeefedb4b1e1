import { loadScript } from '../../browser/scripts/load-script.browser.ts';
import type { ConsentSettings } from '../answer.ts';
import { PLATFORM_API } from './tc-data.ts';

export type Platform = Exclude<ConsentSettings['platform'], false>;

/** Loads the consent platform's script into the page, once. Returns whether it has loaded. */
export const loadPlatform = ({ script }: Platform): Promise<boolean> =>
  loadScript(script).then(
    () => true,
    () => false,
  );

/** Calls the consent platform's API. Returns whether the API exists and did not throw. */
export function callPlatform(command: string, callback: (...values: unknown[]) => void): boolean {
  return attempt(command, Reflect.get(window, PLATFORM_API), window, [command, 2, callback]);
}

/**
 * Calls a method of third-party code. Logs a warning instead of throwing an error.
 * @returns whether the method exists and did not throw
 */
export function attempt(name: string, method: unknown, owner: unknown, values: unknown[]): boolean {
  if (typeof method !== 'function') return false;
  try {
    Reflect.apply(method, owner, values);
    return true;
  } catch (error) {
    console.warn(`${PLATFORM_API}: ${name}:`, error);
    return false;
  }
}
