import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeFolder, writeFiles } from '../../../../tests/small-site.ts';
import { bundle } from './bundle.ts';

async function module(text: string): Promise<string> {
  const folder = await makeFolder();
  await writeFiles(folder, { 'part.ts': 'export const part: number = 1;', 'main.ts': text });
  return join(folder, 'main.ts');
}

test('a bundle contains the imported modules', async () => {
  const input = await module("import { part } from './part.ts';\nexport const sum = part + 1;");
  const script = await bundle(input, 'webworker');
  expect(script).not.toContain('import');
  expect(script).toContain('sum');
});

test('a bundle for Node may import modules of Node, and a bundle for a web worker may not', async () => {
  const input = await module("import { join } from 'node:path';\nexport const place = join('a');");
  expect(await bundle(input, 'node')).toContain('from "node:path"');
  await expect(bundle(input, 'webworker')).rejects.toThrow(
    `${input}: expected no imports; found node:path`,
  );
});

test('the error for a bundle for Node names only the imports that are not modules of Node', async () => {
  const input = await module(
    "import 'node:path';\nimport { a } from 'https://a.example/a.js';\nexport const b = a;",
  );
  await expect(bundle(input, 'node')).rejects.toThrow(
    `${input}: expected no imports except modules of Node; found https://a.example/a.js`,
  );
});
