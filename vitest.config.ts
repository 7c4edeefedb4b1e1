import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { lazyScripts } from './packages/daymark/src/browser/scripts/import-queries.ts';

/** The tests, except those of delivery and of Firefox, which have configurations of their own. */
const tests = globSync('{packages,repo,site,tests}/**/*.test.{ts,tsx}', {
  exclude: ['**/{node_modules,.cache,dist}/**', 'tests/{delivery,firefox}/**'],
});

/** Whether a file tests builds. Some builds are shared: see tests/build/setup.ts. */
const testsBuilds = (file: string) => file.startsWith('tests/build/');

/** Matches code that changes the globals, modules or working directory of the whole process. */
const CHANGES = /@vitest-environment|vi\.mock\(|process\.chdir\(|spyOn\(process/;

/** Whether a file needs a process of its own. */
const isAlone = (file: string) => CHANGES.test(readFileSync(file, 'utf8'));
const others = tests.filter((file) => !testsBuilds(file));

// This configuration does not use Astro's getViteConfig, which starts Astro on every run. Browser
// tests on a build cover the code that needs Astro.
export default defineConfig({
  plugins: [lazyScripts()],
  resolve: {
    alias: {
      'virtual:daymark/settings': fileURLToPath(new URL('tests/settings.ts', import.meta.url)),
    },
  },
  test: {
    // Long enough for a slow, busy machine. Hooks build sites and remove installed packages.
    testTimeout: 30_000,
    hookTimeout: 120_000,
    // More than the processors, because the tests of builds often wait for other processes.
    maxWorkers: 2 * availableParallelism(),
    // A process for each file takes three times the CPU time of a process for many files.
    projects: [
      {
        extends: true,
        test: {
          name: 'builds',
          include: tests.filter(testsBuilds),
          globalSetup: ['tests/build/setup.ts'],
          // Many tests build a site, which takes a busy machine longer than any other test.
          testTimeout: 120_000,
        },
      },
      { extends: true, test: { name: 'isolated', include: others.filter(isAlone) } },
      {
        extends: true,
        test: {
          name: 'shared',
          include: others.filter((file) => !isAlone(file)),
          isolate: false,
          restoreMocks: true,
          unstubGlobals: true,
        },
      },
    ],
  },
});
