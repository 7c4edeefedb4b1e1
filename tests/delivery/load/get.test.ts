import { Agent, type RequestListener } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { serve } from '../../../server/testing/exchange.ts';
import { ExchangeError, get } from './get.ts';

const serveAt = async (app: RequestListener) => `http://127.0.0.1:${await serve(app)}/`;

/** Answers the first request of each connection, and ends it at the second. */
function answersOnce(): RequestListener {
  const answered = new WeakSet();
  return ({ socket }, response) => {
    if (answered.has(socket)) socket.destroy();
    else response.end('right');
    answered.add(socket);
  };
}

test('a connection that one request hands to the next counts as reused', async () => {
  const url = await serveAt(answersOnce());
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => agent.destroy());
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
    if (requests === 1) return void response.end();
    response.writeHead(200, { 'Content-Length': '10' }).write('half');
    setTimeout(() => response.destroy(), 5);
  });
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => agent.destroy());
  await get(url, agent);
  await expect(get(url, agent)).rejects.toMatchObject({ repeatable: false });
});
