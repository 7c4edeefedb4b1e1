/*
 * Queries the npm registry for known vulnerabilities of the packages that build a site or become part
 * of it. `npm audit` alone would fail without a network, and people disable a test that fails offline.
 * A release (`--release`) needs the answer of the registry.
 */
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { npmCommand } from './bootstrap/npm.mjs';

/** A known vulnerability of a package. */
const advisory = z.object({ title: z.string(), url: z.string(), severity: z.string() });

/** A report of version 2. A string in `via` names the dependency that causes the vulnerability. */
const report = z.object({
  auditReportVersion: z.literal(2),
  vulnerabilities: z.record(
    z.string(),
    z.object({ via: z.array(z.union([z.string(), advisory])), range: z.string() }),
  ),
});

/** The output of npm when the registry returned no report: it is unreachable, or a mirror. */
const refusal = z.object({ message: z.string() });

/**
 * Reads the output of `npm audit --json`.
 * Source: docs.npmjs.com, "npm audit", and the module @npmcli/metavuln-calculator
 * @returns sentences about high and critical vulnerabilities, a summary, and whether the registry
 *   returned a report
 * @throws for any other output
 */
export function readAudit(json: string): { grave: string[]; summary: string; isReport: boolean } {
  const output: unknown = JSON.parse(json);
  const refused = refusal.safeParse(output);
  if (refused.success)
    return {
      grave: [],
      isReport: false,
      summary: `npm could not check the packages for known vulnerabilities: the registry returned no report (${refused.data.message}).`,
    };

  const found = Object.entries(report.parse(output).vulnerabilities).flatMap(
    ([name, { range, via }]) =>
      via.flatMap((cause) => (typeof cause === 'string' ? [] : { name, range, ...cause })),
  );
  const grave = found.filter(({ severity }) => severity === 'high' || severity === 'critical');
  return {
    isReport: true,
    grave: grave.map(
      ({ name, range, title, severity, url }) => `${name} ${range}: ${title} (${severity}, ${url})`,
    ),
    summary: `Known vulnerabilities: ${grave.length} high or critical, ${found.length - grave.length} other.`,
  };
}

if (import.meta.main) {
  const npm = npmCommand(process.env, process);
  // In offline mode, npm would send no request and report no vulnerability.
  const asking = ['--no-offline', '--fetch-retries=0', '--fetch-timeout=20000'];
  const args = [...npm.args, 'audit', '--json', '--omit=dev', ...asking];
  const { stdout, error } = spawnSync(npm.command, args, {
    shell: npm.shell,
    stdio: ['ignore', 'pipe', 'ignore'],
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (error) throw error;
  const { values } = parseArgs({ options: { release: { type: 'boolean' } } });
  const { grave, summary, isReport } = readAudit(stdout);
  for (const sentence of grave) console.error(sentence);
  if (values.release && !isReport)
    console.error(
      `${summary} A release needs the report. Run the command again with the npm registry.`,
    );
  else console.log(summary);
  if (grave.length > 0 || (values.release && !isReport)) process.exitCode = 1;
}
