import { describe, expect, it } from 'vitest';
import { randomFrom } from '../../daymark/src/basics/random.ts';
import { backendOf, type DeskSettings } from './forge.ts';
import { forgeRequests } from './forge-requests.ts';

const settings: DeskSettings = {
  forge: 'github',
  repository: 'stillpoint/site',
  branch: 'main',
  host: 'https://desk.stillpoint.example',
  review: false,
};

const FOLDERS = ['content/articles', 'pages', 'content/de/articles', 'pages/de'];
const BASE = '---\ntitle: One\nmood: calm\n---\n\nFirst.\n\nSecond.\n\nThird.';
const MINE = BASE.replace('First.', 'First, mine.');

const base64 = (text: string) => Buffer.from(text).toString('base64');
const read = (content: unknown) => Buffer.from(String(content), 'base64').toString();

/** The body of a request to save a text, with what the tests read of it. */
interface Body {
  variables: { input: { fileChanges: { additions: [{ path: string; contents: string }] } } };
  actions: [{ file_path: string; content: string; last_commit_id?: string }];
  files: [{ path: string; content: string; sha?: string }];
}

interface Sent {
  url: string;
  body: Body;
}

/** What Sveltia sends to each forge to save a text, and how a forge answers. */
const FORGES = {
  github: {
    api: 'https://api.github.com',
    listUrl: 'https://api.github.com/repos/stillpoint/site/git/trees/1?recursive=1',
    list: (paths: string[]) => ({ tree: paths.map((path) => ({ type: 'blob', path, sha: '1' })) }),
    saveUrl: 'https://api.github.com/graphql',
    save: (path: string, text: string, from?: string) => ({
      query: `mutation { file_0: file(path: ${JSON.stringify(path)}) { oid } }`,
      variables: {
        input: {
          expectedHeadOid: 'head',
          fileChanges: {
            additions: [{ path, contents: base64(text) }],
            deletions: from ? [{ path: from }] : [],
          },
        },
      },
    }),
    fileUrl: (path: string) => `/repos/stillpoint/site/contents/${path}?ref=head`,
    file: (text: string) => text,
    saved: ({ body }: Sent) => {
      const { path, contents } = body.variables.input.fileChanges.additions[0];
      return { path, text: read(contents) };
    },
  },
  gitlab: {
    api: 'https://gitlab.com/api/v4',
    listUrl: 'https://gitlab.com/api/graphql',
    list: (paths: string[]) => ({
      data: { tree: { blobs: { nodes: paths.map((path) => ({ type: 'blob', path, sha: '1' })) } } },
    }),
    saveUrl: 'https://gitlab.com/api/v4/projects/stillpoint%2Fsite/repository/commits',
    save: (path: string, text: string, from?: string) => ({
      branch: 'main',
      actions: [
        {
          ...{ action: from ? 'move' : 'update', content: text, encoding: 'text' },
          ...{ file_path: path, previous_path: from },
        },
      ],
    }),
    fileUrl: (path: string) =>
      `/projects/stillpoint%2Fsite/repository/files/${encodeURIComponent(path)}?ref=main`,
    file: (text: string) => JSON.stringify({ content: base64(text), last_commit_id: 'last' }),
    saved: ({ body }: Sent) => {
      const { file_path: path, content, last_commit_id: version } = body.actions[0];
      return { path, text: content, version };
    },
  },
  forgejo: {
    api: 'https://codeberg.org/api/v1',
    listUrl: 'https://codeberg.org/api/v1/repos/stillpoint/site/git/trees/1?recursive=1&page=1',
    list: (paths: string[]) => ({ tree: paths.map((path) => ({ type: 'blob', path, sha: '1' })) }),
    saveUrl: 'https://codeberg.org/api/v1/repos/stillpoint/site/contents',
    save: (path: string, text: string, from?: string) => ({
      branch: 'main',
      files: [{ operation: 'update', path, content: base64(text), from_path: from, sha: 'old' }],
    }),
    fileUrl: (path: string) => `/repos/stillpoint/site/contents/${path}?ref=main`,
    file: (text: string) => JSON.stringify({ content: base64(text), sha: 'last' }),
    saved: ({ body }: Sent) => {
      const { path, content, sha: version } = body.files[0];
      return { path, text: read(content), version };
    },
  },
} as const;

/** Opens the requests to a forge, with a repository in which Sveltia has listed the files. */
async function open(
  forge: DeskSettings['forge'],
  files: Record<string, string>,
  { choice = false, opened = BASE } = {},
) {
  const its = FORGES[forge];
  const sent: Sent[] = [];
  const asked: string[][] = [];
  const send = forgeRequests({
    desk: { ...settings, forge },
    folders: FOLDERS,
    openedAs: () => opened,
    isReadable: (_, text) => text.split('mood:').length < 3,
    choosesOwn: async (...texts) => {
      asked.push(texts);
      return choice;
    },
    send: async (input, init = {}) => {
      const url = String(input);
      if (url === its.listUrl) return Response.json(its.list(Object.keys(files)));
      const [path] =
        Object.entries(files).find(([one]) => url === its.api + its.fileUrl(one)) ?? [];
      if (path) return new Response(its.file(files[path] ?? ''));
      if (init.method !== 'POST') return new Response('{}', { status: 404 });
      const request = { url, body: JSON.parse(String(init.body)) };
      const saved = its.saved(request);
      sent.push(request);
      files[saved.path] = saved.text;
      return Response.json({ data: {} });
    },
  });
  const json = { headers: { Accept: 'application/json', Authorization: 'token 1' } };
  const list = await (await send(its.listUrl, json)).text();
  const save = async (path: string, text: string, from?: string) => {
    const body = JSON.stringify(its.save(path, text, from));
    await send(its.saveUrl, { ...json, method: 'POST', body });
    const last = sent.at(-1);
    return last && its.saved(last);
  };
  return { send, list, sent, asked, save };
}

const ARTICLE = 'content/articles/one.md';
const SHOWN = 'content/articles/one/index.md';

describe.each(['github', 'gitlab', 'forgejo'] as const)('requests to %s', (forge) => {
  it('show each text as a folder, and save the text in its file', async () => {
    const { list, save } = await open(forge, {
      [ARTICLE]: BASE,
      'content/articles/2026/two/index.md': BASE,
      'content/articles/2026/two/wave.jpg': '',
      'content/de/articles/eins.md': BASE,
      'pages/de/haus.md': BASE,
      'public/media/a.jpg': '',
    });
    const paths = [
      SHOWN,
      'content/articles/two/index.md',
      'content/articles/two/wave.jpg',
      'content/de/articles/eins/index.md',
      'pages/de/haus/index.md',
      'public/media/a.jpg',
    ];
    for (const path of paths) expect(list).toContain(JSON.stringify(path));
    expect(await save(SHOWN, MINE)).toMatchObject({ path: ARTICLE, text: MINE });
    expect(await save('content/articles/two/index.md', MINE)).toMatchObject({
      path: 'content/articles/2026/two/index.md',
    });
    expect(await save('content/articles/new/index.md', MINE)).toMatchObject({
      path: 'content/articles/new.md',
      text: MINE,
    });
    expect(await save('content/articles/one/new.jpg', '')).toMatchObject({
      path: 'content/articles/new.jpg',
    });
  });

  it('keep the outer form of the file', async () => {
    const file = `\uFEFF${BASE}\n\n`.replaceAll('\n', '\r\n');
    const { save } = await open(forge, { [ARTICLE]: file });
    const saved = await save(SHOWN, `${MINE}\n`);
    expect(saved?.text).toBe(file.replace('First.', 'First, mine.'));
  });

  it('keep what somebody else has changed in other lines', async () => {
    const theirs = BASE.replace('Third.', 'Third, theirs.').replace('calm', 'glad');
    const { save, asked } = await open(forge, { [ARTICLE]: theirs });
    const saved = await save(SHOWN, MINE);
    expect(saved).toMatchObject({ text: theirs.replace('First.', 'First, mine.') });
    if (forge !== 'github') expect(saved).toMatchObject({ version: 'last' });
    // A second save of the same form does not have the change of the other either.
    const again = await save(SHOWN, MINE.replace('First, mine.', 'First, again.'));
    expect(again?.text).toBe(theirs.replace('First.', 'First, again.'));
    expect(asked).toEqual([]);
  });

  it('keep it when the text gets another name', async () => {
    const theirs = BASE.replace('Third.', 'Third, theirs.');
    const { save } = await open(forge, { [ARTICLE]: theirs });
    expect(await save('content/articles/other/index.md', MINE, SHOWN)).toMatchObject({
      path: 'content/articles/other.md',
      text: theirs.replace('First.', 'First, mine.'),
    });
  });

  it.each([
    ['in the same line', BASE.replace('First.', 'First, theirs.'), MINE],
    [
      'so that the front matter would have a field twice',
      BASE.replace('title:', 'mood: glad\ntitle:').replace('mood: calm\n', ''),
      BASE.replace('mood: calm', 'mood: calm\nmood: mine'),
    ],
  ])(
    'save nothing without a question if both have changed the text %s',
    async (_, theirs, mine) => {
      const refused = await open(forge, { [ARTICLE]: theirs });
      await expect(refused.save(SHOWN, mine)).rejects.toThrow(
        'Nothing is saved. Your text is still in the form',
      );
      expect(refused.sent).toEqual([]);
      expect(refused.asked).toEqual([[ARTICLE, expect.anything(), theirs]]);
      const chosen = await open(forge, { [ARTICLE]: theirs }, { choice: true });
      const saved = await chosen.save(SHOWN, mine);
      expect(saved?.text).toBe(chosen.asked[0]?.[1]);
    },
  );

  it('ask before a new text replaces a text that somebody else has added', async () => {
    const { save, asked } = await open(forge, { [ARTICLE]: BASE }, { opened: '' });
    await expect(save(SHOWN, 'New')).rejects.toThrow('Nothing is saved');
    expect(asked).toHaveLength(1);
  });

  it('save nothing if the text cannot be read', async () => {
    const { asked, ...options } = { asked: [] as string[], desk: { ...settings, forge } };
    const send = forgeRequests({
      ...options,
      folders: FOLDERS,
      openedAs: () => BASE,
      isReadable: () => true,
      choosesOwn: async () => true,
      send: async (input) => {
        asked.push(String(input));
        return new Response('{}', { status: 403 });
      },
    });
    const { saveUrl, save } = FORGES[forge];
    const body = JSON.stringify(save(ARTICLE, MINE));
    await expect(send(saveUrl, { method: 'POST', body })).rejects.toThrow(
      /^Nothing is saved: expected the text from [\w.]+; found an answer with status 403\./,
    );
    expect(asked).toHaveLength(1);
  });
});

describe('requests to a forge', () => {
  it('lose no line that one of two authors has written, and keep none that one has deleted', async () => {
    let merged = 0;
    for (let seed = 1; seed <= 150; seed += 1) {
      const { int } = randomFrom(`merge ${seed}`);
      const base = Array.from({ length: 12 }, (_, line) => `Line ${'abcdefghijkl'[line]}.`);
      const edited = (author: string) =>
        base.flatMap((line, index) => {
          const chance = int(1, 100);
          if (chance <= 6) return [];
          if (chance <= 12) return [`${author} instead of ${index}.`];
          return chance <= 18 ? [line, `${author} behind ${index}.`] : [line];
        });
      const [mine, theirs] = [edited('Mine'), edited('Theirs')];
      const opened = base.join('\n\n');
      const { save, asked } = await open('github', { [ARTICLE]: theirs.join('\n\n') }, { opened });
      const saved = await save(SHOWN, mine.join('\n\n')).catch(() => undefined);
      expect(saved === undefined).toBe(asked.length > 0);
      if (!saved) continue;
      merged += 1;
      const lines = saved.text.split('\n').filter((line) => line !== '');
      const isIn = (text: string[]) => (line: string) => text.includes(line);
      const expected = base.filter((line) => isIn(mine)(line) && isIn(theirs)(line));
      const added = [...mine, ...theirs].filter((line) => !base.includes(line));
      expect(lines.toSorted(), `seed ${seed}`).toEqual([...expected, ...added].toSorted());
    }
    expect(merged).toBeGreaterThan(40);
  });

  it('go to no other host', async () => {
    const { send } = await open('github', {});
    for (const url of ['https://unpkg.com/@sveltia/cms/package.json', 'https://status.example/a'])
      await expect(send(url)).rejects.toThrow('the desk sends requests to its forge alone');
  });

  it('do not write a picture over that of another text', async () => {
    const { save } = await open('gitlab', { [ARTICLE]: BASE, 'content/articles/wave.jpg': '' });
    await expect(save('content/articles/one/wave.jpg', 'picture')).rejects.toThrow(
      'content/articles/wave.jpg: expected no file with this name; found one.',
    );
  });

  it('have the path of the file in their addresses and queries', async () => {
    const urls: string[] = [];
    const queries: string[] = [];
    const send = forgeRequests({
      desk: { ...settings, forge: 'gitlab' },
      folders: FOLDERS,
      openedAs: () => undefined,
      isReadable: () => true,
      choosesOwn: async () => false,
      send: async (input, init = {}) => {
        urls.push(String(input));
        if (init.body) queries.push(JSON.parse(String(init.body)).query);
        return Response.json([{ type: 'blob', path: ARTICLE, avatar_url: 'https://a.example' }]);
      },
    });
    const init = { headers: { Accept: 'application/json' } };
    const first = await send('https://gitlab.com/api/v4/list', init);
    expect(await first.json()).toEqual([{ type: 'blob', path: SHOWN, avatar_url: '' }]);
    const files = 'https://gitlab.com/api/v4/projects/1/repository/files';
    await send(`${files}/${encodeURIComponent(SHOWN)}/raw?ref=main`, init);
    await send(`https://gitlab.com/api/v4/commits?path=${encodeURIComponent(SHOWN)}`, init);
    await send(`https://gitlab.com/api/v4/media/main/${SHOWN}`, init);
    expect(urls.slice(1)).toEqual([
      `${files}/${encodeURIComponent(ARTICLE)}/raw?ref=main`,
      `https://gitlab.com/api/v4/commits?path=${encodeURIComponent(ARTICLE)}`,
      `https://gitlab.com/api/v4/media/main/${ARTICLE}`,
    ]);
    const body = JSON.stringify({ query: `query { a(path: "${SHOWN}") b(x: "cms/a:${SHOWN}") }` });
    await send('https://gitlab.com/api/graphql', { ...init, method: 'POST', body });
    expect(queries).toEqual([`query { a(path: "${ARTICLE}") b(x: "cms/a:${ARTICLE}") }`]);
  });
});

describe('the backend of Sveltia CMS', () => {
  const common = { repo: 'stillpoint/site', branch: 'main' };

  it.each([
    [{}, { name: 'github', api_root: 'https://api.github.com', auth_methods: ['token'] }],
    [
      { signIn: 'https://sign-in.stillpoint.example' },
      {
        name: 'github',
        api_root: 'https://api.github.com',
        base_url: 'https://sign-in.stillpoint.example',
        auth_methods: ['oauth', 'token'],
      },
    ],
    [
      { server: 'https://git.example' },
      { name: 'github', api_root: 'https://git.example/api/v3', auth_methods: ['token'] },
    ],
    [
      { forge: 'gitlab', app: 'a1' },
      {
        name: 'gitlab',
        api_root: 'https://gitlab.com/api/v4',
        base_url: 'https://gitlab.com',
        auth_type: 'pkce',
        app_id: 'a1',
        auth_methods: ['oauth', 'token'],
      },
    ],
    [
      { forge: 'gitlab', server: 'https://git.example/gitlab' },
      {
        name: 'gitlab',
        api_root: 'https://git.example/gitlab/api/v4',
        base_url: 'https://git.example/gitlab',
        auth_type: 'pkce',
        auth_methods: ['token'],
      },
    ],
    [
      { forge: 'forgejo', app: 'a1' },
      {
        name: 'gitea',
        api_root: 'https://codeberg.org/api/v1',
        base_url: 'https://codeberg.org',
        app_id: 'a1',
        auth_methods: ['oauth', 'token'],
      },
    ],
  ] as const)('for %j', (change, expected) => {
    expect(backendOf({ ...settings, ...change })).toEqual({ ...common, ...expected });
  });
});
