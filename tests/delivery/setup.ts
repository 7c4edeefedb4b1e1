import { delimiter, dirname, resolve } from 'node:path';
import { npmCommand } from '../../repo/bootstrap/npm.mjs';
import { installPackages, isInstalled } from '../../repo/bootstrap/packages.mjs';
import { findProgram } from '../../repo/programs.ts';
import { buildSite } from './build.ts';

const folder = resolve('tests/delivery');

/** Puts rsync on PATH, because deploys start it by name. */
async function haveRsync(): Promise<void> {
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
  await haveRsync();
  await buildSite();
}
