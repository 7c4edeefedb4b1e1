import dns from 'node:dns';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { syncBuiltinESMExports } from 'node:module';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeFolder } from '../../../../tests/small-site.ts';
import { formatProblem } from '../content/checks/problem.ts';
import { checkExternalLinks } from './external-links.ts';

type Options = Parameters<typeof checkExternalLinks>[1];
type Respond = (request: IncomingMessage, response: ServerResponse) => void;

const status =
  (code: number, location?: string): Respond =>
  (_, response) =>
    response.writeHead(code, location === undefined ? {} : { location }).end();

const pages: Record<string, Respond> = {
  '/here': status(200),
  '/gone': status(404),
  '/removed': status(410),
  '/old': status(301, '/older'),
  '/older': status(308, '/here'),
  '/language': status(302, '/here'),
  '/moved-to-language': status(301, '/language'),
  '/moved-away': status(301, '/gone'),
  '/members': status(403),
  '/broken': status(503),
  '/endless': status(301, '/endless'),
  '/only-readers': ({ method }, response) =>
    response.writeHead(method === 'GET' ? 200 : 405).end('text'),
  '/silent': () => {},
  '/to-private': status(301, 'http://10.0.0.1/'),
};

/** The requests that the host has received, such as "HEAD /here", with the time of each. */
const requests: { line: string; at: number; agent: string | undefined }[] = [];
const server = createServer((request, response) => {
  const line = `${request.method} ${request.url}`;
  requests.push({ line, at: performance.now(), agent: request.headers['user-agent'] });
  (pages[request.url ?? ''] ?? status(404))(request, response);
});
let host = '';
let root = '';

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(async () => {
  root = await makeFolder();
  requests.length = 0;
});

/** Without the option `mayAsk`, the command asks only public addresses. */
const publicOnly = { mayAsk: undefined };

const at = (href: string, line = 7) => ({ file: 'content/articles/a.md', line, href });
const check = async (hrefs: readonly string[], options: Partial<Options> = {}) => {
  const { warnings, unknown } = await checkExternalLinks(
    hrefs.map((href) => at(href)),
    {
      site: 'https://harbour.example',
      memory: join(root, '.cache/links.json'),
      mayAsk: (address) => address === '127.0.0.1',
      pause: 1,
      ...options,
    },
  );
  return { warnings: warnings.map(formatProblem), unknown };
};

describe('the check of links to other sites', () => {
  it.each(['/here', '/language', '/only-readers'])('accepts a page that exists: %s', async (path) =>
    expect(await check([host + path])).toEqual({ warnings: [], unknown: [] }),
  );

  it.each([
    ['/gone', 'which answers 404'],
    ['/removed', 'which answers 410'],
    ['/moved-away', 'which answers 404'],
  ])('warns of a page that is gone, with its line: %s', async (path, why) =>
    expect((await check([host + path])).warnings).toEqual([
      `content/articles/a.md:7: expected a page that exists; found ${host}${path}, ${why}`,
    ]),
  );

  it.each([
    ['/old', '/here'],
    ['/old#part', '/here#part'],
    ['/moved-to-language', '/language'],
  ])('names the new address of a page that has moved for good: %s', async (path, to) =>
    expect((await check([host + path])).warnings).toEqual([
      `content/articles/a.md:7: expected ${host}${to}; found ${host}${path}, which has moved there`,
    ]),
  );

  it.each([
    ['/members', 'answers 403 to a program'],
    ['/broken', 'answers 503 to a program'],
    ['/endless', 'which redirects without end'],
    ['/silent', 'the host does not answer in time'],
    ['/to-private', 'the host has no public address'],
  ])('warns of nothing that a program cannot judge: %s', async (path, why) =>
    expect(await check([host + path], { patience: 300 })).toEqual({
      warnings: [],
      unknown: [`${host}${path}: ${why}`],
    }),
  );

  it.each([
    ['ENOTFOUND', ['found https://no-such-host.example/page, whose host does not exist'], []],
    ['EAI_AGAIN', [], ['https://no-such-host.example/page: no name server answers']],
  ])(
    'tells a host that does not exist from a machine without network: %s',
    async (code, found, unknown) => {
      const fail = (_host: string, _options: object, done: (error: Error) => void) =>
        done(Object.assign(new Error(code), { code }));
      vi.spyOn(dns, 'lookup').mockImplementation(fail as never);
      syncBuiltinESMExports();
      const report = await check(['https://no-such-host.example/page']);
      expect(report.warnings).toEqual(found.map((text) => expect.stringContaining(text)));
      expect(report.unknown).toEqual(unknown);
      vi.restoreAllMocks();
      syncBuiltinESMExports();
    },
  );

  it('knows a machine without network by hosts of which none exists', async () => {
    const fail = (_host: string, _options: object, done: (error: Error) => void) =>
      done(Object.assign(new Error('ENOTFOUND'), { code: 'ENOTFOUND' }));
    vi.spyOn(dns, 'lookup').mockImplementation(fail as never);
    syncBuiltinESMExports();
    const pages = ['https://one.example/a', 'https://one.example/b', 'https://two.example/'];
    const { warnings, unknown } = await check(pages);
    expect(warnings).toEqual([]);
    const why = 'no host of the links is found; is this computer online?';
    expect(unknown.toSorted()).toEqual(pages.map((page) => `${page}: ${why}`));
    // A host that answers shows that the network works.
    expect((await check([`${host}/here`, ...pages])).warnings).toHaveLength(3);
    vi.restoreAllMocks();
    syncBuiltinESMExports();
  });

  it.each([
    'http://127.0.0.1/',
    'http://localhost/',
    'http://10.1.2.3/',
    'http://192.168.1.1/admin',
    'http://169.254.169.254/latest/meta-data/',
    'http://[::1]/',
    'http://[fd00::1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[2002:a00:7::]/',
    'http://2130706433/',
  ])('never asks an address that is not public: %s', async (href) => {
    const { port } = server.address() as AddressInfo;
    const url = new URL(href);
    if (url.hostname === '127.0.0.1' || url.hostname === 'localhost') url.port = String(port);
    expect((await check([url.href], publicOnly)).unknown).toEqual([
      `${url.href}: the host has no public address`,
    ]);
    expect(requests).toEqual([]);
  });

  it('asks about each address once, without anchors, and names every line', async () => {
    const links = [at(`${host}/gone#one`, 1), at(`${host}/gone#two`, 2)];
    const { warnings } = await checkExternalLinks(links, {
      site: 'https://harbour.example',
      memory: join(root, 'links.json'),
      mayAsk: () => true,
    });
    expect(warnings.map(({ line }) => line)).toEqual([1, 2]);
    expect(requests.map(({ line }) => line)).toEqual(['HEAD /gone', 'GET /gone']);
    expect(requests[0]?.agent).toBe('Daymark link check (https://harbour.example)');
  });

  it('waits between two addresses of a host', async () => {
    await check([`${host}/here`, `${host}/language`], { pause: 200 });
    const [first, second] = requests;
    expect(Number(second?.at) - Number(first?.at)).toBeGreaterThanOrEqual(190);
  });

  it('remembers for a month which pages exist, and asks about other pages again', async () => {
    const hrefs = ['/here', '/old', '/gone'].map((path) => host + path);
    const first = await check(hrefs, { now: new Date('2026-01-01') });
    requests.length = 0;
    expect(await check(hrefs, { now: new Date('2026-01-30') })).toEqual(first);
    expect(requests.map(({ line }) => line)).toEqual(['HEAD /gone', 'GET /gone']);
    requests.length = 0;
    await check([`${host}/here`], { now: new Date('2026-02-01') });
    expect(requests.map(({ line }) => line)).toEqual(['HEAD /here']);
  });
});
