import { globSync, readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { importsOf } from './imports.ts';

/*
 * Checks the imports between the engine's folders against docs/architecture.md: a folder imports
 * only from folders above it in the table, and only the modules in the list below the table.
 */

const DOCUMENT = 'docs/architecture.md';
const ENGINE = resolve('packages/daymark');
const TESTS = ['**/*.test.*', '**/testing/**', '**/testing.ts'];

const text = readFileSync(DOCUMENT, 'utf8');
/** The folders, from the table: each imports only from those before it. */
const order = Array.from(text.matchAll(/^\| `(\w+)\/` \|/gm), ([, folder]) => folder);
/** The modules of each folder that other folders may import: `ui/styles/colours`. */
const open = new Set(
  Array.from(text.matchAll(/^- `(\w+)\/`: (.*(?:\n {2}.*)*)/gm), ([, folder, list = '']) =>
    Array.from(list.matchAll(/`([^`]+)`/g), ([, module]) => `${folder}/${module}`),
  ).flat(),
);

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
    return `the table has ${other}/ below ${folder}/`;
  used.add(to);
  return open.has(to) ? undefined : `the list does not have ${to}`;
}

const files = globSync('packages/daymark/{src,words}/**/*.{ts,tsx,astro}', { exclude: TESTS });
const problems = files.flatMap((file) =>
  importsOf(file).flatMap((target) => {
    const problem = problemOf(moduleOf(file), moduleOf(target));
    return problem ? `${file} imports ${moduleOf(target)}, but ${problem} (${DOCUMENT}).` : [];
  }),
);
const unused = [...open]
  .filter((module) => !used.has(module))
  .map((module) => `${DOCUMENT}: no other folder imports ${module}. Remove it from the list.`);
for (const problem of [...problems, ...unused]) console.error(problem);
if (problems.length + unused.length > 0) process.exitCode = 1;
