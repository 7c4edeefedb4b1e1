/** Matches the scripts for hydration that Astro writes before the first island of a page. */
const RUNTIME =
  /<script>(\(\(\)=>\{(?:(?!<\/script>)[\s\S])*?astro[:-](?:(?!<\/script>)[\s\S])*)<\/script>/g;

/**
 * Moves the islands runtime from a page to a file, so that browsers fetch it once for all pages and
 * the runtime takes no space in the first round trip of a page.
 * @param pathOf returns the path of the file for its content
 * @param minify returns the minified script
 * @returns the HTML, and the content of the file unless the page has no islands
 */
export function takeOutRuntime(
  html: string,
  pathOf: (script: string) => string,
  minify = (script: string) => script,
): { html: string; script?: string } {
  const parts = [...html.matchAll(RUNTIME)];
  if (parts.length === 0) return { html };
  const script = minify(parts.map(([, code]) => code).join('\n'));
  const file = `<script src="${pathOf(script)}" defer></script>`;
  const [first] = parts;
  return { html: html.replaceAll(RUNTIME, (found) => (found === first?.[0] ? file : '')), script };
}
