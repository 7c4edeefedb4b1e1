import type { RequestListener } from 'node:http';
import { createListener } from '../app.ts';
import { readManifest } from '../manifest.ts';
import { readRoutesSync } from '../read-routes.ts';
import { readRedirects } from '../redirects.ts';

/**
 * Reads a built site and creates its request listener.
 * @param root - the folder of the site
 * @param log - receives one entry per unexpected failure; standard error when absent
 * @throws when the site cannot be read or a page has no entry in the policy.
 */
export function siteListener(root: string, log?: (entry: string) => void): RequestListener {
  return createListener(root, readRoutesSync(root, readManifest(root), readRedirects(root)), log);
}
