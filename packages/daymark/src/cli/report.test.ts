import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { makeFolder } from '../../../../tests/small-site.ts';
import { formatReport, readLogLine, readLogs, similarText } from './report.ts';

const NGINX =
  '203.0.113.9 - - [01/Nov/2026:08:00:01 +0000] "GET /2019/05/first-light/ HTTP/1.1" 404 512 "https://other.example/list" "Mozilla/5.0"';
const APACHE_COMMON =
  '203.0.113.9 - - [01/Nov/2026:08:00:01 +0000] "HEAD /old-page.html HTTP/1.0" 404 -';
const CADDY = JSON.stringify({
  level: 'info',
  logger: 'http.log.access',
  request: {
    method: 'GET',
    uri: '/caf%C3%A9?from=mail',
    headers: { Referer: ['https://harbour.example/'] },
  },
  status: 404,
});
const EMBEDDED = JSON.stringify({
  time: '2026-11-01T08:00:01.000Z',
  method: 'GET',
  path: '/café',
  status: 404,
  bytes: 2048,
  milliseconds: 0.4,
});

async function folderWith(file: string, text: string): Promise<string> {
  const folder = await makeFolder();
  await writeFile(join(folder, file), text);
  return folder;
}

describe('a line of an access log', () => {
  it.each([
    [
      'nginx',
      NGINX,
      { target: '/2019/05/first-light/', status: 404, referrer: 'https://other.example/list' },
    ],
    [
      'Apache, common',
      APACHE_COMMON,
      { target: '/old-page.html', status: 404, referrer: undefined },
    ],
    [
      'Caddy',
      CADDY,
      { target: '/caf%C3%A9?from=mail', status: 404, referrer: 'https://harbour.example/' },
    ],
    ['the embedded server', EMBEDDED, { target: '/caf%C3%A9', status: 404 }],
  ])('is read in the format of %s', (_, line, request) =>
    expect(readLogLine(line)).toEqual(request),
  );

  it.each(['', 'Daymark is ready at http://localhost/', '{"dropped":3}', '{', '{"request":{}}'])(
    'is no request: %s',
    (line) => expect(readLogLine(line)).toBeUndefined(),
  );
});

describe('the redirect of a missing address', () => {
  const texts = [
    { name: 'first-light', aliases: ['dawn', '/2018/Sunrise.html'], address: '/blog/first-light' },
    { name: 'how-to-keep-a-promise', aliases: [], address: '/2026/how-to-keep-a-promise' },
  ];

  it.each([
    ['/2019/05/first-light/', '/blog/first-light'],
    ['/first-light.html', '/blog/first-light'],
    ['/blog/frist-light', '/blog/first-light'],
    ['/blog/First-Light', '/blog/first-light'],
    ['/2026/dawn', '/blog/first-light'],
    ['/keep-a-promise', '/2026/how-to-keep-a-promise'],
  ])('leads to the text with a similar name, also a former one: %s', (path, address) =>
    expect(similarText(path, texts)).toBe(address),
  );

  it.each(['/', '/tag/light', '/about-us', '/blog/first-day-at-sea'])(
    'is not guessed without a similar name: %s',
    (path) => expect(similarText(path, texts)).toBeUndefined(),
  );
});

describe('the report on access logs', () => {
  const line = (path: string, status = 404, referrer = '-') =>
    `203.0.113.9 - - [01/Nov/2026:08:00:01 +0000] "GET ${path} HTTP/1.1" ${status} 512 "${referrer}" "Mozilla/5.0"`;
  const isAnswered = (path: string) => path === '/now-here';

  it('lists missing addresses by how often they were asked for, with the lines to paste', async () => {
    const log = [
      line('/once'),
      line('/blog/first-lihgt', 404, 'https://other.example/'),
      line('/blog/first-lihgt?page=2', 404, 'https://other.example/'),
      line('/blog/fist-light/'),
      line("/blog/'first-light"),
      line('/feed/'),
      line('/rss'),
      line('/', 200),
      line('/now-here'),
      line('/wp-login.php'),
      line('/.env'),
      line('/favicon.ico'),
      line('/\\x22><script>'),
    ].join('\n');
    const root = await folderWith('access.log', log);
    const report = await readLogs([join(root, 'access.log')], isAnswered);
    const text = { name: 'first-light', aliases: [], address: '/blog/2026/first-light' };
    expect(formatReport(report, [text])).toBe(`8 of 13 requests asked for 7 missing addresses:
  2  /blog/first-lihgt
     Perhaps /blog/2026/first-light
     Linked from https://other.example/
  1  /\\x22><script>
  1  /blog/'first-light
     Perhaps /blog/2026/first-light
  1  /blog/fist-light/
     Perhaps /blog/2026/first-light
  1  /feed/
  1  /once
  1  /rss
2 other requests looked for programs that attackers know, such as /wp-login.php.
1 other request asked for files that browsers and crawlers try on every site.

To redirect, add to redirects in site.config.ts what is right:
  '/blog/first-lihgt': '/blog/2026/first-light',
  '/blog/\\'first-light': '/blog/2026/first-light',
  '/blog/fist-light': '/blog/2026/first-light',

Feed readers look for the feed. Add to former in addresses of site.config.ts:
  feeds: ['/feed', '/rss'],

For an address without a line, add a redirect of your own, or write the text that readers miss.`);
  });

  it('says nothing about remedies without missing addresses', async () => {
    const root = await folderWith('access.log', line('/', 200));
    const report = await readLogs([join(root, 'access.log')], isAnswered);
    expect(formatReport(report, [])).toBe('0 of 1 request asked for 0 missing addresses.');
  });

  it('says that the log of the embedded server has no referrers', async () => {
    const root = await folderWith('access.log', EMBEDDED);
    const report = await readLogs([join(root, 'access.log')], isAnswered);
    expect(formatReport(report, [])).toBe(`1 of 1 request asked for 1 missing address:
  1  /caf\\u00e9
These logs do not say which pages have the links.

For an address without a line, add a redirect of your own, or write the text that readers miss.`);
  });

  it('reads several logs, of which some are compressed', async () => {
    const root = await folderWith('access.log', NGINX);
    await writeFile(join(root, 'access.log.1.gz'), gzipSync(`${NGINX}\n${APACHE_COMMON}\n`));
    const files = ['access.log', 'access.log.1.gz'].map((file) => join(root, file));
    const { requests, missing } = await readLogs(files, isAnswered);
    expect(requests).toBe(3);
    expect(missing.map(({ path, count }) => [path, count])).toEqual([
      ['/2019/05/first-light/', 2],
      ['/old-page.html', 1],
    ]);
  });

  it.each([
    [
      'an error log',
      '2026/11/01 08:00:01 [error] 7#7: *1 open() failed',
      '"2026/11/01 08:00:01 [error] 7#7: *1 open() failed"',
    ],
    ['an empty file', '', 'an empty file'],
  ])('refuses %s', async (_, text, found) => {
    const root = await folderWith('error.log', text);
    const file = join(root, 'error.log');
    await expect(readLogs([file], isAnswered)).rejects.toThrow(
      `${file}:1: expected a line of the combined format of nginx or Apache, or a line of JSON of Caddy or of \`daymark start\`; found ${found}`,
    );
  });

  it('refuses a file that does not exist', () =>
    expect(readLogs(['no.log'], isAnswered)).rejects.toThrow(
      'daymark report: expected the file of an access log; found no file no.log',
    ));
});
