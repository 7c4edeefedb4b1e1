import { sharedBuild } from '../build/shared-builds.ts';
import { recipes, type SiteName } from '../build/sites.ts';

/* Serves the site whose name is the argument: see playwright.config.ts. */

const isName = (name = ''): name is SiteName => Object.hasOwn(recipes, name);
const [, , name] = process.argv;
if (!isName(name)) throw new Error(`expected one of ${Object.keys(recipes)}; found ${name}`);
process.chdir((await sharedBuild(name)).root);
await import('../../packages/daymark/src/server/main.ts');
