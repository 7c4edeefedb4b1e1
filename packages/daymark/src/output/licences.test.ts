import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { makeFolder } from '../../../../tests/small-site.ts';
import licences from './licences.ts';

/** Writes the file of licences for some bundled packages, and returns its content. */
async function written(packages: readonly object[]): Promise<string> {
  const folder = await makeFolder();
  const licence = join(folder, 'OFL.txt');
  await writeFile(licence, 'Of Lora.\n');
  const typeface = { name: 'Lora', file: 'Lora.ttf', licence, generic: 'serif' } as const;
  const { hooks } = licences({ typeface });
  const bundle = { 'bundled-licences.json': { type: 'asset', source: JSON.stringify(packages) } };
  const updateConfig = ({ vite }: { vite: { plugins: [{ generateBundle: object }] } }) =>
    Reflect.get(vite.plugins[0].generateBundle, 'handler')({}, bundle);
  await hooks['astro:config:setup']?.({ updateConfig } as never);
  expect(bundle).toEqual({});
  await hooks['astro:build:done']?.({ dir: pathToFileURL(`${folder}/`) } as never);
  return readFile(join(folder, 'licences.txt'), 'utf8');
}

const react = { name: 'react', version: '19.3.1', text: 'The terms of React.\n' };

it('the file of licences lists each work once, sorted by name', async () => {
  const text = await written([react, { name: 'daymark', version: '9.0.0' }, react]);
  const line = '-'.repeat(72);
  expect(
    text.startsWith(`This site contains the work of others under the following terms.

${line}
Lora
${line}

Of Lora.

${line}
astro
${line}
`),
  ).toBe(true);
  const titles = [...text.matchAll(/^-{72}\n(.+)\n-{72}$/gm)].map(([, title]) => title);
  expect(titles).toEqual(['Lora', 'astro', 'pagefind', 'react 19.3.1', 'tailwindcss']);
  expect(text).toContain(`\nreact 19.3.1\n${line}\n\nThe terms of React.\n\n${line}\n`);
});

it('a bundled package without a licence stops the build', async () => {
  await expect(written([{ name: 'tides', version: '1.0.0' }])).rejects.toThrow(
    'tides 1.0.0: expected a licence file in the folder of the package; found none',
  );
});
