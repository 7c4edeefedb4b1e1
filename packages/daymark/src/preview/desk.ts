import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Connect } from 'vite';
import { bundle } from '../browser/scripts/import-queries.ts';
import { textFields } from '../content/text-fields.ts';
import { placeIn } from '../settings/addresses.ts';
import type { Settings } from '../settings/site.ts';
import type { PreviewSession } from './session.ts';

/** Loads a module of the package `daymark-desk` of a site; undefined if the site does not have it. */
async function load(root: string, name: 'preview' | 'away') {
  let file: string;
  try {
    file = createRequire(join(root, 'package.json')).resolve(`daymark-desk/${name}`);
  } catch {
    return undefined;
  }
  return import(pathToFileURL(file).href);
}

function optionsOf(root: string, settings: Settings) {
  const { name, language } = settings.identity;
  const { languages } = placeIn(settings);
  return {
    ...{ root, name, kinds: textFields() },
    languages: languages.length > 0 ? languages : [{ language, code: '', base: '' }],
    bundle: async (file: string) => (await bundle(file)).code,
  };
}

/** Creates the middleware of the desk; undefined if the site has no package `daymark-desk`. */
export async function deskMiddleware(
  root: string,
  settings: Settings,
  onChecked: PreviewSession['onChecked'],
): Promise<Connect.NextHandleFunction | undefined> {
  const module = await load(root, 'preview');
  return module?.desk({ ...optionsOf(root, settings), onChecked });
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
