import { globSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';
import { COMPONENTS } from '../content/checks/owner-code.ts';
import { ProblemsError } from '../content/checks/problem.ts';
import { isOfLanguage, type Languages, ownSlug, withoutLanguage } from '../content/slug.ts';
import { moduleFault } from '../settings/module-fault.ts';
import type { Place } from '../settings/place.ts';
import { readableValue } from '../settings/problems.ts';
import { hasIntegrations, INTEGRATIONS } from './inputs.ts';

/*
 * The owner's extensions of the engine: Astro pages in `pages/`, components in `overrides/`, styles
 * in `custom.css`, and Astro integrations in `integrations.ts`.
 */

/**
 * Creates an Astro integration for the Astro pages, the components and the styles of an owner.
 * @param root the site's folder
 * @param place the language whose pages are bundled
 */
export function extensions(root: string, place: Place): AstroIntegration {
  return {
    name: 'extensions',
    hooks: {
      'astro:config:setup': ({ injectRoute, logger, updateConfig }) => {
        for (const file of ownPageFiles(place))
          if (file.endsWith('.astro'))
            injectRoute({
              pattern: `/${ownSlug(withoutLanguage(file, place.code))}`,
              entrypoint: join(root, file),
            });
        const styles = customStyles(root);
        if (styles.warning) logger.warn(styles.warning);
        updateConfig({
          vite: {
            plugins: [overrides(resolve(root, 'overrides'))],
            resolve: { alias: { 'virtual:daymark/custom.css': styles.file } },
          },
        });
      },
    },
  };
}

/** Returns the files of the owner's pages relative to the site: "pages/retreats/spring.astro". */
const ownPageFiles = (languages: Languages): string[] =>
  globSync('pages/**/*.{md,astro}')
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => isOfLanguage(file, languages))
    .toSorted();

/**
 * Returns the Astro integrations that the owner's `integrations.ts` exports; none if the file does
 * not exist.
 * @param root the site's folder
 * @throws Error if the file cannot be loaded, or its default export is not an array of integrations
 */
export async function ownerIntegrations(root: string): Promise<AstroIntegration[]> {
  if (!hasIntegrations(root)) return [];
  const file = resolve(root, INTEGRATIONS);
  const integrations: unknown = await importDefault(file, root);
  if (Array.isArray(integrations)) {
    const wrong = integrations.find((integration) => !isIntegration(integration));
    if (!wrong) return integrations;
    throw problemWith('integrations, each an object with a name and hooks', wrong);
  }
  throw problemWith('an array of Astro integrations as the default export', integrations);
}

const problemWith = (expected: string, value: unknown) =>
  new ProblemsError([{ file: INTEGRATIONS, expected, found: readableValue(value) }]);

/** Imports the owner's integrations. @throws ProblemsError with the file and line of a fault */
async function importDefault(file: string, root: string): Promise<unknown> {
  try {
    const module = await import(pathToFileURL(file).href);
    return module.default;
  } catch (error) {
    const { file: faulty, line, found } = moduleFault(error, file, root);
    const expected = 'Astro integrations that can be loaded';
    throw new ProblemsError([{ file: faulty, line, expected, found }]);
  }
}

/** Astro also accepts false values, which it skips, and arrays of integrations. */
const isIntegration = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.every(isIntegration)
    : !value || (typeof Object(value).name === 'string' && typeof Object(value).hooks === 'object');

const VIRTUAL = 'virtual:daymark/overrides/';
const replacing = fileURLToPath(new URL('../site/replacing.ts', import.meta.url));

/** The paths of the components that owners may replace. */
const components = new Map(
  Array.from(COMPONENTS, ([name, file]) => [
    name,
    fileURLToPath(new URL(`../../${file}`, import.meta.url)),
  ]),
);

/**
 * Creates a Vite plugin that replaces the imports of overridden components in the engine. The path
 * `daymark/components/…` still leads to the engine's component, so that an override can wrap it.
 * @param folder the path of the site's `overrides/`
 */
function overrides(folder: string): Plugin {
  const names = new Map(overriddenIn(folder).map((name) => [components.get(name) ?? '', name]));
  return {
    name: 'overrides',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^(?:\.|virtual:daymark\/overrides\/)/ },
      handler(id, importer = '') {
        if (id.startsWith(VIRTUAL)) return id;
        const name = names.get(resolve(dirname(importer), id));
        return name && VIRTUAL + name;
      },
    },
    load: {
      filter: { id: /^virtual:daymark\/overrides\// },
      handler(id) {
        const name = id.slice(VIRTUAL.length);
        return `import * as file from ${JSON.stringify(resolve(folder, `${name}.tsx`))};
import { replacing } from ${JSON.stringify(replacing)};
export const ${name} = replacing('${name}', file);`;
      },
    },
  };
}

/**
 * Returns the names of the components that a site overrides. The checks report other files.
 * @param folder the path of the site's `overrides/`, which may also contain folders and styles
 */
const overriddenIn = (folder: string): string[] =>
  [...components.keys()].filter((name) =>
    statSync(join(folder, `${name}.tsx`), { throwIfNoEntry: false })?.isFile(),
  );

/** The maximum compressed size in bytes: a page should fit into the first 14 KB of a connection. */
const BUDGET = 1024;
const noStyles = fileURLToPath(new URL('../ui/styles/none.css', import.meta.url));

/**
 * Returns the path of the owner's `custom.css`, or of an empty file if there is none, and a warning
 * if the file is too large.
 * @param root the site's folder
 */
function customStyles(root: string): { file: string; warning?: string } {
  const file = resolve(root, 'custom.css');
  // The checks report a folder or a pipe of this name.
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) return { file: noStyles };
  const styles = readFileSync(file);
  const { length } = brotliCompressSync(styles);
  if (length <= BUDGET) return { file };
  const warning = `custom.css: expected at most ${BUDGET} bytes compressed, because every page contains them; found ${length}`;
  return { file, warning };
}
