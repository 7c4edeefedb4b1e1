import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { compressSite } from './compress.ts';
import { inWords } from './guest.ts';
import { addIntegrityToSite } from './integrity.ts';
import { type PolicyOptions, writeManifest } from './manifest.ts';

/**
 * Makes a build ready to be served: ties scripts to their content, and writes the policy of every page
 * and the compressed variants.
 * It must come after every integration that writes files of the site. Only `hosts` follows, which
 * reads what this one makes.
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
        await addIntegrityToSite(siteFolder);
        const { pages, carriers } = await writeManifest(siteFolder, options);
        for (const [guest, urls] of carriers)
          if (urls.length > 0) logger.warn(inWords(guest, urls));
        const { written, compressed } = await compressSite(siteFolder, cacheFolder);
        logger.info(`${pages} policies, ${written} compressed files (${compressed} made anew)`);
      },
    },
  };
}
