/** The maximum length of a pattern. Source: the schema at openapi.vercel.sh/vercel.json */
const limit = 4096;

/** Returns a pattern that matches only this URL path. Vercel compares percent-encoded paths. */
export const literal = (path: string) =>
  encodeURI(path).replaceAll(/[.*+?^${}()|[\]\\:]/g, String.raw`\$&`);

/** Returns patterns that together cover exactly these URL paths, each within the length limit. */
export function patternsOf(urls: readonly string[]): string[] {
  const patterns = urls.includes('/') ? ['/'] : [];
  let paths = '';
  for (const url of urls.filter((each) => each !== '/')) {
    const path = literal(url.slice(1));
    if (paths && `/(${paths}|${path})`.length > limit) {
      patterns.push(`/(${paths})`);
      paths = '';
    }
    paths += paths ? `|${path}` : path;
  }
  return paths ? [...patterns, `/(${paths})`] : patterns;
}
