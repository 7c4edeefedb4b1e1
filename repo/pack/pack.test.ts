import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { makeFolder } from '../../tests/small-site.ts';
import { compile, compiledPath, packFolder, withCompiledReferences } from './pack.ts';

describe('the compiled path', () => {
  it.each([
    ['src/cli/main.ts', 'src/cli/main.js'],
    ['src/ads/Slot.tsx', 'src/ads/Slot.jsx'],
    ['src/preview.d.ts', 'src/preview.d.ts'],
    ['src/pages/blog.astro', 'src/pages/blog.astro'],
  ])('of %s is %s', (path, compiled) => {
    expect(compiledPath(path)).toBe(compiled);
  });
});

describe('references to TypeScript', () => {
  it.each([
    ["import { a } from './a.ts';", "import { a } from './a.js';"],
    ["import '../Slot.tsx';", "import '../Slot.jsx';"],
    ["import lazy from './frame.browser.ts?lazy';", "import lazy from './frame.browser.js?lazy';"],
    ["await import('./server.ts')", "await import('./server.js')"],
    ["export * from './b.ts'", "export * from './b.js'"],
    ["new URL('worker.ts', import.meta.url)", "new URL('worker.js', import.meta.url)"],
    ['new URL(`a.ts`, import.meta.url)', 'new URL(`a.js`, import.meta.url)'],
  ])('change in %s', (code, compiled) => {
    expect(withCompiledReferences(code)).toBe(compiled);
  });

  it('do not change in package specifiers and plain strings', () => {
    const code = "import config from 'somewhere/site.config.ts'; const file = 'site.config.ts';";
    expect(withCompiledReferences(code)).toBe(code);
  });
});

describe('a compiled file', () => {
  it('has no types and no JSX', async () => {
    const code = await compile('a.tsx', 'export const A = (name: string) => <b>{name}</b>;');
    expect(code).toContain('react/jsx-runtime');
    expect(code).not.toMatch(/: string|<b>/);
  });

  it('names the compiled components as sources for Tailwind', async () => {
    const css = '@source "../../**/*.tsx";\n@source not "../../**/*.test.tsx";\n';
    expect(await compile('site.css', css)).toBe(
      '@source "../../**/*.jsx";\n@source not "../../**/*.test.jsx";\n',
    );
  });
});

describe('the version of a package', () => {
  /** Packs a package with a single module, and returns its manifest and the name of the tarball. */
  async function packed(code: string, isTagged = false) {
    const folder = await makeFolder();
    const root = join(folder, 'package');
    await mkdir(join(root, 'src'), { recursive: true });
    await writeFile(join(root, 'src/a.js'), code);
    const source = 'packages/daymark-desk';
    const { file, manifest } = await packFolder(source, root, { isTagged });
    expect(dirname(file)).toBe(folder);
    return { name: basename(file), manifest };
  }

  it('at the tag is that of its sources', async () => {
    const { version } = JSON.parse(await readFile('packages/daymark-desk/package.json', 'utf8'));
    const { name, manifest } = await packed('export const a = 1;', true);
    expect(manifest).toMatchObject({ version, exports: { './away': './src/away.js' } });
    expect(manifest).not.toHaveProperty('private');
    expect(name).toBe(`daymark-desk-${version}.tgz`);
  });

  it('away from the tag depends only on the content', async () => {
    const one = await packed('export const a = 1;');
    expect(one.name).toMatch(/^daymark-desk-\d+\.\d+\.\d+-dev-[\da-f]{12}\.tgz$/);
    expect(one.name).toBe(`daymark-desk-${one.manifest.version}.tgz`);
    expect((await packed('export const a = 1;')).name).toBe(one.name);
    expect((await packed('export const a = 2;')).name).not.toBe(one.name);
  });
});
