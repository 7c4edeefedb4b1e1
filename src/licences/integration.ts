import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { bundledLicences } from './bundled.ts';
import { type Carried, licencesText } from './text.ts';

/**
 * What reaches visitors without being in a bundle: the runtime of islands, the reset of styles, the
 * search's program, the typeface.
 */
const besides: Readonly<Record<string, string>> = {
  astro: 'node_modules/astro/LICENSE',
  Newsreader: 'src/styles/fonts/OFL.txt',
  pagefind: 'node_modules/pagefind/LICENSE/LICENSE',
  tailwindcss: 'node_modules/tailwindcss/LICENSE',
};

/**
 * Writes `/licences.txt`: most licences ask that their words go wherever the work goes, and
 * minified scripts carry none.
 */
export default function licences(): AstroIntegration {
  const { plugin, bundled } = bundledLicences();
  let project = '';
  return {
    name: 'licences',
    hooks: {
      'astro:config:setup': ({ config, updateConfig }) => {
        project = fileURLToPath(config.root);
        updateConfig({ vite: { plugins: [plugin] } });
      },
      'astro:build:done': async ({ dir }) => {
        const others = Object.entries(besides).map(
          async ([name, file]): Promise<Carried> => ({
            name,
            text: await readFile(join(project, file), 'utf8'),
          }),
        );
        const carried = [...bundled, ...(await Promise.all(others))];
        await writeFile(join(fileURLToPath(dir), 'licences.txt'), licencesText(carried));
      },
    },
  };
}
