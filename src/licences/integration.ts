import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { bundledLicences } from './bundled.ts';
import { type Carried, licencesText } from './text.ts';

/**
 * Licences of third-party work outside the bundles: the islands runtime, the CSS reset, the
 * search, the typeface.
 */
const besides: Readonly<Record<string, string>> = {
  astro: 'node_modules/astro/LICENSE',
  Newsreader: 'src/styles/fonts/OFL.txt',
  pagefind: 'node_modules/pagefind/LICENSE/LICENSE',
  tailwindcss: 'node_modules/tailwindcss/LICENSE',
};

/**
 * Writes `/licences.txt`, because most licences require that every copy includes their text, and
 * minified scripts contain none.
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
