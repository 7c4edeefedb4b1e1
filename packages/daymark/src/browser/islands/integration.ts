import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { minifySync } from 'vite';

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

/**
 * The style that Astro writes before the first island of a page, in the body, where HTML allows no
 * style. The build removes the style, because src/ui/styles/base.css contains the same rule.
 */
const ISLAND_STYLE = '<style>astro-island,astro-slot,astro-static-slot{display:contents}</style>';

/**
 * Matches the parts of an island that no code of the page reads: an id, the default name of the
 * export, the name of the component, which only warnings use, the name of the slot that the island
 * fills, and marks for a runtime that starts before the page is complete. The id depends on the
 * absolute path of the island's file, so builds in different folders would differ.
 */
const UNREAD =
  // backtracks: the attributes of an island are short
  /(?<=<astro-island) uid="[^"]*"| component-export="default"(?<=<astro-island[^>]*)|(?<= ssr client="\w+" opts="\{)&quot;name&quot;:&quot;\w+&quot;,|(?<=<astro-island[^>]* props="\{)&quot;slot&quot;:\[0,&quot;\w+&quot;\],?| await-children(?=>)|<!--astro:end-->/g;

/** Matches the scripts for hydration that Astro writes before the first island of a page. */
const RUNTIME =
  /<script>(\(\(\)=>\{(?:(?!<\/?script>)[\s\S])*?astro[:-](?:(?!<\/?script>)[\s\S])*)<\/script>/g;

/** The runtimes by the parts from which they are made. Most pages need the same runtime. */
const runtimes = new Map<string, { file: string; content: string }>();

/**
 * Returns a function that removes from a page the code that Astro adds for its islands. The islands
 * themselves remain. Moves the runtime of islands to a file: browsers fetch the file once for all pages,
 * and it takes no space in the first round trip of a page. The function returns the HTML, and the file
 * with the runtime that the page needs.
 * @param root the path of the site on its host
 */
export const takeOutIslands = (root: string) => (page: string) => {
  const light = page.replace(ISLAND_STYLE, '').replaceAll(UNREAD, '');
  const parts = [...light.matchAll(RUNTIME)];
  const [first] = parts;
  if (!first) return { html: light };
  const needed = runtimeOf(parts.map(([, code]) => code).join('\n'), root);
  const element = `<script src="/${needed.file}" defer></script>`;
  const html = light.replaceAll(RUNTIME, (found) => (found === first[0] ? element : ''));
  return { html, needed };
};

/**
 * Minifies the islands runtime again. Otherwise it would differ between the repository (TypeScript)
 * and the package (JavaScript), because esbuild names variables depending on the source text. The
 * name of the file has a hash, so that browsers may cache it for a year.
 */
function runtimeOf(script: string, root: string) {
  const known = runtimes.get(script);
  if (known) return known;
  const content = minifySync('islands.js', script, { module: false }).code;
  const digest = createHash('sha256').update(content).digest('base64url').slice(0, 8);
  const runtime = { file: `${root}/_astro/islands.${digest}.js`.slice(1), content };
  runtimes.set(script, runtime);
  return runtime;
}
