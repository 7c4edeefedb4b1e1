import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { link, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { uptime } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds between two attempts to get a lock that another process holds. */
const INTERVAL = 200;

/** The process that holds a lock. */
export interface Holder {
  readonly pid: number;
  /** The time at which the process got the lock, in ISO 8601. */
  readonly since: string;
  /** Distinguishes this lock from all others. */
  readonly id: string;
  /**
   * The inode of the lock's file. A lock that was copied with the site's folder has another inode,
   * so it does not count.
   */
  readonly inode?: number | undefined;
  /** Distinguishes the process from later processes with the same id; undefined on some systems. */
  readonly mark?: string | undefined;
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
  held.add(id);
  let isWaiting = false;
  while (!(await tryToLock(file, id))) {
    const holder = await readHolder(file);
    if (holder === undefined) continue;
    if (isStale(holder)) await removeStale(file, holder);
    else {
      if (!isWaiting) onWait(holder);
      isWaiting = true;
      await pause(INTERVAL);
    }
  }
  await removeLeftovers(file);
  return async () => {
    // If the lock cannot be removed, other processes wait only until this process ends.
    await rm(file, { force: true }).catch(() => {});
    held.delete(id);
  };
}

/** Returns whether this process got the lock. The attempt needs a second file for a moment. */
async function tryToLock(file: string, id: string): Promise<boolean> {
  const own = besides(file);
  try {
    await writeHolder(own, id);
    // A link fails if the file exists, and other processes never see a file without content.
    return await succeeds(link(own, file), 'EEXIST');
  } finally {
    await rm(own, { force: true }).catch(() => {});
  }
}

/** Returns a new path beside a lock, which contains the id of this process. */
const besides = (file: string) => `${file}.${process.pid}-${randomUUID()}`;

/** Removes the files that killed processes have left beside a lock. */
async function removeLeftovers(file: string): Promise<void> {
  const folder = dirname(file);
  const start = `${basename(file)}.`;
  const names = (await readdir(folder)).filter((name) => name.startsWith(start));
  for (const name of names) {
    const [, pid] = /^(\d+)-[\da-f-]{36}$/.exec(name.slice(start.length)) ?? [];
    if (pid !== undefined && !isRunning(Number(pid)))
      await rm(join(folder, name), { force: true }).catch(() => {});
  }
}

/** Writes this process as the holder into a new file. */
async function writeHolder(path: string, id: string): Promise<void> {
  const { pid } = process;
  const file = await open(path, 'wx');
  try {
    const { ino: inode } = await file.stat();
    const holder: Holder = { pid, since: new Date().toISOString(), id, inode, mark: markOf(pid) };
    await file.writeFile(JSON.stringify(holder));
  } finally {
    await file.close();
  }
}

/**
 * Returns an id of the system's start, and the time from this start to the start of a process. Neither
 * depends on the clock. Returns undefined if the process has ended or belongs to a user who hides it,
 * or without `/proc`.
 */
export function markOf(pid: number): string | undefined {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    // The second field is the name of the program in parentheses, which may contain spaces.
    const [, fields = ''] = /^.*\) (.*)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
    // The third field of the file is the first of these, and the 22nd is the time of the start.
    return `${boot} ${fields.split(' ')[22 - 3]}`;
  } catch {
    return undefined;
  }
}

/**
 * Resolves to whether a step succeeds. Throws errors with any other code than the expected code.
 */
const succeeds = (step: Promise<unknown>, expected: string) =>
  step.then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === expected) return false;
      throw error;
    },
  );

/** The holder of a lock file that a power cut has damaged, or that was copied with its folder. */
const NOBODY: Holder = { pid: 0, since: '', id: '' };

/** Returns the holder of a lock; undefined if the file does not exist. */
async function readHolder(file: string): Promise<Holder | undefined> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  const found = await stat(file).catch(() => undefined);
  if (text === undefined || found === undefined) return undefined;
  try {
    const holder: Holder = JSON.parse(text);
    const isCopy = holder.inode !== undefined && holder.inode !== found.ino;
    return isCopy ? { ...NOBODY, id: holder.id } : holder;
  } catch {
    return NOBODY;
  }
}

/** Whether the holder has ended. A system may give the id of an ended process to a new process. */
export function isStale({ pid, since, id, mark }: Holder): boolean {
  if (pid === process.pid) return !held.has(id);
  if (pid === NOBODY.pid || !isRunning(pid)) return true;
  const found = markOf(pid);
  if (mark !== undefined && found !== undefined) return mark !== found;
  const start = Date.now() - uptime() * 1000;
  return Date.parse(since) < start;
}

/** Returns whether a process exists, also a process of another user. */
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
  const removed = besides(file);
  if (!(await succeeds(rename(file, removed), 'ENOENT'))) return;
  if ((await readHolder(removed))?.id !== id) await succeeds(link(removed, file), 'EEXIST');
  await rm(removed, { force: true });
}
