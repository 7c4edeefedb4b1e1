/*
 * Queries the npm registry for known vulnerabilities of the packages that build a site or become
 * part of it, and fails if one has the severity high or critical. `npm audit` alone would also fail
 * without a network, and people disable a test that fails offline. A release (`--release`) needs
 * the answer of the registry.
 */
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { npmCommand } from './bootstrap/npm.mjs';

const npm = npmCommand(process.env, process);
// In offline mode, npm would send no request and report no vulnerability. `npm --silent test` silences the
// npm that its scripts start, too.
const asking = ['--no-offline', '--fetch-retries=0', '--fetch-timeout=20000', '--loglevel=warn'];
const args = [...npm.args, 'audit', '--omit=dev', '--audit-level=high', ...asking];
const { status, stdout, stderr, error } = spawnSync(npm.command, args, {
  shell: npm.shell,
  stdio: ['ignore', 'pipe', 'pipe'],
  encoding: 'utf8',
});
if (error) throw error;
const { values } = parseArgs({ options: { release: { type: 'boolean' } } });
// No result: the registry is unreachable, or is a mirror that does not offer advisories.
if (status !== 0 && stderr.includes('npm error audit endpoint returned an error')) {
  const [, reason = ''] = /^npm warn audit (.*)$/m.exec(stderr) ?? [];
  const refused = `npm could not check the packages for known vulnerabilities: the registry returned no report (${reason}).`;
  if (values.release) {
    console.error(
      `${refused} A release needs the report. Run the command again with the npm registry.`,
    );
    process.exitCode = 1;
  } else console.log(refused);
} else {
  console.log(stdout + stderr);
  process.exitCode = status ?? 1;
}
