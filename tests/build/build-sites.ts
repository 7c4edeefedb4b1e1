import { availableParallelism } from 'node:os';
import { isExhaustive } from '../exhaustive.ts';
import { sharedBuild } from './shared-builds.ts';
import { recipes, type SiteName } from './sites.ts';

/* Builds all sites that several test files visit or read, one on each processor at a time. */

const all = Object.keys(recipes) as SiteName[];
// No test of the ordinary run visits the site `another-noun`.
const names = all.filter((name) => isExhaustive || name !== 'another-noun');
await Promise.all(
  Array.from({ length: availableParallelism() }, async () => {
    for (let name = names.shift(); name; name = names.shift()) await sharedBuild(name);
  }),
);
