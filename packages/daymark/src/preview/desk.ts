import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Connect } from 'vite';
import { bundle } from '../browser/scripts/import-queries.ts';
import { type TextFields, textFields } from '../content/text-fields.ts';
import { placeIn } from '../settings/addresses.ts';
import type { Settings } from '../settings/site.ts';
import type { PreviewSession } from './session.ts';

/** What the package of the desk gets of the preview. Its module `daymark-desk/preview` has the same. */
interface DeskModule {
  desk: (options: {
    root: string;
    name: string;
    kinds: readonly TextFields[];
    languages: readonly { language: string; folder: string; base: string }[];
    bundle: (file: string) => Promise<string>;
    onChecked: (listener: () => void) => () => void;
  }) => Connect.NextHandleFunction;
}

/**
 * Returns the path of the package's module in a site that has the package.
 * @param root the site's folder
 */
export function deskFile(root: string): string | undefined {
  try {
    return createRequire(join(root, 'package.json')).resolve('daymark-desk/preview');
  } catch {
    return undefined;
  }
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
  const { code, languages } = placeIn(settings);
  // The previews of further languages are behind that of the main language, which has the desk.
  const file = code === '' ? deskFile(root) : undefined;
  if (file === undefined) return undefined;
  const { desk }: DeskModule = await import(pathToFileURL(file).href);
  const all = languages.map(({ language, code, base }) => ({ language, folder: code, base }));
  return desk({
    root,
    name: settings.identity.name,
    kinds: textFields(),
    languages:
      all.length > 0 ? all : [{ language: settings.identity.language, folder: '', base: '' }],
    bundle: async (file) => (await bundle(file)).code,
    onChecked,
  });
}
