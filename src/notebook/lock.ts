/**
 * How long a lock is held after an action, in milliseconds. Browsers pass a write on to other tabs a
 * few milliseconds later, or more on a busy computer; without this pause, the next tab may read what
 * was stored before.
 */
const SETTLING = 1000;
/** How long to wait for other tabs, in milliseconds: one that was suspended may hold the lock. */
const TIMEOUT = 5000;

interface Lock {
  /** Resolves when this tab holds the lock, or cannot get it. */
  readonly ready: Promise<void>;
  /** Starts the pause before the release, or starts it again. */
  readonly settle: () => void;
}

/** The locks that this tab holds or waits for. Its actions share them and run in order. */
const locks = new Map<string, Lock>();

/**
 * Acts while no other tab of the site acts under the same name. Acts at once, without a lock, where
 * the browser has none, as over plain HTTP, or refuses it.
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

function requestLock(name: string): Lock {
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
