import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { customStyles } from './custom-styles.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'custom-styles-'));
});
afterEach(() => rm(root, { recursive: true }));

it('a site without custom.css gets an existing file with no styles', () => {
  const { file, warning } = customStyles(root);
  expect(existsSync(file)).toBe(true);
  expect(warning).toBeUndefined();
});

it('a small custom.css causes no warning', async () => {
  const file = join(root, 'custom.css');
  await writeFile(file, '.tides { margin: 0; }\n'.repeat(500));
  expect(customStyles(root)).toEqual({ file });
});

it.each([
  [
    '.a {\n  color: red;\n.b {}\n',
    'custom.css:1: expected a "}" for the "{" in this line; found none',
  ],
  ['.a {\n}\n}\n', 'custom.css:3: expected a "{" before this "}"; found none'],
])('a bracket without its counterpart in %j is reported with its line', async (styles, message) => {
  await writeFile(join(root, 'custom.css'), styles);
  expect(() => customStyles(root)).toThrow(new Error(message));
});

it('brackets in comments and strings need no counterpart', async () => {
  await writeFile(join(root, 'custom.css'), `/* { */ .a::before { content: "}\\"}"; }`);
  expect(customStyles(root).warning).toBeUndefined();
});

it('a large custom.css causes a warning with its size', async () => {
  await writeFile(join(root, 'custom.css'), `/* ${randomBytes(1500).toString('base64')} */`);
  expect(customStyles(root).warning).toMatch(
    /^custom\.css: expected at most 1024 bytes compressed, because every page contains them; found 1\d{3}$/,
  );
});
