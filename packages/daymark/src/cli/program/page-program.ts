import { StaticPaths, type StaticPathsApp } from 'astro/runtime/prerender/static-paths.js';
import destination from '../progress/astro-log.ts';

/** A path of the site with its route. `cacheKey` is a hash of what the page shows, if it has one. */
export type SitePath = Awaited<ReturnType<StaticPaths['getAll']>>[number];

/** The program that Astro bundles from the engine's routes, and that renders the pages. */
export interface PageProgram {
  /** Returns the paths of all pages and other files. */
  paths(): Promise<SitePath[]>;
  /** Returns the content of the page or file at a path. */
  render(path: SitePath): Promise<Uint8Array>;
}

/** The part of the class `BuildApp` that this module uses. Astro does not export the class. */
export interface BuildApp extends Required<StaticPathsApp> {
  setInternals(internals: object): void;
  setOptions(options: object): void;
  render(request: Request, options: { readonly routeData: SitePath['route'] }): Promise<Response>;
}

/** The styles of the pages that Astro has bundled, by its keys of their routes. */
export type PageStyles = ReadonlyMap<string, { readonly styles: readonly unknown[] }>;

/**
 * Returns whether a route is the engine's own. The others are those of the owner's Astro pages and
 * integrations, whose pages only Astro renders, because they may use more of Astro than the engine.
 */
export const isEngineRoute = ({ origin }: Pick<SitePath['route'], 'origin'>): boolean =>
  origin !== 'external';

/** Returns the paths of those routes of an app for which a function returns true. */
export async function pathsOf(
  app: BuildApp,
  isIncluded: (route: SitePath['route']) => boolean,
): Promise<SitePath[]> {
  const routes = app.manifest.routes.filter(({ routeData }) => isIncluded(routeData));
  if (routes.length === 0) return [];
  const { routeCache } = app;
  const getComponentByRoute = app.getComponentByRoute.bind(app);
  const manifest = { ...app.manifest, routes };
  return new StaticPaths({ manifest, routeCache, getComponentByRoute }).getAll();
}

/** Creates the program from the app in the bundle. */
export function pageProgram(app: BuildApp, pages: PageStyles): PageProgram {
  // What Astro itself sets before it renders pages. No integration of the engine adds scripts.
  app.setInternals({ pagesByKeys: pages, entrySpecifierToBundleMap: new Map() });
  app.setOptions({
    settings: { scripts: [] },
    logger: { options: { destination: destination() } },
  });
  const { origin } = new URL(app.manifest.site ?? '');
  return {
    paths: () => pathsOf(app, isEngineRoute),
    async render(path) {
      const request = new Request(origin + encodeURI(urlPathOf(path)));
      const response = await app.render(request, { routeData: path.route });
      return new Uint8Array(await response.arrayBuffer());
    },
  };
}

/** Returns the path of a page or file relative to the site's folder, such as `blog/tea.html`. */
export const fileOf = (path: SitePath): string => urlPathOf(path).slice(1);

/** Returns the path with which Astro renders a page in a build, such as `/blog/tea.html`. */
function urlPathOf({ pathname, route }: SitePath): string {
  if (route.type === 'endpoint') return pathname;
  return pathname === '/' || pathname === '' ? '/index.html' : `${pathname}.html`;
}
