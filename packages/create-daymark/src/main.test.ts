import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { main } from './main.ts';

const engine = vi.fn(async () => '');
afterEach(() => {
  process.exitCode = undefined;
});

/** Runs the command and returns what it wrote. */
async function outputOf(args: readonly string[]): Promise<string> {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  await main(args, engine);
  return [...log.mock.calls, ...error.mock.calls].flat().join('\n');
}

it('prints every option with --help', async () => {
  expect(await outputOf(['--help'])).toMatch(/--charity <…> .*\n {2}--charity-url <…> /);
});

it('reports mistakes in the arguments before it asks for the engine, which takes long to pack', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'create-daymark-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  expect(await outputOf([folder, '--name', 'Still', '--charity', 'Mind', '--yes'])).toBe(
    'create-daymark: --charity-url: expected an address that begins with "https://", because --charity names a charity; found no value',
  );
  await writeFile(join(folder, 'letter.txt'), 'mine');
  expect(await outputOf([folder, '--name', 'Still', '--yes'])).toContain('found letter.txt in it');
  expect(process.exitCode).toBe(1);
  expect(engine).not.toHaveBeenCalled();
});

it('says that there are no texts in a language yet, and which words wait for a translation', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'create-daymark-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, 'engine.tgz'), '');
  const lockfile = { packages: { '': {} } };
  const words = { menu: { text: 'Menu', note: '' }, search: { text: 'Search', note: '' } };
  await writeFile(
    join(folder, 'engine.json'),
    JSON.stringify({ tarball: 'engine.tgz', lockfile, words, languages: ['de', 'en'] }),
  );
  engine.mockResolvedValue(folder);
  const outputIn = (language: string) =>
    outputOf([join(folder, language), '--name', 'Still', '--yes', '--language', language]);
  const german = await outputIn('de-CH');
  expect(german).not.toMatch(/no texts|translat/);
  expect(german).toMatch(/\n\n {2}cd .*\n {2}npm ci\n {2}npm run dev\n/);
  expect(await outputIn('tlh')).toContain(`
The starter has no texts in "tlh" yet. Those in site.config.ts and content/ are in English. Translate them.

words/tlh.json has 2 words of the interface in English. Write each translation into "text".
Until then the word stays English. npm run check counts the words that are left.`);
});
