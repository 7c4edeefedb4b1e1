import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { PolicyOptions } from './collect-policies.ts';
import { compressSite } from './compress.ts';
import { setFileTimes } from './file-times.ts';
import { describeThirdParty } from './inline-third-parties.ts';
import { addIntegrityToSite } from './integrity.ts';
import { writeManifest } from './page-policies.ts';

/**
 * Prepares a build for serving: script integrity, CSPs, compressed variants and file times. It must
 * run after every integration that writes files of the site, and before the integration `hosts`.
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
        // The progress of a build shows the stages that this message and the last one begin and end.
        logger.info('compressing the files');
        await addIntegrityToSite(siteFolder);
        const { pages, carriers } = await writeManifest(siteFolder, options);
        for (const [thirdParty, urls] of carriers)
          if (urls.length > 0) logger.warn(describeThirdParty(thirdParty, urls));
        const { written, compressed } = await compressSite(siteFolder, cacheFolder);
        await setFileTimes(siteFolder);
        logger.info(
          `${pages} policies, ${written} compressed files (${compressed} newly compressed)`,
        );
      },
    },
  };
}
