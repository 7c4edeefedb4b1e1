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
 * Returns what may be logged of a request target: the decoded path, or, if the target is malformed,
 * what the client sent before the query. The query is left out, because it may hold private data.
 */
export function loggedPath(target: string): string {
  const [sent = ''] = target.split(/[?#]/);
  return (readTarget(target)?.path ?? sent).slice(0, longestPath);
}
