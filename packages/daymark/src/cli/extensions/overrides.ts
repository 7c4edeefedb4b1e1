import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import manifest from '../../../package.json' with { type: 'json' };
import { formatProblem } from '../../content/checks/problem.ts';
import { didYouMean } from '../../settings/edit-distance.ts';
import { syntaxFault } from '../../settings/source.ts';

/* Files in a site's `overrides/` replace components of the engine. */

const EXPORT = './components/';
const VIRTUAL = 'virtual:daymark/overrides/';
const replacing = fileURLToPath(new URL('../../site/replacing.ts', import.meta.url));

/** The file of each component that owners may replace, from `exports` in package.json. */
const components = new Map(
  Object.entries(manifest.exports).flatMap(([name, file]): [string, string][] =>
    name.startsWith(EXPORT)
      ? [[name.slice(EXPORT.length), fileURLToPath(new URL(`../../../${file}`, import.meta.url))]]
      : [],
  ),
);

/**
 * Returns the names of the components that a site overrides.
 * @param folder the path of the site's `overrides/`, which may also contain folders and styles
 * @throws Error for a file whose name is not that of a component, or with a syntax error
 */
export function overriddenIn(folder: string): string[] {
  const files = [...components.keys()].map((name) => `${name}.tsx`);
  const entries = existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : [];
  return entries.flatMap((entry) => {
    if (!isFile(folder, entry.name) || /^\.|\.css$/.test(entry.name)) return [];
    if (files.includes(entry.name)) {
      checkSyntax(folder, entry.name);
      return [entry.name.replace('.tsx', '')];
    }
    const expected = `one of ${files.join(', ')}${didYouMean(entry.name, files)}`;
    throw new Error(
      formatProblem({ file: `overrides/${entry.name}`, expected, found: entry.name }),
    );
  });
}

const isFile = (folder: string, name: string) =>
  statSync(join(folder, name), { throwIfNoEntry: false })?.isFile() ?? false;

function checkSyntax(folder: string, name: string): void {
  const fault = syntaxFault(name, readFileSync(join(folder, name), 'utf8'));
  if (fault) throw new Error(formatProblem({ file: `overrides/${name}`, ...fault }));
}

/**
 * Creates a Vite plugin that replaces the imports of overridden components in the engine. The path
 * `daymark/components/…` still leads to the engine's component, so that an override can wrap it.
 * @param folder the path of the site's `overrides/`
 */
export function overrides(folder: string): Plugin {
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
