import process from 'node:process';
import * as astro from 'astro';
import type { CheckResult } from '../../content/checks/check.ts';
import type { Route } from '../../content/checks/site-pages.ts';
import { astroConfig } from '../astro-config.ts';
import { hasIntegrations, isContent } from '../inputs.ts';
import type { SettingsFile } from '../settings-file.ts';
import { leavingPages } from './astro-internals.ts';
import { type Bundle, copyProgram } from './store.ts';
import { moduleCollector, type ReadModules, usedUtilities } from './used-utilities.ts';

/** A language of a site, to be checked and bundled. */
export interface BundleTask {
  readonly root: string;
  /** The code of a further language; empty for the main language. */
  readonly code: string;
  /** The folder of the language's pages, into which Astro writes. */
  readonly siteFolder: string;
  readonly isVerbose: boolean;
}

interface Bundling {
  readonly logger: NonNullable<astro.AstroInlineConfig['logger']>;
  /** Takes the result of the checks, which Astro runs, before problems stop it. */
  readonly onChecked?: (result: CheckResult) => void;
  /** Checks the site in place of Astro's own checks. Astro waits for the result, and then bundles. */
  readonly check?: (routes: readonly Route[], config: astro.AstroConfig) => Promise<void>;
}

/** The pages that Astro has bundled, by its keys of their routes. */
type Pages = astro.HookParameters<'astro:build:setup'>['pages'];

/**
 * Checks and bundles a site with Astro, which also renders the owner's Astro pages. The engine's
 * pages are left to the bundled program, unless the owner has integrations, which may change how
 * Astro renders.
 * @returns the bundle, which is undefined if the owner has integrations, because Astro has then
 *   rendered all pages itself; and whether it contains a file of `content/` or `public/`
 * @throws one error that lists all problems
 */
export async function bundleSite(
  read: SettingsFile,
  { root, code, siteFolder, isVerbose }: BundleTask,
  { logger, onChecked, check }: Bundling,
) {
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
      'astro:config:done': async ({ config }) => check?.(routes, config),
      'astro:build:setup': (setup) => {
        pages = setup.pages;
      },
      'astro:build:start': ({ setPrerenderer }) => {
        if (hasIntegrations(root)) return;
        const keep = (folder: string) => {
          program = copyProgram(folder, code);
        };
        setPrerenderer(leavingPages(siteFolder, keep));
      },
    },
  };
  const config = await astroConfig(root, {
    outDir: siteFolder,
    read,
    isChecked: check !== undefined,
    onChecked,
  });
  const isCi = process.env.CI !== undefined;
  // Outside CI, Vite shows progress of its own on terminals, and clears the line of the stage.
  if (!isVerbose && !isCi) process.env.CI = 'true';
  const integrations = [...(config.integrations ?? []), collector];
  await astro.build({ ...config, logger, integrations });
  if (!isCi) delete process.env.CI;

  const styles = stylesOf(pages, usedUtilities(root, modules));
  const bundle = program === undefined ? undefined : { program, pages: styles, routes };
  const ids = [...modules.rendering.keys(), ...modules.browser.keys()];
  return { bundle, hasContent: ids.some((id) => isContent(root, id)) };
}

/** Returns the data of a route without Astro's functions, which cannot be stored. */
const storable = ({ origin, pattern, patternRegex, pathname, type }: Route): Route => ({
  origin,
  pattern,
  patternRegex,
  ...(pathname !== undefined && { pathname }),
  type,
});

/** Returns the styles of pages without the other fields, which the program does not need. */
const stylesOf = (
  pages: Pages,
  shorten: (component: string, css: string, others: string) => string,
): Bundle['pages'] =>
  new Map(
    [...pages].map(([key, { component, styles }]) => [
      key,
      {
        styles: styles.map(({ sheet, ...style }) => {
          if (sheet.type !== 'inline') return { ...style, sheet };
          const others = styles
            .map(
              ({ sheet: other }) =>
                (other.type === 'inline' && other !== sheet && other.content) || '',
            )
            .join('');
          const content = shorten(component, sheet.content, others);
          return { ...style, sheet: { ...sheet, content } };
        }),
      },
    ]),
  );
