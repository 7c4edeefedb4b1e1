import { existsSync } from 'node:fs';
import { normalize, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import { moduleFault } from '../module-fault.ts';
import type { Adapter, Adapters } from '../network.ts';
import { type Problem, positionOf, problemSentence, readableValue } from '../problems.ts';
import { commonFields } from '../schema/network-fields.ts';
import { elements } from './elements.ts';
import { adsense, gpt } from './google.ts';
import { tag } from './tag.ts';

/** The adapters of the engine, by their names in the settings. */
export const ADAPTERS = { elements, adsense, gpt, tag };

const MODULE =
  'the path of a module whose default export is an adapter, made by defineAdapter of daymark/adapters';

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
  const adapters: Record<string, Adapter> = {};
  const problems: Problem[] = [];
  for (const [index, network] of Object.entries(Object(Object(input).networks))) {
    const path: unknown = Object(network).adapter;
    if (typeof path !== 'string' || !path.startsWith('.')) continue;
    try {
      const { default: adapter } = await importModule(path);
      adapters[path] = guarded(path, complete(adapter));
    } catch (error) {
      const found = `"${path}", which ${Object(error).message}`;
      problems.push({ field: `networks.${index}.adapter`, expected: MODULE, found });
    }
  }
  return { adapters, problems };
}

/**
 * Imports a module of the owner. The path of the module is relative to the site's folder, which is the
 * working directory.
 * @throws Error whose message completes "a module, which …"
 */
async function importModule(path: string): Promise<{ default?: Adapter }> {
  const file = resolve(path);
  if (!existsSync(file)) throw new Error('does not exist');
  try {
    return await import(/* @vite-ignore */ pathToFileURL(file).href);
  } catch (error) {
    const fault = moduleFault(error, file, process.cwd());
    throw new Error(`cannot be loaded: ${fault.found} in ${positionOf(fault)}`);
  }
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

const isText = (value: unknown) => typeof value === 'string';
const isTexts = (value: unknown) => Array.isArray(value) && value.every(isText);

/** Checks of the results of an adapter's functions, by function. */
const RESULTS: Readonly<Record<string, { expected: string; is: (value: unknown) => boolean }>> = {
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

/**
 * Returns an adapter of the owner whose functions report errors and wrong results with the file.
 * @param path the path of the adapter's module, relative to the site's folder
 */
function guarded(path: string, adapter: Adapter): Adapter {
  const file = normalize(path);
  const copy: Record<string, unknown> = { ...adapter };
  for (const [name, { expected, is }] of Object.entries(RESULTS)) {
    const method = copy[name];
    if (typeof method !== 'function') continue;
    copy[name] = (...values: unknown[]) => {
      const result = resultOf(() => method.apply(adapter, values), path, name, expected);
      if (!is(result))
        throw new Error(
          `${file}: ${problemSentence({ field: name, expected, found: readableValue(result) })}`,
        );
      return result;
    };
  }
  return copy as unknown as Adapter;
}

/** Calls a function of an owner's adapter. @throws Error that names the file and the function */
function resultOf(call: () => unknown, path: string, name: string, expected: string): unknown {
  try {
    return call();
  } catch (error) {
    const fault = moduleFault(error, resolve(path), process.cwd());
    const sentence = problemSentence({ field: name, expected, found: fault.found });
    throw new Error(`${positionOf(fault)}: ${sentence}`);
  }
}
