import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { beforeAll, expect, it } from 'vitest';

/**
 * Names that comments may contain although no code of ours does: names of other programs and
 * standards, and names in examples.
 */
const FOREIGN = [
  ...['DEV', 'HttpOnly', 'SO_REUSEPORT', 'incrementalBuild', 'mergeIndex', 'reusedSocket'],
  ...['blogImage', 'photo_url', 'pages/map.astro', './part.browser.ts'],
  ...['daymark/layouts/Page.astro', 'packages/routing-utils/src/index.ts'],
  ...['packages/routing-utils/src/superstatic.ts', 'sv.ts'],
];

/** Matches comments that have lines of their own, as Biome writes them, also in the markup of components. */
const COMMENT = /(?:^|(?<=\{))[^\S\n]*(?:\/\*[\s\S]*?\*\/|(?:\/\/.*(?:\n[^\S\n]*(?=\/\/))?)+)/gm;

/** Matches the name of a code file, with or without folders, but not a part of another name. */
const FILE = String.raw`(?<![\w./*<>{}$…-])(?:\.\.?\/)*[\w[][\w.[\]-]*(?:\/[\w.[\]-]+)*\.(?:tsx?|mjs|css|astro)(?![\w*-])`;

/**
 * Matches a name in backticks that cannot be an English word, because it has an upper-case letter
 * or an underscore in it.
 */
const NAME = /`([A-Za-z_$][\w$]*[A-Z_][\w$]*)`/g;

/** Matches names and the file that has them, as in "`commonHeaders` or `headerRulesOf` in `http/headers.ts`". */
const NAMES_IN_FILE = new RegExp(
  String.raw`((?:\`[\w$.-]+\`(?:, | and | or )?)+) in \`?(${FILE})`,
  'g',
);

/** A comment, or a document for engineers, without line breaks. */
interface Prose {
  file: string;
  text: string;
}
const comments: Prose[] = [];
const documents: Prose[] = [];

/** The words in each file, without the words in its comments. */
const wordsOf = new Map<string, ReadonlySet<string>>();
const allWords = new Set<string>();

beforeAll(() => {
  const files = globSync(['*', '{bench,packages,repo,site,tests}/**/*'], {
    exclude: [
      '**/{node_modules,.cache,dist,.daymark,exports}/**',
      '**/package-lock.json',
      // This file lists names that no other code contains.
      'repo/names.test.ts',
    ],
  }).filter((file) => /\.(?:tsx?|mjs|css|astro|jsonc?)$/.test(file));
  for (const file of files) {
    const text = readFileSync(file, 'utf8');
    const words = new Set(text.replace(COMMENT, '').match(/[\w$]+/g));
    wordsOf.set(file, words);
    for (const word of words) allWords.add(word);
    for (const [comment] of text.matchAll(COMMENT))
      comments.push({ file, text: comment.replace(/\s*\n\s*(?:\*|\/\/)?\s*/g, ' ') });
  }
  const paths = ['docs/architecture.md', 'packages/README.md', 'CONTRIBUTING.md'];
  for (const file of [...paths, ...globSync('docs/decisions/*.md')]) {
    const text = readFileSync(file, 'utf8').replace(/^```[\s\S]*?^```/gm, '');
    documents.push({ file, text: text.replace(/\s+/g, ' ') });
  }
  expect(comments.length).toBeGreaterThan(6_000);
});

/**
 * Returns the files that a name may mean: a path relative to the file that contains the name, or
 * the end of any path.
 */
const filesNamed = (name: string, { file }: Prose) =>
  [...wordsOf.keys()].filter(
    (other) => other === join(dirname(file), name) || other === name || other.endsWith(`/${name}`),
  );

const isForeign = (name: string) => FOREIGN.includes(name);

it('every code file that a comment names exists', () => {
  const missing = comments.flatMap((comment) =>
    Array.from(comment.text.matchAll(new RegExp(FILE, 'g')), ([name]) => name)
      .filter((name) => !isForeign(name) && !existsSync(join(dirname(comment.file), name)))
      .filter((name) => filesNamed(name, comment).length === 0)
      .map((name) => `${comment.file}: ${name}`),
  );
  expect(missing).toEqual([]);
});

it('every code file that a document about the code names exists', () => {
  const missing = documents.flatMap((document) =>
    Array.from(document.text.matchAll(new RegExp(`\`(${FILE})\``, 'g')), ([, name = '']) => name)
      .filter((name) => !isForeign(name) && filesNamed(name, document).length === 0)
      .map((name) => `${document.file}: ${name}`),
  );
  expect(missing).toEqual([]);
});

it('every name in backticks in a comment or a document about the code is in the code', () => {
  const missing = [...comments, ...documents].flatMap(({ file, text }) =>
    Array.from(text.matchAll(NAME), ([, name = '']) => name)
      .filter((name) => !allWords.has(name) && !isForeign(name))
      .map((name) => `${file}: ${name}`),
  );
  expect(missing).toEqual([]);
});

it('every `name` in `file` is in that file', () => {
  let count = 0;
  const missing = [...comments, ...documents].flatMap((prose) =>
    [...prose.text.matchAll(NAMES_IN_FILE)].flatMap(([, names = '', path = '']) => {
      const words = filesNamed(path, prose).map((file) => wordsOf.get(file));
      const found = Array.from(names.matchAll(/`([^`]+)`/g), ([, name = '']) => name);
      count += found.length;
      return found
        .filter((name) => {
          const parts = name.match(/[\w$]+/g) ?? [];
          return !words.some((own) => parts.every((part) => own?.has(part)));
        })
        .map((name) => `${prose.file}: ${name} in ${path}`);
    }),
  );
  expect(missing).toEqual([]);
  expect(count).toBeGreaterThan(40);
});
