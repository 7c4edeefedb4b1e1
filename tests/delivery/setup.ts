import type { TestProject } from 'vitest/node';
import { buildSite, built } from './build.ts';
import { buildWorker, builtWorker } from './hosts/edge.ts';
import { havePackages, havePrograms } from './tools.ts';

/**
 * Prepares the packages and programs of all tests, and the build, which only the tests of the
 * project "beside others" serve.
 */
export default async function setup({ vitest }: TestProject): Promise<void> {
  // Vitest may call this for each project.
  if (process.env.DELIVERY_SETUP) return;
  process.env.DELIVERY_SETUP = 'done';
  havePackages();
  await havePrograms();
  if (vitest.projects.some(({ name }) => name === 'beside others')) {
    await buildSite();
    await buildWorker(built, builtWorker);
  }
}
