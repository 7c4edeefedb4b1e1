import { execFileSync } from 'node:child_process';
import { mkdir, rename, rm, symlink, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { ask, serve, serveSite } from './testing/exchange.ts';
import { makeSite, siteFiles } from './testing/site.ts';
import { siteListener } from './testing/site-listener.ts';

describe('a request that fails unexpectedly', () => {
  test('gets the 500 page and is logged once, without the query', async () => {
    const root = await makeSite();
    const entries: string[] = [];
    const port = await serveSite(root, entries);
    await rm(join(root, 'about.html'));
    const { status, headers, body } = await ask(port, '/about?token=secret');
    expect([status, String(body)]).toEqual([500, siteFiles['500.html']]);
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers).not.toHaveProperty('etag');
    expect(entries).toEqual([expect.stringMatching(/^GET \/about failed: Error: ENOENT/)]);
    expect(entries[0]).not.toContain('secret');
    expect((await ask(port, '/')).status).toBe(200);
  });

  test('gets the 500 page even when the whole site has been removed', async () => {
    const root = await makeSite();
    const port = await serveSite(root);
    await rm(root, { recursive: true });
    const replies = await Promise.all(['/', '/missing', '/500'].map((path) => ask(port, path)));
    for (const { status, body } of replies)
      expect([status, String(body)]).toEqual([500, siteFiles['500.html']]);
  });

  test('gets one line of plain text when the site has no 500 page', async () => {
    const root = await makeSite({ 'index.html': 'Home' });
    const port = await serveSite(root);
    await rm(join(root, 'index.html'));
    const { status, body } = await ask(port, '/');
    expect([status, String(body)]).toEqual([500, 'Internal server error\n']);
  });

  test('gets the 500 page instead of a changed file, which would have the wrong headers', async () => {
    const root = await makeSite();
    const entries: string[] = [];
    const port = await serveSite(root, entries);
    await writeFile(join(root, 'about.html'), 'new');
    expect((await ask(port, '/about')).status).toBe(500);
    expect(entries[0]).toContain(
      'about.html has changed since the server read it. Send SIGHUP to the server, or restart it.',
    );
  });

  test.skipIf(process.platform === 'win32')(
    'gets the 500 page without delay if a FIFO, a symlink or a folder has replaced the file',
    async () => {
      const root = await makeSite();
      const entries: string[] = [];
      const port = await serveSite(root, entries);
      const about = join(root, 'about.html');
      const asked = async () => {
        const replies = await Promise.all(Array.from({ length: 6 }, () => ask(port, '/about')));
        expect(replies.map(({ status }) => status)).toEqual(Array(6).fill(500));
        expect((await ask(port, '/')).status).toBe(200);
        return entries.splice(0).at(-1);
      };
      await rename(about, join(root, 'elsewhere'));
      execFileSync('mkfifo', [about]);
      expect(await asked()).toContain('about.html is no longer a regular file.');
      await rm(about);
      await symlink('elsewhere', about);
      expect(await asked()).toContain('ELOOP');
      await rm(about);
      await mkdir(about);
      expect(await asked()).toContain('about.html is no longer a regular file.');
    },
  );

  test('closes the connection if the response has already begun', async () => {
    const size = 64 * 1024 * 1024;
    const root = await makeSite({ 'film.mp4': Buffer.alloc(size) });
    const entries: string[] = [];
    const port = await serveSite(root, entries);
    const reply = await fetch(`http://127.0.0.1:${port}/film.mp4`);
    await truncate(join(root, 'film.mp4'), size / 2);
    await expect(reply.arrayBuffer()).rejects.toThrow('terminated');
    await vi.waitFor(() => expect(entries).toHaveLength(1));
  });

  test('is not logged if it fails because the visitor has disconnected', async () => {
    const root = await makeSite({ 'film.mp4': Buffer.alloc(64 * 1024 * 1024) });
    const entries: string[] = [];
    const gone = Promise.withResolvers<void>();
    const app = await siteListener(root, (entry) => entries.push(entry));
    const port = await serve((request, response) => {
      response.once('close', () => setTimeout(gone.resolve, 50));
      app(request, response);
    });
    const leaving = new AbortController();
    await fetch(`http://127.0.0.1:${port}/film.mp4`, { signal: leaving.signal });
    leaving.abort();
    await gone.promise;
    expect(entries).toEqual([]);
  });
});
