import process from 'node:process';
import { fixBuildTime, isBuildAhead } from '../content/articles/publication.ts';
import { workflowTimers } from '../content/timers.ts';
import { buildKey, inputsOf, noteInputs, sameResults } from './inputs.ts';
import { buildSummary, printWarnings } from './progress/summaries.ts';

/**
 * Builds the site in the current folder. The symlink `dist`, or the path in `DAYMARK_OUT`, leads to
 * the build once the build is complete. If nothing has changed since the last build, that build
 * stays as it is.
 * @param isVerbose whether Astro prints all its messages
 * @param isServedNext whether the command that runs this one starts the server afterwards
 * @param isForced whether to build although nothing has changed
 */
export async function build({
  isVerbose = false,
  isServedNext = false,
  isForced = false,
} = {}): Promise<void> {
  const root = process.cwd();
  const out = process.env.DAYMARK_OUT || 'dist';
  // Before the build, so that a file that changes meanwhile causes another build.
  const time = fixBuildTime();
  const inputs = inputsOf(root, process.env, time);
  const key = inputs && buildKey(inputs);
  let results = key === undefined || isForced ? undefined : await sameResults(root, out, key, time);
  const isUnchanged = results !== undefined;
  if (results) printWarnings(results.warnings);
  else {
    // Imported here, because its modules take longer to load than everything else.
    const { runBuild } = await import('./run-build.ts');
    const made = await runBuild({ root, out, inputs, isForced, isVerbose });
    results = made.results;
    if (key !== undefined) await noteInputs(made.folder, key, results);
  }
  if (results.remarks) console.log(`\n${results.remarks}`);
  const summary = buildSummary(results, {
    folder: out,
    seconds: process.uptime(),
    memory: Math.round(process.resourceUsage().maxRSS / 1024),
    isUnchanged,
    isServedNext,
    isAhead: isBuildAhead(),
    hasWorkflow: (inputs?.timers ?? workflowTimers(root)).length > 0,
  });
  console.log(summary);
}
