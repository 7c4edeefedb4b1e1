import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Problem, report } from '../content/checks/problem.ts';
import { moduleFault } from '../settings/module-fault.ts';
import type { Site } from '../settings/schema/site.ts';
import { readSite } from '../settings/settings.ts';
import { SettingsError } from '../settings/settings-error.ts';
import { readSourceFile, type Source } from '../settings/source.ts';

/** The name of the settings file, unless the environment variable DAYMARK_SITE names another. */
const USUAL = 'site.config.ts';

/** Returns the path of the settings file, relative to the site's folder. */
export const settingsFileOf = ({ DAYMARK_SITE: named }: NodeJS.ProcessEnv) => named || USUAL;

/**
 * Reads the settings of a site.
 * @param root the site's folder
 * @param file the path of the settings file, relative to that folder
 * @throws Error that lists every problem of the file, each with its line
 */
export async function readSettingsFile(root: string, file: string): Promise<Site> {
  const path = resolve(root, file);
  if (!statSync(path, { throwIfNoEntry: false })?.isFile()) throw new Error(missing(root, file));
  const source = readSourceFile(path);
  if (source.fault) throw new Error(report([syntaxProblem(file, source.fault)]));
  const { default: settings } = await importSettings(path, root);
  const problems = repetitionProblems(file, source);
  const site = await readSite(settings, file).catch((error) => {
    if (!(error instanceof SettingsError)) throw error;
    for (const problem of error.problems)
      problems.push({ file, line: source.lineOf(problem.field), ...problem });
  });
  if (!site || problems.length > 0) throw new Error(report(problems));
  return site;
}

async function importSettings(path: string, root: string): Promise<{ default?: unknown }> {
  try {
    return await import(/* @vite-ignore */ pathToFileURL(path).href);
  } catch (error) {
    const expected = 'settings that can be loaded';
    throw new Error(report([{ expected, ...moduleFault(error, path, root) }]));
  }
}

const missing = (root: string, file: string) =>
  file === USUAL
    ? `${USUAL}: expected the settings of a site in the folder ${root}; found no such file. Run the command in the folder of a site.`
    : `DAYMARK_SITE: expected the path of a settings file; found "${file}", which does not exist.`;

function syntaxProblem(file: string, { line, message }: NonNullable<Source['fault']>): Problem {
  const expected =
    'valid TypeScript (look at the commas, quotation marks and brackets of this line and the line before)';
  return { file, line, expected, found: `a syntax error: ${message}` };
}

const repetitionProblems = (file: string, { repetitions }: Source): Problem[] =>
  repetitions.map(({ field, lines }) => {
    const found = `it in lines ${lines.join(' and ')}`;
    return { file, line: lines.at(-1), field, expected: 'only one field with this name', found };
  });
