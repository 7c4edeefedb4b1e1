import { describe, expect, it } from 'vitest';
import { makeBundle } from './make-bundle.ts';
import { exampleRecord } from './testing.ts';

const bundleOf = (change: Parameters<typeof exampleRecord>[0]) =>
  makeBundle([exampleRecord(change)], 'en-GB');

describe('the search index of a site', () => {
  it('contains what a search needs, and nothing more', async () => {
    const { files, core } = await bundleOf({});
    const names = [...files.keys()];
    expect(names.filter((name) => /^fragment\/en_\w+\.pf_fragment$/.test(name))).toHaveLength(1);
    expect(names).toContain('pagefind.js');
    expect(names).toContain('words.json');
    expect(names.filter((name) => /ui|worker|highlight/.test(name))).toEqual([]);
    for (const name of core) expect(names).toContain(name.replace(/\?.*/, ''));
  });

  it('contains the list of pages uncompressed, so that the server compresses it', async () => {
    const { files, core } = await bundleOf({});
    const list = files.get(core.find((name) => name.endsWith('.pf_meta')) ?? '');
    expect(new TextDecoder().decode(list)).toMatch(/^pagefind_dcd/);
  });

  it('has a new version if a single character of a page changes, and only then', async () => {
    const { version } = await bundleOf({});
    expect(version).toMatch(/^[0-9a-f]{10}$/);
    expect((await bundleOf({})).version).toBe(version);
    expect((await bundleOf({ html: '<p>A lighthouse stands at the bend!</p>' })).version).not.toBe(
      version,
    );
  });

  it('can be built in a language that Pagefind does not support', async () => {
    const { core } = await makeBundle([exampleRecord()], 'la');
    expect(core).toContain('wasm.unknown.pagefind');
  });
});
