import { existsSync } from 'node:fs';
import { glob, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';

/** Matches code, which may contain examples of links. */
const CODE = /^```[\s\S]*?^```|`[^`\n]*`/gm;

/**
 * Matches paths in code, as in `packages/daymark/src/server/app.ts`. Paths in `site/` are not
 * checked, because owners replace that folder.
 */
const PATH = /`((?:bench|docs|packages|repo|tests)\/[\w./-]+)`/g;

const documents = new Map<string, string>();
beforeAll(async () => {
  const files = glob(['*.md', 'docs/**/*.md', 'tests/delivery/README.md', 'bench/README.md']);
  for await (const file of files) documents.set(file, await readFile(file, 'utf8'));
  expect(documents.size).toBeGreaterThan(20);
});

it('every file that a document names exists', () => {
  const named = [...documents].flatMap(([document, text]) =>
    [...text.matchAll(PATH)].map(([, path = '']) => ({ document, path })),
  );
  expect(named.length).toBeGreaterThan(60);
  expect(named.filter(({ path }) => !existsSync(path))).toEqual([]);
});

it('every link between documents points to a file', () => {
  const broken = [];
  for (const [document, text] of documents)
    for (const [, target = ''] of text.replace(CODE, '').matchAll(/\]\((?!https?:|#)([^)#\s]+)/g))
      if (!existsSync(join(dirname(document), target))) broken.push(`${document}: ${target}`);
  expect(broken).toEqual([]);
});
