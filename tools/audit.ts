import { spawnSync } from 'node:child_process';
import { type Audit, readAudit } from './audit/read-audit.ts';
import { npmCommand } from './bootstrap/npm.mjs';

const npm = npmCommand(process.env, process);

/** Asks the registry of npm what is known of the packages that build the site or are in it. */
function audit(): Audit {
  // Set to be offline, npm would ask nobody and find nothing wrong.
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
  // No fault of the code: registries that only mirror do not answer, nor does one out of reach.
  console.log(`Not checked for known weaknesses: the registry gave no answer (${found.reason}).`);
} else {
  for (const sentence of found.grave) console.error(sentence);
  if (found.grave.length > 0) process.exitCode = 1;
  console.log(`Known weaknesses: ${found.grave.length} grave, ${found.slight} slight.`);
}
