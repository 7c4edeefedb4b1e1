import { writeFileSync } from 'node:fs';
import { deliveryPackages, neededByBuild, projectPackages } from './lockfile.ts';
import { listedByUse, thirdPartyPage } from './third-party.ts';

// Lists all packages with their licences. Run this after npm has written a lockfile.
writeFileSync(
  'docs/third-party.md',
  thirdPartyPage(listedByUse(projectPackages, deliveryPackages, neededByBuild)),
);
