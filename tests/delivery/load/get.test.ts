import { Agent } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { answersOnce, breakOff, serveAt } from './faulty-servers.ts';
import { ExchangeError, get } from './get.ts';

/** Has one connection, over which requests go in turn. */
function oneConnection(): Agent {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => agent.destroy());
  return agent;
}

test('a connection that one request hands to the next counts as reused', async () => {
  const url = await serveAt(answersOnce());
  const agent = oneConnection();
  const [first, second] = await Promise.allSettled([get(url, agent), get(url, agent)]);
  expect(first).toMatchObject({ status: 'fulfilled', value: { status: 200 } });
  expect(second).toMatchObject({ status: 'rejected', reason: { repeatable: true } });
});

test('what a new connection loses may not be repeated', async () => {
  const url = await serveAt(({ socket }) => void socket.destroy());
  const lost = get(url, false);
  await expect(lost).rejects.toThrow(ExchangeError);
  await expect(lost).rejects.toMatchObject({ repeatable: false });
});

test('what breaks off in an answer may not be repeated', async () => {
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
