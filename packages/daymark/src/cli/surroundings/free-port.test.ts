import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { freePort } from './free-port.ts';

const host = '127.0.0.1';
const command = 'npm run dev';

it('a port that the system chooses can be used afterwards', async () => {
  const port = await freePort({ port: 0, host }, command);
  expect(port).toBeGreaterThan(0);
  expect(await freePort({ port, host }, command)).toBe(port);
});

it('a port in use is refused, with the command for another port', async () => {
  const other = createServer().listen(0, host);
  onTestFinished(() => void other.close());
  await once(other, 'listening');
  const { port } = Object(other.address());
  await expect(freePort({ port, host }, command)).rejects.toThrow(
    `Port ${port} of 127.0.0.1 is in use. Choose another: PORT=${port + 1} npm run dev`,
  );
});

it('a host that is not an address of this machine is refused', async () => {
  await expect(freePort({ port: 0, host: '192.0.2.1' }, command)).rejects.toThrow(
    'HOST: expected an address of this machine; found "192.0.2.1". Example: HOST=127.0.0.1 npm run dev',
  );
});
