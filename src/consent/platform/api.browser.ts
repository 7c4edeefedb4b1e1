import { loadScript } from '../../scripts/load-script.browser.ts';
import type { ConsentSettings } from '../answer.ts';
import { PLATFORM_API } from './tc-data.ts';

export type Platform = Exclude<ConsentSettings['platform'], false>;

/**
 * Has the platform's script in the page, once.
 * @returns whether it has come and run
 */
export const loadPlatform = ({ script }: Platform): Promise<boolean> =>
  loadScript(script).then(
    () => true,
    () => false,
  );

/**
 * Calls the platform's interface.
 * @returns whether there is one that took the call
 */
export function callPlatform(command: string, callback: (...values: unknown[]) => void): boolean {
  return attempt(command, Reflect.get(window, PLATFORM_API), window, [command, 2, callback]);
}

/** Its code is not ours: what is missing is left out, and whatever it throws concerns it alone. */
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
