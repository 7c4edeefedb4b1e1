import type { Adapters } from './adapters/adapter.ts';
import { ownAdapters } from './adapters/own.ts';
import { fillWordsIn } from './noun.ts';
import { describeProblems, problemReport, unknownTokenProblems } from './problems.ts';
import { type Site, siteSchema } from './schema/site.ts';

/**
 * Parses the owner's settings and fills in the noun.
 * @param input the export of the settings file
 * @param file the name of that file, for the error message
 * @param own the adapters that the owner has written, by the path in the settings
 * @throws one error that lists every invalid field: its path, what was expected, what was received
 */
export function parseSite(input: unknown, file = 'site.config.ts', own: Adapters = {}): Site {
  const parsed = siteSchema(own).safeParse(input);
  const problems = [
    ...(parsed.success ? [] : describeProblems(parsed.error.issues, input)),
    ...unknownTokenProblems(input),
  ];
  if (!parsed.success || problems.length > 0) throw new Error(problemReport(file, problems));
  const site = parsed.data;
  return fillWordsIn(site, { noun: site.noun, site: site.identity.name });
}

/** Loads the adapters that the settings name, and parses the settings. */
export const readSite = async (input: unknown, file?: string): Promise<Site> =>
  parseSite(input, file, await ownAdapters(input, file));
