import { expect, test } from 'vitest';
import { activate } from '../server/activated.ts';
import { FILM_PATH, makeFilmSite } from '../server/film-site.ts';
import { startAttack } from './start.ts';
import { visit } from './visitors.ts';

const SECONDS = process.env.DAYMARK_EXHAUSTIVE ? 600 : 8;
/** Milliseconds, for the slowest answer to a visitor. */
const SLOWEST = 1_000;
/** As `npm start`, the systemd unit and the container start it. */
const smallYoungHeap = '--max-semi-space-size=4';
/** Megabytes that the process of the server may hold. */
const MEMORY = 256;

test.each([
  {
    title: 'one address, with a limit per address',
    from: '127.0.0.2',
    each: 60,
    environment: { CONNECTIONS_PER_ADDRESS: '100' },
  },
  // As behind a proxy, from which attackers and visitors come alike.
  { title: 'the address of the visitors', from: '127.0.0.1', each: 20, environment: {} },
])(
  'an attack from $title keeps no visitor waiting',
  {
    timeout: (SECONDS + 60) * 1_000,
  },
  async ({ title, from, each, environment }) => {
    const { out, ...site } = await makeFilmSite();
    const server = await activate(out, { ...environment, NODE_OPTIONS: smallYoungHeap });
    await server.start();
    const before = await visit(server.url, site, 1_000);
    const target = { port: Number(new URL(server.url).port), from, large: FILM_PATH };
    const endAttack = await startAttack(target, each);
    let most = 0;
    const sampling = setInterval(async () => {
      most = Math.max(most, await server.megabytes());
    }, 250);
    const { reasons, times } = await visit(server.url, site, SECONDS * 1_000);
    clearInterval(sampling);
    const tallies = Object.entries(await endAttack());
    const counts = tallies.map(
      ([kind, { connections, bytes }]) =>
        `${kind}: ${connections} connections, ${Math.round(bytes / 1024 ** 2)} MB`,
    );
    const [slowest = 0] = times;
    const late = times.filter((time) => time >= SLOWEST).length;
    const median = times[times.length >> 1];
    console.log(
      `${SECONDS} s from ${title}: ${times.length} requests of visitors, ${late} of them late; ` +
        `slowest ${slowest} ms (before: ${before.times[0]} ms), median ${median} ms; ` +
        `${Math.round(most)} MB\n${counts.join('\n')}`,
    );
    expect([...reasons]).toEqual([]);
    expect(times.length).toBeGreaterThan(SECONDS * 5);
    expect(slowest).toBeLessThan(SLOWEST);
    expect(most).toBeLessThan(MEMORY);
    for (const [kind, { connections }] of tallies)
      expect(connections, kind).toBeGreaterThanOrEqual(each);
  },
);
