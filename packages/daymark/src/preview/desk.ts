import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Connect } from 'vite';
import { bundle } from '../browser/scripts/import-queries.ts';
import { type TextFields, textFields } from '../content/text-fields.ts';
import { placeIn } from '../settings/addresses.ts';
import type { Settings } from '../settings/site.ts';

/** What the package of the desk gets of the preview. Its module `daymark-desk/preview` has the same. */
interface DeskModule {
  desk: (options: {
    root: string;
    name: string;
    kinds: readonly TextFields[];
    languages: readonly { language: string; folder: string }[];
    bundle: (file: string) => Promise<string>;
  }) => Connect.NextHandleFunction;
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
  const { code, languages } = placeIn(settings);
  // The previews of further languages are behind that of the main language, which has the desk.
  if (code !== '') return undefined;
  const { resolve } = createRequire(join(root, 'package.json'));
  let file: string;
  try {
    file = resolve('daymark-desk/preview');
  } catch {
    return undefined;
  }
  const { desk }: DeskModule = await import(pathToFileURL(file).href);
  const all = languages.map((one) => ({ language: one.language, folder: one.code }));
  return desk({
    root,
    name: settings.identity.name,
    kinds: textFields(),
    languages: all.length > 0 ? all : [{ language: settings.identity.language, folder: '' }],
    bundle: async (file) => (await bundle(file)).code,
  });
}
