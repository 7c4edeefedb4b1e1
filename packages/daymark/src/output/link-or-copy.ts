import { copyFileSync, linkSync, utimesSync } from 'node:fs';

/**
 * Makes a hard link to a file, or a copy if the file system has no hard links, such as exFAT, or if
 * the folders are on different ones.
 * @param time the modification time of the file as a Unix time
 */
export function linkOrCopy(from: string, to: string, time: number): void {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
    utimesSync(to, time, time);
  }
}
