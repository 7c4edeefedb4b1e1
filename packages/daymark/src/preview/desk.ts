import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Connect } from 'vite';
import { bundle } from '../browser/scripts/import-queries.ts';
import { type TextFields, textFields } from '../content/text-fields.ts';
import { placeIn } from '../settings/addresses.ts';
import type { Settings } from '../settings/site.ts';

/** What the package of the desk gets of a site. */
interface DeskOptions {
  root: string;
  name: string;
  kinds: readonly TextFields[];
  languages: readonly { language: string; folder: string }[];
  bundle: (file: string) => Promise<string>;
}

/** The modules of the package `daymark-desk`. */
interface DeskModules {
  preview: { desk: (options: DeskOptions) => Connect.NextHandleFunction };
  away: {
    writeDesk: (
      options: DeskOptions & { folder: string; settings: NonNullable<Settings['desk']> },
    ) => Promise<number>;
  };
}

/** Loads a module of the desk from the packages of a site; undefined if the site does not have it. */
async function load<Name extends keyof DeskModules>(
  root: string,
  name: Name,
): Promise<DeskModules[Name] | undefined> {
  const { resolve } = createRequire(join(root, 'package.json'));
  let file: string;
  try {
    file = resolve(`daymark-desk/${name}`);
  } catch {
    return undefined;
  }
  return import(pathToFileURL(file).href);
}

function optionsOf(root: string, settings: Settings): DeskOptions {
  const all = placeIn(settings).languages.map(({ language, code }) => ({ language, folder: code }));
  return {
    root,
    name: settings.identity.name,
    kinds: textFields(),
    languages: all.length > 0 ? all : [{ language: settings.identity.language, folder: '' }],
    bundle: async (file) => (await bundle(file)).code,
  };
}

/**
 * Creates the middleware of the desk, with which owners write in a browser.
 * @param root the site's folder
 * @returns undefined if the site has no package `daymark-desk`
 */
export async function deskMiddleware(
  root: string,
  settings: Settings,
): Promise<Connect.NextHandleFunction | undefined> {
  // The previews of further languages are behind that of the main language, which has the desk.
  if (placeIn(settings).code !== '') return undefined;
  const module = await load(root, 'preview');
  return module?.desk(optionsOf(root, settings));
}

/**
 * Writes the desk for a host of its own, if the settings have one.
 * @param folder the folder of the desk, which must not be that of the site
 * @returns the number of written files
 * @throws Error if the site does not have the packages of the desk
 */
export async function writeDesk(root: string, folder: string, settings: Settings): Promise<number> {
  if (!settings.desk) return 0;
  const module = await load(root, 'away');
  if (!module)
    throw new Error(
      'desk: expected the package daymark-desk, which writes the desk; found none. Add the packages of the desk as docs/desk.md says, or remove desk from the settings',
    );
  return module.writeDesk({ ...optionsOf(root, settings), folder, settings: settings.desk });
}
