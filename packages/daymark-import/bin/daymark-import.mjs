#!/usr/bin/env node
// @ts-check
// This file is plain JavaScript, because it must run on every version of Node from 20. It runs the
// importer with the version of Node that the engine requires.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const { findNode } = await import(
  new URL('bin/find-node.mjs', import.meta.resolve('daymark/package.json')).href
);
const node = findNode(process);
if (typeof node !== 'string') {
  console.error(node.problem);
  process.exit(1);
}
const command = fileURLToPath(new URL('../src/command.ts', import.meta.url));
const child = spawn(node, [command, ...process.argv.slice(2)], { stdio: 'inherit' });
/** @type {NodeJS.Signals[]} */
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
// A terminal sends Ctrl-C to both processes, and a program sends its signals only to this one.
for (const signal of signals)
  process.on(signal, () => {
    if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
  });
const [code, signal] = await once(child, 'exit');
if (signal) {
  process.removeAllListeners(signal);
  process.kill(process.pid, signal);
} else process.exitCode = code;
