import { describe, expect, it } from 'vitest';
import { makeFolder, writeFiles } from '../../../../tests/small-site.ts';
import { exportOf, makeTestSite, makeText } from '../testing.ts';
import { readFolder } from '../tools/folder.ts';

/** The settings of a further language of a site. */
const further = {
  identity: { description: 'Un site.' },
  noun: 'Yoga',
  home: { subtitle: 'Lire.' },
  navigation: [{ name: 'Accueil', path: '/' }],
  footer: { quickLinks: [], legal: [] },
  creatives: [{ id: 'a', title: 'A', message: 'Nous lisons.', action: 'Lire', href: '/contact' }],
};

/** A site in English, and in other languages below their codes. */
const siteIn = (...codes: string[]) =>
  makeTestSite({}, { languages: Object.fromEntries(codes.map((code) => [code, further])) });

const post = (title: string, body: string, more = '') =>
  `---\ntitle: ${title}\ndate: 2020-01-01\n${more}---\n${body}\n`;

/** Imports a folder. */
async function bring(
  site: Awaited<ReturnType<typeof makeTestSite>>,
  files: Readonly<Record<string, string>>,
  language?: string,
) {
  const folder = await makeFolder();
  await writeFiles(folder, files);
  const report = await site.bring(await readFolder(folder), { language });
  const texts = site.files().filter((file) => /(?:articles|pages)\//.test(file));
  return { ...site, report, texts, text: () => site.read('import/report.md') };
}

const HUGO = {
  'hugo.toml': `baseURL = "https://old.example/"
defaultContentLanguage = "fr"
[permalinks]
posts = "/:year/:title/"
[languages.fr]
contentDir = "content/fr"
[languages.en]
contentDir = "content/en"
`,
  'content/en/posts/a.md': post('Hello', 'English. [Other]({{< ref "b.md" >}})'),
  'content/fr/posts/a.md': post('Bonjour', 'Texte. [Autre]({{< ref "b.md" >}})'),
  'content/en/posts/b.md': post('Bye', 'English.'),
  'content/fr/posts/b.md': post('Adieu', 'Texte.'),
};

describe('texts of several languages', () => {
  it('come into the languages that the site has, with links to texts of their language', async () => {
    const { texts, read, report } = await bring(await siteIn('fr'), HUGO);
    expect(texts).toEqual([
      'content/articles/bye.md',
      'content/articles/hello.md',
      'content/fr/articles/adieu.md',
      'content/fr/articles/bonjour.md',
    ]);
    const hello = await read('content/articles/hello.md');
    expect(hello).toContain('aliases:\n  - /en/2020/hello/\n');
    expect(hello).toContain('[Other](/blog/bye)');
    const bonjour = await read('content/fr/articles/bonjour.md');
    expect(bonjour).toContain('translationOf: hello\naliases:\n  - /2020/bonjour/\n');
    expect(bonjour).toContain('[Autre](/fr/blog/adieu)');
    expect(report.languages.map(({ name, folder }) => [name, folder])).toEqual([
      ['French (fr)', 'content/fr/articles/'],
      ['English (en)', 'content/articles/'],
    ]);
  });

  it('in a language that the site does not have are left out, counted and named', async () => {
    const { texts, text } = await bring(await siteIn(), HUGO);
    expect(texts).toEqual(['content/articles/bye.md', 'content/articles/hello.md']);
    expect(await text()).toContain(
      '- French (fr): 2 texts left out, because the site does not have this language. Add it to languages in site.config.ts, or import it alone with --language fr.\n- English (en): 2 texts for content/articles/.\n',
    );
    expect(await text()).toContain(
      '## Texts in languages that were left out\n\n- French (fr): `content/fr/posts/a.md`\n- French (fr): `content/fr/posts/b.md`\n',
    );
  });

  it('are only the texts of the chosen language', async () => {
    const { texts, read, text } = await bring(await siteIn(), HUGO, 'fr');
    expect(texts).toEqual(['content/articles/adieu.md', 'content/articles/bonjour.md']);
    expect(await read('content/articles/bonjour.md')).toContain('- /2020/bonjour/\n');
    expect(await text()).toContain(
      'English (en): 2 texts left out, because --language names another',
    );
  });

  it('are the texts of the main language if the site has no language of the export', async () => {
    const files = Object.fromEntries(
      Object.entries(HUGO).map(([file, text]) => [
        file.replace('/en/', '/de/'),
        text.replace('.en]', '.de]').replace('content/en', 'content/de'),
      ]),
    );
    const { texts, text } = await bring(await siteIn(), files);
    expect(texts).toEqual(['content/articles/adieu.md', 'content/articles/bonjour.md']);
    expect(await text()).toContain(
      'French (fr): 2 texts for content/articles/, because the site has none of the languages of the other site, and this is their main one.',
    );
  });

  it('have topics and authors in their language, with the same names', async () => {
    const terms = { topics: ['rest'], authors: ['ada'] };
    const source = exportOf(
      [
        makeText('dawn', 'A', { ...terms, language: 'en', translationKey: 'dawn' }),
        makeText('aube', 'B', { ...terms, language: 'fr', translationKey: 'dawn' }),
      ],
      {},
      {
        languages: { main: 'en', all: ['en', 'fr'], disabled: [], isDeclared: true },
        authors: new Map([['ada', { slug: 'ada', name: 'Ada Reed', description: '' }]]),
      },
    );
    const site = await siteIn('fr');
    await site.bring(source);
    expect(site.files()).toEqual([
      'content/articles/dawn.md',
      'content/authors/ada-reed.md',
      'content/fr/articles/aube.md',
      'content/fr/authors/ada-reed.md',
      'content/fr/topics/rest.md',
      'content/topics/rest.md',
    ]);
    const { counts } = await site.bring(source);
    expect([counts.articles, counts.topics, counts.authors]).toEqual([0, 0, 0]);
  });

  it('get another name if a text in another language has their name without being a translation', async () => {
    const languages = { main: 'en', all: ['en', 'fr'], disabled: [], isDeclared: true };
    const source = exportOf(
      [
        makeText('note', 'A', { id: 'a', language: 'en', translationKey: 'a' }),
        makeText('note', 'B', {
          id: 'b',
          language: 'fr',
          translationKey: 'b',
          addresses: ['/fr/b'],
        }),
      ],
      {},
      { languages },
    );
    const site = await siteIn('fr');
    await site.bring(source);
    expect(site.files().filter((file) => file.includes('articles'))).toEqual([
      'content/articles/note.md',
      'content/fr/articles/note-2.md',
    ]);
  });

  it('--language names a language that the other site has', async () => {
    const site = await siteIn();
    await expect(bring(site, HUGO, 'es')).rejects.toThrow(
      '--language: expected one of fr, en; found "es"',
    );
    await expect(bring(site, { 'a.md': 'A' }, 'es')).rejects.toThrow(
      '--language: expected an export of several languages; found "es"',
    );
  });
});

describe('the languages of', () => {
  it.each<[string, Readonly<Record<string, string>>, unknown]>([
    [
      'Hugo, by the endings of names, with patterns of their own and a folder for each',
      {
        'config/_default/hugo.toml':
          'baseURL = "https://old.example/"\ndefaultContentLanguageInSubdir = true',
        'config/_default/languages.toml':
          '[en]\nweight = 1\n[fr]\nweight = 2\n[fr.permalinks]\nposts = "/:slug/"\n[de]\ndisabled = true\n',
        'config/_default/permalinks.toml': 'posts = "/p/:filename/"',
        'content/posts/a.md': post('Hello', 'A'),
        'content/posts/a.fr.md': post('Salut', 'A'),
        'content/posts/b/index.fr.md': post('B', 'A', 'aliases: [/old/b, c]\n'),
        'content/posts/a.de.md': post('Hallo', 'A'),
      },
      [
        ['de', 'content/posts/a', '/de/p/a/'],
        ['fr', 'content/posts/a', '/fr/salut/'],
        ['en', 'content/posts/a', '/en/p/a/'],
        ['fr', 'content/posts/b', '/fr/b/ /old/b /fr/c'],
      ],
    ],
    [
      'Hugo, by mounted folders',
      {
        'hugo.yaml':
          'languages: { en: {}, fr: {} }\nmodule:\n  mounts:\n    - { source: texts, target: content, lang: en }\n    - { source: textes, target: content, lang: fr }\n',
        'texts/posts/a.md': post('A', 'A'),
        'textes/posts/a.md': post('A', 'A'),
        'content/posts/b.md': post('B', 'A'),
      },
      [
        ['fr', 'content/posts/a', '/fr/posts/a/'],
        ['en', 'content/posts/a', '/posts/a/'],
      ],
    ],
    [
      'Jekyll with Polyglot',
      {
        '_config.yml': 'languages: [en, fr]\ndefault_lang: en\npermalink: /:title/\n',
        '_posts/2020-01-01-a.md': post('A', 'A', 'ref: one\n'),
        '_posts/2020-01-01-b.md': post('B', 'A', 'lang: fr\nref: one\n'),
      },
      [
        ['en', 'one', '/a/'],
        ['fr', 'one', '/fr/b/'],
      ],
    ],
    [
      'Docusaurus',
      {
        'docusaurus.config.js':
          "module.exports = { url: 'https://old.example', baseUrl: '/', i18n: { defaultLocale: 'en', locales: ['en', 'fr'] } }",
        'blog/2020-01-02-a.md': 'A\n',
        'i18n/fr/docusaurus-plugin-content-blog/2020-01-02-a.md': 'B\n',
        'i18n/fr/docusaurus-plugin-content-docs/current/walks/map.md': 'C\n',
        'i18n/fr/docusaurus-theme-classic/footer.json': '{}',
      },
      [
        ['en', 'blog/2020-01-02-a', '/blog/2020/01/02/a'],
        ['fr', 'blog/2020-01-02-a', '/fr/blog/2020/01/02/a'],
        ['fr', 'docs/walks/map', '/fr/docs/walks/map'],
      ],
    ],
    [
      'Astro',
      {
        'astro.config.mjs':
          "export default { i18n: { defaultLocale: 'en', locales: ['en', { path: 'pt', codes: ['pt', 'pt-BR'] }] } }",
        'src/content/blog/en/a.md': post('A', 'A'),
        'src/content/blog/pt/a.md': post('B', 'A'),
      },
      [
        ['en', 'src/content/blog/a', '/blog/a/'],
        ['pt', 'src/content/blog/a', '/pt/blog/a/'],
      ],
    ],
    [
      'Starlight',
      {
        'astro.config.mjs': `export default { integrations: [starlight({ locales: {
          root: { label: 'English', lang: 'en' },
          'pt-br': { label: 'Português', lang: 'pt-BR' },
        } })] }`,
        'src/content/docs/a.md': post('A', 'A'),
        'src/content/docs/pt-br/a.md': post('B', 'A'),
      },
      [
        ['en', 'src/content/docs/a', '/a/'],
        ['pt-br', 'src/content/docs/a', '/pt-br/a/'],
      ],
    ],
    [
      'Hexo, by folders beside the main language',
      {
        '_config.yml': 'language: en',
        'scaffolds/post.md': '',
        'source/docs/a.md': post('A', 'A'),
        'source/zh-cn/docs/a.md': post('A', 'A'),
        'source/ko/docs/a.md': post('A', 'A'),
      },
      [
        ['en', 'source/docs/a', '/docs/a.html'],
        ['ko', 'source/docs/a', '/ko/docs/a.html'],
        ['zh-cn', 'source/docs/a', '/zh-cn/docs/a.html'],
      ],
    ],
    [
      'Eleventy, by folders of the same texts',
      {
        '.eleventy.js': '',
        'en/posts/a.md': post('A', 'A'),
        'fr/posts/a.md': post('B', 'A'),
        'fr/posts/b.md': post('B', 'A'),
      },
      [
        ['en', 'posts/a', '/en/posts/a/'],
        ['fr', 'posts/a', '/fr/posts/a/'],
        ['fr', 'posts/b', '/fr/posts/b/'],
      ],
    ],
  ])('%s', async (_, files, expected) => {
    const folder = await makeFolder();
    await writeFiles(folder, files);
    const found: unknown[] = [];
    for await (const text of (await readFolder(folder)).texts())
      found.push([text.language ?? 'en', text.translationKey, text.addresses.join(' ')]);
    expect(found).toEqual(expected);
  });

  it('folders whose names may be words, such as "it", do not count as languages', async () => {
    const folder = await makeFolder();
    await writeFiles(folder, {
      '.eleventy.js': '',
      'it/a.md': 'A',
      'no/b.md': 'B',
      'posts/c.md': 'C',
    });
    expect((await readFolder(folder)).languages).toBeUndefined();
  });

  it('single texts come into the main language if the site has no other language', async () => {
    const { texts, text } = await bring(await siteIn(), {
      '_config.yml': 'lang: en',
      '_posts/2020-01-01-a.md': post('A', 'A'),
      '_posts/2020-01-01-b.md': post('B', 'A', 'lang: fr\n'),
    });
    expect(texts).toEqual(['content/articles/a.md', 'content/articles/b.md']);
    expect(await text()).toContain(
      'French (fr): 1 text for content/articles/, because the other site had single texts in this language.',
    );
  });
});
