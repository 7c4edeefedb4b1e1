import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { compressSite } from './compress.ts';
import { inWords } from './guest.ts';
import { type PolicyOptions, writeManifest } from './manifest.ts';

/**
 * Makes a build ready to be served: writes the policy of every page, and the compressed variants.
 * It must be the last integration, so that it sees what the others write.
 */
export default function publish(options: PolicyOptions = {}): AstroIntegration {
  let cacheFolder = '.cache/compressed';
  return {
    name: 'publish',
    hooks: {
      'astro:config:done': ({ config }) => {
        cacheFolder = fileURLToPath(new URL('.cache/compressed/', config.root));
      },
      'astro:build:done': async ({ dir, logger }) => {
        const siteFolder = fileURLToPath(dir);
        const { pages, carriers } = await writeManifest(siteFolder, options);
        for (const [guest, urls] of carriers)
          if (urls.length > 0) logger.warn(inWords(guest, urls));
        const { written, compressed } = await compressSite(siteFolder, cacheFolder);
        logger.info(`${pages} policies, ${written} compressed files (${compressed} made anew)`);
      },
    },
  };
}
