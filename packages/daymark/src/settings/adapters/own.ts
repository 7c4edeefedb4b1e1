import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import { type Problem, problemReport } from '../problems.ts';
import { commonFields } from '../schema/networks/common-fields.ts';
import type { Adapter, Adapters } from './adapter.ts';

const MODULE =
  'the path of a module whose default export is an adapter, made by defineAdapter of daymark/adapters';

/**
 * Loads the adapters that the owner has written, from the paths in the settings.
 * @param input the export of the settings file
 * @param file the name of that file, for the error message
 * @throws one error that lists every module that has no complete adapter
 */
export async function ownAdapters(input: unknown, file = 'site.config.ts'): Promise<Adapters> {
  const adapters: Record<string, Adapter> = {};
  const problems: Problem[] = [];
  for (const [index, network] of Object.entries(Object(Object(input).networks))) {
    const path: unknown = Object(network).adapter;
    if (typeof path !== 'string' || !path.startsWith('.')) continue;
    try {
      // The path is relative to the site's folder, which is the working directory.
      const module = await import(/* @vite-ignore */ pathToFileURL(resolve(path)).href);
      adapters[path] = complete(module.default);
    } catch (error) {
      const found = `"${path}": ${Object(error).message}`;
      problems.push({ field: `networks.${index}.adapter`, expected: MODULE, found });
    }
  }
  if (problems.length > 0) throw new Error(problemReport(file, problems));
  return adapters;
}

/**
 * Returns the adapter if it is complete.
 * @throws TypeError that names the missing part
 */
function complete(adapter: Adapter | undefined): Adapter {
  const { schema, consent: _, fillsGoogleAds: __, ...methods } = Object(adapter) as Adapter;
  const need = (is: unknown, what: string) => {
    if (!is) throw new TypeError(`the module lacks ${what}`);
  };
  need(adapter, 'a default export');
  need(schema instanceof z.ZodObject, 'a schema made by z.strictObject');
  for (const name of [...Object.keys(commonFields), 'slots'])
    need(schema.shape[name], `the field "${name}" in the schema`);
  for (const [name, method] of Object.entries(methods))
    need(typeof method === 'function', `the function ${name}`);
  const { mode = z.literal('inline') } = schema.shape;
  if (z.safeParse(mode, 'frame').success)
    need(methods.snippet, 'a snippet, which the mode "frame" needs');
  if (z.safeParse(mode, 'inline').success)
    need(methods.inline && methods.script, 'inline or script, which the mode "inline" needs');
  return Object(adapter);
}
