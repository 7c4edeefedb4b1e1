/**
 * Whether an `If-None-Match` header matches this ETag. Uses the weak comparison of RFC 9110,
 * because intermediaries may have marked the ETag as weak.
 */
export function namesTag(header: string | undefined, etag: string): boolean {
  return (header ?? '')
    .split(',')
    .map((candidate) => candidate.trim())
    .some((candidate) => candidate === '*' || candidate === etag || candidate === `W/${etag}`);
}
