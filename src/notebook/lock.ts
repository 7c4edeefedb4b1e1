/**
 * How long a lock is held after an action, in milliseconds. Browsers pass a write on to other tabs a
 * few milliseconds later, or more on a busy computer; without this pause, the next tab may read what
 * was stored before.
 */
const SETTLING = 1000;
/** How long to wait for other tabs, in milliseconds: one that was suspended may hold the lock. */
const TIMEOUT = 5000;

/** The locks that this tab holds, each with a function that begins the pause again. */
const held = new Map<string, () => void>();

/**
 * Acts while no other tab of the site acts under the same name. Acts at once, without a lock, where
 * the browser has none, as over plain HTTP, or refuses it.
 */
export async function withLock<Result>(name: string, act: () => Result): Promise<Result> {
  const settleAgain = held.get(name);
  settleAgain?.();
  if (settleAgain || !navigator.locks) return act();
  const signal = AbortSignal.timeout(TIMEOUT);
  const attempt = async () => act();
  return new Promise((resolve) => {
    const actAndSettle = () => {
      resolve(attempt());
      return settle(name);
    };
    navigator.locks.request(name, { signal }, actAndSettle).catch(() => resolve(attempt()));
  });
}

function settle(name: string): Promise<void> {
  return new Promise((settled) => {
    let timer = 0;
    const end = () => {
      held.delete(name);
      settled();
    };
    const begin = () => {
      clearTimeout(timer);
      timer = window.setTimeout(end, SETTLING);
    };
    held.set(name, begin);
    begin();
  });
}
