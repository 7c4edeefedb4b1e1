/** Matches the scripts for hydration that Astro writes before the first island of a page. */
const RUNTIME =
  /<script>(\(\(\)=>\{(?:(?!<\/script>)[\s\S])*?astro[:-](?:(?!<\/script>)[\s\S])*)<\/script>/g;

export interface Division {
  /** The HTML of the page, which loads the file. */
  readonly html: string;
  /** The content of the file; absent for a page without islands. */
  readonly script?: string | undefined;
}

/**
 * Moves the islands runtime from a page to a file, so that browsers fetch it once for all pages and
 * the runtime takes no space in the first round trip of a page.
 * @param pathOf returns the path of the file for its content
 * @param minify returns the minified script
 */
export function takeOutRuntime(
  html: string,
  pathOf: (script: string) => string,
  minify = (script: string) => script,
): Division {
  const parts = [...html.matchAll(RUNTIME)];
  if (parts.length === 0) return { html };
  const script = minify(parts.map(([, code]) => code).join('\n'));
  const file = `<script src="${pathOf(script)}" defer></script>`;
  const [first] = parts;
  return { html: html.replaceAll(RUNTIME, (found) => (found === first?.[0] ? file : '')), script };
}
