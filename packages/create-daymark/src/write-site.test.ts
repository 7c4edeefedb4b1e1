import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import engine from '../../daymark/package.json' with { type: 'json' };
import { siteSchema } from '../../daymark/src/settings/schema/site.ts';
import { settingsOf } from './settings-of.ts';
import { packageName, writeSite } from './write-site.ts';

let parent: string;
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'create-daymark-'));
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
    await writeSite(choices(folder));
    expect((await readdir(folder)).sort()).toEqual([
      '.gitignore',
      'content',
      'package.json',
      'public',
      'site.config.ts',
    ]);
    expect(JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'))).toMatchObject({
      name: 'my-site',
      dependencies: { daymark: '^0.1.0', ...engine.peerDependencies },
    });
  });

  it('copies the tarball of an engine into the folder', async () => {
    const tarball = join(parent, 'daymark-9.tgz');
    await writeFile(tarball, 'bytes');
    const folder = join(parent, 'site');
    await writeSite(choices(folder), tarball);
    expect(await readFile(join(folder, 'daymark-9.tgz'), 'utf8')).toBe('bytes');
    expect(await readFile(join(folder, 'package.json'), 'utf8')).toContain('file:daymark-9.tgz');
  });

  it('changes nothing in a folder that has files', async () => {
    await writeFile(join(parent, 'letter.txt'), 'mine');
    await expect(writeSite(choices(parent))).rejects.toThrow(
      `${parent}: expected a new or an empty folder; found letter.txt in it`,
    );
    expect(await readdir(parent)).toEqual(['letter.txt']);
  });

  it('reports a folder that cannot be written, and a tarball that does not exist', async () => {
    await writeFile(join(parent, 'letter.txt'), 'mine');
    const inFile = join(parent, 'letter.txt', 'site');
    await expect(writeSite(choices(inFile))).rejects.toThrow(
      `could not read or write ${inFile}: a part of the path is a file`,
    );
    const tarball = join(parent, 'nowhere.tgz');
    await expect(writeSite(choices(join(parent, 'site')), tarball)).rejects.toThrow(
      `could not read or write ${tarball}: it does not exist`,
    );
  });

  it('writes settings that the engine accepts', async () => {
    const folder = join(parent, 'site');
    await writeSite(choices(folder));
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
    expect(contact.email).toBe('letters@stillpoint.example');
  });
});

it.each([
  ['../stillpoint', 'stillpoint'],
  ['My Site', 'my-site'],
  ['…', 'site'],
])('the package of the site in %s is called %s', (folder, name) => {
  expect(packageName(folder)).toBe(name);
});
