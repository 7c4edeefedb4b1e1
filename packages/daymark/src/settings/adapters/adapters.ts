import { z } from 'zod';
import type { Adapter, Adapters } from '../network.ts';
import { isText, isTexts, ownModules, type Results } from '../own-module.ts';
import type { Problem } from '../problems.ts';
import { commonFields } from '../schema/network-fields.ts';
import { elements } from './elements.ts';
import { adsense, gpt } from './google.ts';
import { tag } from './tag.ts';

/** The adapters of the engine, by their names in the settings. */
export const ADAPTERS = { elements, adsense, gpt, tag };

/** The adapters that the owner has written, and a problem for each module without a complete one. */
export interface OwnAdapters {
  adapters: Adapters;
  problems: readonly Problem[];
}

/**
 * Loads the adapters that the owner has written, from the paths in the settings.
 * @param input the export of the settings file
 */
export async function ownAdapters(input: unknown): Promise<OwnAdapters> {
  const { modules, problems } = await ownModules<Adapter>(input, {
    list: 'networks',
    field: 'adapter',
    expected:
      'the path of a module whose default export is an adapter, made by defineAdapter of daymark/adapters',
    complete,
    results: RESULTS,
  });
  return { adapters: modules, problems };
}

/**
 * Returns the adapter if it is complete.
 * @throws Error that names the missing part
 */
function complete(adapter: Adapter | undefined): Adapter {
  const {
    schema,
    consent: _,
    fillsGoogleAds: __,
    asksForAllSizes: ___,
    ...methods
  } = Object(adapter) as Adapter;
  const need = (is: unknown, what: string) => {
    if (!is) throw new Error(`lacks ${what}`);
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

/** Checks of the results of an adapter's functions, by function. */
const RESULTS: Results = {
  snippet: { expected: 'a text with HTML', is: isText },
  script: {
    expected: 'the URL of a script',
    is: (value) => isText(value) && URL.canParse(`${value}`),
  },
  hosts: { expected: 'a list of hosts', is: isTexts },
  adsTxt: { expected: 'a list of ads.txt records', is: isTexts },
  inline: {
    expected: 'an object with an element and attributes',
    is: (value) => isText(Object(value).element),
  },
};
