import { network } from './addresses.ts';
import { startNetwork } from './network.ts';

/* Playwright starts the fake ad network with this command: see playwright.config.ts. */

const { close } = await startNetwork(process.env.SITE);
console.log(`The fake network is ready at ${network}`);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, close);
