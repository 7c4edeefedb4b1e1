import type { TestProject } from 'vitest/node';
import { buildSite } from './build.ts';
import { havePackages, havePrograms } from './tools.ts';

/**
 * Vitest runs this for each of the two projects in vitest.config.ts. The tests that run alone do not
 * serve the build.
 */
export default async function setup({ name }: TestProject): Promise<void> {
  if (!process.env.DELIVERY_SETUP) {
    process.env.DELIVERY_SETUP = 'done';
    havePackages();
    await havePrograms();
  }
  if (name === 'beside others') await buildSite();
}
