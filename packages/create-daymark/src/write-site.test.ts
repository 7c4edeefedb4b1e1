import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { siteSchema } from '../../daymark/src/settings/schema/site.ts';
import { ChoiceError } from './choices.ts';
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
  const contents = { tarball: 'daymark-9.tgz', lockfile };
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

describe('writeSite', () => {
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
    const written = settingsOf(choices(folder)).replace(/^import .*\n/, '');
    await writeFile(
      join(parent, 'settings.mjs'),
      `const defineSite = (settings) => settings;\n${written}`,
    );
    const { default: settings } = await import(join(parent, 'settings.mjs'));
    const { identity, noun, donation, theme, contact } = siteSchema({}).parse(settings);
    expect(identity.name).toBe("Ann's “Stillpoint”");
    expect(noun.title).toBe('Yoga');
    expect(donation).toMatchObject({ charity: 'Mind', delaySeconds: 30 });
    expect(theme.accentHue).toBe(30);
    expect(contact).toEqual({ links: [] });
  });
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
