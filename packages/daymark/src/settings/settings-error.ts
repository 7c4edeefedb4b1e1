import { type Problem, problemSentence } from './problems.ts';

/** An error that lists every invalid field of a settings file. */
export class SettingsError extends Error {
  readonly problems: readonly Problem[];

  constructor(file: string, problems: readonly Problem[]) {
    super(problems.map((problem) => `${file}: ${problemSentence(problem)}`).join('\n'));
    this.problems = problems;
  }
}
