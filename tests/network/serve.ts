import { network } from './addresses.ts';
import { startNetwork } from './network.ts';

/* The fake network as a command: see playwright.config.ts. */

const { close } = await startNetwork(process.env.SITE);
console.log(`The fake network is ready at ${network}`);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, close);
