import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inlinedScripts, lazyScripts } from './import-queries.ts';

let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'daymark-scripts-'));
  await write('word.ts', "export const word: string = 'good';");
  await write(
    'part.ts',
    "import { word } from './word.ts';\nexport const say = () => word + ' day';",
  );
  await write('lazy.ts', "import part from './part.ts?lazy';\nimport(/* @vite-ignore */ part);");
  await write('early.ts', "import { word } from './word.ts';\ndocument.title = word;");
  await write('inlined.ts', "import early from './early.ts?inlined';\nconsole.log(early);");
});

afterAll(() => rm(folder, { recursive: true, force: true }));

const write = (file: string, text: string) => writeFile(join(folder, file), text);

/** Builds a file and returns the code of its chunks, by the name of the chunk's entry module. */
async function builtFrom(file: string): Promise<Map<string, string>> {
  const result = await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    plugins: [inlinedScripts(), lazyScripts()],
    build: { write: false, rolldownOptions: { input: join(folder, file) } },
  });
  const outputs = [result].flat().flatMap((built) => ('output' in built ? built.output : []));
  return new Map(
    outputs.flatMap((output): [string, string][] =>
      output.type === 'chunk' ? [[output.name, output.code]] : [],
    ),
  );
}

describe('a script that is imported with ?lazy', () => {
  it('is a separate file that keeps its exports', async () => {
    const chunks = await builtFrom('lazy.ts');
    expect(chunks.get('part')).toMatch(/good[\s\S]*export\{\w+ as say\}/);
    expect(chunks.get('lazy')).toMatch(/assets\/part-[\w-]+\.js/);
  });

  it('adds only its URL and no helper to the script that imports it', async () => {
    const chunks = await builtFrom('lazy.ts');
    expect(chunks.get('lazy')?.length).toBeLessThan(150);
  });
});

it('a script that is imported with ?inlined is one string that includes its imports', async () => {
  const chunks = await builtFrom('inlined.ts');
  expect([...chunks.keys()]).toEqual(['inlined']);
  expect(chunks.get('inlined')).toMatch(/document\.title=[^;]*good/);
});
