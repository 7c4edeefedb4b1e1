import { fileURLToPath } from 'node:url';
import { satteri } from '@astrojs/markdown-satteri';
import react from '@astrojs/react';
import tailwind from '@tailwindcss/vite';
import { defineConfig } from 'astro/config';
import hosts from './deploy/build.ts';
import publish from './server/build.ts';
import { framePolicies, guestsOf } from './src/ads/policy.ts';
import checks from './src/checks/integration.ts';
import islands from './src/islands/integration.ts';
import licences from './src/licences/integration.ts';
import { markdownFeatures } from './src/markdown/plugins.ts';
import originals from './src/originals/integration.ts';
import { inlinedScripts } from './src/scripts/inlined.ts';
import { lateScripts } from './src/scripts/late.ts';
import { searchPolicy } from './src/search/policy.ts';
import { parseSite } from './src/site/settings.ts';

// Another settings file builds another site with the same engine. Tests use this for another noun.
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
    processor: satteri(markdownFeatures({ noun: site.noun, site: site.identity.name })),
  },
  integrations: [
    react(),
    islands({ watch: settingsPath }),
    checks({ settings: site, settingsFile }),
    originals(),
    licences(),
    publish({ additions: searchPolicy, own: framePolicies(site), guests: guestsOf(site) }),
    hosts({ url: site.identity.url }),
  ],
  vite: {
    plugins: [tailwind(), inlinedScripts(), lateScripts()],
    resolve: { alias: { '#site-config': settingsPath } },
    build: {
      // Scripts are separate files, which the browser caches for the next pages. A script of less
      // than 512 bytes is inlined, because a request for it would cost more.
      assetsInlineLimit: (file, { length }) => file.endsWith('.js') && length < 512,
      // These browsers support light-dark() and nesting. Older ones show no colour schemes.
      cssTarget: ['chrome123', 'firefox125', 'safari17.5'],
      rolldownOptions: {
        onLog(level, log, report) {
          // Astro adds a directive to every article and reads it before the bundler removes it.
          if (log.code !== 'MODULE_LEVEL_DIRECTIVE') report(level, log);
        },
      },
    },
  },
});
