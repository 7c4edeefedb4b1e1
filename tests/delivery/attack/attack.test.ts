import { expect, test } from 'vitest';
import { isExhaustive } from '../../exhaustive.ts';
import { activate } from '../server/activated.ts';
import { FILM_PATH, makeFilmSite } from '../server/film-site.ts';
import { startAttack } from './start.ts';
import { type Timed, visit } from './visitors.ts';

const SECONDS = isExhaustive ? 600 : 8;
/**
 * Maximum response time for visitors, in milliseconds. Only the exhaustive run checks this limit,
 * because no other test runs at the same time.
 */
const LATEST = isExhaustive ? 1_000 : Number.POSITIVE_INFINITY;
/**
 * Milliseconds at the beginning of an attack, in which all attackers connect. Node accepts one
 * connection per turn of its event loop, so a visitor who connects in this time waits for all
 * attackers.
 */
const ONSET = 5_000;
/** The option with which `npm start`, the systemd unit and the container start Node. */
const smallYoungHeap = '--max-semi-space-size=4';
/** Maximum memory of the server process, in megabytes. */
const MEMORY = 256;

const afterOnset = (timings: readonly Timed[]) => timings.filter(({ begun }) => begun > ONSET);
const slowest = (timings: readonly Timed[]) => Math.max(0, ...timings.map(({ took }) => took));

interface Scenario {
  readonly title: string;
  /** The address of the attackers. */
  readonly from: string;
  /** The number of connections of each kind of attacker. */
  readonly each: number;
  readonly environment: Readonly<Record<string, string>>;
}

const scenarios: readonly Scenario[] = [
  {
    title: 'one address, with a limit per address',
    from: '127.0.0.2',
    each: 60,
    environment: { CONNECTIONS_PER_ADDRESS: '100' },
  },
  // The same address for attackers and visitors, as behind a proxy.
  { title: 'the address of the visitors', from: '127.0.0.1', each: 20, environment: {} },
];

/** Attacks a server, and checks what its visitors get, its memory and the attackers. */
async function attack({ title, from, each, environment }: Scenario): Promise<void> {
  const { out, ...site } = await makeFilmSite();
  const server = await activate(out, { ...environment, NODE_OPTIONS: smallYoungHeap });
  await server.start();
  const target = { port: Number(new URL(server.url).port), from, large: FILM_PATH };
  const endAttack = await startAttack(target, each);
  let peak = 0;
  // This throws if the server process has ended.
  const sample = async () => {
    peak = Math.max(peak, await server.megabytes());
  };
  const sampling = setInterval(sample, 250);
  const visits = await visit(server.url, site, SECONDS * 1_000);
  clearInterval(sampling);
  await sample();
  const totals = Object.entries(await endAttack());
  const lines = [
    ...visits.map(
      ({ visitor, timings }) =>
        `visitor over ${visitor}: ${timings.length} requests, slowest ${slowest(timings)} ms, ` +
        `after the onset ${slowest(afterOnset(timings))} ms`,
    ),
    ...totals.map(
      ([kind, { connections, bytes }]) =>
        `${kind}: ${connections} connections, ${Math.round(bytes / 1024)} KB`,
    ),
  ];
  console.log(`${SECONDS} s from ${title}: ${Math.round(peak)} MB\n${lines.join('\n')}`);
  for (const { visitor, reasons, timings } of visits) {
    expect([...reasons], `${title}: ${visitor}`).toEqual([]);
    expect(timings.length, `${title}: ${visitor}`).toBeGreaterThan(0);
    expect(slowest(afterOnset(timings)), `${title}: ${visitor}`).toBeLessThanOrEqual(LATEST);
  }
  expect(peak, title).toBeLessThan(MEMORY);
  for (const [kind, { connections, bytes }] of totals) {
    expect(connections, `${title}: ${kind}`).toBeGreaterThanOrEqual(each);
    expect(bytes, `${title}: ${kind}`).toBeGreaterThan(0);
  }
}

// The ordinary run measures no time, so both attacks run at once, each on a server of its own,
// although they slow each other down.
test.each(isExhaustive ? scenarios.map((scenario) => [scenario]) : [scenarios])(
  'visitors get correct responses during an attack from an address of its own or from theirs',
  async (...chosen) => void (await Promise.all(chosen.map(attack))),
);
