import type { Plugin } from 'vite';
import { z } from 'zod';
import type { Carried } from './text.ts';

/** Where Vite would write what it found; taken back before it is written. */
const FILE = 'bundled-licences.json';

/** What Vite says of a package; `text` is absent where the package brings no licence. */
const found = z.array(
  z.object({ name: z.string(), version: z.string(), text: z.string().optional() }),
);

/**
 * Has Vite collect the licences of all packages that its scripts for the browser are made of.
 * @returns the plugin, and the list that it fills
 */
export function bundledLicences(): { plugin: Plugin; bundled: Carried[] } {
  const bundled: Carried[] = [];
  const plugin: Plugin = {
    name: 'bundled-licences',
    applyToEnvironment: ({ name }) => name === 'client',
    configEnvironment: (name) =>
      name === 'client' ? { build: { license: { fileName: FILE } } } : undefined,
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const file = bundle[FILE];
        if (file?.type !== 'asset') return;
        delete bundle[FILE];
        for (const { name, version, text } of found.parse(JSON.parse(String(file.source)))) {
          if (text === undefined)
            throw new Error(`${name} ${version}: expected a licence in its folder; found none`);
          bundled.push({ name, version, text });
        }
      },
    },
  };
  return { plugin, bundled };
}
