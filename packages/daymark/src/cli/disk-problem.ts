import { relative, resolve } from 'node:path';

/*
 * Errors of the disk can come from any library, at any time, and wrapped in other errors. An owner
 * can correct the cause, so the command prints one sentence and no stack trace.
 */

/**
 * The remedy for `EACCES` and `EPERM`. Some operating systems report `EACCES` and others `EPERM`
 * for the same cause.
 */
const noPermission = (path: string) =>
  `You have no permission to write or read ${path}. Give your user the permission, or run the command as the user who owns it.`;

/** The remedies for the owner, by the code of the system's error. */
const remedies: Readonly<Record<string, (path: string) => string>> = {
  ENOSPC: (path) => `The disk of ${path} is full. Free some space, then run the command again.`,
  EDQUOT: (path) =>
    `Your disk quota on ${path} is used up. Free some space, then run the command again.`,
  EIO: (path) =>
    `The disk of ${path} cannot be read or written. If it is full, free some space; otherwise check the disk. Then run the command again.`,
  EROFS: (path) =>
    `${path} is on a read-only file system. Copy the site to a folder that you may write, and run the command there.`,
  EACCES: noPermission,
  EPERM: noPermission,
  ENOENT: (path) =>
    `${path} does not exist any more. If the file was removed or renamed in the meantime, run the command again.`,
};

/**
 * Matches the owner's files, relative to the site's folder. Another missing file may be a mistake of
 * the engine.
 */
const OWNERS = /^(?:content|pages|public|overrides)[\\/]/;

/** The codes of messages from programs that are not written in JavaScript. */
const messages: readonly (readonly [RegExp, string])[] = [
  [/no space left on device|os error 28\b/i, 'ENOSPC'],
  [/disk quota exceeded|os error 122\b/i, 'EDQUOT'],
  [/read-only file system|os error 30\b/i, 'EROFS'],
  [/input\/output error|os error 5\b/i, 'EIO'],
];

/** Returns an error with all errors that it wraps. */
function* chainOf(error: unknown): Generator<Record<string, unknown>> {
  const { cause, errors } = Object(error);
  yield Object(error);
  if (cause) yield* chainOf(cause);
  for (const one of Array.isArray(errors) ? errors : []) yield* chainOf(one);
}

/**
 * Returns the code of an error that an owner can correct; undefined for every other error, such as a
 * missing file of the engine, which the command reports with a stack trace.
 */
function codeOf(
  { code, path, syscall, message }: Record<string, unknown>,
  folder: string,
): string | undefined {
  // Linux also reports ENOSPC if a process watches too many files, and EACCES for a port.
  const isDisk = syscall !== 'watch' && syscall !== 'listen' && syscall !== 'connect';
  const needsPath = code === 'EACCES' || code === 'EPERM';
  if (code === 'ENOENT')
    return OWNERS.test(relative(folder, resolve(folder, String(path ?? '')))) ? code : undefined;
  if (typeof code === 'string' && Object.hasOwn(remedies, code))
    return isDisk && (path || !needsPath) ? code : undefined;
  return messages.find(([text]) => text.test(String(message)))?.[1];
}

/**
 * Returns a sentence for the owner if the disk has caused an error: it is full, the folder may not be
 * written, or a file of the owner is gone.
 * @param folder the site's folder, which the sentence names if the error names no path
 */
export function diskProblem(error: unknown, folder: string): string | undefined {
  for (const one of chainOf(error)) {
    const code = codeOf(one, folder);
    if (code) return remedies[code]?.(typeof one.path === 'string' ? one.path : folder);
  }
  return undefined;
}
