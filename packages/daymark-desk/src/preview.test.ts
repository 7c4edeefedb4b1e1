import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { textFields } from 'daymark/fields';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { makeFolder, writeFiles } from '../../../tests/small-site.ts';
import { desk } from './preview.ts';
import { LARGEST } from './site-files.ts';

const ARTICLE = 'content/articles/first-light/index.md';
const SOURCE = '---\r\ntitle: First light # short\r\n---\r\n\r\nA ![](./harbour.jpg) *b*.\r\n';

const FILES = {
  'content/articles/first-light.md': SOURCE,
  'content/articles/harbour.jpg': 'picture',
  'content/articles/unused.jpg': 'picture',
  'content/articles/with-pictures/index.md': '---\ntitle: Two\n---\n',
  'content/articles/with-pictures/wave.png': 'wave',
  'content/articles/2026/old.md': '---\ntitle: Old\n---\n',
  'content/de/topics/ruhe.md': '---\ntitle: Ruhe\n---\n',
  'content/topics/attention.md': '---\ntitle: Attention\n---\n',
  'pages/retreats/spring.md': '---\ntitle: Spring\n---\n',
  'pages/de/haus.md': '---\ntitle: Haus\n---\n',
  'site.config.ts': 'secret',
};

/** Serves the desk of a small site. */
async function serve(files: Readonly<Record<string, string | Buffer>> = FILES) {
  const root = await makeFolder();
  await writeFiles(root, files);
  const listeners = new Set<() => void>();
  const handler = desk({
    root,
    name: 'Still Point',
    kinds: textFields(),
    languages: [
      { language: 'en', folder: '', base: '' },
      { language: 'de', folder: 'de', base: '/de' },
    ],
    bundle: async (file) => `/* ${file.slice(-15)} */`,
    onChecked: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  });
  const server = createServer((request, response) =>
    handler(request, response, () => response.writeHead(404).end('next')),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('no port');
  const origin = `http://127.0.0.1:${address.port}`;
  const page = await (await fetch(`${origin}/__daymark/desk`)).text();
  const token = /"token":"([^"]+)"/.exec(page)?.[1] ?? '';
  const send = (path: string, options: RequestInit = {}) =>
    fetch(`${origin}/__daymark/desk/files${path}`, {
      ...options,
      headers: { Origin: origin, 'X-Desk-Token': token, ...options.headers },
    });
  const list = async (): Promise<{ path: string; file: string; digest: string }[]> =>
    (await send('')).json();
  const digestOf = async (path: string) =>
    (await list()).find((file) => file.path === path)?.digest ?? 'none';
  const put = (path: string, body: BodyInit, digest: string, more = '') =>
    send(`?path=${encodeURIComponent(path)}${more}`, {
      method: 'PUT',
      body,
      headers: { 'If-Match': digest },
    });
  const text = (file: string) => readFile(join(root, file), 'utf8');
  return { root, origin, token, page, send, list, digestOf, put, text, listeners };
}

const files = await vi.importActual<typeof import('node:fs/promises')>('node:fs/promises');
vi.mock('node:fs/promises', async (original) => {
  const actual = await original<typeof import('node:fs/promises')>();
  return { ...actual, writeFile: vi.fn(actual.writeFile) };
});

describe('the desk in the preview', () => {
  it('lists each text as a folder with its pictures', async () => {
    const { list } = await serve();
    expect((await list()).map(({ path }) => path)).toEqual([
      'content/articles/old/index.md',
      'content/articles/first-light/index.md',
      'content/articles/first-light/harbour.jpg',
      'content/articles/with-pictures/index.md',
      'content/articles/with-pictures/wave.png',
      'content/topics/attention/index.md',
      'pages/retreats--spring/index.md',
      'content/de/topics/ruhe/index.md',
      'pages/de/haus/index.md',
    ]);
  });

  it('writes a text in its outer form, and only if the desk has read it', async () => {
    const { digestOf, put, text } = await serve();
    const digest = await digestOf(ARTICLE);
    const saved = SOURCE.replaceAll('\r', '').replace('First', 'New').trim();
    const response = await put(ARTICLE, `${saved}\n`, digest);
    expect(response.status).toBe(200);
    expect(await text('content/articles/first-light.md')).toBe(SOURCE.replace('First', 'New'));
    expect(await response.json()).toEqual({
      file: 'content/articles/first-light.md',
      digest: await digestOf(ARTICLE),
      text: SOURCE.replace('First', 'New'),
    });
    const conflict = await put(ARTICLE, 'Older', digest);
    expect(conflict.status).toBe(409);
    expect(await conflict.json()).toEqual({
      error: 'content/articles/first-light.md has been changed elsewhere since the desk read it',
      found: { digest: await digestOf(ARTICLE), text: SOURCE.replace('First', 'New') },
    });
    expect(await text('content/articles/first-light.md')).toContain('New');
  });

  it('puts a text into the bin that the author replaces or deletes', async () => {
    const { root, digestOf, put, send, text } = await serve();
    await put(ARTICLE, 'Mine', await digestOf(ARTICLE), '&overwrite');
    const removed = await send(`?path=${ARTICLE}`, {
      method: 'DELETE',
      headers: { 'If-Match': await digestOf(ARTICLE) },
    });
    expect(await text((await removed.json()).bin)).toContain('Mine');
    await expect(text('content/articles/first-light.md')).rejects.toThrow('ENOENT');
    const times = (await readdir(join(root, '.daymark/bin'))).toSorted();
    const kept = await Promise.all(
      times.map((time) => text(`.daymark/bin/${time}/content/articles/first-light.md`)),
    );
    expect(kept.map((one) => one.trim())).toEqual([SOURCE.trim(), 'Mine']);
  });

  it.each([
    ['content/articles/new-text/index.md', 'content/articles/new-text.md'],
    ['pages/retreats--autumn/index.md', 'pages/retreats/autumn.md'],
    ['content/articles/first-light/new.jpg', 'content/articles/new.jpg'],
    ['content/articles/with-pictures/new.jpg', 'content/articles/with-pictures/new.jpg'],
    ['content/articles/no-text-yet/new.jpg', 'content/articles/no-text-yet/new.jpg'],
  ])('writes the new file %s as %s', async (shown, file) => {
    const { list, put, text } = await serve();
    await list();
    expect((await put(shown, 'New\n', 'none')).status).toBe(200);
    expect(await text(file)).toBe('New\n');
    expect((await put(shown, 'Twice\n', 'none')).status).toBe(409);
  });

  it('finds the files of a desk that was open before the preview started', async () => {
    const { put, text } = await serve();
    const digest = createHash('sha256').update('---\ntitle: Old\n---\n').digest('hex');
    expect((await put('content/articles/old/index.md', 'New', digest)).status).toBe(200);
    expect(await text('content/articles/2026/old.md')).toContain('New');
  });

  it.each([
    ['ENOSPC', 'The disk is full. Delete files that you do not need, and save again.'],
    ['EROFS', 'The disk can only be read. Make it writable, and save again.'],
  ])('reports %s in plain words, and leaves nothing behind', async (code, expected) => {
    const { root, digestOf, put, text } = await serve();
    const digest = await digestOf(ARTICLE);
    vi.mocked(writeFile).mockImplementationOnce(async (file) => {
      await files.writeFile(String(file), 'half');
      throw Object.assign(new Error('write'), { code });
    });
    const response = await put(ARTICLE, 'New', digest);
    expect([response.status, (await response.json()).error]).toEqual([500, expected]);
    expect(await text('content/articles/first-light.md')).toBe(SOURCE);
    expect(await readdir(join(root, '.daymark/desk'))).toEqual([]);
  });

  it('tells the desk when the checks have run', async () => {
    const { origin, listeners } = await serve();
    const stopped = new AbortController();
    const { body } = await fetch(`${origin}/__daymark/desk/changes`, { signal: stopped.signal });
    const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
    await reader?.read();
    for (const listener of listeners) listener();
    expect((await reader?.read())?.value).toBe('data: checked\n\n');
    stopped.abort();
    await expect.poll(() => listeners.size).toBe(0);
  });

  it('puts a new text beside the pictures that came first', async () => {
    const { put, text } = await serve();
    await put('content/articles/new/wave.jpg', 'wave', 'none');
    await put('content/articles/new/index.md', 'New\n', 'none');
    expect(await text('content/articles/new/index.md')).toBe('New\n');
  });

  it('leaves no unfinished file behind, and writes changes one after another', async () => {
    const { root, digestOf, put } = await serve();
    const digest = await digestOf(ARTICLE);
    const results = await Promise.all(
      ['One', 'Two', 'Three'].map(async (body) => (await put(ARTICLE, body, digest)).status),
    );
    expect(results.toSorted()).toEqual([200, 409, 409]);
    expect(await readdir(join(root, '.daymark/desk'))).toEqual([]);
    expect(await readdir(join(root, 'content/articles'))).not.toContainEqual(
      expect.stringMatching(/^\./),
    );
  });

  it.each([
    ['../site.config.ts', 400],
    ['site.config.ts', 400],
    ['content/articles/../../site.config.md', 400],
    ['content/articles/../harbour.jpg', 400],
    ['content/articles/.hidden/harbour.jpg', 400],
    ['content/articles/a/.hidden.md', 400],
    ['content/articles/a/b/c.md', 400],
    ['content/articles/a/other.md', 400],
    ['content/articles\\a/index.md', 400],
    ['/etc/passwd', 400],
    ['content/articles/a/index.ts', 415],
    ['content/articles/a/script.js', 415],
    ['content/unknown/a/index.md', 400],
  ])('refuses to write %s', async (path, status) => {
    const { root, put } = await serve();
    const response = await put(path, 'bad', 'none');
    expect(response.status).toBe(status);
    expect((await response.json()).error).toMatch(/expected/);
    expect(await readFile(join(root, 'site.config.ts'), 'utf8')).toBe('secret');
  });

  it('refuses links that lead out of the folders', async () => {
    const { root, list, put } = await serve();
    const elsewhere = await makeFolder();
    await writeFile(join(elsewhere, 'a.md'), 'outside');
    await symlink(elsewhere, join(root, 'content/articles/linked'));
    await symlink(join(elsewhere, 'a.md'), join(root, 'content/articles/link.md'));
    await mkdir(join(root, 'content/stories'), { recursive: true });
    expect((await list()).map(({ path }) => path)).not.toContainEqual(
      expect.stringContaining('link'),
    );
    for (const path of ['content/articles/linked/a.jpg', 'content/articles/link/index.md']) {
      const response = await put(path, 'bad', 'none');
      expect(response.status).toBe(403);
      expect((await response.json()).error).toContain('found a link');
    }
    expect(await readFile(join(elsewhere, 'a.md'), 'utf8')).toBe('outside');
  });

  it.each([
    [{ 'X-Desk-Token': '' }, 'X-Desk-Token'],
    [{ 'X-Desk-Token': 'x'.repeat(43) }, 'X-Desk-Token'],
    [{ Origin: 'https://evil.example' }, 'Origin'],
    [{ Origin: 'null' }, 'Origin'],
    [{ 'Sec-Fetch-Site': 'cross-site' }, 'Origin'],
  ])('refuses a request with %j', async (headers, expected) => {
    const { send, digestOf, text } = await serve();
    const digest = await digestOf(ARTICLE);
    for (const method of ['GET', 'PUT', 'DELETE']) {
      const own = { ...headers, 'If-Match': digest };
      const body = method === 'PUT' ? { body: 'bad' } : {};
      const response = await send(`?path=${ARTICLE}`, { method, headers: own, ...body });
      expect(response.status).toBe(403);
      expect((await response.json()).error).toContain(expected);
    }
    expect(await text('content/articles/first-light.md')).toBe(SOURCE);
  });

  it('refuses a request for another host, and one without an origin that writes', async () => {
    const { origin, token } = await serve();
    const { port } = new URL(origin);
    const raw = async (method: string, path: string, headers: Record<string, string>) => {
      const { request } = await import('node:http');
      const { promise, resolve, reject } = Promise.withResolvers<number | undefined>();
      request({ port, host: '127.0.0.1', method, path, headers }, (reply) => {
        reply.resume();
        resolve(reply.statusCode);
      })
        .on('error', reject)
        .end();
      return promise;
    };
    expect(await raw('GET', '/__daymark/desk', { Host: `evil.example:${port}` })).toBe(403);
    expect(await raw('GET', '/__daymark/desk', { Host: `localhost:${port}` })).toBe(200);
    const path = `/__daymark/desk/files?path=${ARTICLE}`;
    expect(await raw('DELETE', path, { 'X-Desk-Token': token, 'If-Match': 'none' })).toBe(403);
  });

  it('refuses a text that is too large, and a method that it does not know', async () => {
    const { put, send } = await serve();
    const response = await put('content/topics/new/index.md', 'x'.repeat(LARGEST.text + 1), 'none');
    expect(response.status).toBe(413);
    expect((await send('', { method: 'PATCH' })).status).toBe(405);
  });

  it('does not show a file that is not in UTF-8', async () => {
    const { list } = await serve({ 'content/topics/latin.md': Buffer.from([0x61, 0xe4, 0x62]) });
    expect(await list()).toEqual([]);
  });

  it('sends pictures, the script, and Sveltia CMS, and leaves other pages to the preview', async () => {
    const { root, origin, page, send, list } = await serve();
    await list();
    const picture = await send('?path=content/articles/first-light/harbour.jpg');
    expect(await picture.text()).toBe('picture');
    const get = async (path: string) => (await fetch(origin + path)).text();
    expect(await get('/__daymark/desk/desk.js')).toBe('/* desk.browser.ts */');
    expect(await get('/__daymark/desker')).toBe('next');
    expect(await get('/__daymark/desk/sveltia/npm/index.js')).toContain(
      'Run npm install --save-exact @sveltia/cms@0.221.1 in the site’s folder',
    );
    await symlink(join(process.cwd(), 'node_modules'), join(root, 'node_modules'));
    expect(await get('/__daymark/desk/sveltia/locales/de.json')).toMatch(/^export default \{/);
    expect(await get('/__daymark/desk/sveltia/npm/..%2f..%2fpackage.json')).toContain('expected');
    expect(page).not.toContain('</script><script>');
  });
});
