import { buildSite } from './build.ts';
import { havePackages, havePrograms } from './tools.ts';

/**
 * Vitest runs this for each of the two projects in vitest.config.ts. Only the first run does
 * anything.
 */
export default async function setup(): Promise<void> {
  if (process.env.DELIVERY_SETUP) return;
  process.env.DELIVERY_SETUP = 'done';
  havePackages();
  await havePrograms();
  await buildSite();
}
