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

/** Matches paths of the engine's modules without the folder of the engine, as in `cli/main.ts`. */
const MODULE = /`([a-z]+\/[\w./[\]-]+\.(?:tsx?|astro))`/g;

const documents = new Map<string, string>();
beforeAll(async () => {
  const files = glob([
    '*.md',
    'docs/**/*.md',
    '{bench,packages,repo/release,tests,tests/delivery}/README.md',
  ]);
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

/** The criteria of WCAG 2.2: 31 of level A, and 24 of level AA. */
const CRITERIA = {
  A: '1.1.1 1.2.1 1.2.2 1.2.3 1.3.1 1.3.2 1.3.3 1.4.1 1.4.2 2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1 2.4.1 2.4.2 2.4.3 2.4.4 2.5.1 2.5.2 2.5.3 2.5.4 3.1.1 3.2.1 3.2.2 3.2.6 3.3.1 3.3.2 3.3.7 4.1.2',
  AA: '1.2.4 1.2.5 1.3.4 1.3.5 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11 1.4.12 1.4.13 2.4.5 2.4.6 2.4.7 2.4.11 2.5.7 2.5.8 3.1.2 3.2.3 3.2.4 3.3.3 3.3.4 3.3.8 4.1.3',
};

it('docs/accessibility.md lists each criterion once, with a test or a manual check since the last release', () => {
  const table = documents.get('docs/accessibility.md') ?? '';
  const rows = [...table.matchAll(/^\| ([\d.]+) .*? \((A+)\) \|(.*)\|(.*)\|(.*)\|$/gm)];
  const criteria = Object.entries(CRITERIA).flatMap(([level, numbers]) =>
    numbers.split(' ').map((number) => `${number} ${level}`),
  );
  expect(criteria).toHaveLength(55);
  expect(rows.map(([, number, level]) => `${number} ${level}`).toSorted()).toEqual(
    criteria.toSorted(),
  );
  const releases =
    documents.get('CHANGELOG.md')?.matchAll(/^## \d\S* .*?(\d{4}-\d\d-\d\d)/gm) ?? [];
  const [released = '0000'] = Array.from(releases, ([, day]) => day);
  const untested = rows.filter(([row, , , , how = '']) => {
    const isOff = row.includes('does not apply') && how.trim() === '–';
    const [, day] = /\bseen (\d{1,2} [A-Z][a-z]+ \d{4})/.exec(how) ?? [];
    const isSeen = day && new Date(`${day} UTC`).toISOString() >= released;
    return !isOff && !isSeen && !/axe|`(?:tests|packages)\//.test(how);
  });
  expect(untested).toEqual([]);
});

it('every module of the engine and the importer that the architecture names exists', () => {
  const text = documents.get('docs/architecture.md') ?? '';
  const modules = [...text.matchAll(MODULE)]
    .map(([, path = '']) => path)
    .filter((path) => !/^(?:bench|docs|packages|repo|site|tests)\/(?!articles|layouts)/.test(path));
  expect(modules.length).toBeGreaterThan(30);
  const sources = ['packages/daymark/src', 'packages/daymark-import/src'];
  const exists = (path: string) => sources.some((folder) => existsSync(join(folder, path)));
  expect(modules.filter((path) => !exists(path))).toEqual([]);
});

/** Returns the ids of a document's headings, as GitHub makes them. */
const headingsOf = (text: string): readonly string[] =>
  Array.from(text.replace(/^```[\s\S]*?^```/gm, '').matchAll(/^#+ (.+)$/gm), ([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

it('every link between documents points to a file, and to a heading that exists', () => {
  const broken = [];
  for (const [document, text] of documents)
    for (const [, path, id] of text
      .replace(CODE, '')
      .matchAll(/\]\((?!https?:)([^)#\s]*)(?:#([^)\s]+))?/g)) {
      const target = path ? join(dirname(document), path) : document;
      const linked = documents.get(target);
      const isBroken = id && linked ? !headingsOf(linked).includes(id) : !existsSync(target);
      if (isBroken) broken.push(`${document}: ${path}${id ? `#${id}` : ''}`);
    }
  expect(broken).toEqual([]);
});

it('CONTRIBUTING.md is one page: at most 500 words', () => {
  const text = documents.get('CONTRIBUTING.md') ?? '';
  expect(text.trim().split(/\s+/).length).toBeLessThanOrEqual(500);
});

/**
 * The documents that are lists. They grow with the number of works, mistakes, settings, choices of the
 * look and packages, so the limit does not count them.
 */
const LISTS = ['sources', 'mistakes', 'settings', 'front-matter', 'look', 'third-party'].map(
  (name) => `docs/${name}.md`,
);

// Raised from 45,000 for services, timers of hosts, and addresses that stay.
it('docs/ is short enough to be read: at most 47,000 words without its lists', () => {
  const words = [...documents]
    .filter(([document]) => document.startsWith('docs/') && !LISTS.includes(document))
    .map(([, text]) => text.trim().split(/\s+/).length);
  expect(words.length).toBeGreaterThan(40);
  expect(words.reduce((sum, count) => sum + count)).toBeLessThanOrEqual(47_000);
});
