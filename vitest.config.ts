import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { lateScripts } from './src/scripts/late.ts';

// Not Astro's getViteConfig, which would start Astro for every run: what needs Astro to be tested
// is tested in a browser, on a build.
export default defineConfig({
  plugins: [lateScripts()],
  resolve: {
    alias: { '#site-config': fileURLToPath(new URL('site.config.ts', import.meta.url)) },
  },
  test: {
    include: ['**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/.cache/**', 'dist/**', 'tests/delivery/**'],
  },
});
