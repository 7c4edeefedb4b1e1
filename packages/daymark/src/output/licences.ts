import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';
import { z } from 'zod';
import type { Settings } from '../settings/site.ts';

/** The paths of the licences of third-party work outside the bundles, by the work's name. */
const besides = ({
  typeface,
}: Pick<Settings['theme'], 'typeface'>): Readonly<Record<string, string>> => ({
  astro: packageFile('astro', 'LICENSE'),
  pagefind: packageFile('pagefind', 'LICENSE/LICENSE'),
  tailwindcss: packageFile('tailwindcss', 'LICENSE'),
  ...(typeface
    ? { [typeface.name]: typeface.licence }
    : { Newsreader: fileURLToPath(new URL('../ui/styles/fonts/OFL.txt', import.meta.url)) }),
});

/** Returns the path of a file of an installed package, even if the package does not export it. */
function packageFile(name: string, file: string): string {
  const folders = createRequire(import.meta.url).resolve.paths(name) ?? [];
  const folder = folders.find((one) => existsSync(join(one, name)));
  if (!folder) throw new Error(`${name}: expected an installed package; found none`);
  return join(folder, name, file);
}

/**
 * The asset in which Vite lists the licences. The integration reads the asset and keeps it out of builds.
 */
const FILE = 'bundled-licences.json';

/** The schema of Vite's list. `text` is absent if a package contains no licence. */
const found = z.array(
  z.object({ name: z.string(), version: z.string(), text: z.string().optional() }),
);

/**
 * Writes `/licences.txt`: most licences require a copy of their text, and minified scripts do not
 * contain it. The build fails if a package in the client bundles contains no licence.
 */
export default function licences(theme: Pick<Settings['theme'], 'typeface'>): AstroIntegration {
  const carried: Carried[] = [];
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
          carried.push({ name, version, text });
        }
      },
    },
  };
  return {
    name: 'licences',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({ vite: { plugins: [plugin] } });
      },
      'astro:build:done': async ({ dir }) => {
        for (const [name, file] of Object.entries(besides(theme)))
          carried.push({ name, text: await readFile(file, 'utf8') });
        await writeFile(join(fileURLToPath(dir), 'licences.txt'), licencesText(carried));
      },
    },
  };
}

/** Third-party work that the site distributes to visitors. */
interface Carried {
  readonly name: string;
  /** Absent for work without a version, such as a typeface. */
  readonly version?: string | undefined;
  /** The licence text with the names of the copyright holders. */
  readonly text: string;
}

const LINE = '-'.repeat(72);

/** Returns the content of `/licences.txt`: each work once, sorted by name. */
function licencesText(carried: readonly Carried[]): string {
  const titled = new Map(
    carried.map(({ name, version, text }) => [version ? `${name} ${version}` : name, text.trim()]),
  );
  const parts = [...titled]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([title, text]) => `${LINE}\n${title}\n${LINE}\n\n${text}\n`);
  return `This site contains the work of others under the following terms.\n\n${parts.join('\n')}`;
}
