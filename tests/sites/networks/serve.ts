import { rmSync } from 'node:fs';
import { buildNetworksSite } from './build.ts';

/* Builds the site with the fake network in its slots, and serves it: see playwright.config.ts. */

const { root } = await buildNetworksSite();
process.once('exit', () => rmSync(root, { recursive: true, force: true }));
process.chdir(root);
await import('../../../packages/daymark/src/server/main.ts');
