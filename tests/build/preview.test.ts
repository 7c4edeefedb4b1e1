import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { copySite } from './copy.ts';

it('the live preview reads PORT and HOST, and reports a port in use in one sentence', async () => {
  const copy = await copySite('tests/fixtures/starter-0.1.0');
  onTestFinished(() => copy.remove());
  const other = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void other.close());
  await once(other, 'listening');
  const { port } = Object(other.address());
  expect(await copy.run(['dev'], { PORT: String(port), HOST: '127.0.0.1' })).toEqual({
    succeeded: false,
    output: `Port ${port} of 127.0.0.1 is in use. Choose another: PORT=${port + 1} npm run dev\n`,
  });
});
