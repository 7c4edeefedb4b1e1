import { configDefaults, defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const MINUTE = 60_000;

/** Tests that measure time. Many at the same time would distort the results. */
const TIMED = ['attack/attack', 'deploy/two-origins', 'faults/faults'].map(
  (name) => `tests/delivery/${name}.test.ts`,
);

/** A file that takes a minute, mostly of waiting. */
const LONGEST = /server\/slow-clients/;

/** Starts the longest file first, so that no processor waits for it at the end. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sorted = await super.sort(files);
    const isLongest = ({ moduleId }: TestSpecification) => LONGEST.test(moduleId);
    return [...sorted.filter(isLongest), ...sorted.filter((file) => !isLongest(file))];
  }
}

export default defineConfig({
  test: {
    globalSetup: ['tests/delivery/setup.ts'],
    testTimeout: MINUTE,
    hookTimeout: 2 * MINUTE,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'beside others',
          include: ['tests/delivery/**/*.test.ts'],
          exclude: [...configDefaults.exclude, ...TIMED],
          // Twice the processors of a small machine, because many tests mostly wait.
          maxWorkers: 4,
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          name: 'alone',
          include: TIMED,
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
