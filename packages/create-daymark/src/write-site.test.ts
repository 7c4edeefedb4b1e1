import { globSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readBuildTime } from '../../daymark/src/content/articles/publication.ts';
import { bodyReader } from '../../daymark/src/content/checks/body.ts';
import { checkSite } from '../../daymark/src/content/checks/check.ts';
import type { Route } from '../../daymark/src/content/checks/site-pages.ts';
import { textReader } from '../../daymark/src/content/checks/text-reader.ts';
import { markdownOf } from '../../daymark/src/content/markdown/renderer.ts';
import { STATIC_PAGES } from '../../daymark/src/content/static-pages/names.ts';
import { parseSettings } from '../../daymark/src/settings/settings.ts';
import { optionalFontsOf } from '../../daymark/src/ui/look/optional-fonts.ts';
import { codes } from '../../daymark/words/languages.ts';
import { folderOf, settingsTexts } from '../words/settings.ts';
import { ChoiceError } from './choices.ts';
import { lookOf } from './look.ts';
import { settingsOf } from './settings-of.ts';
import { writeSite } from './write-site.ts';

vi.mock('node:fs/promises', { spy: true });

let parent: string;
let engine: string;

const lockfile = {
  lockfileVersion: 3,
  packages: {
    '': { dependencies: { daymark: 'file:daymark-9.tgz', astro: '~7.3.5' } },
    'node_modules/astro': { version: '7.3.5', integrity: 'sha512-AA==' },
  },
};

beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'create-daymark-'));
  engine = join(parent, 'engine');
  await mkdir(engine);
  await writeFile(join(engine, 'daymark-9.tgz'), 'bytes');
  const words = { menu: { text: 'Menu', note: 'A button.' } };
  const contents = { tarball: 'daymark-9.tgz', lockfile, words, languages: codes };
  await writeFile(join(engine, 'engine.json'), JSON.stringify(contents));
});
afterEach(() => rm(parent, { recursive: true }));

const choices = (folder: string) => ({
  folder,
  name: "Ann's “Stillpoint”",
  noun: 'Yoga',
  url: 'https://www.stillpoint.example',
  language: 'en-GB',
  charity: { name: 'Mind', url: 'https://www.mind.org.uk/donate/' },
  accent: 30,
});

/** Parses the settings that a new site gets for these choices. */
async function settingsFor(chosen: Parameters<typeof settingsOf>[0]) {
  const written = settingsOf(chosen).replace(/^import .*\n/, '');
  const file = join(parent, 'settings.mjs');
  await writeFile(file, `const defineSite = (settings) => settings;\n${written}`);
  return parseSettings((await import(file)).default);
}

describe('writeSite', () => {
  it('adds the importer and the desk if there are any', async () => {
    const extras = { importer: 'daymark-import-9.tgz', desk: 'daymark-desk-9.tgz' };
    for (const file of Object.values(extras)) await writeFile(join(engine, file), 'bytes');
    const contents = { tarball: 'daymark-9.tgz', ...extras, lockfile, languages: ['en'] };
    await writeFile(join(engine, 'engine.json'), JSON.stringify(contents));
    const folder = join(parent, 'stillpoint');
    await writeSite(choices(folder), engine);
    expect(await readdir(folder)).toEqual(expect.arrayContaining(Object.values(extras)));
    const { scripts } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
    expect(scripts.import).toBe('node node_modules/daymark-import/bin/daymark-import.mjs');
  });

  it('adds the workflow of a host', async () => {
    const workflows = {
      'github-pages': { file: '.github/workflows/pages.yml', text: 'on: push\n' },
    };
    const contents = { tarball: 'daymark-9.tgz', lockfile, workflows, languages: ['en'] };
    await writeFile(join(engine, 'engine.json'), JSON.stringify(contents));
    const folder = join(parent, 'calm');
    await writeSite({ ...choices(folder), host: 'github-pages' }, engine);
    expect(await readFile(join(folder, '.github/workflows/pages.yml'), 'utf8')).toBe('on: push\n');
  });

  it('writes the folder of a site', async () => {
    const folder = join(parent, 'my site');
    await writeSite(choices(folder), engine);
    expect((await readdir(folder)).sort()).toEqual([
      '.gitignore',
      '.npmrc',
      'content',
      'daymark-9.tgz',
      'daymark.mjs',
      'package-lock.json',
      'package.json',
      'public',
      'site.config.ts',
    ]);
    expect(JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'))).toMatchObject({
      name: 'my-site',
      scripts: { new: 'node daymark.mjs new' },
      ...lockfile.packages[''],
    });
    expect(await readFile(join(folder, '.npmrc'), 'utf8')).toContain('ignore-scripts=true\n');
  });

  it('writes the lockfile and the tarball of the engine', async () => {
    const folder = join(parent, 'my site');
    await writeSite(choices(folder), engine);
    expect(await readFile(join(folder, 'daymark-9.tgz'), 'utf8')).toBe('bytes');
    const { '': own, ...packages } = lockfile.packages;
    expect(JSON.parse(await readFile(join(folder, 'package-lock.json'), 'utf8'))).toEqual({
      ...lockfile,
      name: 'my-site',
      packages: { '': { name: 'my-site', ...own }, ...packages },
    });
  });

  it('adds the font of the social images if the engine lacks it', async () => {
    const [font] = optionalFontsOf('あ', 'ja');
    const name = String(font?.package);
    for (const language of Object.keys(settingsTexts)) {
      const folder = join(parent, language);
      await writeSite({ ...choices(folder), language: `${language}-XX` }, engine);
      const json = async (file: string) => JSON.parse(await readFile(join(folder, file), 'utf8'));
      const { dependencies } = await json('package.json');
      const { packages } = await json('package-lock.json');
      expect(packages[''].dependencies).toEqual(dependencies);
      expect(name in dependencies).toBe(language === 'ja');
      const { version } = packages[`node_modules/${name}`] ?? {};
      expect(version).toBe(dependencies[name]);
    }
  });

  it('changes nothing in a folder that has files', async () => {
    const folder = join(parent, 'full');
    await mkdir(folder);
    await writeFile(join(folder, 'letter.txt'), 'mine');
    await expect(writeSite(choices(folder), engine)).rejects.toThrow(
      `${folder}: expected a new or an empty folder; found letter.txt in it`,
    );
    expect(await readdir(folder)).toEqual(['letter.txt']);
  });

  it('reports a folder that cannot be written, and an engine that does not exist', async () => {
    await writeFile(join(parent, 'letter.txt'), 'mine');
    const inFile = join(parent, 'letter.txt', 'site');
    await expect(writeSite(choices(inFile), engine)).rejects.toThrow(
      `could not read or write ${inFile}: a part of the path is a file`,
    );
    const nowhere = join(parent, 'nowhere');
    await expect(writeSite(choices(join(parent, 'site')), nowhere)).rejects.toThrow(
      `could not read or write ${join(nowhere, 'engine.json')}: it does not exist`,
    );
  });

  it('writes settings that the engine accepts', async () => {
    const folder = join(parent, 'site');
    await writeSite(choices(folder), engine);
    const { identity, noun, donation, theme, contact, blog } = await settingsFor(choices(folder));
    expect(identity.name).toBe("Ann's “Stillpoint”");
    expect(noun.title).toBe('Yoga');
    expect(donation).toMatchObject({ charity: 'Mind', delaySeconds: 30 });
    expect(theme).toMatchObject({ ...lookOf(identity.name), accentHue: 30, home: 'sections' });
    expect(blog.author).toBe('editors');
    expect(contact).toEqual({ links: [] });
  });
});

it('writes the answers about the home page into the settings', async () => {
  const answers = { headline: 'Mending', about: 'On darning.', home: 'magazine' } as const;
  const { home, identity, theme } = await settingsFor({ ...choices('site'), ...answers });
  expect(home).toMatchObject({ headline: 'Mending', subtitle: 'On darning.' });
  expect([identity.description, theme.home]).toEqual(['On darning.', 'magazine']);
});

const routes = ['', 'blog', 'sitemap', ...STATIC_PAGES].map((name): Route => {
  const pathname = `/${name}`;
  const patternRegex = new RegExp(`^${pathname}$`);
  return { origin: 'project', pattern: pathname, pathname, patternRegex, type: 'page' };
});

it.each(Object.keys(settingsTexts))(
  'the texts of a new site in "%s" pass the checks, and name each page by its title',
  async (code) => {
    const folder = join(parent, 'site');
    const chosen = { ...choices(folder), language: `${code}-XX` };
    await writeSite(chosen, engine);
    const settings = await settingsFor(chosen);
    const features = markdownOf(settings);
    const before = process.cwd();
    process.chdir(folder);
    try {
      const { problems, warnings, launch, texts } = await checkSite({
        settings,
        source: { file: 'site.config.ts', lineOf: () => undefined },
        read: textReader(await bodyReader(features, code)),
        routes,
        time: readBuildTime(new Date('2026-11-27'), {}),
      });
      // Two warnings are expected: the engine may have no UI strings in this language, and the
      // package of the font is not installed.
      const others = warnings.filter(
        ({ field, expected }) => field !== 'identity.language' && !/^the package /.test(expected),
      );
      expect([...problems, ...others]).toEqual([]);
      const kinds = new Set(texts.map((text) => text.folder));
      for (const kind of ['articles', 'authors', 'pages', 'stories', 'topics'])
        expect(kinds).toContain(kind);
      const ids = new Set(launch.map(({ id }) => id));
      expect(ids).toContain('starter-creative');
      expect(ids).toContain('blank');
      expect(ids).not.toContain('starter-text');

      const titles = new Map(texts.map(({ slug, fields: { title } }) => [`/${slug}`, title]));
      const { navigation, footer } = settings;
      for (const { name, path } of [...navigation, ...footer.legal])
        if (titles.has(path)) expect(name).toBe(titles.get(path));
    } finally {
      process.chdir(before);
    }
  },
);

/**
 * Returns the parts, such as headings and placeholders, that the static pages in each language must
 * share with the English pages.
 */
const pagesIn = (code: string) =>
  Object.fromEntries(
    globSync('content/pages/*.md', { cwd: folderOf(code) })
      .toSorted()
      .map((file) => {
        const text = readFileSync(join(folderOf(code), file), 'utf8');
        const found = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, part]) => part);
        const headings = found(/^(##) /gm).length;
        const blanks = found(/(\[___)/g).length;
        const directives = found(/^(?:- )?(::\w+)$/gm);
        const keys = found(/^- `([\w-]+)`/gm);
        // German pages refer to the Impressum for the name of the publisher.
        const links = found(/\]\(([^)]+)\)/g).map((link) => link?.replace('impressum', 'about'));
        return [file, { headings, blanks, directives, keys, links: links.toSorted() }];
      }),
  );

it.each(Object.keys(settingsTexts))(
  'a new site in "%s" has the same pages, blanks, links and directives as an English one',
  (code) => {
    const [pages, english] = [pagesIn(code), pagesIn('en')];
    // The German pages differ: German law requires more headings and blanks.
    const own = { headings: 0, ...(code === 'de' && { blanks: 6, links: [] }) };
    for (const all of [pages, english]) Object.assign(all['content/pages/privacy.md'] ?? {}, own);
    expect(pages).toEqual(english);
  },
);

it('says in the settings that a language has no texts yet, and writes the texts in English', async () => {
  const folder = join(parent, 'site');
  await writeSite({ ...choices(folder), language: 'tlh' }, engine);
  expect(await readFile(join(folder, 'site.config.ts'), 'utf8')).toContain(
    '// The starter has no texts in "tlh" yet. Those in site.config.ts and content/ are in English. Translate them.\n',
  );
  expect(await readdir(join(folder, 'content/topics'))).toEqual(['beginnings.md']);
});

it('writes the words of a language that the engine lacks, with the English text, for a translator', async () => {
  const wordsIn = async (language: string) => {
    const folder = join(parent, language);
    await writeSite({ ...choices(folder), language }, engine);
    return readFile(join(folder, 'words', `${language}.json`), 'utf8').catch(() => 'none');
  };
  expect(JSON.parse(await wordsIn('tr'))).toEqual({
    menu: { en: 'Menu', note: 'A button.', text: '' },
  });
  expect(await wordsIn('da-DK')).toBe('none');
});

it.each([
  ['folder/../stillpoint', 'stillpoint'],
  ['My Site', 'my-site'],
  ['…', 'site'],
])('the package of the site in %s is called %s', async (path, name) => {
  const folder = `${parent}/${path}`;
  await writeSite(choices(folder), engine);
  expect(JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')).name).toBe(name);
});

it.each([
  [{ code: 'EACCES', path: '/srv/still' }, '/srv/still: you have no permission'],
  [{ code: 'ENOSPC' }, 'still: the disk is full'],
  [{ code: 'EMFILE' }, 'still: EMFILE'],
])('the error %j of the file system becomes one sentence', async (error, sentence) => {
  vi.mocked(mkdir).mockRejectedValueOnce(error);
  await expect(writeSite(choices('still'), engine)).rejects.toEqual(
    new ChoiceError(`could not read or write ${sentence}`),
  );
});

it('any other error stays as it is', async () => {
  const error = new TypeError('no function');
  vi.mocked(mkdir).mockRejectedValueOnce(error);
  await expect(writeSite(choices('still'), engine)).rejects.toBe(error);
});
