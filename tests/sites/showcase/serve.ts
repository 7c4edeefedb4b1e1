import { rmSync } from 'node:fs';
import { copySite } from '../../build/copy.ts';
import { photograph } from './picture.ts';

/* Builds the site with articles that use every feature, and serves it: see playwright.config.ts. */

const copy = await copySite();
process.once('exit', () => rmSync(copy.root, { recursive: true, force: true }));
await copy.addFolder('tests/sites/showcase/content', 'content');
await copy.addFolder('tests/sites/showcase/public', 'public');
await copy.add('content/articles/harbour.jpg', await photograph());
const { succeeded, output } = await copy.build();
if (!succeeded) throw new Error(output);

process.chdir(copy.root);
await import('../../../packages/daymark/src/server/main.ts');
