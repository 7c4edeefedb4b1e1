#!/usr/bin/env node
// @ts-check
// This file is plain JavaScript, because it must run on every version of Node from 20. It runs the
// importer. If this process does not have the version of Node that the engine requires, it starts
// another process with that version.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const { findNode } = await import(
  new URL('bin/find-node.mjs', import.meta.resolve('daymark/package.json')).href
);
const args = process.argv.slice(2);
const node = findNode(process);
if (typeof node !== 'string') {
  console.error(node.problem);
  process.exitCode = 1;
} else if (node === process.execPath) {
  const { main } = await import('../src/command.ts');
  process.exitCode = await main(args);
} else {
  const child = spawn(node, [fileURLToPath(import.meta.url), ...args], { stdio: 'inherit' });
  // A terminal sends Ctrl-C to both processes. This process waits until the other process has
  // ended.
  process.on('SIGINT', () => {});
  const [code] = await once(child, 'exit');
  process.exitCode = code ?? 1;
}
