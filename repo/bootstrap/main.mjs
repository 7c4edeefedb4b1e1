// @ts-check
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { commands } from './commands.mjs';
import { npmCommand } from './npm.mjs';
import { extentFor, installPackages, isInstalled } from './packages.mjs';
import { findPinnedNode } from './pinned-node.mjs';
import { SetupError } from './setup-error.mjs';
import { passSignalsTo } from './signals.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));

/**
 * Installs the packages that are missing.
 * @param {import('./packages.mjs').Extent} needed
 * @returns {string} the path of the Node that runs the programs
 */
function setUp(needed) {
  const extent = extentFor(root, needed);
  if (!isInstalled(root, extent)) {
    console.error(
      'Installing packages, only this once. A slow machine or connection needs some minutes, without further messages.',
    );
    installPackages(root, npmCommand(process.env, process), extent);
  }
  const { platform, arch, versions, execPath } = process;
  return findPinnedNode(root, { platform, arch, node: versions.node, execPath });
}

/**
 * Runs programs one after another until one fails, then exits with its exit code. If a signal ended a
 * program, this process ends itself with the same signal, which keeps npm quiet on Ctrl-C.
 * @param {string} node
 * @param {readonly import('./commands.mjs').Program[]} programs
 */
async function run(node, programs) {
  // The programs, and npm below them, start this Node by its name.
  const folders = [dirname(node), join(root, 'node_modules', '.bin'), process.env.PATH ?? ''];
  // Astro sends no telemetry, unless the user's environment sets this variable to another value.
  const shared = { ASTRO_TELEMETRY_DISABLED: '1', ...process.env, PATH: folders.join(delimiter) };
  for (const { file, args, folder = '.', env } of programs) {
    const child = spawn(node, [join(root, file), ...args], {
      cwd: join(root, folder),
      stdio: 'inherit',
      env: { ...shared, ...env },
    });
    const stopPassing = passSignalsTo(child);
    const [code, signal] = await once(child, 'exit');
    const isStopped = stopPassing();
    if (signal) {
      process.kill(process.pid, signal);
      return;
    }
    process.exitCode = code;
    if (code !== 0 || isStopped) return;
  }
}

/** @param {string} message */
function refuse(message) {
  console.error(message);
  process.exitCode = 1;
}

/**
 * Installs what is missing, then runs a command.
 * @param {string[]} args the name of the command, then the arguments of its last program
 */
export async function main([name = '', ...args]) {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command)
    return refuse(
      `repo/bootstrap.mjs: expected one of ${Object.keys(commands).join(', ')}; found "${name}"`,
    );
  const programs = command.runs.map((program, index) => {
    const isLast = index === command.runs.length - 1;
    return isLast ? { ...program, args: [...program.args, ...args] } : program;
  });
  try {
    await run(setUp(command.needs), programs);
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    refuse(error.message);
  }
}
