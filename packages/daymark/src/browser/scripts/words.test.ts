import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { expect, it } from 'vitest';
import { keepForLater, skipAdvertisement } from '../../../words/en.ts';
import { interfaceWords } from './words.ts';

it('a script contains only the UI strings that it uses', async () => {
  const root = await mkdtemp(join(tmpdir(), 'daymark-words-'));
  const entry = async (file: string, word: string) => {
    const code = `import * as wording from '#words';\ndocument.title = wording.${word};`;
    await writeFile(join(root, file), code);
    return join(root, file);
  };
  const input = [await entry('a.mjs', 'keepForLater'), await entry('b.mjs', 'skipAdvertisement')];
  const result = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [interfaceWords('en-GB')],
    build: { write: false, modulePreload: false, rolldownOptions: { input } },
  });
  await rm(root, { recursive: true });
  const outputs = [result].flat().flatMap((built) => ('output' in built ? built.output : []));
  expect(outputs.map((output) => 'code' in output && output.code.trim())).toEqual([
    `document.title=\`${keepForLater}\`;`,
    `document.title=\`${skipAdvertisement}\`;`,
  ]);
});
