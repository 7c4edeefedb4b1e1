import { existsSync } from 'node:fs';
import { normalize, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { moduleFault } from './module-fault.ts';
import { type Problem, positionOf, problemSentence, readableValue } from './problems.ts';

/* The modules in which an owner writes an adapter for an ad network, or a service. */

export const isText = (value: unknown) => typeof value === 'string';
export const isTexts = (value: unknown) => Array.isArray(value) && value.every(isText);

/**
 * Imports a module of the owner. Its path is relative to the site's folder, which is the working
 * directory.
 * @throws Error whose message completes "a module, which …"
 */
async function importModule<Exported>(path: string): Promise<{ default?: Exported }> {
  const file = resolve(path);
  if (!existsSync(file)) throw new Error('does not exist');
  try {
    return await import(/* @vite-ignore */ pathToFileURL(file).href);
  } catch (error) {
    const fault = moduleFault(error, file, process.cwd());
    throw new Error(`cannot be loaded: ${fault.found} in ${positionOf(fault)}`);
  }
}

/** What the owner's modules export: adapters or services. */
interface Kind<Exported> {
  /** The list in the settings, and the field of its items with the path of a module. */
  list: string;
  field: string;
  /** The end of a message: "the path of a module whose …". */
  expected: string;
  /** Returns an export if it is complete. @throws Error that names the missing part */
  complete: (exported: Exported | undefined) => Exported;
  results: Results;
}

/**
 * Loads the adapters or the services that the owner has written, from the paths in the settings.
 * @param input the export of the settings file
 * @returns the exports by path, and a problem for each module without a complete export
 */
export async function ownModules<Exported extends object>(
  input: unknown,
  { list, field, expected, complete, results }: Kind<Exported>,
): Promise<{ modules: Record<string, Exported>; problems: readonly Problem[] }> {
  const modules: Record<string, Exported> = {};
  const problems: Problem[] = [];
  for (const [index, item] of Object.entries(Object(Object(input)[list]))) {
    const path: unknown = Object(item)[field];
    if (typeof path !== 'string' || !path.startsWith('.')) continue;
    try {
      const { default: exported } = await importModule<Exported>(path);
      modules[path] = guarded(path, complete(exported), results);
    } catch (error) {
      const found = `"${path}", which ${Object(error).message}`;
      problems.push({ field: `${list}.${index}.${field}`, expected, found });
    }
  }
  return { modules, problems };
}

/** Checks of the results of an object's functions, by function. */
export type Results = Readonly<
  Record<string, { expected: string; is: (value: unknown) => boolean }>
>;

/**
 * Returns an object of the owner whose functions report errors and wrong results with the file.
 * @param path the path of the object's module, relative to the site's folder
 */
function guarded<Exported extends object>(
  path: string,
  exported: Exported,
  results: Results,
): Exported {
  const file = normalize(path);
  const copy: Record<string, unknown> = Object.fromEntries(Object.entries(exported));
  for (const [name, { expected, is }] of Object.entries(results)) {
    const method = copy[name];
    if (typeof method !== 'function') continue;
    copy[name] = (...values: unknown[]) => {
      const result = resultOf(() => method.apply(exported, values), path, name, expected);
      if (!is(result))
        throw new Error(
          `${file}: ${problemSentence({ field: name, expected, found: readableValue(result) })}`,
        );
      return result;
    };
  }
  return copy as unknown as Exported;
}

/** Calls a function of an owner's object. @throws Error that names the file and the function */
function resultOf(call: () => unknown, path: string, name: string, expected: string): unknown {
  try {
    return call();
  } catch (error) {
    const fault = moduleFault(error, resolve(path), process.cwd());
    const sentence = problemSentence({ field: name, expected, found: fault.found });
    throw new Error(`${positionOf(fault)}: ${sentence}`);
  }
}
