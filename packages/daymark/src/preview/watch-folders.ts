import { type FSWatcher, readdirSync, statSync, watch } from 'node:fs';
import { join } from 'node:path';

/**
 * Reports changes of files below a folder. It watches each folder instead of each file, because a
 * site may have more texts than the operating system lets a process watch. Folders may appear and
 * disappear, also the first one.
 * @param onChange receives the path of a file or folder
 * @returns functions that look for new folders, and that end the watch
 */
export function watchFolders(root: string, onChange: (path: string) => void) {
  const watchers = new Map<string, FSWatcher>();

  function add(folder: string): void {
    if (!watchers.has(folder)) {
      const watcher = watch(folder, (_, name) => onChange(join(folder, name ?? '')));
      // A folder that is removed.
      watcher.on('error', () => onChange(folder));
      watchers.set(folder, watcher);
    }
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const path = join(folder, entry.name);
      if (entry.isDirectory() || (entry.isSymbolicLink() && isFolder(path))) add(path);
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

const isFolder = (path: string) =>
  statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
