import { describe, expect, test } from 'vitest';
import { ask, serveSite } from '../../../../tests/embedded-server.ts';
import { makeSite } from '../../../../tests/small-site.ts';
import { writeRedirects } from '../output/site-records.ts';

describe('an old URL', () => {
  async function site(): Promise<number> {
    const root = await makeSite();
    await writeRedirects(root, {
      '/blog/dawn': '/blog/first-light',
      '/2019/café.html': '/about',
      '/about': '/blog',
    });
    return serveSite(root);
  }

  test.each([
    ['/blog/dawn', '/blog/first-light'],
    ['/blog/dawn?a=1&b=%2F', '/blog/first-light?a=1&b=%2F'],
    ['/blog/dawn/', '/blog/first-light'],
    ['/2019/caf%C3%A9.html?x', '/about?x'],
  ])('%s redirects permanently to %s', async (path, location) => {
    const { status, headers } = await ask(await site(), path);
    expect([status, headers.location]).toEqual([308, location]);
  });

  test('an ads.txt of another host is a temporary redirect without the query', async () => {
    const root = await makeSite();
    await writeRedirects(root, { '/ads.txt': 'https://manager.example/a%20b/ads.txt?site=1' });
    const { status, headers } = await ask(await serveSite(root), '/ads.txt?x');
    expect([status, headers.location]).toEqual([
      302,
      'https://manager.example/a%20b/ads.txt?site=1',
    ]);
  });

  test.each([
    ['/x?a=0', '/blog'],
    ['/x?a=1', '/about'],
    ['/x?a=1&b=2', '/'],
    ['/x?b=2&c=3&a=1', '/'],
    ['/x?b=2', '/blog/first-light'],
    ['/?p=12&page=2', '/about'],
    ['/?page=2&p=12', '/about'],
    ['/?p=12&page=3', '/blog'],
    ['/?p=1&p=12', '/blog'],
    ['/?v=dQw4', '/about'],
    ['/?v=DqW4', '/blog'],
  ])('with a query leads to the text with the most parameters: %s', async (path, location) => {
    const root = await makeSite();
    await writeRedirects(root, {
      '/x?a=0': '/blog',
      '/x?a=1': '/about',
      '/x?a=1&b=2': '/',
      '/x?b=2': '/blog/first-light',
      '/?p=12': '/blog',
      '/?p=12&page=2': '/about',
      '/?v=DqW4': '/blog',
      '/?v=dQw4': '/about',
    });
    const { status, headers } = await ask(await serveSite(root), path);
    expect([status, headers.location]).toEqual([308, location]);
  });

  test.each(['/?P=12', '/?%70=12', '/?p=%31%32', '/?p=12&p=1', '/?p=123', '/?xp=12', '/?p'])(
    'with a query that is written in another way is the page: %s',
    async (path) => {
      const root = await makeSite();
      await writeRedirects(root, { '/?p=12': '/blog' });
      expect((await ask(await serveSite(root), path)).status).toBe(200);
    },
  );

  test.each([
    ['/sale', 410, 'Not here'],
    ['/sale/?a', 410, 'Not here'],
    ['/sale.pdf', 410, 'Gone'],
    ['/about', 200, 'About'],
  ])(
    'of a page that is gone has the status 410 and the 404 page: %s',
    async (path, status, text) => {
      const root = await makeSite();
      await writeRedirects(root, { '/sale': 'gone', '/sale.pdf': 'gone', '/about': 'gone' });
      const reply = await ask(await serveSite(root), path);
      expect(reply.status).toBe(status);
      expect(String(reply.body)).toContain(text);
    },
  );

  test('never replaces a page', async () => {
    expect((await ask(await site(), '/about')).status).toBe(200);
  });
});
