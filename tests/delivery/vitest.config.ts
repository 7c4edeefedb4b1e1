import { defineConfig } from 'vitest/config';

const MINUTE = 60_000;

export default defineConfig({
  test: {
    include: ['tests/delivery/**/*.test.ts'],
    globalSetup: ['tests/delivery/setup.ts'],
    // The tests measure load and restart servers. Files that run in parallel would distort each
    // other's measurements.
    fileParallelism: false,
    testTimeout: MINUTE,
    hookTimeout: 2 * MINUTE,
  },
});
