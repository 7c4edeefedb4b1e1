import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { readTexts } from './read-texts.ts';
import type { ReadText } from './text-reader.ts';

it('a text that is removed while the texts are read is reported', async () => {
  const [root, before] = [mkdtempSync(join(tmpdir(), 'read-texts-')), process.cwd()];
  onTestFinished(() => {
    process.chdir(before);
    rmSync(root, { recursive: true });
  });
  process.chdir(root);
  mkdirSync('content');
  for (const name of ['dawn', 'dusk']) writeFileSync(`content/${name}.md`, '');
  const { texts, problems } = await readTexts(async (file, content) => {
    content();
    rmSync('content/dusk.md', { force: true });
    return { file } as ReadText;
  });
  expect(texts.map(({ file }) => file)).toEqual(['content/dawn.md']);
  expect(problems).toEqual([
    {
      file: 'content/dusk.md',
      expected: 'a file that is neither removed nor renamed while the command reads it',
      found: 'none; run the command again',
    },
  ]);
});
