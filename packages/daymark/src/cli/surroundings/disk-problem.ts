/*
 * Errors of the disk can come from any library, at any time, and wrapped in other errors. An owner
 * can correct them, so one sentence is enough.
 */

const noPermission = (path: string) =>
  `You have no permission to write or read ${path}. Give your user the permission, or run the command as the user who owns it.`;

/** What an owner can do, by the code of the system's error. */
const remedies: Readonly<Record<string, (path: string) => string>> = {
  ENOSPC: (path) => `The disk of ${path} is full. Free some space, then run the command again.`,
  EDQUOT: (path) =>
    `Your disk quota on ${path} is used up. Free some space, then run the command again.`,
  EROFS: (path) =>
    `${path} is on a read-only file system. Copy the site to a folder that you may write, and run the command there.`,
  EACCES: noPermission,
  EPERM: noPermission,
};

/** The codes of messages from programs that are not written in JavaScript. */
const messages: readonly (readonly [RegExp, string])[] = [
  [/no space left on device|os error 28\b/i, 'ENOSPC'],
  [/disk quota exceeded|os error 122\b/i, 'EDQUOT'],
  [/read-only file system|os error 30\b/i, 'EROFS'],
];

/** Returns an error with all errors that it wraps. */
function* chainOf(error: unknown): Generator<Record<string, unknown>> {
  const { cause, errors } = Object(error);
  yield Object(error);
  if (cause) yield* chainOf(cause);
  for (const one of Array.isArray(errors) ? errors : []) yield* chainOf(one);
}

function codeOf({ code, path, syscall, message }: Record<string, unknown>): string | undefined {
  // Linux also reports ENOSPC if a process watches too many files, and EACCES for a port.
  const isDisk = syscall !== 'watch' && syscall !== 'listen' && syscall !== 'connect';
  const needsPath = code === 'EACCES' || code === 'EPERM';
  if (typeof code === 'string' && Object.hasOwn(remedies, code))
    return isDisk && (path || !needsPath) ? code : undefined;
  return messages.find(([text]) => text.test(String(message)))?.[1];
}

/**
 * Returns a sentence for the owner if the disk has caused an error: it is full, or the folder may
 * not be written.
 * @param folder the site's folder, which the sentence names if the error names no path
 */
export function diskProblem(error: unknown, folder: string): string | undefined {
  for (const one of chainOf(error)) {
    const code = codeOf(one);
    if (code) return remedies[code]?.(typeof one.path === 'string' ? one.path : folder);
  }
  return undefined;
}
