import type { Judge } from './judge.ts';
import { ownGetter } from './own.ts';

const ScriptElement = HTMLScriptElement;
const addressOf = ownGetter(HTMLScriptElement.prototype, 'src');

/**
 * Hears of the errors in a frame, whatever of it they come from.
 * @param script the address of the script that all of the network comes by, where there is one
 */
export const errorNoter =
  (judge: Pick<Judge, 'noteLoss' | 'noteFault'>, script: string | undefined) =>
  ({ target, isTrusted }: Pick<Event, 'target' | 'isTrusted'>): void => {
    // A creative can make up any event, but not that it comes from the browser.
    if (!isTrusted) return;
    if (target instanceof ScriptElement && addressOf(target) === script) judge.noteLoss();
    else if (target instanceof ScriptElement || target === window) judge.noteFault();
  };
