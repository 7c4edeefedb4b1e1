import type { TestProject } from 'vitest/node';
import { findBrowser, firefox } from '../../repo/browser.ts';
import { serveBuild } from '../build/serve.ts';
import { sharedBuild } from '../build/shared-builds.ts';
import { startNetwork } from '../network/network.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The path of Firefox. */
    firefox: string;
    /** The origin of tests/fixtures/publication. */
    origin: string;
    /** The origin of the site with the ad networks of docs/advertising.md. */
    withNetworks: string;
    /** The origin of tests/fixtures/bare, whose contact form is sent to another company. */
    withForm: string;
  }
}

/**
 * Runs once, before all tests: finds Firefox, serves the sites, and starts the fake ad network.
 */
export default async function setup(project: TestProject) {
  project.provide('firefox', await findBrowser(firefox));
  const sites = [
    await sharedBuild('publication'),
    await sharedBuild('guide'),
    await sharedBuild('bare'),
  ];
  const [site, withNetworks, withForm] = await Promise.all(sites.map((site) => serveBuild(site)));
  project.provide('origin', site?.origin ?? '');
  project.provide('withNetworks', withNetworks?.origin ?? '');
  project.provide('withForm', withForm?.origin ?? '');
  const network = await startNetwork();
  return () => {
    for (const server of [network, site, withNetworks, withForm]) server?.close();
  };
}
