import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { lazyScripts } from './packages/daymark/src/browser/scripts/lazy-script.ts';

// This does not use Astro's getViteConfig, which starts Astro on every run. Browser tests on a
// build cover the code that needs Astro.
export default defineConfig({
  plugins: [lazyScripts()],
  resolve: {
    alias: {
      'virtual:daymark/settings': fileURLToPath(
        new URL('tests/fixtures/basic/site.config.ts', import.meta.url),
      ),
    },
  },
  test: {
    include: ['**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/.cache/**', '**/dist/**', 'tests/delivery/**'],
  },
});
