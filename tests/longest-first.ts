import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Returns a sequencer that starts the longest files first, so that no processor waits for one at the
 * end.
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
