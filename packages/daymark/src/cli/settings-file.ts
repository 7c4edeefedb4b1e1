import { readdirSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { ENGLISH, setOwnTexts, wordsInEnglish } from '../../words/languages.ts';
import { setUntranslatedDefaults } from '../../words/untranslated.ts';
import type { Problem } from '../content/checks/problem.ts';
import { ownAdapters } from '../settings/adapters/adapters.ts';
import { withRoot } from '../settings/addresses.ts';
import { setSettings } from '../settings/current.ts';
import { similarName } from '../settings/edit-distance.ts';
import { moduleFault } from '../settings/module-fault.ts';
import { fillTokens } from '../settings/noun.ts';
import { ownServices } from '../settings/services/services.ts';
import { blankSettings, parseSettings, SettingsError, validParts } from '../settings/settings.ts';
import type { Settings } from '../settings/site.ts';
import { readSourceFile, type SettingsSource, type Source } from '../settings/source.ts';
import { readOwnWords } from '../settings/words-file.ts';

/** The name of the settings file, unless the environment variable DAYMARK_SITE names another. */
const USUAL = 'site.config.ts';

/** Returns the path of the settings file, relative to the site's folder. */
export const settingsFileOf = ({ DAYMARK_SITE: named }: NodeJS.ProcessEnv) => named || USUAL;

/** The settings of a language in a settings file. */
export interface SettingsFile {
  /** The code of a further language; empty for the main language. */
  code: string;
  source: SettingsSource;
  /** The settings; if they have problems, the settings of a blank site. */
  settings: Settings;
  /** The settings as far as they are valid, for the checks of links and files. */
  checked: Settings;
  problems: Problem[];
  /** The codes of the further languages of the site. */
  codes: readonly string[];
}

/**
 * Reads the settings of a site with its own words, and finds the problems of the settings, each with its
 * line. Makes pages show valid settings.
 * @param root the site's folder
 * @param file the path of the settings file, relative to that folder
 * @param code the code of a further language; empty for the main language
 * @throws Error if there is no such file
 */
export async function readSettingsFile(
  root: string,
  file: string,
  code = '',
): Promise<SettingsFile> {
  const path = resolve(root, file);
  if (!statSync(path, { throwIfNoEntry: false })?.isFile()) throw new Error(missing(root, file));
  const source = readSourceFile(path);
  const { lineOf } = source;
  setOwnTexts(Object.fromEntries(readOwnWords(root).map(({ code, texts }) => [code, texts])));
  const unreadable = (problem: Problem): SettingsFile => ({
    source: { file, lineOf },
    settings: blankSettings(),
    checked: blankSettings(),
    problems: [problem],
    code,
    codes: [],
  });
  if (source.fault) return unreadable({ file, ...source.fault });
  const module = await importModule(path).catch((error) => ({
    fault: moduleFault(error, path, root),
  }));
  if ('fault' in module)
    return unreadable({ expected: 'settings that can be loaded', ...module.fault });
  const input = module.default;
  const problems = code === '' ? repetitionProblems(file, source) : [];
  const lineOfLanguage = (field: string) => lineOf(`languages.${code}.${field}`);
  const settings = await ownModules(input)
    .then((own) => parseSettings(input, file, own, code))
    .catch((error) => {
      if (!(error instanceof SettingsError)) throw error;
      for (const problem of error.problems)
        problems.push({ file, line: lineOf(problem.field), ...problem });
    });
  const isValid = settings && problems.length === 0;
  if (isValid) showSettings(settings);
  return {
    source: code === '' ? { file, lineOf } : { file, lineOf: lineOfLanguage },
    settings: isValid ? settings : blankSettings(),
    checked: isValid ? settings : validParts(input, code),
    problems,
    code,
    codes: Object.keys(Object(Object(input).languages)),
  };
}

/** Loads the adapters and the services that the owner has written, with all their problems. */
async function ownModules(input: unknown) {
  const { adapters, problems } = await ownAdapters(input);
  const own = await ownServices(input);
  return { adapters, services: own.services, problems: [...problems, ...own.problems] };
}

/**
 * Reads the settings of all languages of a site one after another, the main language first. Pages show
 * the settings that were read last.
 * @param root the site's folder
 */
export async function* readLanguages(root: string): AsyncGenerator<SettingsFile> {
  const file = settingsFileOf(process.env);
  const main = await readSettingsFile(root, file);
  yield main;
  for (const code of main.codes) yield await readSettingsFile(root, file, code);
}

/** Makes pages show the given settings. */
export function showSettings(settings: Settings): void {
  setSettings(withRoot(settings));
  const { identity, noun } = settings;
  const words = wordsInEnglish(identity.language).map((name) => ENGLISH[name]?.text);
  const texts = words.filter((text) => typeof text === 'string');
  const tokens = { noun, site: identity.name };
  setUntranslatedDefaults(new Set(texts.map((text) => fillTokens(text, tokens))));
}

/** Imports a module as it is now, although Node keeps a module for each URL. */
const importModule = (path: string): Promise<{ default?: unknown }> =>
  import(/* @vite-ignore */ `${pathToFileURL(path).href}?${Date.now()}`);

/** Returns the message about a missing settings file, with a file that the owner may have meant. */
function missing(root: string, file: string): string {
  if (file !== USUAL)
    return `DAYMARK_SITE: expected the path of a settings file; found "${file}", which is no file.`;
  const similar = similarName(USUAL, readdirSync(root)) ?? 'no such file';
  return `${USUAL}: expected the settings of a site in the folder ${root}; found ${similar}. Run the command in the folder of a site.`;
}

const repetitionProblems = (file: string, { repetitions }: Source): Problem[] =>
  repetitions.map(({ field, lines }) => {
    const found = `it in lines ${lines.join(' and ')}`;
    return { file, line: lines.at(-1), field, expected: 'only one field with this name', found };
  });
