import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Returns a sequencer that starts the slowest test files first, so that at the end no processor
 * waits for a slow file.
 * @param longest matches the paths of these files
 */
export const longestFirst = (longest: RegExp) =>
  class extends BaseSequencer {
    override async sort(files: TestSpecification[]) {
      const { long = [], short = [] } = Object.groupBy(await super.sort(files), ({ moduleId }) =>
        longest.test(moduleId) ? 'long' : 'short',
      );
      return [...long, ...short];
    }
  };
