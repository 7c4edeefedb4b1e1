import { copyOwnSite } from '../build/copy.ts';
import { buildAndServe } from '../build/serve.ts';

/* Builds the site of tests/fixtures/own, and serves it: see playwright.config.ts. */

await buildAndServe(await copyOwnSite());
