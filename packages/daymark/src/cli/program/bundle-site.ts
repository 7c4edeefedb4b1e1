import { join } from 'node:path';
import * as astro from 'astro';
import type { Route } from '../../content/checks/site-pages.ts';
import { isContent } from '../inputs.ts';
import { type BuildApp, isEngineRoute, pathsOf } from './page-program.ts';
import { type Bundle, copyProgram } from './store.ts';
import { moduleCollector, type ReadModules, usedUtilities } from './used-utilities.ts';

/** The pages that Astro has bundled, by its keys of their routes. */
type Pages = astro.HookParameters<'astro:build:setup'>['pages'];

/** What Astro has bundled. */
export interface BundledSite {
  /** Undefined if the owner has integrations. Astro has then rendered all pages itself. */
  readonly bundle: Bundle | undefined;
  /** Whether the bundle contains a file of `content/` or `public/`. */
  readonly hasContent: boolean;
}

/**
 * Bundles a site with Astro, which also renders the owner's Astro pages. The engine's pages are left
 * to the bundled program, unless the owner has integrations, which may change how Astro renders.
 * @param siteFolder the folder that Astro writes into
 */
export async function bundleSite(
  root: string,
  siteFolder: string,
  config: astro.AstroInlineConfig,
  { hasIntegrations }: { readonly hasIntegrations: boolean },
): Promise<BundledSite> {
  const modules: ReadModules = { rendering: new Map(), browser: new Map() };
  let program: string | undefined;
  let pages: Pages = new Map();
  let routes: readonly Route[] = [];

  const collector: astro.AstroIntegration = {
    name: 'page-program',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({ vite: { plugins: [moduleCollector(modules)] } });
      },
      'astro:routes:resolved': (resolved) => {
        routes = resolved.routes.map(storable);
      },
      'astro:build:setup': (setup) => {
        pages = setup.pages;
      },
      'astro:build:start': ({ setPrerenderer }) => {
        if (hasIntegrations) return;
        setPrerenderer((standard) => ({
          ...standard,
          setup: async () => {
            await standard.setup?.();
            program = copyProgram(join(siteFolder, '.prerender'));
          },
          // Astro sets `app` in `setup`, and does not declare it.
          getStaticPaths: () =>
            pathsOf(Reflect.get(standard, 'app') as BuildApp, (route) => !isEngineRoute(route)),
        }));
      },
    },
  };
  await astro.build({ ...config, integrations: [...(config.integrations ?? []), collector] });
  const styles = stylesOf(pages, usedUtilities(root, modules));
  const bundle = program === undefined ? undefined : { program, pages: styles, routes };
  const ids = [...modules.rendering.keys(), ...modules.browser.keys()];
  return { bundle, hasContent: ids.some((id) => isContent(root, id)) };
}

/** Returns a route without Astro's functions. */
const storable = ({ origin, pattern, patternRegex, pathname, type }: Route): Route => ({
  origin,
  pattern,
  patternRegex,
  ...(pathname !== undefined && { pathname }),
  type,
});

/** Returns only what the program needs and what can be stored. */
const stylesOf = (
  pages: Pages,
  shorten: (component: string, css: string) => string,
): Bundle['pages'] =>
  new Map(
    [...pages].map(([key, { component, styles }]) => [
      key,
      {
        styles: styles.map(({ sheet, ...style }) =>
          sheet.type === 'inline'
            ? { ...style, sheet: { ...sheet, content: shorten(component, sheet.content) } }
            : { ...style, sheet },
        ),
      },
    ]),
  );
