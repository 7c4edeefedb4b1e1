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
