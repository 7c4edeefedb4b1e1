import * as astro from 'astro';
import type { CheckResult } from '../content/checks/check.ts';
import { reportRemarks } from '../content/launch/remark.ts';
import { astroConfig } from './astro-config.ts';
import { checkOutput } from './check-output.ts';
import { readOptions } from './options.ts';
import { withProgress } from './progress/progress.ts';
import { checkSummary } from './progress/summaries.ts';
import { settingsFileOf } from './settings-file.ts';

/**
 * Runs the checks that a build begins with. Astro also writes the types of the content.
 * @param args the arguments of the command: `--json` prints one JSON object for programs
 */
export async function check(args: readonly string[]): Promise<void> {
  if (readOptions('check', args, ['--json']).has('--json')) return printJson();
  const results = await withProgress('nothing', ({ logger, onChecked }) =>
    runChecks({ logger }, ({ counts, launch }) => {
      onChecked(counts);
      if (launch.length > 0) console.log(`${reportRemarks(launch)}\n`);
    }),
  );
  console.log(checkSummary(results));
}

/**
 * Runs the checks.
 * @param log Astro's settings of the messages that it prints
 * @param onChecked takes the result, also if there are problems
 * @throws one error that lists all problems
 */
async function runChecks(
  log: Pick<astro.AstroInlineConfig, 'logger' | 'logLevel'>,
  onChecked: (result: CheckResult) => void,
): Promise<void> {
  const config = await astroConfig(process.cwd(), { onlyChecks: true, onChecked });
  await astro.sync({ ...config, ...log });
}

async function printJson(): Promise<void> {
  // Standard output contains only the object, whatever the owner's integrations print.
  console.log = console.error;
  const settingsFile = settingsFileOf(process.env);
  let result: CheckResult | undefined;
  const outcome = await runChecks({ logLevel: 'error' }, (checked) => {
    result = checked;
  }).then(
    () => checkOutput(settingsFile, result),
    (error) => checkOutput(settingsFile, result, error),
  );
  if (outcome.problems.length > 0) process.exitCode = 1;
  await new Promise((done) => process.stdout.write(`${JSON.stringify(outcome, null, 2)}\n`, done));
}
