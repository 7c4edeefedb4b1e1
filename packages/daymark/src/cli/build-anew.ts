import { join } from 'node:path';
import process from 'node:process';
import * as astro from 'astro';
import { makeBuild } from '../output/builds/builds.ts';
import type { Holder } from '../output/builds/lock.ts';
import { astroConfig } from './astro-config.ts';
import { type Results, withProgress } from './progress/progress.ts';
import { freeSpace, spaceWarning } from './surroundings/folder.ts';

/**
 * Builds a site with Astro.
 * @param root the folder of the site
 * @param out the path of the symlink that leads to the last whole build
 * @param isVerbose whether Astro prints all its messages
 * @returns the folder of the build, and what the build has done
 */
export async function buildAnew(
  root: string,
  out: string,
  isVerbose: boolean,
): Promise<{ folder: string; results: Results }> {
  const shown = isVerbose ? 'all messages' : 'stages';
  let folder = '';
  const results = await withProgress(shown, async ({ logger, onChecked, warn, say }) => {
    const warning = spaceWarning(root, await freeSpace(root));
    if (warning) warn(warning);
    const onWait = ({ pid, since }: Holder) =>
      say(
        `Waiting for another build in this folder to end: process ${pid}, which began at ${since}.`,
      );
    folder = await makeBuild({ root, out, onWait }, async (partial) => {
      const config = await astroConfig(root, {
        outDir: join(partial, 'site'),
        onChecked: ({ counts }) => onChecked(counts),
      });
      const isCi = process.env.CI !== undefined;
      // Outside CI, Vite shows progress of its own on terminals, and clears the line of the stage.
      if (!isVerbose && !isCi) process.env.CI = 'true';
      await astro.build({ ...config, logger });
      if (!isCi) delete process.env.CI;
    });
  });
  return { folder, results };
}
