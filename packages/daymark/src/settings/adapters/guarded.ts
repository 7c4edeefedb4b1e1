import { normalize, resolve } from 'node:path';
import { moduleFault } from '../module-fault.ts';
import { positionOf } from '../position.ts';
import { problemSentence, readableValue } from '../problems.ts';
import type { Adapter } from './adapter.ts';

const isText = (value: unknown) => typeof value === 'string';
const isTexts = (value: unknown) => Array.isArray(value) && value.every(isText);

/** What the functions of an adapter return. */
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
export function guarded(path: string, adapter: Adapter): Adapter {
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

function resultOf(call: () => unknown, path: string, name: string, expected: string): unknown {
  try {
    return call();
  } catch (error) {
    const fault = moduleFault(error, resolve(path), process.cwd());
    const sentence = problemSentence({ field: name, expected, found: fault.found });
    throw new Error(`${positionOf(fault)}: ${sentence}`);
  }
}
