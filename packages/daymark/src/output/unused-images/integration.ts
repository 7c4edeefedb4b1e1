import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { removeUnnamed } from './remove-unnamed.ts';

/** Removes images that no page uses, such as those of drafts, from a build. */
export default function originals(): AstroIntegration {
  return {
    name: 'originals',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const removed = await removeUnnamed(fileURLToPath(dir));
        if (removed.length > 0)
          logger.info(`removed images that no page uses: ${removed.join(', ')}`);
      },
    },
  };
}
