/**
 * Prepares a requested path for a log: decoded, without control characters, and cut at 200
 * characters. A named constant would take more bytes in the script.
 */
export function attemptedPath(pathname: string): string {
  let path = pathname;
  try {
    path = decodeURIComponent(pathname);
  } catch {
    // A path that is not UTF-8 is logged undecoded.
  }
  // Invisible characters could forge lines or hide text in a log.
  return path.replace(/[\p{Cc}\p{Cf}\p{DI}\u2028\u2029]/gu, '').slice(0, 200);
}
