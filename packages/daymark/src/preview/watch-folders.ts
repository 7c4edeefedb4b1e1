import { type FSWatcher, readdirSync, realpathSync, statSync, watch } from 'node:fs';
import { join } from 'node:path';

/**
 * Reports changes of files below a folder. Watches each folder instead of each file, because a site
 * may have more texts than the operating system lets a process watch. Folders may appear and
 * disappear, also the first folder.
 * @param onChange receives the path of a file or folder
 * @returns functions that look for new folders, and that end the watch
 */
export function watchFolders(root: string, onChange: (path: string) => void) {
  const watchers = new Map<string, FSWatcher>();

  /**
   * Watches a folder and the folders in it.
   * @param above the real paths of the folders above, to which a symbolic link may lead back
   */
  function add(folder: string, above: readonly string[] = []): void {
    const real = realpathSync(folder);
    if (above.includes(real)) return;
    if (!watchers.has(folder)) {
      const watcher = watch(folder, (_, name) => onChange(join(folder, name ?? '')));
      // Node reports the removal of a folder as an error of its watcher.
      watcher.on('error', () => onChange(folder));
      watchers.set(folder, watcher);
    }
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const path = join(folder, entry.name);
      if (entry.isDirectory() || (entry.isSymbolicLink() && isFolder(path)))
        add(path, [...above, real]);
    }
  }
  function refresh(): void {
    for (const [folder, watcher] of watchers)
      if (!isFolder(folder)) {
        watcher.close();
        watchers.delete(folder);
      }
    if (isFolder(root)) add(root);
  }
  function stop(): void {
    for (const watcher of watchers.values()) watcher.close();
    watchers.clear();
  }
  refresh();
  return { refresh, stop };
}

/** A path also leads to no folder if a part of it is a symbolic link to itself. */
function isFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory();
  } catch {
    return false;
  }
}
