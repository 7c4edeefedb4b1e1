import { readTarget } from './target.ts';

/** Characters of a path that are told; no page has a longer one. */
const longestPath = 1_000;

/** Text as printable ASCII: everything else is escaped, so that nobody can forge a line of a log. */
export function printable(text: string): string {
  return text.replace(
    /[^\x20-\x7e]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/**
 * What a log may tell of a request's target: without the query, which may hold what is private, the
 * path that was looked up, or what was sent when it is none.
 */
export function loggedPath(target: string): string {
  const [sent = ''] = target.split(/[?#]/);
  return (readTarget(target)?.path ?? sent).slice(0, longestPath);
}
