import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { isExhaustive } from '../../exhaustive.ts';
import { built } from '../build.ts';
import { activate } from '../server/activated.ts';
import { FILM_PATH, makeFilmSite } from '../server/film-site.ts';
import { allKinds, type Kind } from './connections.ts';
import { startAttack } from './start.ts';

const SECONDS = isExhaustive ? 60 : 5;
/** As many connections as the server allows one address. */
const CONNECTIONS = 100;
/** Maximum memory of the server process at the end of an attack, in megabytes. */
const MEMORY = 160;

const attacks: readonly Kind[] = isExhaustive ? allKinds : ['waiting requests'];

test.each(attacks)('one address cannot use up the memory of the server by %s', async (kind) => {
  const { out } = await makeFilmSite();
  const environment = {
    CONNECTIONS_PER_ADDRESS: String(CONNECTIONS),
    NODE_OPTIONS: '--max-semi-space-size=4',
  };
  // The bundled server of the build, as on an owner's machine: to run TypeScript, Node would need
  // more memory.
  const server = await activate(out, environment, join(built, 'deploy/server.mjs'));
  await server.start();
  const before = await server.megabytes();
  const target = { port: Number(new URL(server.url).port), from: '127.0.0.2', large: FILM_PATH };
  const endAttack = await startAttack(target, CONNECTIONS, [kind]);
  await pause(SECONDS * 1_000);
  const during = await server.megabytes();
  const { [kind]: totals } = await endAttack();
  console.log(
    `${kind}: from ${Math.round(before)} to ${Math.round(during)} MB in ${SECONDS} s, ` +
      `${totals?.connections} connections, ${Math.round((totals?.bytes ?? 0) / 1024)} KB`,
  );
  expect(totals?.connections).toBeGreaterThanOrEqual(CONNECTIONS);
  expect(during).toBeLessThan(MEMORY);
});
