import { globSync, readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { importsOf } from './imports.ts';

/*
 * Checks the imports between the engine's folders: a folder imports only from folders above it in the
 * table of docs/architecture.md, and only the modules that repo/open-modules.txt lists.
 */

const DOCUMENT = 'docs/architecture.md';
const LIST = 'repo/open-modules.txt';

/** The folders, from the table: each imports only from those before it. */
const order = Array.from(
  readFileSync(DOCUMENT, 'utf8').matchAll(/^\| `(\w+)\/` \|/gm),
  ([, folder]) => folder,
);
/** The modules of each folder that other folders may import: `ui/styles/colours`. */
const open = new Set(readFileSync(LIST, 'utf8').trim().split('\n'));

/** Returns the name of a module of the engine, as in the list: its path without the extension. */
const moduleOf = (file: string) =>
  relative('packages/daymark', resolve(file))
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

const files = globSync('packages/daymark/{src,words}/**/*.{ts,tsx,astro}', {
  exclude: ['**/*.test.*', '**/testing/**', '**/testing.ts'],
});
const problems = files.flatMap((file) =>
  importsOf(file).flatMap((target) => {
    const problem = problemOf(moduleOf(file), moduleOf(target));
    return problem ? `${file} imports ${moduleOf(target)}, but ${problem}.` : [];
  }),
);
const unused = [...open]
  .filter((module) => !used.has(module))
  .map((module) => `${LIST}: no other folder imports ${module}. Remove the module from the list.`);

for (const fault of [...problems, ...unused]) console.error(fault);
if (problems.length + unused.length > 0) process.exitCode = 1;
