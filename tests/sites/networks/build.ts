import { resolve } from 'node:path';
import { type Copy, copySite } from '../../build/copy.ts';

/** Builds a copy of the site with the fake network in its slots. */
export async function buildNetworksSite(): Promise<Copy> {
  const copy = await copySite();
  await copy.addFolder('tests/sites/networks/tags', 'tags');
  const settings = resolve('tests/sites/networks/site.config.ts');
  const { succeeded, output } = await copy.build({ DAYMARK_SITE: settings });
  if (succeeded) return copy;
  await copy.remove();
  throw new Error(output);
}
