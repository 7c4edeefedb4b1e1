import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { lazyScripts } from './packages/daymark/src/browser/scripts/import-queries.ts';
import { longestFirst } from './tests/longest-first.ts';
import { vitestLimits } from './tests/time-limits.ts';

/** The tests, except those of delivery and of Firefox, which have configurations of their own. */
const tests = globSync('{packages,repo,site,tests}/**/*.test.{ts,tsx}', {
  exclude: ['**/{node_modules,.cache,dist}/**', 'tests/{delivery,firefox}/**'],
});

/** Whether a file tests builds. Some builds are shared: see tests/build/setup.ts. */
const testsBuilds = (file: string) => file.startsWith('tests/build/');

/** Matches code that changes the globals, modules or working directory of the whole process. */
const CHANGES = /vi\.mock\(|process\.chdir\(|spyOn\(process|^\/\/.* a process of its own/m;

/** Returns what a file needs: a process of its own, a document, or neither. */
function projectOf(file: string): 'isolated' | 'document' | 'shared' {
  const text = readFileSync(file, 'utf8');
  if (CHANGES.test(text)) return 'isolated';
  return text.startsWith('// @vitest-environment') ? 'document' : 'shared';
}
const { isolated, document, shared } = Object.groupBy(
  tests.filter((file) => !testsBuilds(file)),
  projectOf,
);

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
    ...vitestLimits,
    // More workers would load and compile the same modules again.
    maxWorkers: availableParallelism(),
    sequence: {
      groupOrder: 1,
      sequencer: longestFirst(/build\/(?:packed|first-command|random-edits|many-articles)\./),
    },
    // A process for each file takes three times the CPU time of a process for many files.
    projects: [
      {
        extends: true,
        test: {
          name: 'builds',
          include: tests.filter(testsBuilds),
          globalSetup: ['tests/build/setup.ts'],
          // More than the processors, because these tests often wait for other processes.
          maxWorkers: availableParallelism() + 1,
          isolate: false,
          sequence: { groupOrder: 0 },
        },
      },
      { extends: true, test: { name: 'isolated', include: isolated ?? [] } },
      // Contexts of one process cost a third of processes with a document each.
      {
        extends: true,
        test: {
          name: 'document',
          include: document ?? [],
          pool: 'vmThreads',
          setupFiles: ['tests/testing-library.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'shared',
          include: shared ?? [],
          isolate: false,
          restoreMocks: true,
          unstubGlobals: true,
        },
      },
    ],
  },
});
