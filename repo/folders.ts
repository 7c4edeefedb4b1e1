import { globSync, readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { importsOf } from './imports.ts';

/*
 * Checks the imports between the folders of the engine, and between those of the importer: a folder
 * imports only from folders above it in the table of docs/architecture.md. From such a folder, a
 * module may import the modules directly in the folder, and the modules of its subfolders that
 * repo/open-modules.txt lists.
 */

const DOCUMENT = 'docs/architecture.md';
const LIST = 'repo/open-modules.txt';
const TESTS = ['**/*.test.*', '**/testing/**', '**/testing.ts'];

/** The modules in subfolders that other folders may import: `ui/styles/colours`. */
const open = new Set(readFileSync(LIST, 'utf8').trim().split('\n'));

/** A package whose folders docs/architecture.md lists in their order, below a heading. */
interface Layers {
  root: string;
  /** The beginning of the names of the package's modules in repo/open-modules.txt. */
  prefix: string;
  /**
   * The folders in order: each imports only from those before it. Modules outside all folders may
   * import from every folder.
   */
  order: readonly string[];
}

const document = readFileSync(DOCUMENT, 'utf8');
/** Reads the order of folders from the table below a heading of docs/architecture.md. */
const layersOf = (root: string, prefix: string, heading: string): Layers => {
  const [section = ''] = document.split(`\n## ${heading}\n`)[1]?.split('\n## ') ?? [];
  const order = Array.from(section.matchAll(/^\| `(\w+)\/` \|/gm), ([, folder = '']) => folder);
  return { root: resolve(root), prefix, order };
};
const packages = [
  layersOf('packages/daymark', '', "The engine's folders"),
  layersOf('packages/daymark-import', 'daymark-import/', 'An export becomes texts'),
];

/** Returns the name of a module as in repo/open-modules.txt: its path without the extension. */
const moduleOf = ({ root, prefix }: Layers, file: string) =>
  prefix +
  relative(root, resolve(file))
    .replace(/^src\//, '')
    .replace(/\.(?:tsx?|astro)$/, '');

/**
 * Returns the position of a module's folder in the order; a module outside all folders comes last.
 */
const placeOf = ({ prefix, order }: Layers, module: string) => {
  const [folder = '', ...rest] = module.slice(prefix.length).split('/');
  return rest.length === 0 ? order.length : order.indexOf(folder);
};

/** Returns whether a module is directly in one of the folders, not in a subfolder. */
const isDirect = ({ prefix }: Layers, module: string) =>
  module.slice(prefix.length).split('/').length === 2;

const used = new Set<string>();

/** Describes the fault of an import from another folder; undefined if the import is allowed. */
function problemOf(layers: Layers, from: string, to: string): string | undefined {
  const [place, other] = [placeOf(layers, from), placeOf(layers, to)];
  if (place === other || other < 0) return undefined;
  if (other > place) return `the table of ${DOCUMENT} has its folder below that of ${from}`;
  if (isDirect(layers, to)) return undefined;
  used.add(to);
  return open.has(to) ? undefined : `${LIST} does not have ${to}`;
}

const problems = packages.flatMap((layers) =>
  globSync(`${layers.root}/{src,words}/**/*.{ts,tsx,astro}`, { exclude: TESTS }).flatMap((file) =>
    importsOf(file)
      .filter((target) => target.startsWith(`${layers.root}/`))
      .flatMap((target) => {
        const to = moduleOf(layers, target);
        const problem = problemOf(layers, moduleOf(layers, file), to);
        return problem ? `${relative('.', file)} imports ${to}, but ${problem}.` : [];
      }),
  ),
);
const unused = [...open]
  .filter((module) => !used.has(module))
  .map((module) => `${LIST}: no other folder imports ${module}. Remove the module from the list.`);

for (const fault of [...problems, ...unused]) console.error(fault);
if (problems.length + unused.length > 0) process.exitCode = 1;
