import { type Problem, problemSentence } from './problems.ts';

/** An error that lists every invalid field of a settings file. */
export class SettingsError extends Error {
  readonly problems: readonly Problem[];

  /** @param file the name of the settings file */
  constructor(file: string, problems: readonly Problem[]) {
    super(problems.map((problem) => `${file}: ${problemSentence(problem)}`).join('\n'));
    this.problems = problems;
  }
}
