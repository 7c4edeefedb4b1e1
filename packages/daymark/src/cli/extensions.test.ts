import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { extensions, ownerIntegrations } from './extensions.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'extensions-'));
});
afterEach(() => rm(root, { recursive: true }));

/** Sets up the extensions of the site. Returns its styles, its overrides and the warnings. */
function setUp() {
  const warnings: string[] = [];
  let styles = '';
  let resolveId = (_id: string, _importer: string): string | undefined => undefined;
  extensions(root, { root: '', code: '', languages: [] }).hooks['astro:config:setup']?.({
    logger: { warn: (message: string) => void warnings.push(message) },
    updateConfig({ vite }: Record<'vite', { plugins: [unknown]; resolve: { alias: object } }>) {
      styles = Reflect.get(vite.resolve.alias, 'virtual:daymark/custom.css');
      resolveId = Object(vite.plugins[0]).resolveId.handler;
    },
  } as never);
  return { warnings, styles, resolveId };
}

describe('the file custom.css', () => {
  const write = (styles: string) => writeFile(join(root, 'custom.css'), styles);

  it('may be missing: pages then import an existing file with no styles', () => {
    const { styles, warnings } = setUp();
    expect(existsSync(styles)).toBe(true);
    expect(warnings).toEqual([]);
  });

  it('causes no warning if it is small', async () => {
    await write('.tides { margin: 0; }\n'.repeat(500));
    expect(setUp()).toMatchObject({ styles: join(root, 'custom.css'), warnings: [] });
  });

  it('causes a warning with its size if it is large', async () => {
    await write(`/* ${randomBytes(1500).toString('base64')} */`);
    expect(setUp().warnings).toEqual([
      expect.stringMatching(
        /^custom\.css: expected at most 1024 bytes compressed, because every page contains them; found 1\d{3}$/,
      ),
    ]);
  });
});

describe('the folder overrides/', () => {
  const write = async (file: string, text = '') => {
    await mkdir(join(root, 'overrides'), { recursive: true });
    await writeFile(join(root, 'overrides', file), text);
  };

  it('contains a file for each overridden component, and may contain styles and folders', async () => {
    for (const file of ['Header.tsx', 'Footer.tsx', 'footer.css', '.DS_Store']) await write(file);
    await mkdir(join(root, 'overrides', 'parts'));
    const { resolveId } = setUp();
    const layout = resolve('packages/daymark/src/site/layouts/Document.astro');
    expect(resolveId('./footer/Footer.tsx', layout)).toBe('virtual:daymark/overrides/Footer');
    expect(resolveId('../home/Hero.tsx', layout)).toBeUndefined();
  });
});

describe('the file integrations.ts', () => {
  const write = (text: string) => writeFile(join(root, 'integrations.ts'), text);

  it('may be missing', async () => {
    expect(await ownerIntegrations(root)).toEqual([]);
  });

  it('exports an array of integrations', async () => {
    await write("export default [{ name: 'a', hooks: {} }];");
    expect(await ownerIntegrations(root)).toEqual([{ name: 'a', hooks: {} }]);
  });

  it.each([
    [
      'exports something other than an array',
      'export default { name: 1 };',
      'integrations.ts: expected an array of Astro integrations as the default export; found {"name":1}',
    ],
    [
      'imports a package that is not installed',
      "import tides from 'tides';\nexport default [tides()];",
      'integrations.ts:1: expected Astro integrations that can be loaded; found an import of "tides", which is not installed',
    ],
    [
      'throws an error',
      '\nexport default [tides()];',
      'integrations.ts:2: expected Astro integrations that can be loaded; found the error "ReferenceError: tides is not defined"',
    ],
    [
      'contains something other than an integration',
      'export default [[{ name: "a", hooks: {} }], () => {}];',
      'integrations.ts: expected integrations, each an object with a name and hooks; found a function',
    ],
  ])('is reported if it %s', async (_, text, message) => {
    await write(text);
    await expect(ownerIntegrations(root)).rejects.toThrow(message);
  });
});
