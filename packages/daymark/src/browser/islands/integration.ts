import { createHash } from 'node:crypto';
import { glob, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
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

/** The client directives, each of which is the name of a module in this folder. */
const DIRECTIVES = ['after', 'interaction', 'stored', 'typing'];

/** Adds client directives that hydrate an island only when a visitor needs it. */
export default function islands(): AstroIntegration {
  return {
    name: 'islands',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        for (const name of DIRECTIVES) {
          // An absolute path, because Astro resolves the entrypoint from the site's folder.
          const entrypoint = fileURLToPath(new URL(`${name}.ts`, import.meta.url));
          addClientDirective({ name, entrypoint });
        }
      },
      'astro:build:done': async ({ dir }) => {
        const root = fileURLToPath(dir);
        for await (const page of glob(`${root}/**/*.html`)) await lighten(page, root);
      },
    },
  };
}

async function lighten(page: string, root: string): Promise<void> {
  const written = await readFile(page, 'utf8');
  const light = written.replace(ISLAND_STYLE, '').replaceAll(ISLAND_NAME, '');
  const { html, script } = takeOutRuntime(light, pathOf, minified);
  if (script) await writeFile(`${root}${pathOf(script)}`, script);
  if (html !== written) await writeFile(page, html);
}

/**
 * Minifies the islands runtime again. Otherwise it would differ between the repository (TypeScript)
 * and the package (JavaScript), because esbuild names variables depending on the source text.
 */
const minified = (script: string) => minifySync('islands.js', script, { module: false }).code;

/**
 * Returns the path of the runtime's file, with a hash, so that browsers may cache it for a year.
 */
function pathOf(script: string): string {
  return `/_astro/islands.${createHash('sha256').update(script).digest('base64url').slice(0, 8)}.js`;
}
