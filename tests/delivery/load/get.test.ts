import { Agent } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { answersOnce, breakOff, serveAt } from './faulty-servers.ts';
import { ExchangeError, get } from './get.ts';

/** Returns an agent with one connection, which serializes requests. */
function oneConnection(): Agent {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => agent.destroy());
  return agent;
}

test('a connection that passes directly from one request to the next counts as reused', async () => {
  const url = await serveAt(answersOnce());
  const agent = oneConnection();
  const [first, second] = await Promise.allSettled([get(url, agent), get(url, agent)]);
  expect(first).toMatchObject({ status: 'fulfilled', value: { status: 200 } });
  expect(second).toMatchObject({ status: 'rejected', reason: { repeatable: true } });
});

test('a request that fails on a new connection may not be retried', async () => {
  const url = await serveAt(({ socket }) => void socket.destroy());
  const lost = get(url, false);
  await expect(lost).rejects.toThrow(ExchangeError);
  await expect(lost).rejects.toMatchObject({ repeatable: false });
});

test('a request that fails after its response has begun may not be retried', async () => {
  let requests = 0;
  const url = await serveAt((_request, response) => {
    requests += 1;
    if (requests === 1) response.end();
    else breakOff(response);
  });
  const agent = oneConnection();
  await get(url, agent);
  await expect(get(url, agent)).rejects.toMatchObject({ repeatable: false });
});
