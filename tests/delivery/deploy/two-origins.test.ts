import { chmod, mkdtemp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { findProgram } from '../../../repo/programs.ts';
import { isExhaustive } from '../../exhaustive.ts';
import { makeFolder } from '../../small-site.ts';
import { freePort } from '../hosts/free-port.ts';
import { startProcess } from '../hosts/process.ts';
import { balancerConfig } from './balancer-config.ts';
import { startNginx, type TargetServer } from './servers.ts';
import { runTool } from './tool.ts';
import { makeVersion, type Version } from './version.ts';
import { BETWEEN, visit } from './visits.ts';

/**
 * The number of rounds. In each, both origins are killed and restarted in turn, and get a deploy.
 */
const TURNS = isExhaustive ? 5 : 1;

/** A server behind the load balancer, and its deploy target. */
interface Origin {
  readonly target: string;
  readonly address: string;
  start(): Promise<TargetServer>;
}

async function makeOrigin(): Promise<Origin> {
  const folder = await makeFolder();
  // The worker processes of nginx run as the user nobody.
  await chmod(folder, 0o755);
  const target = join(folder, 'site');
  const port = await freePort();
  async function start(): Promise<TargetServer> {
    const server = await startNginx(target, port);
    await writeFile(join(target, 'reload'), server.reload);
    return server;
  }
  return { target, address: `127.0.0.1:${port}`, start };
}

interface Balancer {
  readonly url: string;
  /** Waits until the load balancer uses all origins. */
  allUp(): Promise<void>;
}

/** A HAProxy section that reports the states of the origins as CSV. */
const statistics = (port: number) => `
frontend statistics
    bind 127.0.0.1:${port}
    stats enable
    stats uri /
`;

async function startBalancer(site: Version['site'], origins: readonly string[]): Promise<Balancer> {
  const folder = await mkdtemp(join(await makeFolder(), 'haproxy-'));
  const [port, statisticsPort] = [await freePort(), await freePort()];
  const config = join(folder, 'haproxy.cfg');
  const made = balancerConfig(site, { http: `127.0.0.1:${port}`, origins });
  await writeFile(config, made + statistics(statisticsPort));
  const file = await findProgram('haproxy');
  onTestFinished(await startProcess(file, ['-db', '-f', config], { port, signal: 'SIGTERM' }));
  async function states(): Promise<(string | undefined)[]> {
    const text = await (await fetch(`http://127.0.0.1:${statisticsPort}/;csv`)).text();
    const [head = [], ...rows] = text.split('\n').map((line) => line.split(','));
    const servers = rows.filter(([, name]) => name?.startsWith('origin'));
    return servers.map((row) => row[head.indexOf('status')]);
  }
  // "UP 1/2" means that the origin has failed a check.
  const allUp = () => expect.poll(states).toEqual(origins.map(() => 'UP'));
  return { url: `http://127.0.0.1:${port}`, allUp };
}

test('no visitor of a site with two origins notices a killed origin or a deploy to both origins', async () => {
  const origins = [await makeOrigin(), await makeOrigin()];
  const first = await makeVersion(0);
  async function deploy(version: Version, ...more: string[]): Promise<void> {
    const places = origins.flatMap(({ target, address }) => [target, '--http', address]);
    const { errors } = await runTool(version.out, [...places, ...more]);
    expect(errors).toBe('');
  }
  await deploy(first);
  const servers = new Map<Origin, TargetServer>();
  for (const origin of origins) servers.set(origin, await origin.start());
  onTestFinished(async () => {
    for (const server of servers.values()) await server.stop();
  });
  const addresses = origins.map(({ address }) => address);
  const balancer = await startBalancer(first.site, addresses);
  const visits = visit(balancer.url, first);
  const { load } = visits;

  for (let turn = 1; turn <= TURNS; turn += 1) {
    for (const origin of origins) {
      await servers.get(origin)?.kill();
      await load.more(BETWEEN);
      servers.set(origin, await origin.start());
      await balancer.allUp();
      await load.more(BETWEEN);
      expect(load.report().reasons, `after kill ${turn}`).toEqual([]);
    }
    await visits.publish(turn, (version) => deploy(version, '--then', 'sh ./reload'));
  }
  expect(await visits.end()).toMatchObject({ failures: 0, reasons: [] });
});
