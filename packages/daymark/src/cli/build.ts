import { join } from 'node:path';
import process from 'node:process';
import * as astro from 'astro';
import { makeBuild } from '../output/builds/builds.ts';
import type { Holder } from '../output/builds/lock.ts';
import { astroConfig } from './astro-config.ts';
import { withProgress } from './progress/progress.ts';
import { buildSummary } from './progress/summaries.ts';
import { freeSpace, spaceWarning } from './surroundings/folder.ts';

/**
 * Builds the site in the current folder. The symlink `dist`, or the path in `DAYMARK_OUT`, leads to
 * the build once it is whole.
 * @param isVerbose whether Astro prints all its messages
 * @param isServedNext whether the command that runs this one starts the server afterwards
 */
export async function build({ isVerbose = false, isServedNext = false } = {}): Promise<void> {
  const root = process.cwd();
  const out = process.env.DAYMARK_OUT || 'dist';
  const shown = isVerbose ? 'all messages' : 'stages';
  const results = await withProgress(shown, async ({ logger, onChecked, warn, say }) => {
    const warning = spaceWarning(root, await freeSpace(root));
    if (warning) warn(warning);
    const onWait = ({ pid, since }: Holder) =>
      say(
        `Waiting for another build in this folder to end: process ${pid}, which began at ${since}.`,
      );
    await makeBuild({ root, out, onWait }, async (partial) => {
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
  const summary = buildSummary(results, {
    folder: out,
    seconds: process.uptime(),
    memory: Math.round(process.resourceUsage().maxRSS / 1024),
    isServedNext,
  });
  console.log(summary);
}
