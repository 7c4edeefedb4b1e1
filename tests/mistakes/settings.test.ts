import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { extensions, ownerIntegrations } from '../../packages/daymark/src/cli/extensions.ts';
import { readSettingsFile } from '../../packages/daymark/src/cli/settings-file.ts';
import { readBuildTime } from '../../packages/daymark/src/content/articles/publication.ts';
import { bodyReader } from '../../packages/daymark/src/content/checks/body.ts';
import { checkSite } from '../../packages/daymark/src/content/checks/check.ts';
import { formatProblem } from '../../packages/daymark/src/content/checks/problem.ts';
import { textReader } from '../../packages/daymark/src/content/checks/text-reader.ts';
import { markdownOf } from '../../packages/daymark/src/content/markdown/renderer.ts';
import { placeIn } from '../../packages/daymark/src/settings/addresses.ts';
import { ENGLISH } from '../../packages/daymark/words/languages.ts';
import { exampleRoutes } from '../example-texts.ts';
import { settingsMistakes } from './settings.ts';
import { SETTINGS_FILE, settingsWith, smallSite } from './small-settings.ts';

// A settings file imports `daymark/settings`, which Node finds in the repository's folders only.
const folders = resolve('.cache/mistakes');
const before = process.cwd();
afterAll(() => rm(folders, { recursive: true, force: true }));

/** The folder of the site that was checked last. */
let lastSite = '';

/** Returns the errors and warnings about the small site with some files changed. */
async function messagesOf(change: Readonly<Record<string, string | Uint8Array | null>>) {
  await mkdir(folders, { recursive: true });
  const root = await mkdtemp(join(folders, 'site-'));
  for (const [name, data] of Object.entries({ ...smallSite, ...change })) {
    if (data === null) continue;
    await mkdir(dirname(join(root, name)), { recursive: true });
    await writeFile(join(root, name), data);
  }
  lastSite = root;
  process.chdir(root);
  try {
    return await check(root);
  } catch (error) {
    const lines = String(Object(error).message).replace(root, '…').split('\n');
    const errors = lines.length === 1 ? lines : lines.slice(1).map((line) => line.trim());
    return { errors, warnings: [] };
  } finally {
    process.chdir(before);
  }
}

async function check(root: string) {
  const { source, checked, problems } = await readSettingsFile(root, SETTINGS_FILE);
  const { problems: others, warnings } = await checkSite({
    settings: checked,
    source,
    read: textReader(await bodyReader(markdownOf(checked))),
    routes: exampleRoutes,
    time: readBuildTime(new Date('2026-06-14'), {}),
  });
  extensions(root, placeIn(checked)).hooks['astro:config:setup']?.({
    injectRoute() {},
    updateConfig() {},
    logger: { warn() {} },
  } as never);
  await ownerIntegrations(root);
  return {
    errors: [...problems, ...others].map(formatProblem),
    warnings: warnings.map(formatProblem),
  };
}

describe('a mistake in the settings gets its message', () => {
  it.each(settingsMistakes)('$name', async ({ severity, change, messages }) => {
    expect(await messagesOf(change)).toEqual(
      severity === 'error'
        ? { errors: messages, warnings: [] }
        : { errors: [], warnings: messages },
    );
  });

  it('the list of words that stay English has the form of a file of words, for a translator to complete', async () => {
    const change = {
      ...settingsWith(["'en-GB'", "'tr'"]),
      'words/tr.json': JSON.stringify(
        Object.fromEntries(Object.keys(ENGLISH).map((name) => [name, 'x'])),
      ).replace(/"menu":"x"/, '"menu": ""'),
    };
    await messagesOf(change);
    const { menu } = ENGLISH;
    expect(JSON.parse(await readFile(join(lastSite, '.cache/words/tr.json'), 'utf8'))).toEqual({
      menu: { en: menu?.text, note: menu?.note, text: '' },
    });
  });

  it('a site without mistakes gets no message', async () => {
    expect(await messagesOf({})).toEqual({ errors: [], warnings: [] });
  });

  it('an affiliate link through the site needs no page', async () => {
    const change = {
      ...settingsWith(['donation: false,', "donation: false,\n  affiliates: ['/go/'],"]),
      'content/pages/about.md': String(smallSite['content/pages/about.md']).replace(
        'texts',
        '[texts](/go/texts)',
      ),
    };
    expect(await messagesOf(change)).toEqual({ errors: [], warnings: [] });
  });

  it('a creative may link to a site whose address begins like that of this site', async () => {
    const change = settingsWith(["href: '/about'", "href: 'https://harbour.example.au/shop'"]);
    expect(await messagesOf(change)).toEqual({ errors: [], warnings: [] });
  });
});
