import { ownGetter } from './built-ins.ts';
import type { Judge } from './creative-status.ts';

const ScriptElement = HTMLScriptElement;
const addressOf = ownGetter(HTMLScriptElement.prototype, 'src');

/**
 * Returns a listener for the errors of a frame: of its scripts and of its resources.
 * @param script the URL of the network's main script, if it has one
 */
export const errorNoter =
  (judge: Pick<Judge, 'noteLoss' | 'noteFault'>, script: string | undefined) =>
  ({ target, isTrusted }: Pick<Event, 'target' | 'isTrusted'>): void => {
    // A creative can dispatch any event, but cannot make it trusted.
    if (!isTrusted) return;
    if (target instanceof ScriptElement && addressOf(target) === script) judge.noteLoss();
    else if (target instanceof ScriptElement || target === window) judge.noteFault();
  };
