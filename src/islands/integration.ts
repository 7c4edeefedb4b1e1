import { glob, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/**
 * What Astro writes before the first island of a page, in the body, where HTML
 * permits no style. `base.css` holds the same rule.
 */
const ISLAND_STYLE = '<style>astro-island,astro-slot,astro-static-slot{display:contents}</style>';

/**
 * Adds the client directives that hydrate an island only when it is needed.
 * @param watch the settings file: a change restarts the live preview
 */
export default function islands({ watch }: { watch: string }): AstroIntegration {
  return {
    name: 'islands',
    hooks: {
      'astro:config:setup': ({ addClientDirective, addWatchFile }) => {
        addWatchFile(watch);
        addClientDirective({ name: 'after', entrypoint: './src/islands/after.ts' });
        addClientDirective({ name: 'interaction', entrypoint: './src/islands/interaction.ts' });
        addClientDirective({ name: 'typing', entrypoint: './src/islands/typing.ts' });
      },
      'astro:build:done': async ({ dir }) => {
        const root = fileURLToPath(dir);
        for await (const page of glob(`${root}/**/*.html`)) {
          const html = await readFile(page, 'utf8');
          if (html.includes(ISLAND_STYLE)) await writeFile(page, html.replace(ISLAND_STYLE, ''));
        }
      },
    },
  };
}
