import { readdir, readFile, symlink } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { textFields } from 'daymark/fields';
import { describe, expect, it } from 'vitest';
import { makeFolder, writeFiles } from '../../../tests/small-site.ts';
import { writeDesk } from './away.ts';

type DeskSettings = Parameters<typeof writeDesk>[0]['settings'];

const SETTINGS: DeskSettings = {
  ...{ forge: 'github', repository: 'stillpoint/site', branch: 'main', review: false },
  host: 'https://desk.stillpoint.example',
};

/**
 * Makes the folder of a site with an empty package of this version of Sveltia CMS; without a
 * version, with the real package.
 */
async function siteWith(version?: string): Promise<string> {
  const root = await makeFolder();
  if (version === undefined) await symlink(resolve('node_modules'), join(root, 'node_modules'));
  else
    await writeFiles(root, {
      'node_modules/@sveltia/cms/package.json': JSON.stringify({ version, main: 'npm/index.js' }),
      'node_modules/@sveltia/cms/npm/index.js': '',
    });
  return root;
}

async function write(root: string, change: Partial<DeskSettings> = {}) {
  const folder = join(root, 'dist/desk');
  const count = await writeDesk({
    ...{
      root,
      folder,
      name: '</script>',
      timeZone: 'UTC',
      pictureWidth: 2208,
      kinds: textFields(),
      bundle: async () => 'the script',
    },
    languages: [{ language: 'en', code: '', base: '' }],
    settings: { ...SETTINGS, ...change },
  });
  return { count, read: (file: string) => readFile(join(folder, file), 'utf8'), folder };
}

describe('the desk on a host of its own', () => {
  it('is a folder with a page, its script, Sveltia CMS, headers and robots.txt', async () => {
    const { count, read, folder } = await write(await siteWith());
    expect((await readdir(folder)).toSorted()).toEqual(
      ['_headers', 'desk.js', 'index.html', 'robots.txt', 'sveltia'].toSorted(),
    );
    expect(await read('desk.js')).toBe('the script');
    expect(await read('robots.txt')).toBe('User-agent: *\nDisallow: /\n');
    expect(await read('index.html')).toContain('"name":"\\u003C/script>"');
    const files = await readdir(folder, { recursive: true, withFileTypes: true });
    expect(files.filter((file) => file.isFile())).toHaveLength(count);
    expect(files.filter(({ name }) => name.endsWith('.map'))).toEqual([]);
    const code = await read('sveltia/npm/index.js');
    expect(code).toContain('import(`../locales/de.json`,{with:{type:`json`}})');
    expect(code).not.toContain('cdn.jsdelivr.net');
    expect(JSON.parse(await read('sveltia/locales/de.json'))).toHaveProperty('cancel');
  });

  it('saves nothing if Sveltia cannot read the changes of other authors', async () => {
    const { read } = await write(await siteWith());
    const found =
      /async \w+=>\{let\{isNew:\w+,originalEntry:\w+\}=\w+;try\{await (\w+)\(\).*?return (\w+)\(\w+\)\}/;
    const [code, refresh = '', compare = ''] = found.exec(await read('sveltia/npm/index.js')) ?? [];
    const detectConflict = (answer: () => unknown) =>
      new Function(refresh, compare, `return ${code}`)(answer, (entry: string) => entry);
    const offline = detectConflict(() => Promise.reject(new Error('offline')));
    for (const isNew of [true, false])
      await expect(offline({ isNew, originalEntry: 'the text' })).rejects.toThrow(
        'Nothing is saved, because the files of the site cannot be read.',
      );
    const online = detectConflict(() => {});
    expect(await online({ isNew: true })).toBeUndefined();
    expect(await online({ isNew: false, originalEntry: 'the text' })).toBe('the text');
  });

  it.each([
    [{}, 'https://api.github.com'],
    [{ forge: 'gitlab' }, 'https://gitlab.com'],
    [{ forge: 'forgejo' }, 'https://codeberg.org'],
    [{ forge: 'gitlab', server: 'https://git.example/gitlab' }, 'https://git.example'],
  ] as const)('sends requests to its forge alone: %j', async (change, origin) => {
    const { read } = await write(await siteWith(), change);
    const [, policy = ''] = /Content-Security-Policy: (.*)/.exec(await read('_headers')) ?? [];
    expect(policy).toMatch(/^default-src 'none'; script-src 'self'/);
    expect(policy).toContain(`connect-src 'self' blob: data: ${origin};`);
    expect(policy).toContain("frame-ancestors 'none'");
  });

  it('reports a missing package, and a release other than the tested release', async () => {
    const command = 'Run npm install --save-exact @sveltia/cms@0.221.1 in the site’s folder';
    await expect(write(await makeFolder())).rejects.toThrow(
      `@sveltia/cms: expected release 0.221.1, with which the desk is tested; found none. ${command}`,
    );
    await expect(write(await siteWith('0.222.0'))).rejects.toThrow(
      `@sveltia/cms: expected release 0.221.1, with which the desk is tested; found 0.222.0. ${command}`,
    );
    // This package has the right version number, but not the code that the desk changes.
    await expect(write(await siteWith('0.221.1'))).rejects.toThrow(
      /^Sveltia CMS: expected .* in its code; found none/,
    );
  });
});
