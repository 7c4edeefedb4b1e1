import { apache } from './apache.ts';
import { caddy } from './caddy.ts';
import { edge } from './edge.ts';
import { embedded } from './embedded.ts';
import type { Host } from './host.ts';
import { nginx } from './nginx.ts';

/** Every host that the tests in tests/delivery/contract run on. */
export const hosts: readonly Host[] = [embedded, nginx, caddy, apache, edge];
