import { type Problem, problemSentence } from './problems.ts';

/** An error that lists every invalid field of a settings file. */
export class SettingsError extends Error {
  /** The path of the settings file, as the message names it. */
  readonly file: string;
  readonly problems: readonly Problem[];

  constructor(file: string, problems: readonly Problem[]) {
    super(problems.map((problem) => `${file}: ${problemSentence(problem)}`).join('\n'));
    this.file = file;
    this.problems = problems;
  }
}
