import type { Plugin } from 'vite';
import { z } from 'zod';
import type { Carried } from './text.ts';

/** The asset in which Vite lists the licences. The plugin reads it and keeps it out of builds. */
const FILE = 'bundled-licences.json';

/** The schema of Vite's list. `text` is absent if a package contains no licence. */
const found = z.array(
  z.object({ name: z.string(), version: z.string(), text: z.string().optional() }),
);

/**
 * Creates a Vite plugin that collects the licences of all packages in the client bundles, and the
 * list that it fills. The build fails if a package contains no licence.
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
          // Where the engine is installed from npm, Vite lists the engine as a package too.
          if (name === 'daymark') continue;
          if (text === undefined)
            throw new Error(
              `${name} ${version}: expected a licence file in the folder of the package; found none`,
            );
          bundled.push({ name, version, text });
        }
      },
    },
  };
  return { plugin, bundled };
}
