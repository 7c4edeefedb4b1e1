import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { compressSite } from './compress.ts';
import { writeManifest } from './manifest.ts';
import type { SitePolicy } from './policy.ts';

export interface PublishOptions {
  /** What single pages may load beyond the others, by URL path. */
  readonly additions?: SitePolicy;
}

/**
 * Makes a build ready to be served: writes the policy of every page, and the compressed variants.
 * It must be the last integration, so that it sees what the others write.
 */
export default function publish({ additions }: PublishOptions = {}): AstroIntegration {
  let cacheFolder = '.cache/compressed';
  return {
    name: 'publish',
    hooks: {
      'astro:config:done': ({ config }) => {
        cacheFolder = fileURLToPath(new URL('.cache/compressed/', config.root));
      },
      'astro:build:done': async ({ dir, logger }) => {
        const siteFolder = fileURLToPath(dir);
        const pages = await writeManifest(siteFolder, additions);
        const { written, compressed } = await compressSite(siteFolder, cacheFolder);
        logger.info(`${pages} policies, ${written} compressed files (${compressed} made anew)`);
      },
    },
  };
}
