import { randomUUID } from 'node:crypto';
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds between two attempts to get a lock that another process holds. */
const INTERVAL = 200;

/** The process that holds a lock. */
export interface Holder {
  readonly pid: number;
  /** When the process got the lock, as an ISO time. */
  readonly since: string;
}

/**
 * Gets the lock of a file, which one process can hold at a time. A process that ends without
 * releasing its lock loses it.
 * @param file - the path of the lock file, in an existing folder
 * @param onWait - called once, if another process holds the lock
 * @returns a function that releases the lock
 */
export async function acquireLock(
  file: string,
  onWait: (holder: Holder) => void,
): Promise<() => Promise<void>> {
  const own = `${file}.${randomUUID()}`;
  await writeFile(own, JSON.stringify({ pid: process.pid, since: new Date().toISOString() }));
  try {
    let isWaiting = false;
    // A link fails if the file exists, and other processes never see a file without content.
    while (!(await succeeds(link(own, file)))) {
      const holder = await readHolder(file);
      if (holder && !isRunning(holder.pid)) await removeStale(file, holder);
      else if (holder) {
        if (!isWaiting) onWait(holder);
        isWaiting = true;
        await pause(INTERVAL);
      }
    }
  } finally {
    await rm(own, { force: true });
  }
  return () => rm(file, { force: true });
}

const succeeds = (step: Promise<unknown>) =>
  step.then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST' || error.code === 'ENOENT') return false;
      throw error;
    },
  );

/** Returns who holds a lock; undefined if nobody does. */
async function readHolder(file: string): Promise<Holder | undefined> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  return text === undefined ? undefined : JSON.parse(text);
}

function isRunning(pid: number): boolean {
  try {
    // Signal 0 only checks whether the process exists.
    return process.kill(pid, 0);
  } catch (error) {
    return Object(error).code === 'EPERM';
  }
}

/** Removes the lock of a process that has ended, unless another process has got it meanwhile. */
async function removeStale(file: string, { pid, since }: Holder): Promise<void> {
  const removed = `${file}.${randomUUID()}`;
  if (!(await succeeds(rename(file, removed)))) return;
  const holder = await readHolder(removed);
  if (holder?.pid !== pid || holder.since !== since) await succeeds(link(removed, file));
  await rm(removed, { force: true });
}
