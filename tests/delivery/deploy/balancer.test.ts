import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { rootFolder } from '../../../packages/daymark/src/http/urls.ts';
import { findProgram } from '../../../repo/programs.ts';
import { makeCertificate } from '../../certificate.ts';
import { ask, serveSite } from '../../embedded-server.ts';
import { makeFolder } from '../../small-site.ts';
import { freePort } from '../hosts/free-port.ts';
import { startProcess } from '../hosts/process.ts';
import { requestOverTls } from '../secure/ask-securely.ts';
import { balancerConfig } from './balancer-config.ts';

test('HAProxy serves https with Strict-Transport-Security, and redirects plain http to https', async () => {
  const folder = await makeFolder();
  const certificate = join(folder, 'certificate.pem');
  const { cert, key } = await makeCertificate(['site.example']);
  await writeFile(certificate, `${cert}\n${key}`);
  const [http, https] = [await freePort(), await freePort()];
  const config = balancerConfig(
    { url: new URL('https://site.example'), folders: rootFolder, policies: [], redirects: {} },
    {
      http: `127.0.0.1:${http}`,
      https: { listen: `127.0.0.1:${https}`, certificate },
      origins: [`127.0.0.1:${await serveSite()}`],
    },
  );
  const file = join(folder, 'haproxy.cfg');
  await writeFile(file, config);
  const program = await findProgram('haproxy');
  onTestFinished(
    await startProcess(program, ['-db', '-f', file], { port: https, signal: 'SIGTERM' }),
  );

  const plain = await ask(http, '/about?a=b', { headers: { Host: 'evil.example' } });
  expect(plain.status).toBe(308);
  expect(plain.headers.location).toBe('https://site.example/about?a=b');
  const secure = await requestOverTls(https, 'site.example', '/about');
  expect(secure.statusCode).toBe(200);
  expect(secure.headers['strict-transport-security']).toBe('max-age=63072000');
});
