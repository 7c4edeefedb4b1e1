import { writeFileSync } from 'node:fs';
import { deliveryPackages, projectPackages } from './lockfile/lockfiles.ts';
import { thirdPartyPage } from './third-party/page.ts';
import { listedByUse } from './third-party/uses.ts';

// Lists all packages with their licences. Run this after npm has written a lockfile.
writeFileSync(
  'docs/third-party.md',
  thirdPartyPage(listedByUse(projectPackages, deliveryPackages)),
);
