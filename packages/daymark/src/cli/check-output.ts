import type { CheckResult } from '../content/checks/check.ts';
import type { Problem } from '../content/checks/problem.ts';
import { stoppingRemarks } from '../content/launch/launch-remark.ts';
import { settingsFileOf } from './settings-file.ts';

/**
 * Returns the output of `daymark check --json`, which docs/contracts/check-json.md describes.
 * @param result the result of the checks; absent if an error stopped them
 * @param error the error that stopped the command; absent if none did
 */
function checkOutput(
  settingsFile: string,
  result?: Pick<CheckResult, 'problems' | 'warnings' | 'launch' | 'accepted'>,
  error?: unknown,
): { problems: object[]; warnings: object[] } & Pick<CheckResult, 'launch' | 'accepted'> {
  const findingOf = ({ file, line, field, expected, found }: Problem) => {
    const id = file === settingsFile ? 'settings' : 'content';
    return { id, file, line, field, expected, found };
  };
  const { problems = [], warnings = [], launch = [], accepted = [] } = result ?? {};
  const message = error instanceof Error ? error.message : String(error);
  const isOther = error !== undefined && problems.length === 0;
  return {
    problems: isOther ? [{ id: 'error', message }] : problems.map(findingOf),
    warnings: warnings.map(findingOf),
    launch,
    accepted,
  };
}

/**
 * Runs the checks and prints one JSON object, even if the checks cannot start.
 * @param run passes its result to a function before problems stop it
 * @param isLaunch whether remarks before launch fail the command, too
 */
export async function printJson(
  run: (onChecked: (result: CheckResult) => void) => Promise<void>,
  isLaunch = false,
): Promise<void> {
  // Standard output contains only the object, whatever the owner's integrations print.
  console.log = console.error;
  const settingsFile = settingsFileOf(process.env);
  let result: CheckResult | undefined;
  const output = await run((checked) => {
    result = checked;
  }).then(
    () => checkOutput(settingsFile, result),
    (error) => checkOutput(settingsFile, result, error),
  );
  const isStopped = isLaunch && stoppingRemarks(output.launch).length > 0;
  if (output.problems.length > 0 || isStopped) process.exitCode = 1;
  await new Promise((done) => process.stdout.write(`${JSON.stringify(output, null, 2)}\n`, done));
}
