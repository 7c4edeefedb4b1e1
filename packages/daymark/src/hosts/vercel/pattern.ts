/** The maximum length of a pattern. Source: the schema at openapi.vercel.sh/vercel.json */
const limit = 4096;

/**
 * Returns a URL path as Vercel compares it: percent-encoded, with the special characters of
 * patterns escaped.
 */
export const literal = (path: string) =>
  encodeURI(path).replaceAll(/[.*+?^${}()|[\]\\:]/g, String.raw`\$&`);

/** Returns patterns that together cover exactly these URL paths, each within the length limit. */
export function patternsOf(urls: readonly string[]): string[] {
  const patterns: string[] = urls.includes('/') ? ['/'] : [];
  let paths: string[] = [];
  const close = () => {
    if (paths.length > 0) patterns.push(`/(${paths.join('|')})`);
    paths = [];
  };
  for (const path of urls.filter((url) => url !== '/').map((url) => literal(url.slice(1)))) {
    if (`/(${[...paths, path].join('|')})`.length > limit) close();
    paths.push(path);
  }
  close();
  return patterns;
}
