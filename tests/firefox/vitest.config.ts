import { defineConfig } from 'vitest/config';

const MINUTE = 60_000;

export default defineConfig({
  test: {
    include: ['tests/firefox/**/*.test.ts'],
    globalSetup: ['tests/firefox/setup.ts'],
    // All files share one browser, which starts once.
    isolate: false,
    maxWorkers: 1,
    fileParallelism: false,
    // The first test also starts the browser, which is slow on a busy machine.
    testTimeout: 2 * MINUTE,
    hookTimeout: MINUTE,
    expect: { poll: { timeout: 15_000 } },
  },
});
