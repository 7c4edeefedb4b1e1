import { configDefaults, defineConfig } from 'vitest/config';
import { vitestLimits } from '../time-limits.ts';

/** Tests that measure time. Tests that run at the same time would distort the results. */
const TIMED = ['attack/attack', 'deploy/two-origins', 'faults/faults'].map(
  (name) => `tests/delivery/${name}.test.ts`,
);

export default defineConfig({
  test: {
    globalSetup: ['tests/delivery/setup.ts'],
    ...vitestLimits,
    projects: [
      {
        extends: true,
        test: {
          name: 'beside others',
          include: ['tests/delivery/**/*.test.ts'],
          exclude: [...configDefaults.exclude, ...TIMED],
          // With two workers, these tests, which often wait, last as long as the browser tests that
          // run beside them.
          maxWorkers: 2,
          // All files share a process, because each further process would load the same modules
          // again.
          isolate: false,
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          name: 'alone',
          include: TIMED,
          // All files run at once, because two of them mostly wait.
          maxWorkers: TIMED.length,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
