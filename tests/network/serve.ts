import { network } from './addresses.ts';
import { startNetwork } from './network.ts';

/* The command that starts the fake network: see playwright.config.ts. */

const { close } = await startNetwork(process.env.SITE);
console.log(`The fake network is ready at ${network}`);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, close);
