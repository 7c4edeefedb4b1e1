import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest';
import owners from '../../../../tests/fixtures/publication/site.config.ts';
import { setOwnTexts } from '../../words/languages.ts';
import { parseSettings } from '../settings/settings.ts';
import { jsx } from '../ui/jsx-runtime.ts';
import { readSettingsFile, settingsFileOf, showSettings } from './settings-file.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'settings-'));
});
afterEach(() => rm(root, { recursive: true }));

it('the settings file is site.config.ts, unless DAYMARK_SITE names another', () => {
  expect(settingsFileOf({})).toBe('site.config.ts');
  expect(settingsFileOf({ DAYMARK_SITE: '' })).toBe('site.config.ts');
  expect(settingsFileOf({ DAYMARK_SITE: 'other.ts' })).toBe('other.ts');
});

it('a folder without settings is reported', async () => {
  await expect(readSettingsFile(root, 'site.config.ts')).rejects.toThrow(
    `site.config.ts: expected the settings of a site in the folder ${root}; found no such file. Run the command in the folder of a site.`,
  );
});

it.each(['nowhere.ts', 'folder'])('DAYMARK_SITE with the value %s is reported', async (name) => {
  await mkdir(join(root, 'folder'));
  await expect(readSettingsFile(root, name)).rejects.toThrow(
    `DAYMARK_SITE: expected the path of a settings file; found "${name}", which is no file.`,
  );
});

it('an error in a file that the settings import is reported with the place in that file', async () => {
  await writeFile(join(root, 'words.ts'), '\n\nexport const noun = nothing.noun;\n');
  await writeFile(
    join(root, 'site.config.ts'),
    "import { noun } from './words.ts';\nexport default { noun };\n",
  );
  const { problems } = await readSettingsFile(root, 'site.config.ts');
  expect(problems).toEqual([
    {
      file: 'words.ts',
      line: 3,
      expected: 'settings that can be loaded',
      found: 'the error "ReferenceError: nothing is not defined"',
    },
  ]);
});

it('the links and files of the valid parts can be checked although other parts are invalid', async () => {
  await writeFile(
    join(root, 'site.config.ts'),
    "export default { blog: { author: 'anna' }, theme: { logo: 'logo.png' } };\n",
  );
  const { settings, checked } = await readSettingsFile(root, 'site.config.ts');
  expect(checked.blog.author).toBe('anna');
  expect(checked.theme.logo).toBeUndefined();
  expect(settings.blog.author).toBeUndefined();
});

it('pages mark the defaults of settings that are in English on a site in another language', () => {
  const shown = (language: string) => {
    const settings = parseSettings({ ...owners, identity: { ...owners.identity, language } });
    showSettings(settings);
    const { trust, partnersNote } = settings.footer;
    return [trust, partnersNote, settings.home.subtitle].map((text) =>
      renderToStaticMarkup(jsx('p', { children: text })),
    );
  };
  onTestFinished(() => {
    setOwnTexts({});
  });
  setOwnTexts({ he: { partnersNote: 'אתרים' } });
  expect(shown('he')).toEqual([
    expect.stringMatching(/^<p><bdi lang="en">Your trusted .*<\/bdi><\/p>$/),
    '<p>אתרים</p>',
    expect.not.stringContaining('lang'),
  ]);
  expect(shown('en-GB').join('')).not.toContain('lang');
});
