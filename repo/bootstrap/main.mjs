// @ts-check
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { npmCommand } from './npm.mjs';
import { extentFor, installPackages, isInstalled } from './packages.mjs';
import { ensurePinnedNode } from './pinned-node.mjs';
import { SetupError } from './setup-error.mjs';
import { passSignalsTo } from './signals.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
const npm = npmCommand(process.env, process);

/** @param {string} script */
function setUp(script) {
  const extent = extentFor(root, script);
  if (!isInstalled(root, extent)) {
    console.error('Installing packages. This takes about a minute, and happens only once.');
    installPackages(root, npm, extent);
  }
  const { platform, arch, versions } = process;
  ensurePinnedNode(root, { platform, arch, node: versions.node });
}

/**
 * Runs a script, then exits with the script's exit code. If a signal ended the script, this process
 * ends itself with the same signal, which keeps npm quiet on Ctrl-C.
 * @param {string} script
 * @param {string[]} args
 */
async function run(script, args) {
  const child = spawn(npm.command, [...npm.args, 'run', '--silent', script, '--', ...args], {
    cwd: root,
    shell: npm.shell,
    stdio: 'inherit',
    // Astro sends no telemetry, unless the user's environment sets this variable to another value.
    env: { ASTRO_TELEMETRY_DISABLED: '1', ...process.env },
  });
  const stopPassing = passSignalsTo(child);
  const [code, signal] = await once(child, 'exit');
  stopPassing();
  if (signal) process.kill(process.pid, signal);
  else process.exitCode = code;
}

/** @param {string} message */
function refuse(message) {
  console.error(message);
  process.exitCode = 1;
}

/**
 * Installs what is missing, then runs a script of package.json.
 * @param {string[]} args the name of the script, then its arguments
 */
export async function main([script, ...args]) {
  if (!script)
    return refuse('Expected the name of a script, for example: node repo/bootstrap.mjs site:start');
  try {
    setUp(script);
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    return refuse(error.message);
  }
  await run(script, args);
}
