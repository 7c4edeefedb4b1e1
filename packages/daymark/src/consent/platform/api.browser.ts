import { loadScript } from '../../browser/scripts/load-script.browser.ts';
import type { ConsentSettings } from '../answer.ts';
import { PLATFORM_API } from './tc-data.ts';

export type Platform = Exclude<ConsentSettings['platform'], false>;

/** Milliseconds between two checks whether a platform has replaced its API. */
const INTERVAL = 250;

/** Loads the consent platform's script into the page, once. Returns whether it has loaded. */
export const loadPlatform = ({ script, attributes }: Platform): Promise<boolean> =>
  loadScript(script, attributes).then(
    () => true,
    () => false,
  );

/** Calls the consent platform's API. Returns whether the API exists and did not throw. */
export function callPlatform(command: string, callback: (...values: unknown[]) => void): boolean {
  return attempt(command, currentApi(), window, [command, 2, callback]);
}

/** Returns the function that currently is the API: that of the platform, or a stub. */
const currentApi = (): unknown => Reflect.get(window, PLATFORM_API);

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

/**
 * Calls back with the events of a platform, however late its API appears. Adds a listener to the
 * queue of the stub, and to every API that replaces the stub without reading the queue, until one of
 * them calls back. Later events of the others are duplicates. An API may refuse a listener while the
 * platform starts, so a refused listener is added again.
 */
export function listenToPlatform(onEvent: (data: unknown) => void) {
  let asked: unknown;
  let heard: unknown;
  const ask = () => {
    const api = currentApi();
    if (heard || api === asked || typeof api !== 'function') return;
    asked = api;
    callPlatform('addEventListener', (data, isKnown) => {
      if (isKnown !== true) {
        if (asked === api) asked = undefined;
        return;
      }
      heard ??= api;
      clearInterval(checking);
      if (heard === api) onEvent(data);
    });
  };
  const checking = setInterval(ask, INTERVAL);
  ask();
  return {
    /** Adds a listener if no listener has been called, because the platform reports that it is ready. */
    retry() {
      asked = undefined;
      ask();
    },
    stop: () => clearInterval(checking),
    isHeard: () => heard !== undefined,
  };
}
