import { readFile } from 'node:fs/promises';

/** The owner's guide to advertising. */
const GUIDE = 'docs/advertising.md';

/** The example settings in the guide, in order. */
export const examples = [
  ...(await readFile(GUIDE, 'utf8')).matchAll(/^ *```ts\n([\s\S]*?)^ *```$/gm),
].map(([, settings = '']) => settings);

/** Returns the first example that uses an adapter. */
export function exampleOf(adapter: string): string {
  const example = examples.find((settings) => settings.includes(`adapter: '${adapter}'`));
  if (!example) throw new Error(`${GUIDE}: expected an example of "${adapter}"; found none`);
  return example;
}
