import { parseArgs } from 'node:util';
import * as astro from 'astro';
import type { CheckResult } from '../content/checks/check.ts';
import { report } from '../content/checks/problem.ts';
import { reportRemarks } from '../content/launch/remark.ts';
import { astroConfig } from './astro-config.ts';
import { checkOutput } from './check-output.ts';
import { settingsFileOf } from './settings-file.ts';

/**
 * Runs the checks that a build begins with. Astro also writes the types of the content.
 * @param args the arguments of the command: `--json` prints one JSON object for programs
 */
export async function check(args: readonly string[]): Promise<void> {
  if (isForPrograms(args)) return printJson();
  await runChecks(({ problems, warnings, launch }) => {
    if (launch.length > 0) console.log(`${reportRemarks(launch)}\n`);
    if (problems.length === 0 && warnings.length > 0) console.warn(report([], warnings));
  });
  console.log(
    'The settings and the content have no problems. A build also checks links to pages and anchors that only it creates.',
  );
}

function isForPrograms(args: readonly string[]): boolean {
  try {
    return (
      parseArgs({ args: [...args], options: { json: { type: 'boolean' } } }).values.json === true
    );
  } catch {
    throw new Error(`daymark check: expected no option except --json; found ${args.join(' ')}`);
  }
}

/**
 * Runs the checks.
 * @param onChecked takes the result, also if there are problems
 * @throws one error that lists all problems
 */
async function runChecks(onChecked: (result: CheckResult) => void): Promise<void> {
  const config = await astroConfig(process.cwd(), {
    onChecked(result) {
      onChecked(result);
      const { problems, warnings } = result;
      // Astro would report some of these problems again, in its own words.
      if (problems.length > 0) throw new Error(report(problems, warnings));
    },
  });
  await astro.sync({ ...config, logLevel: 'error' });
}

async function printJson(): Promise<void> {
  // Standard output contains only the object, whatever the owner's integrations print.
  console.log = console.error;
  const settingsFile = settingsFileOf(process.env);
  let result: CheckResult | undefined;
  const outcome = await runChecks((checked) => {
    result = checked;
  }).then(
    () => checkOutput(settingsFile, result),
    (error) => checkOutput(settingsFile, result, error),
  );
  if (outcome.problems.length > 0) process.exitCode = 1;
  await new Promise((done) => process.stdout.write(`${JSON.stringify(outcome, null, 2)}\n`, done));
}
