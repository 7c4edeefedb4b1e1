import { fileURLToPath } from 'node:url';
import { satteri } from '@astrojs/markdown-satteri';
import react from '@astrojs/react';
import tailwind from '@tailwindcss/vite';
import type { AstroInlineConfig, AstroIntegration } from 'astro';
import islands from '../browser/islands/integration.ts';
import { inlinedScripts, lazyScripts } from '../browser/scripts/import-queries.ts';
import { siteConstants } from '../browser/scripts/site-constants.ts';
import type { CheckResult } from '../content/checks/check.ts';
import { problemsError } from '../content/checks/problem.ts';
import { markdownOf } from '../content/markdown/renderer.ts';
import licences from '../output/licences.ts';
import preview from '../preview/integration.ts';
import type { PreviewSession } from '../preview/session.ts';
import { addressesOf, placeIn } from '../settings/addresses.ts';
import { counterAsks } from '../settings/asking.ts';
import { typefaceFiles } from '../ui/look/font-faces.ts';
import look from '../ui/look/integration.ts';
import { layerOrder, mediaNames } from '../ui/styles/at-rules.ts';
import checks from './checks-integration.ts';
import { extensions, ownerIntegrations } from './extensions.ts';
import { forgetPaths } from './program/astro-internals.ts';
import { loggerSettings } from './progress/astro-log.ts';
import { readPublished } from './published-list.ts';
import { readSettingsFile, type SettingsFile, settingsFileOf } from './settings-file.ts';

const engine = fileURLToPath(new URL('..', import.meta.url));
const settingsModule = fileURLToPath(new URL('../settings/current.ts', import.meta.url));
const questionScript = fileURLToPath(new URL('../services/start.browser.ts', import.meta.url));
const noQuestion = fileURLToPath(new URL('../services/nothing.browser.ts', import.meta.url));
const reactRenderer = fileURLToPath(new URL('react-renderer.ts', import.meta.url));

interface ConfigOptions {
  /** The folder that a build writes the site into. */
  readonly outDir?: string;
  /** Whether Astro's `sync` runs the checks of a build. */
  readonly onlyChecks?: boolean;
  /** Whether the caller checks the site, and not Astro. */
  readonly isChecked?: boolean;
  /** Takes the result of the checks, before problems stop the command. */
  readonly onChecked?: ((result: CheckResult) => void) | undefined;
  /** The settings, if they have been read. */
  readonly read?: SettingsFile | undefined;
  /**
   * The live preview, if Astro serves a preview. The preview does not start with invalid settings.
   */
  readonly session?: PreviewSession;
}

const output = {
  /** Leaves out the suffix that Astro adds to the name of a script, which every page would repeat. */
  entryFileNames: ({ name }: { readonly name: string }) =>
    `_astro/${name.replace(/\.astro_astro_type_script.*/, '')}.[hash].js`,
  // Puts the code with which the 404 page finds pages into one file, because two files would be
  // larger.
  codeSplitting: {
    groups: [
      {
        name: 'find-pages',
        test: /\/(?:nearest|search-words|page-index)\.[jt]s$/,
      },
    ],
  },
};

/**
 * Reads the settings of a site and returns the configuration that Astro builds it with. Astro uses
 * the engine as its source folder, with the engine's routes.
 * The environment variable `DAYMARK_SITE` names another settings file than `site.config.ts`.
 * @param root the site's folder
 */
export async function astroConfig(
  root: string,
  {
    outDir = 'dist/site',
    onlyChecks = false,
    isChecked = false,
    onChecked,
    read,
    session,
  }: ConfigOptions = {},
): Promise<AstroInlineConfig> {
  const settingsFile = settingsFileOf(process.env);
  const out = process.env.DAYMARK_OUT || 'dist';
  const { settings, checked, source, problems } =
    read ?? (await readSettingsFile(root, settingsFile));
  if (session && problems.length > 0) throw problemsError(problems);
  const { identity } = settings;
  const { language } = identity;
  const { base } = addressesOf(settings);
  const place = placeIn(settings);
  const { code } = place;
  const published = isChecked ? {} : await readPublished({ settings: checked, source });
  const hasMoreLetters = typefaceFiles(settings.theme, language).more !== undefined;
  const define = {
    'import.meta.env.IS_PREVIEW': JSON.stringify(session !== undefined),
    'import.meta.env.PRELOADS_ALL_LETTERS': JSON.stringify(hasMoreLetters),
  };

  return {
    configFile: false,
    root,
    logger: loggerSettings(true),
    srcDir: engine,
    site: new URL(identity.url).origin,
    outDir,
    // All languages share the files of `public/`, which are copied with the main language.
    ...(code && { publicDir: '.cache/no-public' }),
    base: base || '/',
    cacheDir: `.cache/astro/${out}${code && `-${code}`}`,
    trailingSlash: 'never',
    build: { format: 'file', inlineStylesheets: 'always' },
    devToolbar: { enabled: false },
    markdown: {
      syntaxHighlight: false,
      // The checks store the texts of a site with wrong settings under its valid settings.
      processor: satteri(markdownOf(checked)),
    },
    integrations: [
      reactWithoutComments(),
      islands(),
      extensions(root, place),
      ...(await ownerIntegrations(root)),
      session
        ? preview({ session, root, settings, source, published, forgetPaths })
        : !isChecked &&
          checks({ settings: checked, source, published, known: problems, onlyChecks, onChecked }),
      look(settings, place.languages.length > 0),
      licences(settings.theme),
    ],
    vite: {
      define,
      plugins: [
        layerOrder(),
        mediaNames(),
        // Vite minifies all styles for the browsers of `cssTarget`.
        tailwind({ optimize: false }),
        inlinedScripts(define),
        lazyScripts(),
        siteConstants(settings, language),
      ],
      resolve: {
        alias: {
          'virtual:daymark/settings': settingsModule,
          // A script that no page uses would change how the code of the other scripts is divided into
          // files.
          'virtual:daymark/question': counterAsks(settings) ? questionScript : noQuestion,
        },
      },
      environments: { client: { build: { rolldownOptions: { output } } } },
      build: {
        // Scripts are separate files: the first page stays small, and later pages reuse them. A
        // script that is smaller than a request for it is inlined.
        assetsInlineLimit: (file, { length }) => file.endsWith('.js') && length < 512,
        // These versions support light-dark() and nesting. Older browsers show the page without
        // colour schemes.
        cssTarget: ['chrome123', 'firefox125', 'safari17.5'],
        rolldownOptions: {
          onLog(level, log, report) {
            // This warning is harmless: Astro adds a module-level directive to every article, and
            // reads it before the bundler drops it.
            if (log.code !== 'MODULE_LEVEL_DIRECTIVE') report(level, log);
          },
        },
      },
    },
  };
}

/** Adds React to Astro, with a server renderer that writes shorter pages. */
function reactWithoutComments(): AstroIntegration {
  const { name, hooks } = react();
  const setup = hooks['astro:config:setup'];
  return {
    name,
    hooks: {
      ...hooks,
      'astro:config:setup': (options) =>
        setup?.({
          ...options,
          addRenderer: (renderer) =>
            options.addRenderer({ ...renderer, serverEntrypoint: reactRenderer }),
        }),
    },
  };
}
