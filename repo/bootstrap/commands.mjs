// @ts-check

/**
 * A JavaScript or TypeScript file that Node runs: its path from the root of the repository, its
 * arguments, the folder in which it runs if this is not the root, and environment variables.
 * @typedef {{ file: string, args: string[], folder?: string, env?: Record<string, string> }} Program
 */

/**
 * A command of the repository: the packages that it needs, and the programs that run one after
 * another, as long as each succeeds. The last program gets the arguments of the user.
 * @typedef {{ needs: import('./packages.mjs').Extent, runs: readonly Program[] }} Command
 */

/**
 * @param {string} file
 * @param {string[]} args
 * @returns {Program}
 */
const node = (file, ...args) => ({ file, args });

/**
 * The `daymark` command in the folder of this repository's site.
 * @param {string[]} args
 * @returns {Program}
 */
const site = (...args) => ({ file: 'packages/daymark/bin/daymark.mjs', args, folder: 'site' });

/** @param {string[]} args */
const biome = (...args) =>
  node('node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', ...args);

/** @param {string[]} args */
const typescript = (...args) => node('node_modules/typescript-native/bin/tsc', ...args);

/** @param {string[]} args */
const vitest = (...args) => node('node_modules/vitest/vitest.mjs', ...args);

/** Writes the types of the settings, which Git ignores. */
const generatedTypes = node('repo/reference/types.ts');

const lint = [
  generatedTypes,
  biome('.'),
  node('repo/folders.ts'),
  node('repo/expressions.ts'),
  node('node_modules/knip/bin/knip.js', '--production'),
];

const astroCheck = node(
  'node_modules/@astrojs/check/bin/astro-check.js',
  ...['--minimumSeverity', 'hint', '--minimumFailingSeverity', 'hint'],
  ...['--tsconfig', 'tsconfig.astro.json'],
);

const test = node('repo/test.ts');

/** @param {string} name */
const bench = (name) => ({ needs: /** @type {const} */ ('all'), runs: [node(`bench/${name}.ts`)] });

/**
 * The commands in the scripts of package.json, by their names. Packing compiles the engine and its
 * types, so `create` and `pack` need the tools too.
 * @type {Readonly<Record<string, Command>>}
 */
export const commands = {
  // What owners run.
  start: {
    needs: 'build',
    runs: [generatedTypes, site('build', '--then-start'), site('start')],
  },
  dev: { needs: 'build', runs: [generatedTypes, site('dev')] },
  new: { needs: 'build', runs: [site('new')] },
  check: { needs: 'build', runs: [site('check')] },
  build: { needs: 'build', runs: [generatedTypes, site('build')] },
  deploy: { needs: 'build', runs: [site('deploy')] },
  export: { needs: 'build', runs: [site('export')] },
  report: { needs: 'build', runs: [site('report')] },
  import: { needs: 'import', runs: [node('packages/daymark-import/bin/daymark-import.mjs')] },
  create: { needs: 'all', runs: [node('repo/create.ts')] },

  // What maintainers run.
  fix: { needs: 'all', runs: [biome('--write', '.')] },
  verify: {
    needs: 'all',
    runs: [
      ...lint,
      site('sync'),
      typescript('--incremental', '--tsBuildInfoFile', '.cache/types.tsbuildinfo'),
      vitest('run', '--changed'),
    ],
  },
  test: { needs: 'all', runs: [test] },
  'test:exhaustive': { needs: 'all', runs: [{ ...test, env: { DAYMARK_EXHAUSTIVE: '1' } }] },
  types: { needs: 'all', runs: [generatedTypes, site('sync'), typescript(), astroCheck] },
  lint: { needs: 'all', runs: lint },
  audit: { needs: 'all', runs: [node('repo/audit.ts')] },
  builds: { needs: 'all', runs: [node('tests/build/build-sites.ts')] },
  unit: { needs: 'all', runs: [vitest('run')] },
  delivery: { needs: 'all', runs: [vitest('run', '--config', 'tests/delivery/vitest.config.ts')] },
  browser: { needs: 'all', runs: [node('node_modules/@playwright/test/cli.js', 'test')] },
  firefox: { needs: 'all', runs: [vitest('run', '--config', 'tests/firefox/vitest.config.ts')] },
  reference: { needs: 'all', runs: [node('repo/reference.ts')] },
  licences: { needs: 'all', runs: [node('repo/third-party.ts')] },
  weight: { needs: 'all', runs: [node('repo/weight.ts')] },
  'contact-sheet': { needs: 'all', runs: [node('repo/contact-sheet.ts')] },
  pack: { needs: 'all', runs: [node('repo/pack.ts')] },
  'bench:ads': bench('ads'),
  'bench:answers': bench('answers'),
  'bench:build': bench('build'),
  'bench:day': bench('day'),
  'bench:import': bench('import'),
  'bench:preview': bench('preview'),
  'bench:related': bench('related'),
  'bench:report': bench('report'),
  'bench:search': bench('search'),
  'bench:serve': bench('serve'),
  'bench:visitor': bench('visitor'),
};
