import { writeFileSync } from 'node:fs';
import { deliveryPackages, projectPackages } from './lockfile/lockfiles.ts';
import { thirdPartyPage } from './third-party/page.ts';
import { listedByUse } from './third-party/uses.ts';

// Run this from the project's folder after npm has written a lockfile.
writeFileSync(
  'docs/third-party.md',
  thirdPartyPage(listedByUse(projectPackages, deliveryPackages)),
);
