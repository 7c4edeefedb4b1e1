import type { RequestListener } from 'node:http';
import { readRedirects } from '../../http/redirects.ts';
import { readManifest } from '../../output/page-policies.ts';
import { createListener } from '../app.ts';
import { readIndex } from '../read-routes.ts';

/**
 * Reads a built site and creates its request listener.
 * @param root - the folder with the site's files
 * @param log - receives one entry per unexpected failure; standard error when absent
 * @throws when the site cannot be read, or `policy.json` has no CSP for a page.
 */
export async function siteListener(
  root: string,
  log?: (entry: string) => void,
): Promise<RequestListener> {
  return createListener(await readIndex(root, readManifest(root), readRedirects(root)), log);
}
