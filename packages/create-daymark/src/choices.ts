import { parseArgs } from 'node:util';
import { textsIn } from '../words/settings.ts';
import { lookOf } from './look.ts';

/** The values that an owner chooses for a new site. */
export interface Choices {
  /** The folder of the site, which must not exist or must be empty. */
  readonly folder: string;
  readonly name: string;
  /** The noun that the site is about, as written in titles: "Yoga". */
  readonly noun: string;
  /** The public URL, with its path if the site is below a path. */
  readonly url: string;
  /** A language tag, such as "en-GB". */
  readonly language: string;
  /** The charity that gets the donations; undefined if the site has no donation dialog. */
  readonly charity?: { readonly name: string; readonly url: string } | undefined;
  /** The headline of the home page; undefined for the default headline. */
  readonly headline?: string | undefined;
  /** The site in a sentence, for the home page and for search engines. */
  readonly about?: string | undefined;
  /** The hue of the accent colour, in degrees. */
  readonly accent: number;
  /** The form of the home page; undefined for the default form. */
  readonly home?: (typeof homes)[number] | undefined;
  /** The host whose workflow the site gets; undefined for no workflow. */
  readonly host?: (typeof hosts)[number] | undefined;
  /** Whether the site gets the desk, with which its owner writes in a browser. */
  readonly desk?: boolean;
}

/** The hosts that publish a site by a workflow in its repository. */
const hosts = ['github-pages', 'gitlab-pages'] as const;

/** The forms of the home page, the usual one first. */
const homes = ['sections', 'magazine', 'plain'] as const;

/** An invalid option or answer. The command prints its message without a stack trace. */
export class ChoiceError extends Error {}

/** The options with a value. */
type Value =
  | 'name'
  | 'noun'
  | 'url'
  | 'language'
  | 'headline'
  | 'about'
  | 'charity'
  | 'charity-url'
  | 'accent'
  | 'home';

/** A question about the new site, which an option or the person at the terminal answers. */
export interface Question {
  readonly flag: Value | 'with-desk';
  readonly text: string;
  /**
   * The value for an empty answer. A question without a fallback requires an answer. The fallbacks of the
   * noun and of the accent depend on the language and on the name of the site.
   */
  readonly fallback?: string | undefined;
  /** Whether a script may leave the option out. */
  readonly isOptional?: boolean;
  /** The description of a valid answer, for error messages. */
  readonly expected: string;
  isValid(answer: string): boolean;
}

/**
 * Returns whether a text is the complete address of a site as browsers write it, without a slash at
 * its end.
 */
const isSiteAddress = (text: string) =>
  URL.canParse(text) &&
  /^https?:$/.test(new URL(text).protocol) &&
  new URL(text).href.replace(/\/$/, '') === text;

/**
 * Returns whether a text is the tag of a language, such as `de` or `pt-BR`, with any case of
 * letters.
 */
function isLanguageTag(text: string): boolean {
  try {
    const [canonical = ''] = Intl.getCanonicalLocales(text);
    return /^[a-z]{2,3}(?:-|$)/.test(text) && canonical.toLowerCase() === text.toLowerCase();
  } catch {
    return false;
  }
}

const isWebAddress = (text: string) => URL.canParse(text) && new URL(text).protocol === 'https:';

const hasLength = (max: number) => (text: string) =>
  text.length > 0 && text.length <= max && !/[{}\n]/.test(text);

/**
 * The questions, in the order in which the command asks them. The questions check answers only
 * roughly, because the engine checks the settings at each build.
 */
const questions: readonly (Question & { readonly flag: Value })[] = [
  {
    flag: 'name',
    text: 'Name of the site',
    expected: 'a name of 1 to 40 characters without braces',
    isValid: hasLength(40),
  },
  {
    flag: 'language',
    text: 'Language of the texts',
    fallback: 'en-GB',
    expected: 'a language tag, such as "en-GB"',
    isValid: isLanguageTag,
  },
  {
    flag: 'noun',
    text: 'The noun that the site is about',
    expected: 'a noun of 1 to 60 characters without braces, such as "Yoga"',
    isValid: hasLength(60),
  },
  {
    flag: 'headline',
    text: 'Headline of the home page; without an answer, the usual one',
    fallback: '',
    isOptional: true,
    expected: 'a headline of at most 80 characters',
    isValid: (text) => text.length <= 80,
  },
  {
    flag: 'about',
    text: 'The site in a sentence; without an answer, the usual one',
    fallback: '',
    isOptional: true,
    expected: 'a sentence of at most 200 characters',
    isValid: (text) => text.length <= 200,
  },
  {
    flag: 'url',
    text: 'Public address',
    fallback: 'https://example.org',
    expected: 'a URL without a slash at its end, such as "https://example.org"',
    isValid: isSiteAddress,
  },
  {
    flag: 'charity',
    text: 'Name of the charity that the site asks donations for, or "none"',
    fallback: 'none',
    expected: 'the name of a charity with at most 60 characters and no braces, or "none"',
    isValid: hasLength(60),
  },
  {
    flag: 'charity-url',
    text: "Address of the charity's page for donations; required with a charity",
    expected: 'an address that begins with "https://", because --charity names a charity',
    isValid: isWebAddress,
  },
  {
    flag: 'accent',
    text: 'Hue of the accent colour in degrees: 200 is sea green, 250 blue, 30 coral',
    fallback: '',
    expected: 'a whole number from 0 to 360',
    isValid: (text) => /^\d{1,3}$/.test(text) && Number(text) <= 360,
  },
  {
    flag: 'home',
    text: `Form of the home page: ${homes.join(', ')}`,
    fallback: homes[0],
    isOptional: true,
    expected: `one of ${homes.join(', ')}`,
    isValid: (text) => homes.some((home) => home === text),
  },
];

/** The question about the desk, which only some starters can add. */
const deskQuestion: Question = {
  flag: 'with-desk',
  text: 'Do you want to write in a browser? yes or no',
  fallback: 'no',
  expected: 'yes or no',
  isValid: (text) => /^(?:yes|no)$/i.test(text),
};

const YES =
  'There is no terminal to ask at. With --yes, all options except --name have defaults, and --charity-url needs a value only with --charity.';

/**
 * The flags of the command. `--yes` stands for the default answer to each question that no flag
 * answers.
 */
const options = {
  host: { type: 'string' },
  'with-desk': { type: 'boolean', default: false },
  yes: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

export const usage = `Usage: create-daymark <folder> [options]

Writes the folder of a new site. It asks for each value that no option sets.

${questions.map(({ flag, text }) => `  --${flag} <…>`.padEnd(22) + text).join('\n')}
  --host <…>          Writes the workflow that publishes the site: ${hosts.join(' or ')}
  --yes               Uses the defaults instead of asking`;

/**
 * Validates an answer, and returns it without white space around it.
 * @throws ChoiceError if the answer is invalid
 */
function valid(question: Question, answer: string): string {
  const text = answer.trim();
  if (question.isValid(text)) return text;
  throw new ChoiceError(`--${question.flag}: expected ${question.expected}; found "${text}"`);
}

/** Returns the value for an empty answer, which may depend on the answers before it. */
function fallbackOf(
  { flag, fallback }: Question,
  { language = '', name = '' }: Partial<Record<Value, string>>,
): string | undefined {
  if (flag === 'noun') return textsIn(language).noun;
  if (flag === 'accent') return String(lookOf(name).accentHue);
  return fallback;
}

/**
 * Reads the command line, and asks for the values that it does not set.
 * @param ask asks at the terminal; undefined without a terminal
 * @param hasDesk whether the starter can add the desk
 * @throws ChoiceError for an unknown option, an invalid value or a missing value
 */
export async function readChoices(
  args: readonly string[],
  ask: ((question: Question) => Promise<string>) | undefined,
  hasDesk = false,
): Promise<Choices> {
  const { values, positionals } = parse(args);
  const [folder, ...others] = positionals;
  if (folder === undefined || others.length > 0)
    throw new ChoiceError(`expected one folder for the new site; found ${positionals.length}`);

  const host = hosts.find((each) => each === values.host);
  if (values.host !== undefined && !host)
    throw new ChoiceError(`--host: expected ${hosts.join(' or ')}; found "${values.host}"`);
  if (values['with-desk'] && !hasDesk)
    throw new ChoiceError(
      '--with-desk: expected a starter with the desk; found one without it. Run npm run create in the repository of Daymark',
    );
  const answers: Partial<Record<Value, string>> = {};
  const missing: string[] = [];
  for (const each of questions) {
    const { flag } = each;
    const fallback = fallbackOf(each, answers);
    const question = { ...each, fallback };
    // Only a charity has a donation page.
    if (flag === 'charity-url' && (answers.charity ?? 'none') === 'none') continue;
    const given = values[flag];
    const mayAsk = given === undefined && !(values.yes && fallback !== undefined);
    if (mayAsk && !ask && !each.isOptional) {
      missing.push(`--${flag}: expected ${question.expected}; found no value`);
      continue;
    }
    const asked = mayAsk ? await ask?.(question) : undefined;
    answers[flag] = valid(question, given ?? (asked || fallback) ?? '');
  }
  if (missing.length > 0)
    throw new ChoiceError([...missing, ...(values.yes ? [] : [YES])].join('\n'));
  const asksForDesk = hasDesk && ask && !values.yes && !values['with-desk'];
  const desk = asksForDesk
    ? valid(deskQuestion, (await ask(deskQuestion)) || 'no').toLowerCase() === 'yes'
    : values['with-desk'];
  const { name = '', noun = '', url = '', language = '', charity = 'none', accent } = answers;
  const { headline, about } = answers;
  return {
    folder,
    name,
    noun,
    url,
    language,
    ...(headline && { headline }),
    ...(about && { about }),
    accent: Number(accent),
    home: homes.slice(1).find((home) => home === answers.home),
    host,
    desk,
    charity: charity === 'none' ? undefined : { name: charity, url: answers['charity-url'] ?? '' },
  };
}

/** Parses the options of the command line. @throws ChoiceError with the mistake */
function parse(args: readonly string[]) {
  const flags = Object.fromEntries(
    questions.map(({ flag }) => [flag, { type: 'string' }] as const),
  ) as Record<Value, { type: 'string' }>;
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
