#!/usr/bin/env node
import { fileURLToPath } from 'node:url';
import { main } from '../src/main.ts';

await main(process.argv.slice(2), async () => fileURLToPath(new URL('../engine', import.meta.url)));
