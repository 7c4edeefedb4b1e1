#!/usr/bin/env node
// @ts-check
// This file is plain JavaScript, because it must run on every version of Node from 20. The file
// runs the command with the version of Node that the engine requires, and with the options that the
// command needs.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { findNode } from './find-node.mjs';

const command = fileURLToPath(new URL('../src/cli/main.ts', import.meta.url));

/** Options that keep the server's memory small; see `docs/decisions/0027-clients-that-flood.md`. */
const serverOptions = ['--max-semi-space-size=4'];

const args = process.argv.slice(2);
const options = args[0] === 'start' ? serverOptions : [];
const node = findNode(process);
if (typeof node !== 'string') {
  console.error(node.problem);
  process.exit(1);
}
const child = spawn(node, [...options, command, ...args], { stdio: 'inherit' });
/** @type {NodeJS.Signals[]} */
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
// A terminal sends Ctrl-C to both processes. A service manager sends its signals only to this
// process, which passes them on.
for (const signal of signals)
  process.on(signal, () => {
    if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
  });
const [code, signal] = await once(child, 'exit');
if (signal) {
  process.removeAllListeners(signal);
  process.kill(process.pid, signal);
} else process.exitCode = code;
