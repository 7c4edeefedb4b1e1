import { createHash } from 'node:crypto';
import { glob, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { minifySync } from 'vite';
import { takeOutRuntime } from './runtime.ts';

/**
 * The style that Astro writes before the first island of a page. Astro writes it into the body,
 * where HTML allows no style. `base.css` contains the same rule.
 */
const ISLAND_STYLE = '<style>astro-island,astro-slot,astro-static-slot{display:contents}</style>';

/**
 * Matches Astro's id of an island, which depends on the absolute path of the island's file. No code
 * reads the id, and it would make builds in different folders differ.
 */
const ISLAND_NAME = /(?<=<astro-island) uid="[^"]*"/g;

/** The client directives, each of which is the name of a module in this folder. */
const DIRECTIVES = ['after', 'interaction', 'stored', 'typing'];

/**
 * Adds client directives that hydrate an island only when a visitor needs it.
 * @param watch the settings file. The live preview restarts when this file changes
 */
export default function islands({ watch }: { watch: string }): AstroIntegration {
  return {
    name: 'islands',
    hooks: {
      'astro:config:setup': ({ addClientDirective, addWatchFile }) => {
        addWatchFile(watch);
        for (const name of DIRECTIVES) {
          // A path, because Astro bundles the module from the site's folder.
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
 * Minifies the runtime again, because esbuild names variables depending on the source text, which
 * is TypeScript in the repository and JavaScript in the package.
 */
const minified = (script: string) => minifySync('islands.js', script, { module: false }).code;

/**
 * Returns the runtime's path. It contains a hash, so that browsers may cache the file for a year.
 */
function pathOf(script: string): string {
  return `/_astro/islands.${createHash('sha256').update(script).digest('base64url').slice(0, 8)}.js`;
}
