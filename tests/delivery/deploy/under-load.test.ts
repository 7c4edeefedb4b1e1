import { chmod } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { isExhaustive } from '../../exhaustive.ts';
import { makeFolder } from '../../small-site.ts';
import { freePort } from '../hosts/free-port.ts';
import { startEmbedded, startNginx } from './servers.ts';
import { currentOf, runTool } from './tool.ts';
import { makeVersion, type Version } from './version.ts';
import { visit } from './visits.ts';

/** The number of deploys, each of a different build. */
const DEPLOYS = isExhaustive ? 50 : 4;

/** Two origins with nginx get deploys under load in two-origins.test.ts. */
const servers = [
  ['the embedded server', startEmbedded],
  ...(isExhaustive ? ([['nginx', startNginx]] as const) : []),
] as const;

test.each(servers)('no visitor notices deploys of a site that %s serves', async (_, start) => {
  const folder = await makeFolder();
  // The worker processes of nginx run as the user nobody.
  await chmod(folder, 0o755);
  const target = join(folder, 'site');
  const port = await freePort();
  async function deploy(version: Version, ...more: string[]): Promise<void> {
    const ending = await runTool(version.out, [target, '--http', `127.0.0.1:${port}`, ...more]);
    expect(ending.errors).toBe('');
  }
  const first = await makeVersion(0);
  await deploy(first);
  const { reload, stop } = await start(target, port);
  onTestFinished(stop);

  const visits = visit(`http://127.0.0.1:${port}`, first);
  for (let number = 1; number <= DEPLOYS; number += 1)
    await visits.publish(number, (version) => deploy(version, '--then', reload));
  expect(await currentOf(target)).toMatch(new RegExp(`^${String(DEPLOYS + 1).padStart(4, '0')}-`));
  expect(await visits.end()).toMatchObject({ failures: 0, reasons: [] });
});
