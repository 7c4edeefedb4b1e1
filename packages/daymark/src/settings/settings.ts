import type { z } from 'zod';
import { ownAdapters } from './adapters/adapters.ts';
import { expectation } from './expectation.ts';
import type { Adapters } from './network.ts';
import { changeTexts, fillTokensIn } from './noun.ts';
import { withoutControls } from './plain-text.ts';
import { describeProblems, type Problem, problemSentence } from './problems.ts';
import { inLanguage } from './schema/fields.ts';
import { siteSchema } from './schema/site.ts';
import type { SiteInput } from './schema/site-input.ts';
import type { Settings } from './site.ts';

const FILE = 'site.config.ts';

/**
 * Parses the owner's settings and fills in the noun.
 * @param input the export of the settings file
 * @param file the name of that file, for the error message
 * @param own the adapters that the owner has written, by the path in the settings
 * @throws SettingsError that lists every invalid field: its path, what was expected, what was found
 */
export const parseSettings = (input: unknown, file = FILE, own: Adapters = {}): Settings =>
  parse(input, file, own, []);

/** Loads the adapters that the settings name, and parses the settings. */
export async function readSettings(input: unknown, file = FILE): Promise<Settings> {
  const { adapters, problems } = await ownAdapters(input);
  return parse(input, file, adapters, problems);
}

/** Returns the language in settings that may be invalid. */
const languageOf = (input: unknown): unknown => Object(Object(input).identity).language;

/** @param known the problems of the owner's adapters */
function parse(input: unknown, file: string, own: Adapters, known: readonly Problem[]): Settings {
  // To Zod, a promise is an object without fields.
  const value = input instanceof Promise ? undefined : input;
  const parsed = inLanguage(languageOf(value), () =>
    siteSchema(own).safeParse(value, { error: expectation }),
  );
  const reported = new Set(known.map(({ field }) => field));
  const found = parsed.success ? [] : describeProblems(parsed.error.issues, input);
  const problems = [...known, ...found.filter(({ field }) => !reported.has(field))];
  if (!parsed.success || problems.length > 0) throw new SettingsError(file, problems);
  const site = changeTexts(parsed.data, withoutControls);
  return fillTokensIn(site, { noun: site.noun, site: site.identity.name });
}

/** An error that lists every invalid field of a settings file. */
export class SettingsError extends Error {
  readonly problems: readonly Problem[];

  constructor(file: string, problems: readonly Problem[]) {
    super(problems.map((problem) => `${file}: ${problemSentence(problem)}`).join('\n'));
    this.problems = problems;
  }
}

/** Settings without pages, links and networks. */
const BLANK: SiteInput = {
  identity: {
    name: 'Blank',
    url: 'https://site.invalid',
    language: 'en',
    publisher: 'Nobody',
    description: 'Nothing.',
  },
  noun: 'Nothing',
  home: { subtitle: 'Nothing.', actionPath: '/' },
  navigation: [{ name: 'Home', path: '/' }],
  footer: { quickLinks: [], legal: [] },
  partners: [],
  slots: {
    home: false,
    article: false,
    blog: false,
    topic: false,
    resources: false,
    community: false,
  },
  creatives: [{ id: 'blank', title: 'Blank', message: 'Blank.', action: 'Blank', href: '/' }],
  donation: false,
};

/** Returns valid settings of a site without content. */
export const blankSettings = (): Settings => siteSchema({}).parse(BLANK);

/** Returns a part of the settings without the fields that its issues call unknown. */
function withoutUnknownFields(part: unknown, issues: readonly z.core.$ZodIssue[] = []): unknown {
  const unknown = issues.filter((issue) => issue.code === 'unrecognized_keys');
  if (unknown.length === 0) return part;
  const copy = structuredClone(part);
  for (const { keys, path } of unknown) {
    const object = path.reduce<unknown>((inside, key) => Object(inside)[key], copy);
    for (const key of keys) delete Object(object)[key];
  }
  return copy;
}

/**
 * Returns invalid settings as far as they are valid, so that the checks of links and files report
 * the problems of the other parts too. Parts that are invalid are those of a blank site.
 * @param input the export of the settings file
 */
export const validParts = (input: unknown): Settings =>
  inLanguage(languageOf(input), () => validPartsOf(input));

function validPartsOf(input: unknown): Settings {
  const settings: Settings = blankSettings();
  for (const [name, part] of Object.entries(siteSchema({}).shape)) {
    const value = Object(input)[name];
    const parsed = part.safeParse(withoutUnknownFields(value, part.safeParse(value).error?.issues));
    if (parsed.success) Object.assign(settings, { [name]: parsed.data });
    // The checks of networks depend on how the site asks for consent.
    else if (name === 'consent') settings.networks = [];
  }
  return settings;
}
