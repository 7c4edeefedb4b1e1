// @ts-check
import { descendantsOf, runningProcesses } from './processes.mjs';

/** @type {NodeJS.Signals[]} */
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Milliseconds before a signal is passed on. In this time, a process that has received the signal
 * directly can end in order; a second signal would make the process exit at once.
 */
const grace = 1_000;

/**
 * @param {number} pid
 * @param {NodeJS.Signals} signal
 */
function send(pid, signal) {
  try {
    process.kill(pid, signal);
  } catch {
    // The process has already ended.
  }
}

/**
 * Passes on the signals that this process receives, until the returned function is called. A
 * program may run others below a shell, which does not pass signals on, so this function sends them
 * to every descendant. After Ctrl-C, the terminal has already sent the signal to all processes. On
 * Windows, no signals are passed on.
 * @param {import('node:child_process').ChildProcess} child
 * @returns {() => boolean} stops passing signals on, and returns whether a signal has come
 */
export function passSignalsTo(child) {
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  let hasCome = false;

  /** @param {NodeJS.Signals} signal */
  function passOn(signal) {
    hasCome = true;
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

  // If npm, which started this process, is ended alone, this process gets no signal. So this
  // process watches its parent and ends the programs, which must not outlive npm.
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
    return hasCome;
  };
}
