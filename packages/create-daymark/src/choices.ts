import { parseArgs } from 'node:util';
import { type Question, questions } from './questions.ts';

/** The values that an owner chooses for a new site. */
export interface Choices {
  /** The folder of the site, which must not exist or must be empty. */
  readonly folder: string;
  readonly name: string;
  /** The noun that the site is about, as written in titles: "Yoga". */
  readonly noun: string;
  /** The public URL, without a path. */
  readonly url: string;
  /** A language tag, such as "en-GB". */
  readonly language: string;
  /** The charity that donations go to; undefined for no donation dialog. */
  readonly charity?: { readonly name: string; readonly url: string } | undefined;
  /** The hue of the accent colour, in degrees. */
  readonly accent: number;
}

/** An invalid option or answer. The command prints its message without a stack trace. */
export class ChoiceError extends Error {}

/** `--yes` uses the default answer to each question that no flag answers. */
const options = {
  yes: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

export const usage = `Usage: create-daymark <folder> [options]

Writes the folder of a new site. It asks for each value that no option sets.

${questions.map(({ flag, text }) => `  --${flag} <…>`.padEnd(22) + text).join('\n')}
  --yes               Uses the defaults instead of asking`;

function valid(question: Question, answer: string): string {
  const text = answer.trim();
  if (question.isValid(text)) return text;
  throw new ChoiceError(`--${question.flag}: expected ${question.expected}; found "${text}"`);
}

/**
 * Reads the command line, and asks for the values that it does not set.
 * @param ask asks at the terminal; undefined without a terminal
 * @throws ChoiceError for an unknown option, an invalid value or a missing value
 */
export async function readChoices(
  args: readonly string[],
  ask: ((question: Question) => Promise<string>) | undefined,
): Promise<Choices> {
  const { values, positionals } = parse(args);
  const [folder, ...others] = positionals;
  if (folder === undefined || others.length > 0)
    throw new ChoiceError(`expected one folder for the new site; found ${positionals.length}`);

  const answers: Partial<Record<Question['flag'], string>> = {};
  for (const question of questions) {
    const { flag, fallback } = question;
    if (flag === 'charity-url' && answers.charity === 'none') continue;
    const given = values[flag];
    const mayAsk = given === undefined && !(values.yes && fallback !== undefined);
    if (mayAsk && !ask)
      throw new ChoiceError(`--${flag}: expected ${question.expected}; found no value`);
    const asked = mayAsk ? await ask?.(question) : undefined;
    answers[flag] = valid(question, given ?? (asked || fallback) ?? '');
  }
  const { name = '', noun = '', url = '', language = '', charity = 'none', accent } = answers;
  return {
    folder,
    name,
    noun,
    url,
    language,
    accent: Number(accent),
    charity: charity === 'none' ? undefined : { name: charity, url: answers['charity-url'] ?? '' },
  };
}

function parse(args: readonly string[]) {
  const flags = Object.fromEntries(
    questions.map(({ flag }) => [flag, { type: 'string' }] as const),
  ) as Record<Question['flag'], { type: 'string' }>;
  try {
    return parseArgs({
      args: [...args],
      options: { ...flags, ...options },
      allowPositionals: true,
    });
  } catch (error) {
    throw new ChoiceError(error instanceof Error ? error.message : String(error));
  }
}
