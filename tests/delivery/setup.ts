import { delimiter, dirname, resolve } from 'node:path';
import { npmCommand } from '../../repo/bootstrap/npm.mjs';
import { installPackages, isInstalled } from '../../repo/bootstrap/packages.mjs';
import { findProgram, type ProgramName } from '../../repo/programs.ts';
import { buildSite } from './build.ts';

const folder = resolve('tests/delivery');

/** The programs that the delivery tests start, except rsync. */
const started: ProgramName[] = [
  'nginx',
  'nginx-brotli',
  'caddy',
  'haproxy',
  'ssh',
  'ssh-keygen',
  'sshd',
];

/**
 * Unpacks missing programs before the tests start. Tests run at the same time, and one of them
 * could start a program while another is still unpacking it.
 */
async function havePrograms(): Promise<void> {
  for (const name of started) await findProgram(name);
  // Deploys start rsync by name.
  process.env.PATH += delimiter + dirname(await findProgram('rsync'));
}

/**
 * Vitest runs this for each of the two projects in vitest.config.ts. Only the first run does
 * anything.
 */
export default async function setup(): Promise<void> {
  if (process.env.DELIVERY_SETUP) return;
  process.env.DELIVERY_SETUP = 'done';
  if (!isInstalled(folder)) installPackages(folder, npmCommand(process.env, process));
  await havePrograms();
  await buildSite();
}
