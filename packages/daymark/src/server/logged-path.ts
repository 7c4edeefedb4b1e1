import { readTarget } from '../http/target.ts';

/** The maximum number of logged characters of a path. No page has a longer path. */
const longestPath = 1_000;

/** Escapes everything except printable ASCII, so that nobody can forge a log line. */
export function printable(text: string): string {
  return text.replace(
    /[^\x20-\x7e]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/**
 * Returns the part of a request target that may be logged, without the query, which may hold
 * private data. It is the path as it was looked up, or the target as sent if it is malformed.
 */
export function loggedPath(target: string): string {
  const [sent = ''] = target.split(/[?#]/);
  return (readTarget(target)?.path ?? sent).slice(0, longestPath);
}
