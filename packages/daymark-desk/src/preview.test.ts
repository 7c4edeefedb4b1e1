import { once } from 'node:events';
import { copyFile, mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer, request, type Server } from 'node:http';
import { join } from 'node:path';
import { textFields } from 'daymark/fields';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { makeFolder, writeFiles } from '../../../tests/small-site.ts';
import type { Change } from './files.ts';
import { desk, LARGEST } from './preview.ts';

const ARTICLE = 'content/articles/first-light.md';
const SOURCE =
  '\uFEFF---\r\ntitle: First light # short\r\n---\r\n\r\nA ![](./harbour.jpg) *b*.\r\n';

const FILES = {
  [ARTICLE]: SOURCE,
  'content/articles/harbour.jpg': 'picture',
  'content/articles/with-pictures/index.md': '---\ntitle: Two\n---\n',
  'content/articles/with-pictures/wave.png': 'wave',
  'content/articles/.hidden.md': 'hidden',
  'content/articles/notes.txt': 'notes',
  'content/de/topics/ruhe.md': '---\ntitle: Ruhe\n---\n',
  'content/other/text.md': 'no kind of text',
  'content/topics/latin.md': Buffer.from([0x61, 0xe4, 0x62]),
  'pages/retreats/spring.md': '---\ntitle: Spring\n---\n',
  'site.config.ts': 'secret',
};

/** Makes the folder of a small site. */
async function makeSite(): Promise<string> {
  const root = await makeFolder();
  await writeFiles(root, FILES);
  await symlink(join(process.cwd(), 'node_modules'), join(root, 'node_modules'));
  return root;
}

/** Serves the desk of a small site. */
async function serve(site?: string) {
  const root = site ?? (await makeSite());
  const listeners = new Set<() => void>();
  /** The requests that the desk has sent to the server of the pages. */
  const asked: string[] = [];
  const pages = createServer(({ url = '' }, response) => {
    asked.push(url);
    response.end('{"path":"/blog/first-light"}');
  });
  const portOf = async (server: Server) => {
    await once(server.listen(0, '127.0.0.1'), 'listening');
    onTestFinished(() => void server.close());
    return Object(server.address()).port;
  };
  const pagesOrigin = `http://127.0.0.1:${await portOf(pages)}`;
  const handler = desk({
    root,
    pages: () => `${pagesOrigin}/still/`,
    name: 'Still Point',
    timeZone: 'UTC',
    pictureWidth: 2208,
    kinds: textFields(),
    languages: [
      { language: 'en', code: '', base: '' },
      { language: 'de', code: 'de', base: '/de' },
    ],
    bundle: async (file) => `/* ${file.slice(-15)} */`,
    onChecked: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  });
  const server = createServer((request, response) => {
    // In these tests, the header `from` says from which computer a request comes.
    const value = request.headers.from ?? '127.0.0.1';
    Object.defineProperty(request.socket, 'remoteAddress', { value, configurable: true });
    handler(request, response);
  });
  const origin = `http://127.0.0.1:${await portOf(server)}`;
  const page = await (await fetch(origin)).text();
  const token = /"token":"([^"]+)"/.exec(page)?.[1] ?? '';
  const repository = `repos/${/"repo":"([^"]+)"/.exec(page)?.[1]}`;
  /** Sends a request of the API, as a page of the desk does. */
  const send = async (path: string, body?: unknown, options: RequestInit = {}) => {
    const response = await fetch(`${origin}/api/${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...options,
      headers: { Origin: origin, Authorization: `token ${token}`, ...options.headers },
    });
    return { status: response.status, json: await response.json() };
  };
  const list = async (): Promise<{ path: string; sha: string; size: number }[]> =>
    (await send(`${repository}/git/trees/main?recursive=1`)).json.tree;
  const shaOf = async (path: string) =>
    (await list()).find((file) => file.path === path)?.sha ?? '';
  const change = (...files: (Omit<Change, 'content'> & { text?: string })[]) =>
    send(`${repository}/contents`, {
      files: files.map(({ text = '', ...file }) => ({
        ...file,
        content: Buffer.from(text).toString('base64'),
      })),
    });
  const update = async (text: string, path = ARTICLE) =>
    change({ operation: 'update', path, sha: await shaOf(path), text });
  const create = (path: string, text = 'New\n') => change({ operation: 'create', path, text });
  const text = (file: string) => readFile(join(root, file), 'utf8');
  return {
    root,
    origin,
    asked,
    pagesOrigin,
    token,
    repository,
    send,
    list,
    shaOf,
    change,
    update,
    create,
    text,
    listeners,
  };
}

const files = await vi.importActual<typeof import('node:fs/promises')>('node:fs/promises');
vi.mock('node:fs/promises', async (original) => {
  const actual = await original<typeof import('node:fs/promises')>();
  const { copyFile, readdir, writeFile } = actual;
  return {
    ...actual,
    copyFile: vi.fn(copyFile),
    readdir: vi.fn(readdir),
    writeFile: vi.fn(writeFile),
  };
});

describe('the desk in the preview', () => {
  it('lists texts and pictures, and no hidden file, other kind, or text in another encoding', async () => {
    const { list, send, repository } = await serve();
    expect((await list()).map(({ path }) => path)).toEqual([
      'content/articles/first-light.md',
      'content/articles/harbour.jpg',
      'content/articles/with-pictures/index.md',
      'content/articles/with-pictures/wave.png',
      'content/de/topics/ruhe.md',
      'pages/retreats/spring.md',
    ]);
    const { json } = await send(`${repository}/file-contents?ref=main`, { files: [ARTICLE] });
    expect(json).toEqual([
      { path: ARTICLE, encoding: 'base64', content: Buffer.from(SOURCE).toString('base64') },
    ]);
  });

  it('writes a text byte by byte, and only over the version that the desk has read', async () => {
    const { send, shaOf, change, update, text, repository } = await serve();
    const head = async () => (await send(`${repository}/branches/main`)).json.commit.id;
    const [sha, first] = [await shaOf(ARTICLE), await head()];
    const changed = SOURCE.replace('First', 'New');
    const { status, json } = await update(changed);
    expect(status).toBe(200);
    expect(await text(ARTICLE)).toBe(changed);
    expect(json.files).toMatchObject([{ path: ARTICLE, sha: await shaOf(ARTICLE) }]);
    expect(await head()).not.toBe(first);
    const late = await change({ operation: 'update', path: ARTICLE, sha, text: 'Older' });
    expect([late.status, late.json.message]).toEqual([
      409,
      'content/articles/first-light.md has been changed elsewhere since the desk read it. Nothing is saved: your words are still in the form. Save again, and you see the change',
    ]);
    expect(await text(ARTICLE)).toBe(changed);
  });

  it('moves replaced and deleted files into the bin, and brings deleted files back', async () => {
    const { root, shaOf, send, change, update, text } = await serve();
    await update('Mine');
    const sha = await shaOf(ARTICLE);
    await change({ operation: 'delete', path: ARTICLE, sha });
    await expect(text(ARTICLE)).rejects.toThrow('ENOENT');
    const times = (await readdir(join(root, '.daymark/bin'))).toSorted();
    const kept = times.map((time) => text(`.daymark/bin/${time}/${ARTICLE}`));
    expect(await Promise.all(kept)).toEqual([SOURCE, 'Mine']);
    const bin = `.daymark/bin/${times.at(-1)}/${ARTICLE}`;
    expect((await send('deleted')).json).toEqual([{ file: ARTICLE, bin }]);
    await send('restored', {});
    expect(await text(ARTICLE)).toBe('Mine');
    expect((await send('deleted')).json).toEqual([]);
  });

  it('brings back every deleted file whose place is free', async () => {
    const { root, shaOf, change, send, text } = await serve();
    const paths = [ARTICLE, 'content/articles/with-pictures/index.md', 'pages/retreats/spring.md'];
    for (const path of paths) await change({ operation: 'delete', path, sha: await shaOf(path) });
    // The desk does not show a text that is not UTF-8, and must still not lose it.
    const latin = Buffer.from([0x61, 0xe4, 0x62]);
    await writeFiles(root, { [ARTICLE]: latin });
    const [, { bin }] = (await send('deleted')).json;
    await rm(join(root, bin));
    expect((await send('restored', {})).status).toBe(500);
    await send('restored', {});
    expect(await readFile(join(root, ARTICLE))).toEqual(latin);
    expect(await text('pages/retreats/spring.md')).toBe(FILES['pages/retreats/spring.md']);
  });

  it('writes a text again that somebody has deleted, without the version that no longer exists', async () => {
    const { root, shaOf, change, text } = await serve();
    const update = { operation: 'update' as const, path: ARTICLE, text: 'Mine' };
    expect((await change(update)).status).toBe(409);
    const sha = await shaOf(ARTICLE);
    await rm(join(root, ARTICLE));
    expect((await change({ ...update, sha })).status).toBe(409);
    expect((await change({ operation: 'delete', path: ARTICLE })).status).toBe(409);
    expect((await change(update)).status).toBe(200);
    expect(await text(ARTICLE)).toBe('Mine');
  });

  it('changes no file if the bin has no place for a further file', async () => {
    const { create, shaOf, change, text } = await serve();
    const other = 'content/topics/new.md';
    await create(other);
    vi.mocked(copyFile)
      .mockImplementationOnce(files.copyFile)
      .mockRejectedValueOnce(Object.assign(new Error('copy'), { code: 'ENOSPC' }));
    const changes = [ARTICLE, other].map(async (path) => ({
      ...{ operation: 'update' as const, path, text: 'Changed', sha: await shaOf(path) },
    }));
    expect((await change(...(await Promise.all(changes)))).status).toBe(500);
    expect([await text(ARTICLE), await text(other)]).toEqual([SOURCE, 'New\n']);
  });

  it('lists no texts as deleted if a folder cannot be read', async () => {
    const { send, repository } = await serve();
    const error = Object.assign(new Error('scandir'), { code: 'EACCES' });
    vi.mocked(readdir).mockRejectedValueOnce(error);
    expect((await send(`${repository}/git/trees/main`)).status).toBe(500);
  });

  it('renames a text together with its pictures, and replaces a picture', async () => {
    const { root, shaOf, change, text } = await serve();
    const [text1, picture] = ['with-pictures/index.md', 'with-pictures/wave.png'].map(
      (name) => `content/articles/${name}`,
    ) as [string, string];
    const move = async (from: string) => ({
      ...{ operation: 'update' as const, path: from.replace('with', 'of'), from_path: from },
      ...{ sha: await shaOf(from), text: 'moved' },
    });
    expect((await change(await move(text1), await move(picture))).status).toBe(200);
    expect(await text('content/articles/of-pictures/index.md')).toBe('moved');
    expect(await readdir(join(root, 'content/articles'))).not.toContain('with-pictures');
    const path = 'content/articles/of-pictures/wave.png';
    expect((await change({ operation: 'update', path, text: 'another' })).status).toBe(200);
    expect(await text(path)).toBe('another');
    const taken = await change({ ...(await move(ARTICLE)), path });
    expect([taken.status, taken.json.message]).toEqual([409, expect.stringContaining(path)]);
  });

  it('makes all changes of a save or none, and overwrites no existing file with a new file', async () => {
    const { change, create, text } = await serve();
    const path = 'content/articles/new/index.md';
    const picture = { operation: 'create' as const, path: 'content/articles/new/a.jpg' };
    for (const taken of [ARTICLE, 'content/topics/latin.md']) {
      const { status } = await change(picture, { operation: 'create', path: taken });
      expect(status).toBe(409);
      await expect(text(picture.path)).rejects.toThrow('ENOENT');
    }
    expect((await create(path)).status).toBe(200);
    expect(await text(path)).toBe('New\n');
  });

  it('names the error of the disk, and leaves no partial file', async () => {
    const { root, update, text } = await serve();
    vi.mocked(writeFile).mockImplementationOnce(async (file) => {
      await files.writeFile(String(file), 'half');
      throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
    });
    const { status, json } = await update('New');
    expect([status, json.message]).toEqual([
      500,
      'ENOSPC: no space left on device, write. Your words are still in the form: make room on the disk or allow the change, and save again',
    ]);
    expect(await text(ARTICLE)).toBe(SOURCE);
    expect(await readdir(join(root, '.daymark/desk'))).toEqual([]);
  });

  it('tells the desk when the checks have run', async () => {
    const { origin, listeners } = await serve();
    const stopped = new AbortController();
    const { body } = await fetch(`${origin}/changes`, { signal: stopped.signal });
    const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
    await reader?.read();
    for (const listener of listeners) listener();
    expect((await reader?.read())?.value).toBe('data: checked\n\n');
    stopped.abort();
    await expect.poll(() => listeners.size).toBe(0);
  });

  it('has the same name for a site after each start, and a different name for each site', async () => {
    const one = await serve();
    expect((await serve(one.root)).repository).toBe(one.repository);
    expect((await serve()).repository).not.toBe(one.repository);
  });

  it('writes changes one after another', async () => {
    const { root, shaOf, change } = await serve();
    const sha = await shaOf(ARTICLE);
    const results = await Promise.all(
      ['One', 'Two', 'Three'].map((text) =>
        change({ operation: 'update', path: ARTICLE, sha, text }),
      ),
    );
    expect(results.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect(await readdir(join(root, '.daymark/desk'))).toEqual([]);
  });

  it.each([
    ['../site.config.ts', 400],
    ['site.config.ts', 400],
    ['content/articles/../../site.config.md', 400],
    ['content/articles/../harbour.jpg', 400],
    ['content/articles/.hidden/harbour.jpg', 400],
    ['content/articles/a/.hidden.md', 400],
    ['content/articles\\a/index.md', 400],
    ['/etc/passwd', 400],
    ['content/unknown/a/index.md', 400],
    ['content/articles/a/index.ts', 415],
    ['content/articles/a/script.js', 415],
  ])('refuses to write and to read %s', async (path, expected) => {
    const { root, send, create, shaOf, change, repository } = await serve();
    const moved = { operation: 'update' as const, path: ARTICLE, sha: await shaOf(ARTICLE) };
    for (const { status, json } of [
      await create(path),
      await change({ operation: 'delete', path }),
      await change({ ...moved, from_path: path }),
      await send(`${repository}/media/main/${encodeURIComponent(path)}`),
    ]) {
      expect(status).toBe(expected);
      expect(json.message).toMatch(/expected/);
    }
    expect(await readFile(join(root, 'site.config.ts'), 'utf8')).toBe('secret');
  });

  it('refuses links that lead out of the folders', async () => {
    const { root, list, create } = await serve();
    const elsewhere = await makeFolder();
    await writeFile(join(elsewhere, 'a.md'), 'outside');
    await symlink(elsewhere, join(root, 'content/articles/linked'));
    await symlink(join(elsewhere, 'a.md'), join(root, 'content/articles/link.md'));
    await mkdir(join(root, 'content/stories'), { recursive: true });
    expect((await list()).map(({ path }) => path)).not.toContainEqual(
      expect.stringContaining('link'),
    );
    for (const path of ['content/articles/linked/a.jpg', 'content/articles/link.md']) {
      const { status, json } = await create(path);
      expect([status, json.message]).toEqual([403, expect.stringContaining('found link')]);
    }
    expect(await readFile(join(elsewhere, 'a.md'), 'utf8')).toBe('outside');
  });

  it('asks the preview for its findings in a text, and to open the text in an editor', async () => {
    const { asked, send } = await serve();
    const { json } = await send('reports', { file: ARTICLE });
    expect(json).toEqual([{ path: '/blog/first-light' }, { path: '/blog/first-light' }]);
    await send('editor', { place: `${ARTICLE}:3` });
    const file = encodeURIComponent(ARTICLE);
    expect(asked).toEqual([
      `/__daymark/page?path=%2F&file=${file}`,
      `/__daymark/page?path=%2Fde%2F&file=${file}`,
      `/__open-in-editor?file=${file}%3A3`,
    ]);
  });

  it('shows pages of the preview in a frame, and is itself in no frame, file or window of another origin', async () => {
    const { origin, pagesOrigin } = await serve();
    const { headers } = await fetch(origin);
    const policy = headers.get('content-security-policy');
    expect(policy).toContain(`; frame-src ${pagesOrigin} 'self' blob:;`);
    expect(policy).toContain("; connect-src 'self' blob: data: ;");
    expect(policy).toContain("; frame-ancestors 'none'");
    expect(Object.fromEntries(headers)).toMatchObject({
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'origin-agent-cluster': '?1',
      'x-frame-options': 'DENY',
    });
    expect([...headers.keys()].filter((name) => /cookie|access-control/.test(name))).toEqual([]);
    const { port } = new URL(origin);
    const page = await (await fetch(`http://localhost:${port}`)).text();
    expect(page).toContain(`"pages":"${pagesOrigin.replace('127.0.0.1', 'localhost')}"`);
  });

  it.each([
    [{ Authorization: '' }, 'Authorization'],
    [{ Authorization: `token ${'x'.repeat(43)}` }, 'Authorization'],
    [{ Origin: 'https://evil.example' }, 'Origin'],
    [{ Origin: 'null' }, 'Origin'],
    [{ Origin: 'http://127.0.0.1:4321' }, 'Origin'],
    [{ 'Sec-Fetch-Site': 'cross-site' }, 'Origin'],
    [{ 'Sec-Fetch-Site': 'same-site', 'Sec-Fetch-Mode': 'no-cors' }, 'Origin'],
    [
      { 'Sec-Fetch-Site': 'same-site', 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Dest': 'iframe' },
      'Origin',
    ],
  ])('refuses a request with %j', async (headers, expected) => {
    const { send, shaOf, text, repository } = await serve();
    const file = { operation: 'delete', path: ARTICLE, sha: await shaOf(ARTICLE) };
    for (const [path, body] of [
      [`${repository}/git/trees/main`],
      [`${repository}/contents`, { files: [file] }],
    ] as const) {
      const { status, json } = await send(path, body, { headers });
      expect([status, json.message]).toEqual([403, expect.stringContaining(expected)]);
    }
    expect(await text(ARTICLE)).toBe(SOURCE);
  });

  it('refuses requests for another host or from another computer, and writing requests without an origin', async () => {
    const { origin, token } = await serve();
    const { port } = new URL(origin);
    const raw = async (method: string, path: string, headers: Record<string, string>) => {
      const { promise, resolve, reject } = Promise.withResolvers<number | undefined>();
      request({ port, host: '127.0.0.1', method, path, headers }, (reply) => {
        reply.resume();
        resolve(reply.statusCode);
      })
        .on('error', reject)
        .end();
      return promise;
    };
    expect(await raw('GET', '/', { Host: `evil.example:${port}` })).toBe(403);
    const headers = { Host: `localhost:${port}` };
    expect(await raw('GET', '/', headers)).toBe(200);
    for (const [from, status] of [
      ['::ffff:127.0.0.1', 200],
      ['192.168.1.7', 403],
      ['fe80::1', 403],
    ] as const)
      expect(await raw('GET', '/', { ...headers, From: from })).toBe(status);
    expect(await raw('POST', '/api/restored', { Authorization: `token ${token}` })).toBe(403);
  });

  it('refuses a text that is too large, and a request that it does not know', async () => {
    const { create, send } = await serve();
    const large = await create('content/topics/new.md', 'x'.repeat(0.75 * LARGEST));
    expect(large.status).toBe(413);
    expect((await send('user', undefined, { method: 'PATCH' })).status).toBe(404);
  });

  it('sends pictures, the script, and Sveltia CMS, and no page or file of the preview', async () => {
    const { origin, token, repository } = await serve();
    const get = async (path: string) =>
      (await fetch(origin + path, { headers: { Authorization: `token ${token}` } })).text();
    const media = `/api/${repository}/media/main`;
    expect(await get(`${media}/content/articles/harbour.jpg`)).toBe('picture');
    expect(await get('/desk.js')).toBe('/* home.browser.ts */');
    expect(await get('/sveltia/locales/de.json')).toMatch(/^\{"/);
    for (const path of [
      ...['/sveltia/npm/..%2f..%2fpackage.json', '/sveltia/package.json', '/blog', '/@vite/client'],
      ...['/@fs/etc/hosts', '/__open-in-editor', '/__daymark/page', '/__daymark/desk'],
    ])
      expect(await get(path), path).toContain('expected a page of the desk');
  });
});
