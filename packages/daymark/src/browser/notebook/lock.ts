/**
 * The milliseconds for which a lock is held after an action. Other tabs see a change of local
 * storage only after a few milliseconds, or longer on a busy computer. The next tab must not read
 * the old value.
 */
const SETTLING = 1000;
/** The milliseconds to wait for a lock, because a suspended tab may hold it. */
const TIMEOUT = 5000;

/** The locks that this tab holds or requests. Actions of this tab share them and run in order. */
const locks = new Map<string, ReturnType<typeof requestLock>>();

/**
 * Runs `act` while no other tab of the site runs an action with the same lock name. Runs it without
 * a lock after a timeout, or if the browser refuses the lock or has no Web Locks (plain HTTP).
 */
export async function withLock<Result>(name: string, act: () => Result): Promise<Result> {
  if (!navigator.locks) return act();
  const lock = locks.get(name) ?? requestLock(name);
  locks.set(name, lock);
  await lock.ready;
  try {
    return act();
  } finally {
    lock.settle();
  }
}

/**
 * Requests a lock. `ready` resolves when this tab holds the lock, or cannot get it. `settle` starts
 * or restarts the pause before the release.
 */
function requestLock(name: string) {
  const ready = Promise.withResolvers<void>();
  const settled = Promise.withResolvers<void>();
  const hold = async () => {
    ready.resolve();
    await settled.promise;
    locks.delete(name);
  };
  const goWithout = () => {
    locks.delete(name);
    ready.resolve();
  };
  const signal = AbortSignal.timeout(TIMEOUT);
  navigator.locks.request(name, { signal }, hold).catch(goWithout);

  let timer = 0;
  const settle = () => {
    clearTimeout(timer);
    timer = window.setTimeout(settled.resolve, SETTLING);
  };
  return { ready: ready.promise, settle };
}
