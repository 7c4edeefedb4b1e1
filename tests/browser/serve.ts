import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { sharedBuild } from '../build/shared-builds.ts';
import { recipes, type SiteName } from '../build/sites.ts';
import { hosts } from '../delivery/hosts/hosts.ts';
import { pages } from '../delivery/hosts/pages.ts';
import { havePackages } from '../delivery/tools.ts';

/*
 * Serves the site whose name is the first argument: see playwright.config.ts. The second argument is
 * the name of a host; by default, the site is on the embedded server.
 */

const isName = (name = ''): name is SiteName => Object.hasOwn(recipes, name);
const [, , name, hostName] = process.argv;
if (!isName(name)) throw new Error(`expected one of ${Object.keys(recipes)}; found ${name}`);
const { root } = await sharedBuild(name);
if (hostName === undefined) {
  process.chdir(root);
  await import('../../packages/daymark/src/server/main.ts');
} else {
  const host = [...hosts, pages].find((each) => each.name === hostName);
  if (!host)
    throw new Error(`expected one of ${hosts.map((each) => each.name)}; found ${hostName}`);
  havePackages();
  // The real path, because nginx refuses symbolic links, and `dist` is one.
  const { stop } = await host.start(realpathSync(join(root, 'dist')), Number(process.env.PORT));
  process.once('SIGTERM', () => stop().then(() => process.exit()));
}
