import { symlink, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { makeFolder, writeFiles } from '../../../../tests/small-site.ts';
import { listFiles } from '../../../daymark/src/basics/files.ts';
import type { ImportedText } from '../export/export.ts';
import { makeTestSite, PNG } from '../testing.ts';
import { readFolder } from './folder.ts';
import { toolOf } from './recognize.ts';

const fixtures = fileURLToPath(new URL('../../fixtures/', import.meta.url));

describe.each([
  ['hugo', 'Hugo'],
  ['jekyll', 'Jekyll'],
  ['eleventy', 'Eleventy'],
  ['obsidian', 'Obsidian'],
])('a folder of %s', (name, tool) => {
  it('gives the expected files, byte for byte, and nothing more in a second run', async () => {
    const folder = join(fixtures, name, 'source');
    const expected = join(fixtures, name, 'expected');
    const site = await makeTestSite();
    const read = await readFolder(folder);
    expect(read.tool).toBe(tool);
    await site.bring(read);
    const texts = [...site.files(), 'import/report.md'].filter((file) => file.endsWith('.md'));
    for (const file of texts)
      await expect(await site.read(file)).toMatchFileSnapshot(join(expected, file));
    expect(texts.toSorted()).toEqual(listFiles(expected).toSorted());
    const before = site.files();
    const second = await site.bring(await readFolder(folder));
    expect(site.files()).toEqual(before);
    expect(second.counts.articles + second.counts.pages).toBe(0);
  });
});

type Files = Readonly<Record<string, string | Buffer>>;

async function folderOf(files: Files): Promise<string> {
  const folder = await makeFolder();
  await writeFiles(folder, files);
  return folder;
}

async function read(files: Files) {
  const source = await readFolder(await folderOf(files));
  const texts: ImportedText[] = [];
  for await (const text of source.texts()) texts.push(text);
  return { source, texts };
}

/** Reads a folder with one text. */
async function only(files: Files): Promise<ImportedText> {
  const { texts } = await read(files);
  expect(texts.map(({ id }) => id)).toHaveLength(1);
  return texts[0] as ImportedText;
}

const bodyOf = ({ body }: ImportedText) => ('html' in body ? body.html : body.markdown);

describe('the tool of a folder is recognised', () => {
  it.each([
    ['Hugo', 'hugo.toml'],
    ['Hugo', 'config/_default/hugo.yaml'],
    ['Jekyll', '_config.yml'],
    ['Jekyll', 'source/_posts/2020-01-01-a.md _config.yml'],
    ['Hexo', 'scaffolds/post.md _config.yml'],
    ['Hexo', 'package.json _config.yml'],
    ['Jekyll', '_posts/2020-01-01-a.md'],
    ['Eleventy', '.eleventy.js'],
    ['Astro', 'astro.config.mjs'],
    ['Docusaurus', 'docusaurus.config.ts'],
    ['Quartz', 'quartz.config.ts'],
    ['Obsidian', '.obsidian/app.json'],
    ['Markdown', 'a.md'],
  ])('%s by %s', async (tool, file) => {
    const content = file.includes('package.json') ? '{ "dependencies": { "hexo": "7" } }' : '';
    const files = file.split(' ').map((name) => [name, content]);
    const found = await toolOf(await folderOf(Object.fromEntries(files)));
    expect(found.tool.name).toBe(tool);
    expect(file).toContain(found.sign ?? 'a.md');
  });

  it('Hugo: config.toml counts only beside the folders of Hugo', async () => {
    const files = { 'config.toml': '', 'notes/a.md': '' };
    expect((await toolOf(await folderOf(files))).tool.name).toBe('Markdown');
    const more = { ...files, 'content/a.md': '' };
    expect((await toolOf(await folderOf(more))).tool.name).toBe('Hugo');
  });
});

it('Astro: collections outside of src, as their configuration says', async () => {
  const { texts } = await read({
    'astro.config.mjs': '',
    'src/content.config.ts':
      "const posts = defineCollection({ loader: glob({ base: './posts' }) });",
    'posts/low-tide.md': '---\ntitle: Salt &amp; sand\ndate: 2020-01-02\n---\nA walk.\n',
    'docs/plan.md': 'A plan.\n',
  });
  expect(texts.map(({ id, title }) => [id, title])).toEqual([['posts/low-tide.md', 'Salt & sand']]);
});

it.each([
  ['hugo.yaml', 'contentDir: ./texts/', 'texts/posts/tide.md'],
  [
    'hugo.yaml',
    'defaultContentLanguage: ja\nlanguages: { ja: { contentDir: content/ja/ }, en: { contentDir: /content/en/ } }',
    'content/ja/posts/tide.md',
  ],
  [
    'hugo.yaml',
    'languages: { en: {} }\nmodule: { mounts: [{ source: texts/, target: content/, lang: en }] }',
    'texts/posts/tide.md',
  ],
  ['_config.yml', 'source: ./texts/', 'texts/_posts/2020-01-02-tide.md'],
  ['scaffolds/post.md', '', 'texts/_posts/tide.md'],
  ['.eleventy.js', "module.exports = { dir: { input: './texts/' } };", 'texts/tide.md'],
  [
    'src/content.config.ts',
    "const posts = defineCollection({ loader: glob({ base: './texts/' }) });",
    'texts/tide.md',
  ],
])('the folder of the texts may end with a slash in %s: %s', async (file, settings, text) => {
  const { texts } = await read({
    ...(file === 'scaffolds/post.md' && { '_config.yml': 'source_dir: texts/\n' }),
    ...(file === 'src/content.config.ts' && { 'astro.config.mjs': '' }),
    [file]: `${settings}\n`,
    [text]: '---\ntitle: Tide\ndate: 2020-01-02\n---\nA walk.\n',
  });
  expect(texts.map(({ id }) => id)).toEqual([text]);
});

it('texts have the form of addresses to which at least three links lead', async () => {
  const post = (date: string, links: string) => `---\ntitle: A\ndate: ${date}\n---\n${links}\n`;
  const link = (path: string) => `[a](${path}) `;
  const files = (third: string) => ({
    'astro.config.mjs': "export default { site: 'https://sea.example' }",
    'src/content/blog/2020-05-05-pier.md': post('2020-05-05', link('/tags/dune') + third),
    'src/content/blog/2021-02-03-dune.md': post('2021-02-03', link('/2020/05/05/pier.html')),
    'src/content/blog/tide.md': post(
      '2021-04-03',
      '[a]: https://www.sea.example/2021/02/03/dune.html',
    ),
    'src/content/blog/shell.md': post('2021-04-09', link('/2020/02/02/tide.html')),
    'src/content/wiki/knots.md': post('2021-04-09', '<a href="/wiki/knots/">'),
  });
  const addresses = async (third: string) =>
    (await read(files(third))).texts.map((text) => text.addresses.join());
  expect(await addresses(link('/2021/04/03/tide.html'))).toEqual([
    '/2020/05/05/pier.html',
    '/2021/02/03/dune.html',
    '/2021/04/09/shell.html',
    '/2021/04/03/tide.html',
    '/wiki/knots/',
  ]);
  expect(await addresses('')).toContain('/blog/2020-05-05-pier/');
});

it('Jekyll: without the files that its settings exclude', async () => {
  const { texts } = await read({
    '_config.yml': 'exclude: [/docs, "*.draft.md"]\n',
    'docs/plan.md': 'A plan.\n',
    'a.draft.md': 'A plan.\n',
    'app/b.mdx': 'A page of another tool.\n',
    'walks.md': 'A walk.\n',
  });
  expect(texts.map(({ id }) => id)).toEqual(['walks.md']);
});

describe('a condition of Jekyll', () => {
  const page = (test: string) => ({
    '_config.yml': 'title: Sea\nurl: https://sea.example\ncomments: true\n',
    '_posts/2020-01-01-a.md': `---\ntitle: A\nlevels:\n  tide: 2\n---\n{% if ${test} %}Low{% else %}High{% endif %}\n`,
  });
  it.each([
    ['page.paid', 'High'],
    ['page.levels.tide == 2', 'Low'],
    ['page.title == "A" and site.comments', 'Low'],
    ['site.missing', 'High'],
    ['jekyll.environment == "production"', 'Low'],
    ['other', 'High'],
  ])('is decided by front matter and settings: %s', async (test, words) => {
    const text = await only(page(test));
    expect(bodyOf(text)).toBe(`${words}\n`);
    expect(text.remarks.map(({ isUndecided = false }) => isUndecided)).toEqual([false]);
  });

  it.each(['site.data.tides', 'page.next', 'paginator.page > 1'])(
    'makes a draft with both branches: %s',
    async (test) => {
      const site = await makeTestSite();
      const report = await site.bring(await readFolder(await folderOf(page(test))));
      expect(await site.read('content/articles/a.md')).toMatch(
        /^draft: true$[\s\S]*\nLow High\n$/m,
      );
      expect(report.drafts).toEqual([
        {
          file: 'content/articles/a.md',
          says: 'only you can say what of it visitors may read: {% if %} on line 6',
        },
      ]);
    },
  );
});

it('Eleventy: the folder src, if a program makes the setting, and a folder of drafts', async () => {
  const { texts } = await read({
    '.eleventy.js': 'module.exports = () => ({ dir: { input: config.src } });',
    'src/about.md': 'We walk.\n',
    'src/posts/2020-01-02-tide.md': 'A walk.\n',
    'src/drafts/pier.md': 'Not yet.\n',
    'NOTES.md': 'A plan.\n',
  });
  expect(texts.map(({ addresses, status }) => [addresses[0], status])).toEqual([
    ['/about/', 'published'],
    ['/drafts/pier/', 'draft'],
    ['/posts/tide/', 'published'],
  ]);
});

it('a number is a title only in the front matter', async () => {
  expect((await only({ 'notes/2020/1/index.md': 'A walk.\n' })).title).toBe('');
  expect((await only({ 'a.md': '---\ntitle: 1984\n---\nA walk.\n' })).title).toBe('1984');
});

it.each([
  ['The **low** tide, `git pull` and [more](/a)', 'The low tide, git pull and more'],
  ['2 * 3 and __init__', '2 * 3 and __init__'],
])('a title has no marks of Markdown: %s', async (title, words) => {
  const text = await only({
    'hugo.toml': '',
    'content/posts/a.md': `---\ntitle: '${title}'\n---\nA\n`,
  });
  expect(text.title).toBe(words);
});

it('front matter may lack its opening line `---`', async () => {
  const text = await only({ 'a.md': 'layout: page\ntitle: Salt\n---\nA walk.\n' });
  expect([text.title, bodyOf(text)]).toEqual(['Salt', 'A walk.\n']);
  const heading = await only({ 'a.md': 'Salt\n---\nA walk.\n' });
  expect(bodyOf(heading)).toBe('Salt\n---\nA walk.\n');
});

it.each(['banner_image: ./a.png', 'header:\n  overlay_image: ./a.png'])(
  'the picture of a text is that of %s',
  async (field) => {
    const text = await only({ 'a.md': `---\n${field}\n---\nA walk.\n` });
    expect(text.cover).toEqual({ address: './a.png' });
  },
);

it('Astro: collections, with components and pictures beside the text', async () => {
  const { source, texts } = await read({
    'astro.config.mjs': "export default { site: 'https://sea.example' }",
    'src/content/blog/low-tide.mdx':
      "---\ntitle: Low tide\npubDate: Jul 08 2022\nheroImage: ./a.png\n---\nimport Map from '../Map.astro';\n\n<Map />\n\nA walk.\n",
    'src/content/blog/a.png': PNG,
    'src/layouts/Post.astro': '<slot />',
    'README.md': '# Commands\n',
  });
  const [text, ...others] = texts as [ImportedText];
  expect(others).toEqual([]);
  expect(text).toMatchObject({
    title: 'Low tide',
    date: '2022-07-08',
    addresses: ['/blog/low-tide/'],
    cover: { address: './a.png' },
  });
  expect(bodyOf(text)).toBe('A walk.\n');
  expect(text.remarks.map(({ line, what }) => [line, what])).toEqual([
    [6, 'import of MDX'],
    [8, 'component <Map>'],
  ]);
  expect(source.url).toBe('https://sea.example');
  expect(await source.media?.('./a.png', text.id)).toEqual(new Uint8Array(PNG));
});

it('Docusaurus: posts with their authors, and documents as pages', async () => {
  const { source, texts } = await read({
    'docusaurus.config.js': "module.exports = { url: 'https://sea.example', baseUrl: '/notes/' }",
    'blog/2022-07-08-low-tide.md':
      '---\nauthors: [mara]\ntags: [sea]\n---\n# Low tide\n\nA walk.\n\n<!-- truncate -->\n\n:::tip\n\nTake boots. See [the map](../docs/map.md).\n\n:::\n',
    'blog/authors.yml': 'mara:\n  name: Mara Lind\n',
    'docs/map.md': '---\nslug: the-map\n---\n# The map\n\nNorth is above.\n',
  });
  expect(source.url).toBe('https://sea.example/notes');
  const [post, page] = texts as [ImportedText, ImportedText];
  expect(post).toMatchObject({
    kind: 'article',
    title: 'Low tide',
    date: '2022-07-08',
    summary: 'A walk.',
    addresses: ['/notes/blog/2022/07/08/low-tide'],
  });
  expect(source.authors.get('mara-lind')?.name).toBe('Mara Lind');
  expect(bodyOf(post)).toBe(
    'A walk.\n\n:::note[Tip]\n\nTake boots. See [the map](/notes/docs/the-map).\n\n:::\n',
  );
  expect(page).toMatchObject({
    kind: 'page',
    title: 'The map',
    addresses: ['/notes/docs/the-map'],
  });
});

it('Docusaurus: Markdown is MDX, unless the settings say otherwise', async () => {
  const text = async (settings: string) =>
    bodyOf(await only({ 'docusaurus.config.js': settings, 'blog/2020-01-01-a.md': 'A {"b"}\n' }));
  expect(await text('export default {};')).toBe('A b\n');
  expect(await text("export default { markdown: { format: 'detect' } };")).toBe('A {"b"}\n');
});

it('Jekyll: code of a post in HTML', async () => {
  const html = '<p>A</p>{% highlight js %}\na < b\n{% endhighlight %}\n';
  const text = await only({
    '_config.yml': '',
    '_posts/2020-01-01-a.html': `---\ntitle: A\n---\n${html}`,
  });
  expect(bodyOf(text)).toBe('<p>A</p><pre class="language-js">\na &lt; b\n</pre>\n');
});

describe('front matter', () => {
  const text = (fields: string, body = 'A.\n') =>
    only({ 'hugo.toml': '', 'content/posts/a-b.md': `${fields}\n${body}` });

  it.each([
    ['date: 2021-03-04T23:30:00-05:00', '2021-03-04'],
    ['date: 2021-03-04 23:30:00 +0100', '2021-03-04'],
    ['date: 2021/3/4', '2021-03-04'],
    ['pubDate: Mar 4, 2021', '2021-03-04'],
    ['publishDate: 4th March 2021', '2021-03-04'],
    ['created: 4.3.2021', '2021-03-04'],
    ['Date: "2021-03-04"', '2021-03-04'],
  ])('has the day %s', async (field, day) => {
    expect((await text(`---\n${field}\n---`)).date).toBe(day);
  });

  it.each([
    ['---\ndate: 2021-03-04T23:30:00-05:00\n---', '2021-03-04T23:30:00-05:00'],
    ['---\ndate: 2021-03-04 23:30 +0100\n---', '2021-03-04T23:30+0100'],
    ['---\npubDate: 2021-03-04 23:30\n---', '2021-03-04T23:30'],
    ['+++\ndate = 2021-03-04T23:30:00-05:00\n+++', '2021-03-04T23:30:00-05:00'],
    ['+++\ndate = 2021-03-04\n+++', undefined],
    ['---\ndate: 2021-03-04\n---', undefined],
    ['---\ndate: 4th March 2021, 10:00\n---', undefined],
  ])('has the hour of %j', async (matter, hour) => {
    expect((await text(matter)).hour).toBe(hour);
  });

  it('has the day in its time zone in TOML too', async () => {
    expect((await text('+++\ndate = 2021-03-04T23:30:00-05:00\n+++')).date).toBe('2021-03-04');
  });

  it.each([
    ['draft: true', 'draft'],
    ['published: false', 'draft'],
    ['status: draft', 'draft'],
    ['unlisted: true', 'draft'],
    ['expiryDate: 2020-01-01', 'draft'],
    ['private: true', 'private'],
    ['draft: false', 'published'],
  ])('with %s makes a text %s', async (field, status) => {
    expect((await text(`---\n${field}\ndate: 2019-01-01\n---`)).status).toBe(status);
  });

  it.each([
    ['YAML', '---\ntitle: A\ntags: [b]\n---'],
    ['YAML with tabs', '---\ntitle: A\ntags:\n\t- b\n---'],
    [
      'YAML with a long text',
      '---\ntitle: A\ntags: [b]\ndescription: "One\ntwo at a high level: three"\n---',
    ],
    ['TOML', '+++\ntitle = "A"\ntags = ["b"]\n+++'],
    ['JSON', '{\n  "title": "A",\n  "tags": ["b"]\n}'],
  ])('in %s is read', async (_, fields) => {
    const read = await text(fields);
    expect(read).toMatchObject({ title: 'A', topics: ['b'], status: 'published' });
    expect(bodyOf(read)).toBe('A.\n');
  });

  it.each([
    ['YAML', '---\ntitle: "A\n---', 'Missing closing "quote (line 2).'],
    ['TOML', '+++\ntitle = \n+++', 'Invalid TOML document'],
    ['JSON', '{\n  "title":\n}', 'Unexpected token'],
    ['a list', '---\n- a\n---', 'Expected fields such as title: The pier; found another text.'],
  ])('in %s that cannot be read makes a draft that says why', async (_, fields, why) => {
    const read = await text(fields);
    expect(read.status).toBe('draft');
    const [first, reason, ...rest] = bodyOf(read).split('\n');
    expect(first).toBe(':::note[Not published: the front matter could not be read]');
    expect(reason).toContain(why);
    expect(rest.join('\n')).toBe(':::\n\nA.\n');
  });

  it('without values leaves the title and the day of the file', async () => {
    const folder = await folderOf({ 'a.md': 'B\n', '2021-03-04 The walk.md': 'C\n' });
    await utimes(join(folder, 'a.md'), new Date(), new Date('2020-02-03T12:00:00Z'));
    const facts: unknown[] = [];
    for await (const { title, date, remarks } of (await readFolder(folder)).texts())
      facts.push([title, date, remarks.map(({ what }) => what)]);
    expect(facts).toEqual([
      ['The walk', '2021-03-04', []],
      ['A', '2020-02-03', ['text without a date']],
    ]);
  });

  it('of a link blog gives the text a link, and no author, because the field names the author of the linked page', async () => {
    const { texts, source } = await read({
      'a.md': '---\ntitle: A <b>\nlink: https://c.example/d(e\nauthors: [Jo, Li]\n---\nF\n',
      'g.md': '---\nlink: /h\nauthor: Li\n---\nI\n',
    });
    expect(texts.map(bodyOf)).toEqual([
      'F\n\n\n[A \\<b\\>](https://c.example/d%28e), Jo, Li',
      'I\n',
    ]);
    expect(texts.map(({ authors }) => authors)).toEqual([[], ['li']]);
    expect(source.leftOver).toEqual(new Map([['field link of the front matter', 1]]));
  });

  it('unknown fields are listed once for all texts', async () => {
    const { source } = await read({
      'a.md': '---\nmood: calm\n---\n',
      'b.md': '---\nmood: b\n---\n',
    });
    expect(source.leftOver).toEqual(new Map([['field mood of the front matter', 2]]));
  });
});

describe('names with commas', () => {
  const termsOf = async (config: string, fields: string) => {
    const { source, texts } = await read({
      [config]: '',
      'posts/a.md': `---\n${fields}\n---\nA\n`,
    });
    const names = [...source.terms.values(), ...source.authors.values()].map(({ name }) => name);
    expect(texts).toHaveLength(1);
    return names;
  };
  it.each([
    ['.eleventy.js', 'tags:\n  - Work, rest and play\n  - Tea', ['Work, rest and play', 'Tea']],
    ['.eleventy.js', 'tags: [{ name: "Work, rest" }]', ['Work, rest']],
    ['.eleventy.js', 'tags: work, rest', ['work', 'rest']],
    ['.eleventy.js', 'category: Work, rest and play', ['Work, rest and play']],
    ['_config.yml', 'tags: work rest', ['work', 'rest']],
    ['_config.yml', 'category: slow work', ['slow work']],
    ['.eleventy.js', 'authors: ["Reed, Ada"]', ['Reed, Ada']],
    ['.eleventy.js', 'author: Reed, Ada', ['Reed, Ada']],
    ['.eleventy.js', 'author: Ada Reed, Ben Lind', ['Ada Reed', 'Ben Lind']],
  ])('%s: %j', async (config, fields, names) => {
    expect(await termsOf(config, fields)).toEqual(names);
  });
});

describe('encodings', () => {
  it('a byte order mark and CRLF change nothing, also in the files of settings', async () => {
    const { source, texts } = await read({
      'hugo.toml': '\uFEFFbaseURL = "https://sea.example"\r\n',
      'content/posts/a.md': '\uFEFF---\r\ntitle: A\r\ntags: [b]\r\n---\r\nB\r\n\r\nC\r\n',
    });
    expect(source.url).toBe('https://sea.example');
    expect(texts).toMatchObject([{ title: 'A', topics: ['b'], body: { markdown: 'B\n\nC\n' } }]);
  });

  it.each([
    ['UTF-16', Buffer.from('\uFEFF# Café\n', 'utf16le'), []],
    ['Windows-1252', Buffer.from('# Café\n', 'latin1'), ['file in another encoding than UTF-8']],
  ])('%s', async (_, content, remarks) => {
    const text = await only({ 'hugo.toml': '', 'content/about.md': content });
    expect(text.title).toBe('Café');
    expect(text.remarks.map(({ what }) => what)).toEqual(remarks);
  });

  it('a name with an accent is found in each spelling', async () => {
    const [composed, decomposed] = ['caf\u00E9', 'cafe\u0301'];
    const { source, texts } = await read({
      'hugo.toml': '',
      [`content/posts/${decomposed}.md`]: 'A\n',
      [`static/${decomposed}.png`]: PNG,
      'content/posts/b.md': `[a](${composed}.md)\n`,
    });
    expect(texts.map(({ id, slug, title }) => [id, slug, title])).toContainEqual([
      `content/posts/${composed}.md`,
      composed,
      'Caf\u00E9',
    ]);
    expect(texts.map(bodyOf).join()).toContain('](/posts/caf');
    for (const name of [composed, encodeURI(composed), decomposed])
      expect(await source.media?.(`/${name}.png`)).toEqual(new Uint8Array(PNG));
  });
});

describe('former addresses', () => {
  it.each([
    ['hugo.toml', '', 'content/posts/a-b.md', '', '/posts/a-b/'],
    ['hugo.toml', 'uglyURLs = true', 'content/posts/a-b.md', '', '/posts/a-b.html'],
    [
      'hugo.toml',
      '[permalinks]\nposts = "/:year/:title/"',
      'content/posts/a-b.md',
      'title: C d',
      '/2021/c-d/',
    ],
    ['hugo.toml', '', 'content/posts/a-b/index.md', 'slug: c', '/posts/c/'],
    ['hugo.toml', '', 'content/posts/a-b.md', 'url: /c.html', '/c.html'],
    ['_config.yml', '', '_posts/2021-03-04-a-b.md', 'categories: c d', '/c/d/2021/03/04/a-b.html'],
    ['_config.yml', 'permalink: pretty', '_posts/2021-03-04-a-b.md', '', '/2021/03/04/a-b/'],
    ['_config.yml', 'permalink: /:year/:title', '_posts/2021-03-04-a-b.md', '', '/2021/a-b'],
    ['_config.yml', 'baseurl: /e', 'about.md', '', '/e/about.html'],
    ['_config.yml', '', '_posts/2021-03-04-a-b.md', 'permalink: /c/', '/c/'],
    ['.eleventy.js', '', 'posts/2021-03-04-a-b.md', '', '/posts/a-b/'],
    [
      '.eleventy.js',
      '',
      'posts/2021-03-04-a-b.md',
      'permalink: "/{{ page.date | date: \'%Y/%m/%d\' }}/{{ page.fileSlug }}/"',
      '/2021/03/04/a-b/',
    ],
    ['quartz.config.ts', '', 'content/a b.md', '', '/a-b'],
    ['_config.yml', '', 'c/_posts/2021-03-04-a-b.md', '', '/c/2021/03/04/a-b.html'],
    [
      '_config.yml',
      'defaults:\n  - scope: { path: "", type: posts }\n    values: { permalink: "/p/:title/" }',
      '_posts/2021-03-04-a-b.md',
      '',
      '/p/a-b/',
    ],
    ['_config.yml', 'source: src\npermalink: pretty', 'src/c/d.md', '', '/c/d/'],
  ])('%s (%s), %s, %s: %s', async (config, settings, file, field, address) => {
    const fields = `---\ndate: 2021-03-04\n${field}\n---\nA\n`;
    expect((await only({ [config]: settings, [file]: fields })).addresses).toEqual([address]);
  });

  it.each([
    ['', 'a-b.md', '', '/2021/03/04/a-b/'],
    ['permalink: :category/:title.html', 'c/a-b.md', 'categories: [D e, F]', '/D-e/F/c/a-b.html'],
    ['permalink: :lang/:name/\nlanguage: fr', 'c/a-b.md', '', '/fr/a-b/'],
    ['permalink: :year-:abbrlink.html', 'a.md', 'abbrlink: 7f', '/2021-7f.html'],
    ['permalink: :year/:hash/', 'a.md', '', undefined],
    ['new_post_name: :year-:month-:day-:title.md', '2021-03-04-a.md', '', '/2021/03/04/a/'],
    ['', '2021-03-04-a.md', '', '/2021/03/04/2021-03-04-a/'],
    ['url: https://sea.example\nroot: /n/', 'a.md', '', '/n/2021/03/04/a/'],
    ['', '../about/index.md', '', '/about/'],
    ['', '../about.md', '', '/about.html'],
    ['pretty_urls: { trailing_html: false }', '../about.md', '', '/about'],
  ])('Hexo (%s), %s, %s: %s', async (settings, file, field, address) => {
    const path = file.startsWith('../') ? file.slice(3) : `_posts/${file}`;
    const text = await only({
      '_config.yml': settings,
      'scaffolds/post.md': '---\ntitle: {{ title }}\n---\n',
      [`source/${path}`]: `---\ndate: 2021-03-04\n${field}\n---\nA\n`,
    });
    expect(text.addresses).toEqual(address === undefined ? [] : [address]);
    expect(text.kind).toBe(file.startsWith('../') ? 'page' : 'article');
  });

  it('are also those of the front matter', async () => {
    const fields = '---\ndate: 2021-03-04\naliases: [/c.php, d, "https://else.example/e"]\n---\n';
    const text = await only({ 'hugo.toml': '', 'content/posts/a.md': fields });
    expect(text.addresses).toEqual(['/posts/a/', '/c.php', '/posts/d']);
  });
});

it('Jekyll: defaults of the settings fill the fields that a text does not have', async () => {
  const { texts, source } = await read({
    '_config.yml': `defaults:
  - scope: { path: notes, type: posts }
    values: { published: false }
  - scope: { path: "" }
    values: { author: Ada Reed, layout: post, tags: [walks] }
  - scope: { path: "*/x*.md" }
    values: { title: Found }
`,
    '_posts/2021-03-04-a.md': '---\ntags: [sea]\n---\nA\n',
    'notes/_posts/2021-03-04-b.md': 'B\n',
    'pages/x.md': '---\n---\nC\n',
  });
  expect(texts.map(({ topics, status, title }) => [topics, status, title])).toEqual([
    [['sea'], 'published', 'A'],
    [['walks'], 'draft', 'B'],
    [['walks'], 'published', 'Found'],
  ]);
  expect([...source.authors.keys()]).toEqual(['ada-reed']);
  expect(source.leftOver).toEqual(new Map());
});

it('Jekyll: a post was not published if its name has no date or no title', async () => {
  const { texts } = await read({
    '_config.yml': '',
    '_posts/2021-03-04.md': 'A\n',
    '_posts/about.md': 'B\n',
    '_posts/c/21-3-4-c.md': 'C\n',
  });
  expect(texts.map(({ status }) => status)).toEqual(['draft', 'draft', 'published']);
});

it.each([
  ['_config.yml', 'timezone: Europe/Paris', '2021-03-05'],
  ['_config.yml', 'timezone: Mars/Crater', '2021-03-04'],
  ['_config.yml', '', '2021-03-04'],
  ['hugo.toml', 'timeZone = "Europe/Paris"', '2021-03-04'],
])(
  '%s: a date with an offset is one in the time zone of Jekyll (%s)',
  async (file, settings, day) => {
    const post = '---\ndate: 2021-03-04 20:30:00 -0500\n---\nA\n';
    const name = file === 'hugo.toml' ? 'content/posts/a.md' : '_posts/2021-03-04-a.md';
    expect((await only({ [file]: settings, [name]: post })).date).toBe(day);
  },
);

it.each([
  ['low-tide-2020-05-03.md', 'Low tide', '2020-05-03'],
  ['low-tide_20200503.md', 'Low tide', '2020-05-03'],
  ['part-1234-56-78.md', 'Part 1234 56 78', undefined],
])('a date may end the name %s', async (name, title, date) => {
  const text = await only({ 'hugo.toml': '', [`content/c/${name}`]: 'A\n' });
  expect([text.title, text.date]).toEqual([title, date]);
});

it('Hexo: its own tags, and pictures in the folder of a post', async () => {
  const { texts, source } = await read({
    '_config.yml': '',
    'scaffolds/draft.md': '---\n---\n',
    'source/_posts/dawn.md': `---
date: 2021-03-04
---
First words.

<!-- more -->

{% asset_img a.png The pier at dawn %}

{% asset_img wide a.png 300 200 '"The pier" "A pier"' %}

See {% post_link dusk the evening %}, {% post_link none gone %}, [this]({% post_path dusk %}), {% link Sea https://sea.example %} or {% asset_link b.pdf the map %}.
`,
    'source/_posts/dawn/a.png': PNG,
    'source/_posts/dusk.md': '---\ndate: 2021-03-05\n---\nB\n',
    'source/_drafts/c.md': 'C\n',
    'source/tags/index.md': '---\ntitle: Tags\ntype: tags\n---\n',
    'themes/x/README.md': 'X\n',
  });
  const [draft, dawn] = texts as [ImportedText, ImportedText];
  expect(texts.map(({ id }) => id)).toEqual([
    'source/_drafts/c.md',
    'source/_posts/dawn.md',
    'source/_posts/dusk.md',
    'source/tags/index.md',
  ]);
  expect([draft.status, dawn.summary]).toEqual(['draft', 'First words.']);
  expect(bodyOf(dawn)).toBe(`First words.

![The pier at dawn](a.png)

![A pier](a.png "The pier")

See [the evening](/2021/03/05/dusk/), gone, [this](/2021/03/05/dusk/), [Sea](https://sea.example) or [the map](b.pdf).
`);
  expect(await source.media?.('a.png', dawn.id)).toEqual(new Uint8Array(PNG));
});

it('a page without words that names a tag was the list of its texts', async () => {
  const { texts, source } = await read({
    '_config.yml': '',
    '_posts/2021-03-04-a.md': '---\ntags: [lamps]\n---\nA\n',
    'tag/lamps.md': '---\nlayout: by_tag\ntag: lamps\npermalink: /tag/lamps/\n---\n',
  });
  expect(texts.map(({ id }) => id)).toEqual(['_posts/2021-03-04-a.md']);
  expect(source.otherAddresses.get('/tag/lamps/')).toEqual({ topic: 'lamps' });
  expect(source.leftOver.get('page of a category or tag without words')).toBe(1);
});

describe('files that are no texts', () => {
  it.each([
    ['hugo.toml', 'content/a.md', ['layouts/b.html', 'archetypes/c.md', 'themes/d/README.md']],
    [
      '_config.yml',
      '_posts/2021-03-04-a.md',
      ['_layouts/b.html', '_includes/c.md', 'node_modules/d/e.md'],
    ],
    ['.eleventy.js', 'posts/a.md', ['_includes/b.md', 'README.md', '.github/c.md']],
    ['.obsidian/app.json', 'a.md', ['.trash/b.md']],
  ])('%s', async (config, file, others) => {
    const files = Object.fromEntries(others.map((other) => [other, 'B\n']));
    expect((await only({ [config]: '', [file]: '---\ntitle: A\n---\n', ...files })).id).toBe(file);
  });
});

it('notes of Obsidian are published if they have the mark publish, or if no note has it', async () => {
  const files = { '.obsidian/app.json': '{}', 'a.md': 'A\n', 'b.md': '---\ntags: c\n---\n' };
  const statusesOf = async (more: Files) =>
    (await read({ ...files, ...more })).texts.map(({ status }) => status);
  expect(await statusesOf({})).toEqual(['published', 'published']);
  expect(await statusesOf({ 'c.md': '---\npublish: true\n---\n' })).toEqual([
    'draft',
    'draft',
    'published',
  ]);
});

it('authors of the books and films in a vault of Obsidian become tags', async () => {
  const works = Array.from({ length: 10 }, (_, number) => [
    `work-${number}.md`,
    `---\nauthor: Author ${number}\ntags: [book]\n---\nA\n`,
  ]);
  const notes = Object.fromEntries([...works, ['own.md', '---\nauthor: Mara\n---\nB\n']]);
  notes['second.md'] = notes['own.md'];
  const { texts, source } = await read({ '.obsidian/app.json': '', ...notes });
  expect(texts[0]?.authors).toEqual(['mara']);
  expect(texts.at(-1)).toMatchObject({ authors: [], topics: ['book', 'author-9'] });
  expect([...source.authors.keys()]).toEqual(['mara']);
});

it('drawings of Excalidraw are counted, and not imported as texts', async () => {
  const { source, texts } = await read({
    '.obsidian/app.json': '{}',
    'a.excalidraw.md': '---\nexcalidraw-plugin: parsed\n---\n==Switch to EXCALIDRAW VIEW==\n',
  });
  expect(texts).toEqual([]);
  expect(source.leftOver).toEqual(new Map([['drawing of Excalidraw', 1]]));
});

describe('pictures', () => {
  const files = { 'hugo.toml': 'baseURL = "https://sea.example/n/"', 'static/a.png': PNG };
  it.each([['/a.png'], ['a.png?width=3'], ['/n/a.png'], ['https://sea.example/n/a.png']])(
    '%s is found',
    async (address) => {
      const { source } = await read({ ...files, 'content/b.md': '' });
      expect(await source.media?.(address, 'content/b.md')).toEqual(new Uint8Array(PNG));
    },
  );

  it.each([
    ['/etc/hostname'],
    ['../../../../../../../../etc/hostname'],
    ['file:///etc/hostname'],
    ['https://else.example/a.png'],
    ['%2e%2e/%2e%2e/%2e%2e/%2e%2e/etc/hostname'],
    ['hugo.toml/../../a'],
  ])('%s is none of the folder', async (address) => {
    const { source } = await read({ ...files, 'content/b.md': '' });
    expect(await source.media?.(address, 'content/b.md')).toBeUndefined();
  });
});

it('a shortcode shows the code in a file beside its text, and no other file', async () => {
  const folder = await folderOf({
    'site/hugo.toml': '',
    'site/content/a.md': `${[
      'b.py',
      'examples/c.sh',
      '../../d.env',
      'hugo.toml',
      'e.bin',
      'f.md',
      'link.py',
    ]
      .map((name) => `{{< show file="${name}" >}}`)
      .join('\n\n')}\n`,
    'site/content/b.py': 'print(1)\n',
    'site/examples/c.sh': 'ls\n',
    'd.env': 'SECRET=1\n',
    'site/content/e.bin': Buffer.from([0, 1]),
    'site/content/f.md': 'F\n',
  });
  await symlink(join(folder, 'd.env'), join(folder, 'site/content/link.py'));
  for await (const text of (await readFolder(join(folder, 'site'))).texts())
    if (text.id === 'content/a.md')
      expect(bodyOf(text)).toBe('```py\nprint(1)\n```\n\n```sh\nls\n```\n\n');
});

it('a symbolic link out of the folder is listed, and not followed', async () => {
  const outside = await folderOf({ 'secret.md': 'A\n', 'b.png': PNG });
  const folder = await folderOf({ 'a.md': 'C\n' });
  await symlink(outside, join(folder, 'walks'));
  await symlink(join(outside, 'b.png'), join(folder, 'b.png'));
  const source = await readFolder(folder);
  const ids: string[] = [];
  for await (const { id } of source.texts()) ids.push(id);
  expect(ids).toEqual(['a.md']);
  expect(source.leftOver.get('symbolic link')).toBe(2);
  expect(await source.media?.('b.png', 'a.md')).toBeUndefined();
});

it.each([
  [
    'a bomb of aliases',
    `---\na: &a [x, x, x, x, x, x, x, x, x]\n${'bcdefghi'
      .split('')
      .map(
        (name, index) => `${name}: &${name} [${Array(9).fill(`*${'abcdefgh'[index]}`).join(', ')}]`,
      )
      .join('\n')}\n---\nA\n`,
  ],
  ['the name of a prototype', '---\n__proto__: { draft: true }\nconstructor: 1\n---\nA\n'],
  [
    'tags that are no text',
    '---\ntags: [[1, [2]], { a: 1 }, null, true]\ndate: {}\ncover: [{}]\n---\nA\n',
  ],
])('%s in the front matter does no harm', async (_, content) => {
  const text = await only({ 'a.md': content });
  expect(bodyOf(text)).toContain('A\n');
  expect(JSON.stringify(text).length).toBeLessThan(5_000);
});

it('a line of 100,000 letters in the front matter is read in time', async () => {
  const start = performance.now();
  const text = await only({ 'a.md': `---\ntitle: "b\n${'c'.repeat(100_000)}\n---\nA\n` });
  expect(text.status).toBe('draft');
  expect(performance.now() - start).toBeLessThan(20_000);
});

it('a text whose body cannot be converted says why, and the other texts are imported', async () => {
  const root = await makeFolder();
  const deep = (mark: string) =>
    Array.from({ length: 500 }, (_, level) => `${' '.repeat(level * 3)}${mark} a`).join('\n');
  await writeFiles(root, {
    'html.md': '<div>'.repeat(20_000),
    'large.md': 'a b '.repeat(5_300_000),
    'list.md': deep('-'),
    'numbers.md': deep('1.'),
    'quotation.md': `${'> '.repeat(4000)}a`,
    'words.md': `${'*a ['.repeat(2000)}b${'](c)*'.repeat(2000)}`,
    'whole.md': 'B\n',
  });
  const site = await makeTestSite();
  const before = process.cpuUsage();
  const report = await site.bring(await readFolder(root));
  const { user } = process.cpuUsage(before);
  const deepSays = 'it could not be converted: its parts are nested too deeply';
  expect(report.drafts.map(({ file, says }) => [file, says])).toEqual([
    ['content/articles/html.md', deepSays],
    [
      'content/articles/large.md',
      'it could not be converted: the original has more than 4 million characters',
    ],
    ...['list', 'numbers', 'quotation', 'words'].map((name) => [
      `content/articles/${name}.md`,
      deepSays,
    ]),
  ]);
  for (const file of site.files().filter((name) => name.startsWith('content/articles/')))
    expect((await site.sites[0].check(file, await site.read(file))).problems).toEqual([]);
  expect(await site.read('content/articles/whole.md')).toMatch(/\nB\n$/);
  // Without limits, a list of 500 levels alone takes minutes.
  expect(user).toBeLessThan(20_000_000);
});
