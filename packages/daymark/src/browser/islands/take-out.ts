import { createHash } from 'node:crypto';
import { minifySync } from 'vite';
import { takeOutRuntime } from './runtime.ts';

/**
 * The style that Astro writes before the first island of a page, in the body, where HTML allows no
 * style. The build removes the style, because src/ui/styles/base.css contains the same rule.
 */
const ISLAND_STYLE = '<style>astro-island,astro-slot,astro-static-slot{display:contents}</style>';

/**
 * Matches Astro's id of an island, which depends on the absolute path of the island's file. No code
 * reads the id. The build removes it, because builds in different folders would differ.
 */
const ISLAND_NAME = /(?<=<astro-island) uid="[^"]*"/g;

/** The runtimes by the parts from which they are made. Most pages need the same one. */
const runtimes = new Map<string, { file: string; content: string }>();

/**
 * Minifies the islands runtime again. Otherwise it would differ between the repository (TypeScript)
 * and the package (JavaScript), because esbuild names variables depending on the source text. The
 * name of the file has a hash, so that browsers may cache it for a year.
 */
function runtimeOf(script: string) {
  const content = minifySync('islands.js', script, { module: false }).code;
  const digest = createHash('sha256').update(content).digest('base64url').slice(0, 8);
  const runtime = { file: `_astro/islands.${digest}.js`, content };
  runtimes.set(script, runtime);
  return runtime;
}

/**
 * Removes from a page what Astro writes for its islands, except the islands themselves.
 * @returns the HTML, and the file with the runtime that the page needs
 */
export function takeOutIslands(page: string) {
  const light = page.replace(ISLAND_STYLE, '').replaceAll(ISLAND_NAME, '');
  const { html, runtime } = takeOutRuntime(
    light,
    (script) => runtimes.get(script) ?? runtimeOf(script),
  );
  return { html, needed: runtime };
}
