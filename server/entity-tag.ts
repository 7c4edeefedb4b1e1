/**
 * Whether an `If-None-Match` header names this entity tag, by the weak comparison of RFC 9110:
 * intermediaries may have marked a tag as weak.
 */
export function namesTag(header: string | undefined, etag: string): boolean {
  return (header ?? '')
    .split(',')
    .map((candidate) => candidate.trim())
    .some((candidate) => candidate === '*' || candidate === etag || candidate === `W/${etag}`);
}
