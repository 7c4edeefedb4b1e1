import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeFolder, writeFiles } from '../server/testing/site.ts';
import { bundle } from './bundle.ts';

async function module(text: string): Promise<string> {
  const folder = await makeFolder();
  await writeFiles(folder, { 'part.ts': 'export const part: number = 1;', 'main.ts': text });
  return join(folder, 'main.ts');
}

test('imported modules become part of the one script', async () => {
  const input = await module("import { part } from './part.ts';\nexport const sum = part + 1;");
  const script = await bundle(input, 'webworker');
  expect(script).not.toContain('import');
  expect(script).toContain('sum');
});

test("Node's built-in modules stay imports for Node and are refused for other runtimes", async () => {
  const input = await module("import { join } from 'node:path';\nexport const place = join('a');");
  expect(await bundle(input, 'node')).toContain('from "node:path"');
  await expect(bundle(input, 'webworker')).rejects.toThrow(
    `${input}: expected no imports; found node:path`,
  );
});
