import { configDefaults, defineConfig } from 'vitest/config';

const MINUTE = 60_000;

/** Tests that measure time. Simultaneous tests would distort the results. */
const TIMED = ['attack/attack', 'deploy/two-origins', 'faults/faults'].map(
  (name) => `tests/delivery/${name}.test.ts`,
);

export default defineConfig({
  test: {
    globalSetup: ['tests/delivery/setup.ts'],
    testTimeout: MINUTE,
    hookTimeout: 2 * MINUTE,
    projects: [
      {
        extends: true,
        test: {
          name: 'beside others',
          include: ['tests/delivery/**/*.test.ts'],
          exclude: [...configDefaults.exclude, ...TIMED],
          // One more than the processors of a small machine, because many tests mostly wait.
          maxWorkers: 3,
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          name: 'alone',
          include: TIMED,
          fileParallelism: false,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
