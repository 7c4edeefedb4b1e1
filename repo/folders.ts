import { globSync, readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import manifest from '../packages/daymark/package.json' with { type: 'json' };
import { exportsOf, importsOf, importsWithNames } from './imports.ts';

/*
 * Checks the imports between the engine's folders: a folder imports only from folders above it in the
 * table of docs/architecture.md, and only the modules that repo/open-modules.txt lists. Also checks that
 * code other than tests uses each export of the packages.
 */

const DOCUMENT = 'docs/architecture.md';
const LIST = 'repo/open-modules.txt';
const ENGINE = resolve('packages/daymark');
const TESTS = ['**/*.test.*', '**/testing/**', '**/testing.ts'];

const text = readFileSync(DOCUMENT, 'utf8');
/** The folders, from the table: each imports only from those before it. */
const order = Array.from(text.matchAll(/^\| `(\w+)\/` \|/gm), ([, folder]) => folder);
/** The modules of each folder that other folders may import: `ui/styles/colours`. */
const open = new Set(readFileSync(LIST, 'utf8').trim().split('\n'));

/** Returns the name of a module of the engine, as in the list: its path without the extension. */
const moduleOf = (file: string) =>
  relative(ENGINE, resolve(file))
    .replace(/^src\//, '')
    .replace(/\.(?:tsx?|astro)$/, '');

const folderOf = (module: string) => module.slice(0, module.indexOf('/'));

const used = new Set<string>();

/** Returns what is wrong with an import of a module in another folder, if anything is. */
function problemOf(from: string, to: string): string | undefined {
  const [folder, other] = [folderOf(from), folderOf(to)];
  if (folder === other || !order.includes(other)) return undefined;
  if (order.indexOf(other) >= order.indexOf(folder))
    return `the table of ${DOCUMENT} has ${other}/ below ${folder}/`;
  used.add(to);
  return open.has(to) ? undefined : `${LIST} does not have ${to}`;
}

const files = globSync('packages/daymark/{src,words}/**/*.{ts,tsx,astro}', { exclude: TESTS });
const problems = files.flatMap((file) =>
  importsOf(file).flatMap((target) => {
    const problem = problemOf(moduleOf(file), moduleOf(target));
    return problem ? `${file} imports ${moduleOf(target)}, but ${problem}.` : [];
  }),
);
const unused = [...open]
  .filter((module) => !used.has(module))
  .map((module) => `${LIST}: no other folder imports ${module}. Remove the module from the list.`);

/** The files that may use an export. */
const users = globSync(
  [
    '{packages/*/{src,words,bin},repo,bench}/**/*.{ts,tsx,astro,mjs}',
    // Patterns leave out folders that begin with a dot.
    'packages/daymark/src/pages/.well-known/*.ts',
  ],
  { exclude: TESTS },
);
const imports = users.flatMap(importsWithNames);
const importedWhole = new Set(
  imports.flatMap(({ target, names }) => (names === undefined ? [target] : [])),
);
const imported = new Set(
  imports.flatMap(({ target, names = [] }) => names.map((name) => `${target} ${name}`)),
);
/** Modules whose users are outside this code: owners, and Astro for the routes. */
const entries = new Set(Object.values(manifest.exports).map((file) => resolve(ENGINE, file)));
const isEntry = (file: string) =>
  entries.has(resolve(file)) || file.startsWith('packages/daymark/src/pages/');
/** Modules that the engine loads by their paths, and what loads them. */
const LOADED_BY_PATH: ReadonlySet<string> = new Set([
  'packages/daymark-desk/src/away.ts', // the build, if the site has the package
  'packages/daymark-desk/src/preview.ts', // the preview, if the site has the package
  'packages/daymark/src/browser/islands/after.ts', // Astro: a client directive, as the next two are
  'packages/daymark/src/browser/islands/stored.ts',
  'packages/daymark/src/browser/islands/typing.ts',
  'packages/daymark/src/cli/react-renderer.ts', // Astro
  'packages/daymark/src/hosts/cloudflare/worker.ts', // the bundle of the worker
  'packages/daymark/src/settings/current.ts', // virtual:daymark/settings
  'packages/daymark/src/site/replacing.ts', // overrides
]);
const forTests = globSync('packages/*/src/**/*.{ts,tsx}', { exclude: TESTS })
  .filter(
    (file) => !isEntry(file) && !LOADED_BY_PATH.has(file) && !importedWhole.has(resolve(file)),
  )
  .flatMap((file) =>
    exportsOf(file)
      .filter((name) => !imported.has(`${resolve(file)} ${name}`))
      .map((name) => `${file}: no code except tests imports ${name}. Do not export it.`),
  );

const faults = [...problems, ...unused, ...forTests];
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
