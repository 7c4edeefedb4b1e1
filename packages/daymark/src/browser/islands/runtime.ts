/** Matches the scripts for hydration that Astro writes before the first island of a page. */
const RUNTIME =
  /<script>(\(\(\)=>\{(?:(?!<\/script>)[\s\S])*?astro[:-](?:(?!<\/script>)[\s\S])*)<\/script>/g;

/**
 * Moves the islands runtime from a page to a file, so that browsers fetch it once for all pages and
 * the runtime takes no space in the first round trip of a page.
 * @param runtimeOf returns the file for the scripts of a page; its path is relative to the site
 * @returns the HTML, and the file unless the page has no islands
 */
export function takeOutRuntime<Runtime extends { file: string }>(
  html: string,
  runtimeOf: (scripts: string) => Runtime,
): { html: string; runtime?: Runtime } {
  const parts = [...html.matchAll(RUNTIME)];
  if (parts.length === 0) return { html };
  const runtime = runtimeOf(parts.map(([, code]) => code).join('\n'));
  const element = `<script src="/${runtime.file}" defer></script>`;
  const [first] = parts;
  return {
    html: html.replaceAll(RUNTIME, (found) => (found === first?.[0] ? element : '')),
    runtime,
  };
}
