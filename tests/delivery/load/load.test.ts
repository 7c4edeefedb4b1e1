import { expect, test } from 'vitest';
import { answersOnce, breakOff, serveAt } from './faulty-servers.ts';
import { type LoadOptions, startLoad } from './load.ts';

async function putLoadOn(url: string, options: Partial<LoadOptions> = {}, requests = 200) {
  const check = () => undefined;
  const load = startLoad({ urls: [url], kept: 2, fresh: 2, check, ...options });
  await load.more(requests);
  return load.stop();
}

test('a load on a correct server reports no failures', async () => {
  const url = await serveAt((_request, response) => void response.end('right'));
  const check: LoadOptions['check'] = ({ status, body }) =>
    status === 200 && String(body) === 'right' ? undefined : 'wrong';
  const { requests, ...others } = await putLoadOn(url, { check });
  expect(requests).toBeGreaterThanOrEqual(200);
  expect(others).toEqual({ failures: 0, reasons: [], repeated: 0 });
});

test('a load reports a wrong response as a failure, with the reason', async () => {
  const url = await serveAt((_request, response) => void response.end('wrong'));
  const report = await putLoadOn(url, { check: ({ body }) => `found ${body}` });
  expect(report.failures).toBe(report.requests);
  expect(report.reasons).toEqual(['found wrong']);
});

test('a load reports a response that ends early as a failure, on any connection', async () => {
  const url = await serveAt((_request, response) => breakOff(response));
  const report = await putLoadOn(url, {}, 20);
  expect(report).toMatchObject({ failures: report.requests, repeated: 0 });
  expect(report.reasons[0]).toMatch(/aborted.*ECONNRESET/);
});

test('a request without a response on a reused connection is retried on a new one, and counted as repeated', async () => {
  const url = await serveAt(answersOnce());
  const report = await putLoadOn(url, { fresh: 0 });
  expect(report.failures).toBe(0);
  expect(report.repeated).toBeGreaterThan(50);
});

test('a load reports a new connection that is closed as a failure', async () => {
  const url = await serveAt(({ socket }) => void socket.destroy());
  const report = await putLoadOn(url, {}, 20);
  expect(report).toMatchObject({ failures: report.requests, repeated: 0 });
  expect(report.reasons[0]).toMatch(/socket hang up \(ECONNRESET\), after \d+ ms/);
});

test('a load on a server that does not run reports failures', async () => {
  const report = await putLoadOn('http://127.0.0.1:1/', {}, 20);
  expect(report.failures).toBe(report.requests);
  expect(report.reasons[0]).toContain('ECONNREFUSED');
});

test('a load without URLs does not start', () => {
  expect(() => startLoad({ urls: [], kept: 1, fresh: 0, check: () => undefined })).toThrow(
    'startLoad: expected at least one URL; found none.',
  );
});
