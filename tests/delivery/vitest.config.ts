import { defineConfig } from 'vitest/config';

const MINUTE = 60_000;

export default defineConfig({
  test: {
    include: ['tests/delivery/**/*.test.ts'],
    globalSetup: ['tests/delivery/setup.ts'],
    // Load is measured, and servers are stopped and started: files that ran beside each other would
    // be what the others measure.
    fileParallelism: false,
    testTimeout: MINUTE,
    hookTimeout: 2 * MINUTE,
  },
});
