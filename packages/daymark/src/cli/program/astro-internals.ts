import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AstroPrerenderer } from 'astro';
import type { StaticPaths, StaticPathsApp } from 'astro/runtime/prerender/static-paths.js';
import type { ViteDevServer } from 'vite';
import destination from '../progress/astro-log.ts';

/*
 * All undocumented parts of Astro that the engine uses. When a new version of Astro changes one of
 * these parts, the test beside this file names the part. Decision 15 describes the hook that would
 * replace this file.
 */

/** A path of the site with its route. `cacheKey` is a hash of the page's content, if it has one. */
export type SitePath = Awaited<ReturnType<StaticPaths['getAll']>>[number];

/** The styles of the pages that Astro has bundled, by its keys of their routes. */
export type PageStyles = ReadonlyMap<string, { readonly styles: readonly unknown[] }>;

/** The program that Astro bundles from the engine's routes, and that renders the pages. */
export interface PageProgram {
  /** Returns the paths of all pages and other files. */
  paths(): Promise<SitePath[]>;
  /** Returns the content of the page or file at a path. */
  render(path: SitePath): Promise<Uint8Array>;
}

/** The part of the class `BuildApp` that this module uses. Astro does not export the class. */
interface BuildApp extends Required<StaticPathsApp> {
  setInternals(internals: object): void;
  setOptions(options: object): void;
  render(request: Request, options: { readonly routeData: SitePath['route'] }): Promise<Response>;
}

/**
 * Returns whether a route is the engine's own. Other routes belong to the owner's Astro pages and
 * integrations, whose pages only Astro renders, because they may use more of Astro than the engine.
 */
export const isEngineRoute = ({ origin }: Pick<SitePath['route'], 'origin'>): boolean =>
  origin !== 'external';

/**
 * Returns the argument of Astro's `setPrerenderer` that leaves the engine's pages to the program.
 * @param siteFolder the folder that Astro writes into
 * @param onProgram takes the folder of the program, which Astro removes at the end of the build
 */
export const leavingPages =
  (siteFolder: string, onProgram: (folder: string) => void) =>
  (standard: AstroPrerenderer): AstroPrerenderer => ({
    ...standard,
    async setup() {
      await standard.setup?.();
      onProgram(join(siteFolder, '.prerender'));
    },
    // Astro sets `app` in `setup`, and does not declare it.
    getStaticPaths: () =>
      pathsOf(appIn(standard, 'the standard prerenderer'), (route) => !isEngineRoute(route)),
  });

/**
 * Loads a program from a copy of its folder.
 * @param base the path under which the program's pages lie
 */
export async function loadProgram(
  folder: string,
  pages: PageStyles,
  base: string,
): Promise<PageProgram> {
  const entry = readdirSync(folder).find((file) => file.startsWith('prerender-entry'));
  if (!entry) throw changed(`a file prerender-entry… in ${folder}`);
  const module = await import(/* @vite-ignore */ pathToFileURL(join(folder, entry)).href);
  const app = appIn(module, entry);
  // Astro itself sets this before it renders pages. No integration of the engine adds scripts.
  app.setInternals({ pagesByKeys: pages, entrySpecifierToBundleMap: new Map() });
  app.setOptions({
    settings: { scripts: [] },
    logger: { options: { destination: destination() } },
  });
  const { origin } = new URL(app.manifest.site ?? '');
  return {
    paths: () => pathsOf(app, isEngineRoute),
    async render(path) {
      const request = new Request(origin + encodeURI(base + urlPathOf(path)));
      const response = await app.render(request, { routeData: path.route });
      return new Uint8Array(await response.arrayBuffer());
    },
  };
}

const PARTS = [
  'manifest',
  'routeCache',
  'getComponentByRoute',
  'setInternals',
  'setOptions',
  'render',
];

/** Returns the app of the bundled program. @throws TypeError that names the missing part */
function appIn(holder: object, name: string): BuildApp {
  const app = Reflect.get(holder, 'app');
  if (typeof app !== 'object' || !app) throw changed(`"app" in ${name}`);
  const missing = PARTS.filter((part) => !(part in app));
  if (missing.length > 0) throw changed(`"${missing.join('", "')}" of the app in ${name}`);
  return app;
}

const changed = (expected: string) =>
  new TypeError(`This version of Astro cannot render the pages: expected ${expected}; found none.`);

/** Returns the paths of the routes of an app for which a function returns true. */
async function pathsOf(
  app: BuildApp,
  isIncluded: (route: SitePath['route']) => boolean,
): Promise<SitePath[]> {
  const routes = app.manifest.routes.filter(({ routeData }) => isIncluded(routeData));
  if (routes.length === 0) return [];
  const { StaticPaths } = await import('astro/runtime/prerender/static-paths.js');
  const { routeCache } = app;
  const getComponentByRoute = app.getComponentByRoute.bind(app);
  const manifest = { ...app.manifest, routes };
  return new StaticPaths({ manifest, routeCache, getComponentByRoute }).getAll();
}

/** Returns the path that Astro gives a page while it renders the page in a build: `/blog/tea.html`. */
function urlPathOf({ pathname, route }: SitePath): string {
  if (route.type === 'endpoint') return pathname;
  return pathname === '/' || pathname === '' ? '/index.html' : `${pathname}.html`;
}

/** Makes Astro's server for development forget the paths of pages and their properties. */
export function forgetPaths({ environments }: ViteDevServer): void {
  for (const name of ['ssr', 'prerender'])
    environments[name]?.hot.send('astro:content-changed', {});
}
