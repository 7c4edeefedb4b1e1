import { configDefaults, defineConfig } from 'vitest/config';

const MINUTE = 60_000;

/** Tests that put load on servers or measure time. Others beside them would distort the results. */
const LOAD = [
  'attack/attack',
  'deploy/two-origins',
  'deploy/under-load',
  'faults/faults',
  'fuzz/fuzz',
  'server/restarts',
  'server/slow-clients',
].map((name) => `tests/delivery/${name}.test.ts`);

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
          exclude: [...configDefaults.exclude, ...LOAD],
          maxWorkers: 2,
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          name: 'alone',
          include: LOAD,
          fileParallelism: false,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
