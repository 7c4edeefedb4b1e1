import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

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
    },
  };
}
