/** The most of an attempted path that is logged, in characters. */
export const LONGEST = 200;

/** An attempted path, fit for a log: no query, no control characters, at most 200 characters. */
export function attemptedPath(pathname: string): string {
  let path = pathname;
  try {
    path = decodeURIComponent(pathname);
  } catch {
    // Not UTF-8: logged as it came.
  }
  // Control and format characters could forge lines or hide text in a log.
  return path.replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, '').slice(0, LONGEST);
}
