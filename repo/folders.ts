import { globSync, readFileSync } from 'node:fs';
import { matchesGlob, relative, resolve, sep } from 'node:path';
import { importsOf } from './imports.ts';

/*
 * Checks the imports between the engine's folders against the table of docs/architecture.md: a
 * folder imports only from folders above it, and only the files that the table names.
 */

const TABLE = 'docs/architecture.md';
const ENGINE = resolve('packages/daymark/src');
const TESTS = ['**/*.test.*', '**/testing/**'];

/** The patterns of the files of a folder that other folders may import, for each folder. */
type Folders = ReadonlyMap<string, readonly string[]>;

const namesIn = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);

/** Reads the table of folders: a row has the folder's name, its content and its open files. */
function readTable(text: string): Folders {
  const rows = text.matchAll(/^\| `(\w+)\/` \|.*\|([^|]*)\|$/gm);
  return new Map([...rows].map(([, folder = '', open = '']) => [folder, namesIn(open)]));
}

/** Returns the folder of a file of the engine, and the file's path in that folder. */
function placeOf(file: string): [folder: string, path: string] {
  const [folder = '', ...path] = relative(ENGINE, resolve(file)).split(sep);
  return [folder, path.join('/')];
}

const folders = readTable(readFileSync(TABLE, 'utf8'));
const order = [...folders.keys()];
const used = new Set<string>();

/** Returns what is wrong with an import of a file in another folder, if anything is. */
function problemOf(from: string, target: string): string | undefined {
  const [folder] = placeOf(from);
  const [other, path] = placeOf(target);
  if (folder === other || other === '..') return undefined;
  if (order.indexOf(other) >= order.indexOf(folder)) return `${other}/ is not above ${folder}/`;
  const open = folders.get(other)?.find((pattern) => matchesGlob(path, pattern));
  if (open === undefined) return `${path} is not open to other folders`;
  used.add(`${other}/${open}`);
  return undefined;
}

const problems = globSync(`${ENGINE}/**/*.{ts,tsx,astro}`, { exclude: TESTS }).flatMap((file) =>
  importsOf(file).flatMap((target) => {
    const problem = problemOf(file, target);
    if (problem === undefined) return [];
    return `${relative('.', file)} imports ${relative('.', target)}: ${problem} in the table of ${TABLE}`;
  }),
);
const unused = [...folders]
  .flatMap(([folder, open]) => open.map((pattern) => `${folder}/${pattern}`))
  .filter((pattern) => !used.has(pattern))
  .map((pattern) => `${TABLE}: no other folder imports ${pattern}`);
for (const problem of [...problems, ...unused]) console.error(problem);
if (problems.length + unused.length > 0) process.exitCode = 1;
