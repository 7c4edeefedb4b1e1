import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { caddyfile } from '../../../packages/daymark/src/hosts/caddy.ts';
import { findProgram } from '../../../repo/programs.ts';
import { freePort } from './free-port.ts';
import { configuredHost, type Serve } from './host.ts';
import { startProcess } from './process.ts';

export const serveByCaddy: Serve = async (site, place, port) => {
  const folder = await mkdtemp(join(tmpdir(), 'delivery-caddy-'));
  const config = join(folder, 'Caddyfile');
  await writeFile(config, caddyfile(site, place));
  const args = ['run', '--config', config, '--adapter', 'caddyfile'];
  const env = {
    CADDY_ADMIN: `127.0.0.1:${await freePort()}`,
    XDG_CONFIG_HOME: folder,
    XDG_DATA_HOME: folder,
  };
  const stop = await startProcess(await findProgram('caddy'), args, {
    port,
    signal: 'SIGTERM',
    env,
  });
  return async () => {
    await stop();
    await rm(folder, { recursive: true });
  };
};

/** Caddy with the configuration that a build makes for it. */
export const caddy = configuredHost('Caddy', serveByCaddy);
