import * as astro from 'astro';
import type { CheckResult } from '../content/checks/check.ts';
import { reportRemarks } from '../content/launch/remark.ts';
import { astroConfig } from './astro-config.ts';
import { withProgress } from './progress/progress.ts';
import { checkSummary } from './progress/summaries.ts';

/** Runs the checks that a build begins with, and prints their result. */
export async function check(): Promise<void> {
  const results = await withProgress('nothing', ({ logger, onChecked }) =>
    runChecks({ logger }, ({ counts, launch }) => {
      onChecked(counts);
      if (launch.length > 0) console.log(`${reportRemarks(launch)}\n`);
    }),
  );
  console.log(checkSummary(results));
}

/**
 * Runs the checks. Astro also writes the types of the content.
 * @param log Astro's settings of the messages that it prints
 * @param onChecked takes the result, also if there are problems
 * @throws one error that lists all problems
 */
export async function runChecks(
  log: Pick<astro.AstroInlineConfig, 'logger' | 'logLevel'>,
  onChecked: (result: CheckResult) => void,
): Promise<void> {
  const config = await astroConfig(process.cwd(), { onlyChecks: true, onChecked });
  await astro.sync({ ...config, ...log });
}
