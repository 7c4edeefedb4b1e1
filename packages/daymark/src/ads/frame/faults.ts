import { pristineGetter } from './built-ins.ts';
import type { CreativeStatus } from './creative-status.ts';

const ScriptElement = HTMLScriptElement;
const addressOf = pristineGetter(HTMLScriptElement.prototype, 'src');

/**
 * Returns a listener that records errors of a frame's scripts in the status of its creative.
 * @param script the URL of the network's main script, if it has one
 */
export const createErrorListener =
  (status: Pick<CreativeStatus, 'noteLoss' | 'noteFault'>, script: string | undefined) =>
  ({ target, isTrusted }: Pick<Event, 'target' | 'isTrusted'>): void => {
    // A creative can dispatch any event, but cannot make it trusted.
    if (!isTrusted) return;
    if (target instanceof ScriptElement && addressOf(target) === script) status.noteLoss();
    else if (target instanceof ScriptElement || target === window) status.noteFault();
  };

/** The message of the error that code gets when it accesses cookies or storage in a sandboxed frame. */
export const NO_STORAGE =
  'A sandboxed frame has no cookies and no storage. If the network needs them, set its mode to "second-host" in the settings of the site.';

/**
 * Replaces the accessors of cookies and storage, which throw a SecurityError in a frame with an opaque
 * origin. The new accessors throw the same error with the remedy for the owner of the site. For
 * example, Prebid.js stops at this error, and only the console shows it.
 * @param onAccess called at each access
 */
export function explainMissingStorage(onAccess: () => void): void {
  const refuse = () => {
    onAccess();
    throw new DOMException(NO_STORAGE, 'SecurityError');
  };
  const missing = [
    [document, 'cookie'],
    [window, 'localStorage'],
    [window, 'sessionStorage'],
  ] as const;
  // Not Object.defineProperty, which throws if an extension of the browser has made the property
  // unchangeable.
  for (const [target, name] of missing)
    Reflect.defineProperty(target, name, { get: refuse, set: refuse, configurable: true });
}
