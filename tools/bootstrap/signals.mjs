// @ts-check
import { descendantsOf, runningProcesses } from './processes.mjs';

/** @type {NodeJS.Signals[]} */
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** Milliseconds in which those who had the signal themselves may end: a second one would hurry them. */
const grace = 1_000;

/**
 * @param {number} pid
 * @param {NodeJS.Signals} signal
 */
function send(pid, signal) {
  try {
    process.kill(pid, signal);
  } catch {
    // It has ended already.
  }
}

/**
 * Passes on the signals that this process receives, until it is told to stop doing so. npm passes a
 * signal to the shell it starts, and the shell to nobody: so every descendant is told here. After
 * Ctrl-C none needs to be, the terminal tells all; Windows does the same by itself.
 * @param {import('node:child_process').ChildProcess} child
 * @returns {() => void} stops it
 */
export function passSignalsTo(child) {
  /** @type {NodeJS.Timeout | undefined} */
  let timer;

  /** @param {NodeJS.Signals} signal */
  function passOn(signal) {
    if (timer || process.platform === 'win32') return;
    if (signal === 'SIGINT' && process.stdin.isTTY) return;
    timer = setTimeout(() => {
      if (child.pid === undefined) return;
      for (const pid of [...descendantsOf(child.pid, runningProcesses()), child.pid])
        send(pid, signal);
      timer = undefined;
    }, grace);
  }

  for (const signal of signals) process.on(signal, passOn);

  // When only the npm above us is ended, nobody tells us; what we started must not outlive it.
  const { ppid } = process;
  const watch = setInterval(() => {
    if (!process.env.npm_lifecycle_event || process.ppid === ppid) return;
    clearInterval(watch);
    passOn('SIGTERM');
  }, grace);

  return () => {
    clearTimeout(timer);
    clearInterval(watch);
    for (const signal of signals) process.off(signal, passOn);
  };
}
