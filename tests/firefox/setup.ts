import type { TestProject } from 'vitest/node';
import { findBrowser, firefox } from '../../repo/browser.ts';
import { serveBuild } from '../build/serve.ts';
import { sharedBuild } from '../build/shared-builds.ts';
import { startNetwork } from '../network/network.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The path of Firefox. */
    firefox: string;
    /** The origin of the site. */
    origin: string;
  }
}

/**
 * Runs once, before all tests: finds Firefox, serves the site with the settings of
 * tests/fixtures/firefox, and starts the fake ad network.
 */
export default async function setup(project: TestProject) {
  project.provide('firefox', await findBrowser(firefox));
  const { origin, close } = await serveBuild(await sharedBuild('firefox'));
  project.provide('origin', origin);
  const network = await startNetwork(origin);
  return () => {
    network.close();
    close();
  };
}
