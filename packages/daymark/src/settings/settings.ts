import type { Adapters } from './adapters/adapter.ts';
import { ownAdapters } from './adapters/own.ts';
import { expectation } from './expectation.ts';
import { changeTexts, fillWordsIn } from './noun.ts';
import { withoutControls } from './plain-text.ts';
import { describeProblems, type Problem } from './problems.ts';
import { type Site, siteSchema } from './schema/site.ts';
import { SettingsError } from './settings-error.ts';

const FILE = 'site.config.ts';

/**
 * Parses the owner's settings and fills in the noun.
 * @param input the export of the settings file
 * @param file the name of that file, for the error message
 * @param own the adapters that the owner has written, by the path in the settings
 * @throws SettingsError that lists every invalid field: its path, what was expected, what was found
 */
export const parseSite = (input: unknown, file = FILE, own: Adapters = {}): Site =>
  parse(input, file, own, []);

/** Loads the adapters that the settings name, and parses the settings. */
export async function readSite(input: unknown, file = FILE): Promise<Site> {
  const { adapters, problems } = await ownAdapters(input);
  return parse(input, file, adapters, problems);
}

/** @param known the problems of the owner's adapters */
function parse(input: unknown, file: string, own: Adapters, known: readonly Problem[]): Site {
  // To Zod, a promise is an object without fields.
  const value = input instanceof Promise ? undefined : input;
  const parsed = siteSchema(own).safeParse(value, { error: expectation });
  const reported = new Set(known.map(({ field }) => field));
  const found = parsed.success ? [] : describeProblems(parsed.error.issues, input);
  const problems = [...known, ...found.filter(({ field }) => !reported.has(field))];
  if (!parsed.success || problems.length > 0) throw new SettingsError(file, problems);
  const site = changeTexts(parsed.data, withoutControls);
  return fillWordsIn(site, { noun: site.noun, site: site.identity.name });
}
