/** What Astro writes before the first island of a page: how islands wake, once for all pages. */
const RUNTIME =
  /<script>(\(\(\)=>\{(?:(?!<\/script>)[\s\S])*?astro[:-](?:(?!<\/script>)[\s\S])*)<\/script>/g;

export interface Division {
  /** The page, which asks for the file at the path that was given. */
  readonly html: string;
  /** What the file holds; none for a page without islands. */
  readonly script?: string | undefined;
}

/**
 * Takes the runtime of islands out of a page, so that it is fetched once for all pages and counts
 * for nothing in the first flight of each.
 * @param pathOf names the file by what it holds
 */
export function takeOutRuntime(html: string, pathOf: (script: string) => string): Division {
  const parts = [...html.matchAll(RUNTIME)];
  if (parts.length === 0) return { html };
  const script = parts.map(([, code]) => code).join('\n');
  const file = `<script src="${pathOf(script)}" defer></script>`;
  const [first] = parts;
  return { html: html.replaceAll(RUNTIME, (found) => (found === first?.[0] ? file : '')), script };
}
