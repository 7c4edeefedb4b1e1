import { parseArgs } from 'node:util';

/** What an owner chooses for a new site. */
export interface Choices {
  /** The folder of the site, which must not exist or must be empty. */
  readonly folder: string;
  readonly name: string;
  /** The noun in title form, such as "Yoga". */
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

/** A problem with the command line or an answer, for the person at the terminal. */
export class ChoiceError extends Error {}

/** A choice that a flag makes, or else an answer at the terminal. */
export interface Question {
  readonly flag: 'name' | 'noun' | 'url' | 'language' | 'charity' | 'charity-url' | 'accent';
  readonly text: string;
  /** What an empty answer means. Without it, the question needs an answer. */
  readonly fallback?: string;
  /** What a valid answer is. */
  readonly expected: string;
  isValid(answer: string): boolean;
}

const isOrigin = (text: string) =>
  URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && new URL(text).origin === text;

const isWebAddress = (text: string) => URL.canParse(text) && new URL(text).protocol === 'https:';

const hasLength = (max: number) => (text: string) =>
  text.length > 0 && text.length <= max && !/[{}\n]/.test(text);

/** The questions, in order. The engine checks the settings again at each build. */
export const questions: readonly Question[] = [
  {
    flag: 'name',
    text: 'Name of the site',
    expected: 'a name of 1 to 40 characters without braces',
    isValid: hasLength(40),
  },
  {
    flag: 'noun',
    text: 'The noun that the site is about',
    fallback: 'Mindfulness',
    expected: 'a noun of 1 to 60 characters without braces, such as "Yoga"',
    isValid: hasLength(60),
  },
  {
    flag: 'url',
    text: 'Public address',
    fallback: 'https://example.org',
    expected: 'an address without a path, such as "https://example.org"',
    isValid: isOrigin,
  },
  {
    flag: 'language',
    text: 'Language of the texts',
    fallback: 'en-GB',
    expected: 'a language tag, such as "en-GB"',
    isValid: (text) => /^[a-z]{2,3}(-[A-Za-z0-9]+)*$/.test(text),
  },
  {
    flag: 'charity',
    text: 'Name of the charity that the site asks donations for, or "none"',
    fallback: 'none',
    expected: 'the name of a charity, or "none"',
    isValid: hasLength(60),
  },
  {
    flag: 'charity-url',
    text: 'Address of its page for donations',
    expected: 'an address that begins with "https://"',
    isValid: isWebAddress,
  },
  {
    flag: 'accent',
    text: 'Hue of the accent colour in degrees: 200 is sea green, 250 blue, 30 coral',
    fallback: '215',
    expected: 'a whole number from 0 to 360',
    isValid: (text) => /^\d{1,3}$/.test(text) && Number(text) <= 360,
  },
];

/** Options of the command: `--yes` takes the fallback of each question without a flag. */
const options = {
  yes: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
  engine: { type: 'string' },
} as const;

export const usage = `Usage: create-daymark <folder> [options]

Writes the folder of a new site. It asks for what no option sets.

${questions.map(({ flag, text }) => `  --${flag} <…>`.padEnd(22) + text).join('\n')}
  --yes               Uses the default for what no option sets
  --engine <…>        Version of the engine, or a tarball, which is copied; the default is the version of
                      this command`;

function valid(question: Question, answer: string): string {
  const text = answer.trim();
  if (question.isValid(text)) return text;
  throw new ChoiceError(`--${question.flag}: expected ${question.expected}; found "${text}"`);
}

/**
 * Reads the command line, and asks for what it leaves open.
 * @param ask asks at the terminal; undefined where nobody can answer
 * @throws ChoiceError for an unknown option, a wrong value or a missing one
 */
export async function readChoices(
  args: readonly string[],
  ask: ((question: Question) => Promise<string>) | undefined,
): Promise<Choices & { engine?: string | undefined }> {
  const { values, positionals } = parse(args);
  const [folder, ...others] = positionals;
  if (folder === undefined || others.length > 0)
    throw new ChoiceError(`expected the folder of the new site; found ${positionals.length} names`);

  const answers: Partial<Record<Question['flag'], string>> = {};
  for (const question of questions) {
    const { flag, fallback } = question;
    if (flag === 'charity-url' && answers.charity === 'none') continue;
    const given = values[flag];
    const mayAsk = given === undefined && !(values.yes && fallback !== undefined);
    if (mayAsk && !ask) throw new ChoiceError(`--${flag}: expected ${question.expected}`);
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
    engine: values.engine,
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
