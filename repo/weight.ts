import { execFileSync, spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { exportsOf, importsOf, longestFunctionOf } from './imports.ts';

/*
 * Prints how much code a maintainer has to know, and what has changed since the last tag. With
 * --release, fails if the code exceeds the ceiling. With --reached, lists what the page of an
 * article reaches. With --json, counts the working directory only.
 */

/** The commit with which the counts are compared as long as there is no tag. */
const FIRST = 'f35a302a';
/** The maximum of a release: the weight of the code at the last review, and a tenth more. */
const CEILING = { files: 650, lines: 79_000, exports: 2_080 };
const ROUTE = 'packages/daymark/src/pages/blog/[slug].astro';

/** The weight of a package. Tests, styles, UI strings and generated types do not count. */
interface Weight {
  readonly files: number;
  readonly lines: number;
  readonly exports: number;
  /** The number of modules in the longest chain of imports. */
  readonly floors: number;
  readonly linesOfLongestFunction: number;
}
type Weights = Record<string, Weight>;

/**
 * Returns a file and all files that it imports, directly or indirectly. Imports of types alone do
 * not count.
 */
function reached(start: string): string[] {
  const seen = new Set<string>([resolve(start)]);
  for (const file of seen) for (const target of importsOf(file, false)) seen.add(target);
  return [...seen];
}

const linesOf = (files: readonly string[]) =>
  files.reduce((sum, file) => sum + readFileSync(file, 'utf8').split('\n').length - 1, 0);

/** Counts the modules in the longest chain of imports. */
function floorsOf(files: readonly string[]): number {
  const floors = new Map<string, number>();
  const inside = new Set(files.map((file) => resolve(file)));
  function floorOf(file: string): number {
    const known = floors.get(file);
    if (known !== undefined) return known;
    // Imports of types may form a cycle, which ends at this entry.
    floors.set(file, 0);
    const below = importsOf(file).filter((target) => inside.has(target));
    const floor = 1 + Math.max(0, ...below.map(floorOf));
    floors.set(file, floor);
    return floor;
  }
  return Math.max(0, ...[...inside].map(floorOf));
}

/** Measures files by the counts that tell a maintainer how much code there is to know. */
const weigh = (files: readonly string[]): Weight => ({
  files: files.length,
  lines: linesOf(files),
  exports: files.reduce((sum, file) => sum + exportsOf(file), 0),
  floors: floorsOf(files),
  linesOfLongestFunction: Math.max(0, ...files.map(longestFunctionOf)),
});

/**
 * Weighs the packages in the working directory, one by one and together, and what the page of an
 * article imports.
 */
function weighAll(): Weights {
  const files = globSync('packages/**/*.{ts,tsx,astro,mjs}', {
    exclude: [
      '**/{node_modules,.cache}/**',
      '**/*.{test.*,d.ts}',
      'packages/*/words/**',
      // repo/reference/types.ts generates these files.
      'packages/daymark/src/settings/{site,schema/site-input}.ts',
    ],
  });
  const packages = Object.groupBy(files, (file) => file.split('/')[1] ?? '');
  return {
    ...Object.fromEntries(Object.entries(packages).map(([name, some = []]) => [name, weigh(some)])),
    'all packages': weigh(files),
    'page of an article': weigh(reached(ROUTE)),
  };
}

/** Returns the last tag, or `FIRST` if there is none; undefined in a clone that has neither. */
function lastRelease(): string | undefined {
  const find = (...args: string[]) => spawnSync('git', args, { encoding: 'utf8' }).stdout.trim();
  const first = () => find('rev-parse', '--short', `${FIRST}^{commit}`);
  return find('describe', '--tags', '--abbrev=0') || first() || undefined;
}

/** Weighs the packages in the state of a commit. */
function weighCommit(commit: string): Weights {
  const folder = mkdtempSync(join(tmpdir(), 'weight-'));
  try {
    const archive = join(folder, 'packages.tar');
    execFileSync('git', ['archive', '--output', archive, commit, 'packages']);
    execFileSync('tar', ['-xf', archive, '-C', folder]);
    const args = [import.meta.filename, '--json'];
    return JSON.parse(execFileSync(process.execPath, args, { cwd: folder, encoding: 'utf8' }));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const { values } = parseArgs({
  options: {
    json: { type: 'boolean' },
    release: { type: 'boolean' },
    reached: { type: 'boolean' },
  },
});
const weights = weighAll();

function printTable(): void {
  const release = lastRelease();
  const before = release === undefined ? {} : weighCommit(release);
  const title = release === undefined ? 'without a commit to compare with' : `since ${release}`;
  console.log(`| weight, ${title} | files | lines | exports | floors | longest function |`);
  console.log('|---|--:|--:|--:|--:|--:|');
  for (const [name, weight] of Object.entries(weights)) {
    const cells = Object.entries(weight).map(([field, count]) => {
      const change = count - (before[name]?.[field as keyof Weight] ?? 0);
      const sign = change > 0 ? '+' : '−';
      return change === 0 || !release ? `${count}` : `${count} (${sign}${Math.abs(change)})`;
    });
    console.log(`| ${[name, ...cells].join(' | ')} |`);
  }
}

if (values.json) console.log(JSON.stringify(weights));
else if (values.reached)
  for (const file of reached(ROUTE).toSorted())
    console.log(linesOf([file]), file.replace(`${resolve('.')}/`, ''));
else printTable();

if (values.release)
  for (const [field, ceiling] of Object.entries(CEILING)) {
    const count = weights['all packages']?.[field as keyof Weight] ?? 0;
    if (count <= ceiling) continue;
    console.error(
      `${field} of all packages: expected at most ${ceiling} in a release; found ${count}. Remove code, or raise CEILING in repo/weight.ts with the reason in the commit.`,
    );
    process.exitCode = 1;
  }
