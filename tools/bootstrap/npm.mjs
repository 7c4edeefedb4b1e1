// @ts-check
import { spawnSync } from 'node:child_process';

/**
 * How to start npm: what to spawn, and the arguments that come before npm's own.
 * @typedef {{ command: string, args: string[], shell: boolean }} Npm
 */

/**
 * The npm that runs us, where that can be told: another one on PATH may be older or broken.
 * @param {{ npm_execpath?: string | undefined }} environment
 * @param {{ platform: string, execPath: string }} runtime
 * @returns {Npm}
 */
export function npmCommand({ npm_execpath: cli }, { platform, execPath }) {
  // Other package managers set the same variable to themselves.
  if (cli && /[\\/]npm-cli\.js$/.test(cli)) return { command: execPath, args: [cli], shell: false };
  // On Windows npm is a batch file, and only a shell starts those.
  return { command: 'npm', args: [], shell: platform === 'win32' };
}

/**
 * Runs npm to its end without showing what it prints.
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
