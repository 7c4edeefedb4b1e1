import { configDefaults, defineConfig } from 'vitest/config';
import { isExhaustive } from '../exhaustive.ts';
import { vitestLimits } from '../time-limits.ts';

export default defineConfig({
  test: {
    include: ['tests/firefox/**/*.test.ts'],
    // This test needs a second Firefox, whose start takes long, and
    // tests/browser/without-script.spec.ts checks the same page in Chromium.
    exclude: [
      ...configDefaults.exclude,
      ...(isExhaustive ? [] : ['tests/firefox/without-script.test.ts']),
    ],
    globalSetup: ['tests/firefox/setup.ts'],
    // All files share one browser, which starts once.
    isolate: false,
    maxWorkers: 1,
    fileParallelism: false,
    ...vitestLimits,
  },
});
