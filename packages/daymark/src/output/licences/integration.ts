import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Site } from '../../settings/schema/site.ts';
import { bundledLicences } from './bundled.ts';
import { type Carried, licencesText } from './text.ts';

/** The paths of the licences of third-party work outside the bundles, by the work's name. */
const besides = ({ typeface }: Site['theme']): Readonly<Record<string, string>> => ({
  astro: packageFile('astro', 'LICENSE'),
  pagefind: packageFile('pagefind', 'LICENSE/LICENSE'),
  tailwindcss: packageFile('tailwindcss', 'LICENSE'),
  ...(typeface
    ? { [typeface.name]: typeface.licence }
    : { Newsreader: fileURLToPath(new URL('../../ui/styles/fonts/OFL.txt', import.meta.url)) }),
});

/** Returns the path of a file of an installed package, even if the package does not export it. */
function packageFile(name: string, file: string): string {
  const folders = createRequire(import.meta.url).resolve.paths(name) ?? [];
  const folder = folders.find((one) => existsSync(join(one, name)));
  if (!folder) throw new Error(`${name}: expected an installed package; found none`);
  return join(folder, name, file);
}

/**
 * Writes `/licences.txt`: most licences require a copy of their text, and minified scripts do not
 * contain it.
 */
export default function licences(theme: Site['theme']): AstroIntegration {
  const { plugin, bundled } = bundledLicences();
  return {
    name: 'licences',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({ vite: { plugins: [plugin] } });
      },
      'astro:build:done': async ({ dir }) => {
        const others = Object.entries(besides(theme)).map(
          async ([name, file]): Promise<Carried> => ({ name, text: await readFile(file, 'utf8') }),
        );
        const carried = [...bundled, ...(await Promise.all(others))];
        await writeFile(join(fileURLToPath(dir), 'licences.txt'), licencesText(carried));
      },
    },
  };
}
