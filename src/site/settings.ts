import { fillWordsIn } from './noun.ts';
import { describeProblems, problemReport, strayTokenProblems } from './problems.ts';
import { type Site, siteSchema } from './schema/site.ts';

/**
 * Parses an owner's settings and fills in the noun.
 * @param input what the settings file exports
 * @param file its name, for the report
 * @throws one error that lists every wrong field with its path, what was expected and what was received
 */
export function parseSite(input: unknown, file = 'site.config.ts'): Site {
  const parsed = siteSchema.safeParse(input);
  const problems = [
    ...(parsed.success ? [] : describeProblems(parsed.error.issues, input)),
    ...strayTokenProblems(input),
  ];
  if (!parsed.success || problems.length > 0) throw new Error(problemReport(file, problems));
  const site = parsed.data;
  return fillWordsIn(site, { noun: site.noun, site: site.identity.name });
}
