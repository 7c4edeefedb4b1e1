// @ts-check
import { spawnSync } from 'node:child_process';

/**
 * The command that starts npm, and the arguments that precede npm's own.
 * @typedef {{ command: string, args: string[], shell: boolean }} Npm
 */

/**
 * Returns the npm that runs this process. If none is known, returns the npm on PATH, which may be
 * older or broken.
 * @param {{ npm_execpath?: string | undefined }} environment
 * @param {{ platform: string, execPath: string }} runtime
 * @returns {Npm}
 */
export function npmCommand({ npm_execpath: cli }, { platform, execPath }) {
  // Other package managers set the same variable to their own paths.
  if (cli && /[\\/]npm-cli\.js$/.test(cli)) return { command: execPath, args: [cli], shell: false };
  // On Windows npm is a batch file, which only a shell can start.
  return { command: 'npm', args: [], shell: platform === 'win32' };
}

/**
 * Runs npm until it exits, without showing its output.
 * @param {Npm} npm
 * @param {string[]} args
 * @param {string} folder
 */
export function runQuietly(npm, args, folder) {
  const { status, stdout, stderr, error } = spawnSync(npm.command, [...npm.args, ...args], {
    cwd: folder,
    shell: npm.shell,
    stdio: ['ignore', 'pipe', 'pipe'],
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const output = [stdout, stderr, error?.message].filter(Boolean).join('\n').trim();
  return { succeeded: status === 0, output };
}
