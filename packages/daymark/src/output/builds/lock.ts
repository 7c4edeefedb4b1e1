import { randomUUID } from 'node:crypto';
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { uptime } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds between two attempts to get a lock that another process holds. */
const INTERVAL = 200;

/** The process that holds a lock. */
export interface Holder {
  readonly pid: number;
  /** When the process got the lock, as an ISO time. */
  readonly since: string;
  /** Distinguishes this lock from all others. */
  readonly id: string;
}

/** The ids of the locks of this process. */
const held = new Set<string>();

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
  const id = randomUUID();
  const own = `${file}.${id}`;
  await writeFile(own, JSON.stringify({ pid: process.pid, since: new Date().toISOString(), id }));
  held.add(id);
  try {
    let isWaiting = false;
    // A link fails if the file exists, and other processes never see a file without content.
    while (!(await succeeds(link(own, file), 'EEXIST'))) {
      const holder = await readHolder(file);
      if (holder === undefined) continue;
      if (isStale(holder)) await removeStale(file, holder);
      else {
        if (!isWaiting) onWait(holder);
        isWaiting = true;
        await pause(INTERVAL);
      }
    }
  } finally {
    await rm(own, { force: true });
  }
  return async () => {
    await rm(file, { force: true });
    held.delete(id);
  };
}

/** Resolves to whether a step succeeds. Any error with another code than the expected is thrown. */
const succeeds = (step: Promise<unknown>, expected: string) =>
  step.then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === expected) return false;
      throw error;
    },
  );

/** The holder of a file that a power cut has damaged. */
const NOBODY: Holder = { pid: 0, since: '', id: '' };

/** Returns who holds a lock; undefined if the file does not exist. */
async function readHolder(file: string): Promise<Holder | undefined> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    return NOBODY;
  }
}

/** Whether the holder has ended. Systems use the id of an ended process again. */
function isStale({ pid, since, id }: Holder): boolean {
  if (pid === process.pid) return !held.has(id);
  const start = Date.now() - uptime() * 1000;
  return id === '' || Date.parse(since) < start || !isRunning(pid);
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
async function removeStale(file: string, { id }: Holder): Promise<void> {
  const removed = `${file}.${randomUUID()}`;
  if (!(await succeeds(rename(file, removed), 'ENOENT'))) return;
  if ((await readHolder(removed))?.id !== id) await succeeds(link(removed, file), 'EEXIST');
  await rm(removed, { force: true });
}
