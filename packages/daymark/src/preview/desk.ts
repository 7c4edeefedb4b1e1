import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Connect } from 'vite';
import { bundle } from '../browser/scripts/import-queries.ts';
import { textFields } from '../content/text-fields.ts';
import { placeIn } from '../settings/addresses.ts';
import type { Settings } from '../settings/site.ts';
import type { PreviewSession } from './session.ts';

/**
 * Returns the path of a module of the desk in a site that has the package.
 * @param root the site's folder
 */
export function deskFile(root: string, name: 'preview' | 'away' = 'preview'): string | undefined {
  try {
    return createRequire(join(root, 'package.json')).resolve(`daymark-desk/${name}`);
  } catch {
    return undefined;
  }
}

/** Loads a module of the package `daymark-desk`, which describes its options. */
const load = (file: string) => import(pathToFileURL(file).href);

function optionsOf(root: string, settings: Settings) {
  const { name, language } = settings.identity;
  const others = placeIn(settings).languages;
  const languages =
    others.length > 0
      ? others.map(({ language, code, base }) => ({ language, folder: code, base }))
      : [{ language, folder: '', base: '' }];
  const bundled = async (file: string) => (await bundle(file)).code;
  return { root, name, kinds: textFields(), languages, bundle: bundled };
}

/**
 * Creates the middleware of the desk, with which owners write in a browser.
 * @param root the site's folder
 * @returns undefined if the site has no package `daymark-desk`
 */
export async function deskMiddleware(
  root: string,
  settings: Settings,
  onChecked: PreviewSession['onChecked'],
): Promise<Connect.NextHandleFunction | undefined> {
  // The previews of further languages are behind that of the main language, which has the desk.
  const file = placeIn(settings).code === '' ? deskFile(root) : undefined;
  if (file === undefined) return undefined;
  const { desk } = await load(file);
  return desk({ ...optionsOf(root, settings), onChecked });
}

/**
 * Writes the desk for a host of its own, if the settings have one.
 * @param folder the folder of the desk, which must not be that of the site
 * @returns the number of written files
 * @throws Error if the site does not have the packages of the desk
 */
export async function writeDesk(root: string, folder: string, settings: Settings): Promise<number> {
  if (!settings.desk) return 0;
  const file = deskFile(root, 'away');
  if (file === undefined)
    throw new Error(
      'desk: expected the package daymark-desk, which writes the desk; found none. Add the packages of the desk as docs/desk.md says, or remove desk from the settings',
    );
  const { writeDesk } = await load(file);
  return writeDesk({ ...optionsOf(root, settings), folder, settings: settings.desk });
}
