import { availableParallelism } from 'node:os';
import { sharedBuild } from './shared-builds.ts';
import { recipes, type SiteName } from './sites.ts';

/* Builds all sites that several test files visit or read, one on each processor at a time. */

const names = Object.keys(recipes) as SiteName[];
await Promise.all(
  Array.from({ length: availableParallelism() }, async () => {
    for (let name = names.shift(); name; name = names.shift()) await sharedBuild(name);
  }),
);
