import { spawnSync } from 'node:child_process';
import { type Audit, readAudit } from './audit/read-audit.ts';
import { npmCommand } from './bootstrap/npm.mjs';

const npm = npmCommand(process.env, process);

/**
 * Queries the npm registry for known vulnerabilities of the packages that build a site or become
 * part of it. Packages that only test a site are omitted.
 */
function audit(): Audit {
  // In offline mode, npm would send no request and report no vulnerability.
  const asking = ['--no-offline', '--fetch-retries=0', '--fetch-timeout=20000'];
  const args = ['audit', '--json', '--omit=dev', ...asking];
  const { stdout, error } = spawnSync(npm.command, [...npm.args, ...args], {
    shell: npm.shell,
    stdio: ['ignore', 'pipe', 'ignore'],
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (error) throw error;
  return readAudit(stdout);
}

const found = audit();
if (found.kind === 'unknown') {
  // The audit does not fail without a report: the registry may be unreachable, or be a mirror that
  // returns no reports.
  console.log(
    `npm could not check the packages for known vulnerabilities: the registry returned no report (${found.reason}).`,
  );
} else {
  for (const sentence of found.grave) console.error(sentence);
  if (found.grave.length > 0) process.exitCode = 1;
  console.log(
    `Known vulnerabilities: ${found.grave.length} high or critical, ${found.slight} other.`,
  );
}
