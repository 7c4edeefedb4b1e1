// @ts-check
/*
 * Undoes an upgrade. The upgrade copies this file to the site's folder. The script needs only Node,
 * because the engine may be half installed, and only renames and removes files, because the disk
 * may be full. Owners may stop the script at any point and start it again.
 */
import {
  existsSync,
  lstatSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

/**
 * The record of an upgrade, by which it can be undone.
 * @typedef {object} Journal
 * @property {string} from the version of the engine before
 * @property {string} to
 * @property {string} today the day for which both builds are made
 * @property {boolean} isInstalled whether the new engine and all files are in place
 * @property {{ path: string, existed: boolean }[]} files what the upgrade may change, relative to the site's folder
 */

/** The folder of the last upgrade, relative to the site's folder. */
export const FOLDER = '.daymark/upgrade';

/** The files that the last undoing has replaced. */
const UNDONE = '.daymark/undone';

export const NODE_MODULES = 'node_modules';

/** @param {string} root the site's folder @param {string} path relative to it */
export const savedPath = (root, path) => join(root, FOLDER, 'saved', path);

/** The file with the journal, relative to the site's folder. */
export const JOURNAL = `${FOLDER}/journal.json`;

/**
 * @param {string} root the site's folder
 * @returns {Journal | undefined} undefined if there is nothing to undo
 */
export function readJournal(root) {
  const file = join(root, JOURNAL);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/** Returns whether a path has a file, a folder or a link, even a broken one. @param {string} path */
export const exists = (path) => lstatSync(path, { throwIfNoEntry: false }) !== undefined;

/** @param {string} path */
const remove = (path) => rmSync(path, { recursive: true, force: true, maxRetries: 10 });

/**
 * Renames a file or a folder. Tries several times, because on Windows another program may have the
 * file open for a moment.
 * @param {string} from
 * @param {string} to
 */
export function move(from, to) {
  for (let attempt = 1; ; attempt += 1)
    try {
      return renameSync(from, to);
    } catch (error) {
      const isHeld = process.platform === 'win32' && /EBUSY|EPERM|EACCES/.test(Object(error).code);
      if (!isHeld || attempt === 20) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100);
    }
}

/**
 * Puts back all that the last upgrade has changed, byte for byte. Files that the owner may have
 * changed since then move to `.daymark/undone`.
 * @param {string} root the site's folder
 * @returns {Journal | undefined} what was undone; undefined if there is nothing to undo
 */
export function undo(root) {
  const journal = readJournal(root);
  if (!journal) return undefined;
  for (const [index, { path, existed }] of journal.files.entries()) {
    const [present, saved] = [join(root, path), savedPath(root, path)];
    const isSaved = exists(saved);
    if (exists(present) && (isSaved || !existed)) {
      // A folder cannot be replaced in one step, and takes long to remove.
      const replaced = join(root, FOLDER, `${index}-${basename(path)}`);
      remove(replaced);
      move(present, replaced);
    }
    if (isSaved) move(saved, present);
  }
  remove(join(root, JOURNAL));
  if (journal.isInstalled) {
    const packages = journal.files.findIndex(({ path }) => path === NODE_MODULES);
    remove(join(root, FOLDER, `${packages}-${NODE_MODULES}`));
    remove(join(root, UNDONE));
    move(join(root, FOLDER), join(root, UNDONE));
  }
  forget(root);
  return journal;
}

/**
 * Removes the files that the last upgrade has saved.
 * @param {string} root the site's folder
 */
export function forget(root) {
  // Removes the journal first, because the other files have no use without the journal.
  remove(join(root, JOURNAL));
  remove(join(root, FOLDER));
  const folder = join(root, '.daymark');
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder))
    if (/^builds-.*daymark-upgrade/.test(name)) remove(join(folder, name));
}

/**
 * Undoes the last upgrade, and prints the outcome.
 * @param {string} root the site's folder
 */
export function printUndo(root) {
  const journal = undo(root);
  if (journal)
    console.log(
      `The upgrade to daymark ${journal.to} is undone. The folder is as it was with daymark ${journal.from}.${
        journal.isInstalled
          ? ` The files as they were after the upgrade, with your later changes, are in ${UNDONE}.`
          : ''
      }`,
    );
  else {
    console.error('There is no upgrade to undo in this folder.');
    process.exitCode = 1;
  }
}

const [own, { 1: started = '' }] = [fileURLToPath(import.meta.url), process.argv];
// Node resolves the symbolic links in the path of a module, and not in the path that it was started with.
if (existsSync(started) && realpathSync(started) === own) printUndo(dirname(dirname(dirname(own))));
