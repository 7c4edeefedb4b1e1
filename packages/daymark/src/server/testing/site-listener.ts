import type { RequestListener } from 'node:http';
import { readRedirects } from '../../http/redirects.ts';
import { readManifest } from '../../output/page-policies.ts';
import { createListener } from '../app.ts';
import { readRoutesSync } from '../read-routes.ts';

/**
 * Reads a built site and creates its request listener.
 * @param root - the folder with the site's files
 * @param log - receives one entry per unexpected failure; standard error when absent
 * @throws when the site cannot be read, or `policy.json` has no CSP for a page.
 */
export function siteListener(root: string, log?: (entry: string) => void): RequestListener {
  return createListener(readRoutesSync(root, readManifest(root), readRedirects(root)), log);
}
