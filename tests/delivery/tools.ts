import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, resolve } from 'node:path';
import { npmCommand } from '../../repo/bootstrap/npm.mjs';
import { installPackages, isInstalled } from '../../repo/bootstrap/packages.mjs';
import { findProgram, type ProgramName } from '../../repo/programs.ts';
import { isExhaustive } from '../exhaustive.ts';

const folder = resolve('tests/delivery');

/** The programs that the delivery tests start, except rsync. */
const started: ProgramName[] = [
  'nginx',
  'nginx-brotli',
  'apache2',
  'apache-rewrite',
  'caddy',
  'haproxy',
  'ssh',
  'ssh-keygen',
  'sshd',
  'vsftpd',
];

/** Installs the npm packages of the delivery tests, above all Cloudflare's runtime. */
export function havePackages(): void {
  if (!isInstalled(folder)) installPackages(folder, npmCommand(process.env, process));
}

/**
 * Unpacks missing programs before the tests start. Tests run at the same time, so without this lock
 * a test could start a program that another test is still unpacking.
 */
export async function havePrograms(): Promise<void> {
  for (const name of started) await findProgram(name);
  // Deploys start rsync by name.
  process.env.PATH += delimiter + dirname(await findProgram('rsync'));
  if (!isExhaustive) process.env.PATH = quickSync() + delimiter + process.env.PATH;
}

/**
 * Returns a folder with a replacement for `sync`, which deploys start. The real program would wait
 * until the disk has everything that all processes have written, including those of other tests.
 */
function quickSync(): string {
  const tools = resolve('.cache/delivery-tools');
  mkdirSync(tools, { recursive: true });
  writeFileSync(`${tools}/sync`, '#!/bin/sh\n');
  chmodSync(`${tools}/sync`, 0o755);
  return tools;
}
