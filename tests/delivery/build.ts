import { realpathSync } from 'node:fs';
import { cp, mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { writeHostFiles } from '../../packages/daymark/src/hosts/build.ts';
import { readPublishedSite } from '../../packages/daymark/src/hosts/published-site.ts';
import { writeRedirects } from '../../packages/daymark/src/output/site-records.ts';
import { PUBLICATION } from '../build/copy.ts';
import { sharedBuild } from '../build/shared-builds.ts';
import { addressesOfOtherTools } from './old-addresses.ts';

/** The folder of the build that the delivery tests serve. */
export const built = resolve(PUBLICATION, 'dist/delivery');

/**
 * Redirects from old URLs to pages. The tests add these old addresses, because the fixture site has
 * none.
 */
const oldAddresses: Readonly<Record<string, string>> = {
  '/blog/an-old-name': '/blog',
  '/blog/gone': 'gone',
  '/2019/größe (1).html': 'gone',
  '/2019/caf\u00e9.html': '/about',
  // These URLs differ only in case from each other and from the URL of a page.
  '/About.HTML': '/about',
  '/Blog/An-Old-Name': '/about',
  '/BLOG': '/blog',
  ...addressesOfOtherTools,
  '/a-name-of-more-letters-than-the-default-size-of-a-bucket-of-nginx-has-room-for': '/about',
  // With a thousand redirects, the nginx configuration has a map.
  ...Object.fromEntries(
    Array.from({ length: 1000 }, (_, number) => [`/many/${number}.html`, '/blog']),
  ),
  // The only path that may redirect to another host.
  '/ads.txt': 'https://manager.example/a%20b/ads.txt?site=1',
};

/** Characters with a special meaning in addresses or for one of the hosts. */
const SPECIAL = [...' "#$%&\'()+,:;=?@[]\\^{|}~ü', '%20'];

/** Adds files and pages whose names have special characters, and a page that is called index.html. */
async function addOddFiles(site: string): Promise<void> {
  for (const each of SPECIAL)
    await writeFile(join(site, `a${each}b.txt`), `The file a${each}b.txt. `.repeat(40));
  await mkdir(join(site, 'blog/notes'));
  for (const page of ['blog/notes/index.html', 'blog/a+b&c.html'])
    await cp(join(site, 'blog/guide-1.html'), join(site, page));
}

/** Adds a hidden file and a symlink to the site's folder. Hosts must never serve them. */
async function litter(site: string): Promise<void> {
  await writeFile(join(site, '.hidden'), 'secret');
  await symlink('../policy.json', join(site, 'linked.json'));
}

/** Builds the site into the folder `built`, with the old URLs and the litter. */
export async function buildSite(): Promise<void> {
  const { root } = await sharedBuild('publication');
  await rm(built, { recursive: true, force: true });
  const options = { recursive: true, verbatimSymlinks: true, preserveTimestamps: true };
  await cp(realpathSync(join(root, 'dist')), built, options);
  const site = join(built, 'site');
  await writeRedirects(site, oldAddresses);
  await addOddFiles(site);
  await litter(site);
  await writeHostFiles(readPublishedSite(built), join(built, 'deploy'));
}
