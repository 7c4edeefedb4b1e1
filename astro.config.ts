import { fileURLToPath } from 'node:url';
import { satteri } from '@astrojs/markdown-satteri';
import react from '@astrojs/react';
import tailwind from '@tailwindcss/vite';
import { defineConfig } from 'astro/config';
import publish from './server/build.ts';
import checks from './src/checks/integration.ts';
import islands from './src/islands/integration.ts';
import { decorativePictures } from './src/markdown/decorative.ts';
import { markdownWords } from './src/markdown/words.ts';
import { parseSite } from './src/site/settings.ts';

// Another site may be built from the same engine: tests do, for another noun.
const settingsFile = process.env.DAYMARK_SITE ?? 'site.config.ts';
const settingsPath = fileURLToPath(new URL(settingsFile, import.meta.url));
const out = process.env.DAYMARK_OUT ?? 'dist';

const { default: settings } = await import(/* @vite-ignore */ settingsPath);
const site = parseSite(settings, settingsFile);

export default defineConfig({
  site: site.identity.url,
  outDir: `${out}/site`,
  cacheDir: `.cache/astro/${out}`,
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always' },
  devToolbar: { enabled: false },
  markdown: {
    syntaxHighlight: false,
    processor: satteri({
      mdastPlugins: [
        ...markdownWords({ noun: site.noun, site: site.identity.name }),
        ...decorativePictures,
      ],
    }),
  },
  integrations: [
    react(),
    islands({ watch: settingsPath }),
    checks({ settings: site, settingsFile }),
    publish(
      site.contact.formEndpoint === undefined ? {} : { formEndpoint: site.contact.formEndpoint },
    ),
  ],
  vite: {
    plugins: [tailwind()],
    resolve: { alias: { '#site-config': settingsPath } },
    build: {
      // Scripts are files of their own: the first load stays small, the next pages have them.
      assetsInlineLimit: 0,
      // These know light-dark() and nesting; older browsers get the page without colour schemes.
      cssTarget: ['chrome123', 'firefox125', 'safari17.5'],
    },
  },
});
