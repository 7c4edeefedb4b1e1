import { expect, test } from 'vitest';
import { activate } from '../server/activated.ts';
import { FILM_PATH, makeFilmSite } from '../server/film-site.ts';
import { startAttack } from './start.ts';
import { visit } from './visitors.ts';

const EXHAUSTIVE = Boolean(process.env.DAYMARK_EXHAUSTIVE);
const SECONDS = EXHAUSTIVE ? 600 : 8;
/** Milliseconds until an answer to a visitor is late. */
const LATE = 1_000;
/** The share of a visitor's answers that may be late: on a slow or busy machine, some are. */
const MAY_BE_LATE = EXHAUSTIVE ? 0 : 0.5;
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
  'visitors get the right answers in time during an attack from $title',
  {
    timeout: (SECONDS + 60) * 1_000,
  },
  async ({ title, from, each, environment }) => {
    const { out, ...site } = await makeFilmSite();
    const server = await activate(out, { ...environment, NODE_OPTIONS: smallYoungHeap });
    await server.start();
    const target = { port: Number(new URL(server.url).port), from, large: FILM_PATH };
    const endAttack = await startAttack(target, each);
    let most = 0;
    // Throws when the process has ended.
    const sample = async () => {
      most = Math.max(most, await server.megabytes());
    };
    const sampling = setInterval(sample, 250);
    const visits = await visit(server.url, site, SECONDS * 1_000);
    clearInterval(sampling);
    await sample();
    const totals = Object.entries(await endAttack());
    const lines = [
      ...visits.map(
        ({ visitor, times }) =>
          `visitor over ${visitor}: ${times.length} requests, slowest ${times[0]} ms, ` +
          `median ${times[times.length >> 1]} ms`,
      ),
      ...totals.map(
        ([kind, { connections, bytes }]) =>
          `${kind}: ${connections} connections, ${Math.round(bytes / 1024)} KB`,
      ),
    ];
    console.log(`${SECONDS} s from ${title}: ${Math.round(most)} MB\n${lines.join('\n')}`);
    for (const { visitor, reasons, times } of visits) {
      expect([...reasons], visitor).toEqual([]);
      const late = times.filter((time) => time >= LATE).length;
      expect(late / times.length, visitor).toBeLessThanOrEqual(MAY_BE_LATE);
    }
    expect(most).toBeLessThan(MEMORY);
    for (const [kind, { connections, bytes }] of totals) {
      expect(connections, kind).toBeGreaterThanOrEqual(each);
      expect(bytes, kind).toBeGreaterThan(0);
    }
  },
);
