/** Whether `If-None-Match` matches this ETag, which intermediaries may have marked as weak. */
export function namesTag(header: string | undefined, etag: string): boolean {
  return (header ?? '')
    .split(',')
    .map((candidate) => candidate.trim())
    .some((candidate) => candidate === '*' || candidate === etag || candidate === `W/${etag}`);
}
