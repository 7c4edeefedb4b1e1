// @ts-check
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

/** @typedef {{ pid: number, parent: number }} Process */

/**
 * Returns the descendants of a process, children before parents.
 * @param {number} pid
 * @param {Process[]} all
 * @returns {number[]}
 */
export function descendantsOf(pid, all) {
  return all
    .filter(({ parent }) => parent === pid)
    .flatMap((child) => [...descendantsOf(child.pid, all), child.pid]);
}

/**
 * Reads the text of `/proc/<pid>/stat`. The name of the process, in brackets, may itself contain
 * brackets and spaces.
 * @param {string} line
 * @returns {Process}
 */
export function parseStat(line) {
  const [, parent] = line.slice(line.lastIndexOf(')') + 2).split(' ');
  return { pid: Number.parseInt(line, 10), parent: Number(parent) };
}

/**
 * Reads the output of `ps -A -o pid=,ppid=`.
 * @param {string} output
 * @returns {Process[]}
 */
export function parsePs(output) {
  return [...output.matchAll(/^\s*(\d+)\s+(\d+)\s*$/gm)].map(([, pid, parent]) => ({
    pid: Number(pid),
    parent: Number(parent),
  }));
}

/** @param {string} pid */
function statOf(pid) {
  try {
    return [parseStat(readFileSync(`/proc/${pid}/stat`, 'utf8'))];
  } catch {
    return []; // The process has ended since the folder was read.
  }
}

/**
 * Returns the processes of this machine, so that a command that is stopped can stop its descendants too. On Linux
 * the function reads /proc, because small container images have no ps.
 * @returns {Process[]}
 */
export function runningProcesses() {
  if (process.platform === 'linux')
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .flatMap(statOf);
  return parsePs(execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' }));
}
