import { dirname } from 'node:path';
import { writeRedirects } from '../../http/redirects.ts';
import { makeSite, siteFiles } from '../../server/testing/site.ts';
import { type PublishedSite, readPublishedSite, writeAddress } from '../published-site.ts';

/** Makes a small built site with two old URLs and returns it as a host reads it. */
export async function publishedSite(files = siteFiles): Promise<PublishedSite> {
  const root = await makeSite(files);
  await writeRedirects(root, { '/us': '/about', '/2019/café.html': '/blog/first-light' });
  await writeAddress(dirname(root), 'https://site.example');
  return readPublishedSite(dirname(root));
}
