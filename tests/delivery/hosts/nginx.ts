import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nginxConfig } from '../../../packages/daymark/src/hosts/nginx.ts';
import { findProgram } from '../../../repo/programs.ts';
import { configuredHost, type Serve } from './host.ts';
import { startProcess } from './process.ts';

/**
 * Returns a complete nginx configuration that includes the site's configuration file, `config`.
 * With it, nginx writes all its own files into `folder`.
 * @param brotli the file of Debian's brotli module, if nginx uses it
 */
export const around = (folder: string, config = `${folder}/site.conf`, brotli?: string) => `
${brotli === undefined ? '' : `load_module ${brotli};`}
daemon off;
pid ${folder}/pid;
error_log ${folder}/error.log;
events { worker_connections 1000; }
http {
  access_log off;
  ${brotli === undefined ? '' : 'brotli_static on;'}
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  include ${config};
}
`;

/** Returns a function that serves sites by nginx, perhaps with Debian's brotli module. */
const serveWith =
  (brotli?: string): Serve =>
  async (site, place, port) => {
    const folder = await mkdtemp(join(tmpdir(), 'delivery-nginx-'));
    await writeFile(join(folder, 'site.conf'), nginxConfig(site, place));
    await writeFile(join(folder, 'nginx.conf'), around(folder, undefined, brotli));
    const args = ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')];
    const stop = await startProcess(await findProgram('nginx'), args, { port, signal: 'SIGQUIT' });
    return async () => {
      await stop();
      await rm(folder, { recursive: true });
    };
  };

export const serveByNginx = serveWith();

/** nginx with the configuration that a build makes for it. */
export const nginx = configuredHost('nginx', serveByNginx);

/** Returns nginx with the same configuration and with the module that sends brotli files. */
export const nginxWithBrotli = async () =>
  configuredHost('nginx with brotli', serveWith(await findProgram('nginx-brotli')));
