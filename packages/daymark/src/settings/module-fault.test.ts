import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { moduleFault } from './module-fault.ts';

let root: string;
let file: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'module-fault-'));
  file = join(root, 'site.config.ts');
});
afterEach(() => rm(root, { recursive: true }));

// The messages are those of Node, because the tests run in another module loader.
it.each([
  [
    'file',
    "import './words.ts';",
    (root: string) => `Cannot find module '${root}/words.ts' imported from ${root}/site.config.ts`,
    'an import of "./words.ts", which does not exist',
  ],
  [
    'package',
    "import { a } from '@scope/words/a';",
    (root: string) => `Cannot find package '@scope/words' imported from ${root}/site.config.ts`,
    'an import of "@scope/words/a", which is not installed',
  ],
  [
    'part of a package',
    "import { defineSite } from 'daymark/setting';",
    (root: string) =>
      `Package subpath './setting' is not defined by "exports" in ${root}/node_modules/daymark/package.json imported from ${root}/site.config.ts`,
    'an import of "daymark/setting", which does not exist',
  ],
])('a missing %s is reported with the line of its import', async (_, text, message, found) => {
  await writeFile(file, `// Settings\n${text}\n`);
  expect(moduleFault(new Error(message(root)), file, root)).toEqual({
    file: 'site.config.ts',
    line: 2,
    found,
  });
});

it('an error is reported with the first place in its stack that is in a file of the site', () => {
  const error = new TypeError('no key');
  error.stack = `TypeError: no key
    at load (file:///engine/load.ts:3:4)
    at tag (file://${root}/node_modules/tags/index.js:1:1)
    at file://${root}/adapters/acme.ts:12:5
    at file://${root}/site.config.ts:7:1`;
  expect(moduleFault(error, file, root)).toEqual({
    file: 'adapters/acme.ts',
    line: 12,
    found: 'the error "TypeError: no key"',
  });
});

it.each([
  [
    'C:\\My Sites\\dawn',
    'file:///C:/My%20Sites/dawn/adapters/acme.ts:12:5',
    'adapters/acme.ts',
    12,
  ],
  ['C:\\dawn', 'C:\\dawn\\site.config.ts:7:1', 'site.config.ts', 7],
])(
  'an error on Windows, in the folder %s, is reported with its place',
  (root, place, file, line) => {
    const error = new Error('no key');
    error.stack = `Error: no key\n    at C:\\engine\\load.ts:3:4\n    at ${place}`;
    expect(moduleFault(error, `${root}\\site.config.ts`, root)).toMatchObject({ file, line });
  },
);

it('a thrown text is reported with the file', () => {
  expect(moduleFault('no key', file, root)).toEqual({
    file: 'site.config.ts',
    found: 'the error "no key"',
  });
});
