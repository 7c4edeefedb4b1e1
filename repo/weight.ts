import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { exportsOf, importsOf } from './imports.ts';

/* Counts the weight of the code that a maintainer takes over, and fails above the ceilings below. */

interface Weight {
  readonly files: number;
  readonly lines: number;
  readonly exports: number;
}

/**
 * The code of all packages together. Tests, styles and UI strings do not count. Raise a ceiling only
 * with the reason beside the number.
 */
// Raised since for: the part of a source that was read (8 lines), the choice of a cover (111), contact
// by an issue tracker or by nothing yet (65), notes of authors (20), the line above made-up stories (7),
// the order of resources, community and steps (42), the front of the blog (60), answers on the home
// page (31), needs and keywords (70), saving and text size at the top of an article (230), the calendar
// file of a practice (160), the lower heading of an article on wide screens (7), the article that leads
// its topic (13), the page about feeds (30), drawings for phones (8), texts beside the headings of all
// pages (41), filters on the pages of topics (36), plainer reports on the preferences page and in the
// search (93), defaults of settings in the language of the site (29), the direction of writing (1), one
// function for all addresses, with the path of the site, segments and patterns (480), several languages
// in one site with their checks and previews (850), their folders on every host (356), type for every script (476), punctuation by
// language (132), the starter in ten languages and its blanks (185), the search in every language (248),
// reading time and order by language (93), clearer words of the interface (40), Danish
// (10), pieces that two places call (26), modules for the worlds of the covers, the reader of texts and
// the files of social images, which only tests called where they were (3 files), the report of an import (7),
// old addresses of any form (203), what a German and a Japanese site alone showed (60), notes that only
// browsers count, dates and months by language (24),
// the advertising choices on demand, years by language, and one process that bundles several languages
// (1 file, 115),
// the importer with its readers, and what it asks of a site (21 files, 10,000 lines), the readers of
// Ghost, Substack and Medium, and of zip files (5 files, 2,060 lines; 5 names for what they share), Apache,
// GitHub Pages, GitLab Pages, and S3 with CloudFront (4 files, 1,010 lines), former feeds and the kinds
// of texts in five real blogs (310), deploys by SFTP and FTPS and the export of texts (6 files, 1,400),
// galleries, buttons, files, definitions, formulas and the syntax of other tools (6 files, 1,060),
// galleries, films, code, captions, link blogs and admonitions in folders of texts (336 lines, 2 names), the
// reader of folders divided into its fields, files, addresses, tools and sources (7 files, 60 names), and the
// desk, at home and on a host of its own, with its settings and its place in new sites (15 files, 1,770;
// 10 names).
const CODE: Weight = { files: 498, lines: 58_711, exports: 1_575 };

/** What the page of an article imports, directly or not: modules, components and types. */
// Raised since for: the part of a source that was read, the choice of a cover, notes of authors, needs,
// saving and text size at the top, the article that leads its topic, the page about feeds, filters of
// lists, the dates of edits and checks, the direction of writing, the addresses of the site, the
// translations of a page, the order of a language, the module of the worlds of the covers, dates, and
// titles of works by language, former addresses of pages, first font files by language, years by language,
// the classes of formulas, and the settings of the desk.
const ARTICLE_ROUTE = { files: 126, lines: 10_954 };

/** The most lines of the desk: the package, and what the engine has for it. */
const DESK = 1_500;
const DESK_FILES = [
  'packages/daymark-desk/src/*.ts',
  'packages/daymark/src/{preview,settings/schema}/desk.ts',
];

const CODE_FILES = 'packages/**/*.{ts,tsx,astro,mjs}';
const NOT_CODE = [
  '**/node_modules/**',
  '**/*.test.*',
  '**/*.d.ts',
  'packages/*/words/**',
  '**/.cache/**',
];
const ROUTE = 'packages/daymark/src/pages/blog/[slug].astro';

/** Returns all files that a file reaches by imports, with itself. */
function reached(start: string): string[] {
  const seen = new Set<string>([resolve(start)]);
  for (const file of seen) for (const target of importsOf(file)) seen.add(target);
  return [...seen];
}

const linesOf = (files: readonly string[]) =>
  files.reduce((sum, file) => sum + readFileSync(file, 'utf8').split('\n').length - 1, 0);

const files = globSync(CODE_FILES, { exclude: NOT_CODE });
const route = reached(ROUTE);
const desk = globSync(DESK_FILES, { exclude: [...NOT_CODE, '**/testing.ts'] });
const counts = [
  ['files of code', files.length, CODE.files],
  ['lines of code', linesOf(files), CODE.lines],
  ['exported names', files.reduce((sum, file) => sum + exportsOf(file).length, 0), CODE.exports],
  ['lines of the desk', linesOf(desk), DESK],
  ['files that the page of an article reaches', route.length, ARTICLE_ROUTE.files],
  ['lines that the page of an article reaches', linesOf(route), ARTICLE_ROUTE.lines],
] as const;
for (const [name, count, ceiling] of counts) {
  const isOver = count > ceiling;
  console.log(`${name}: ${count} of at most ${ceiling}${isOver ? ', too many' : ''}`);
  if (isOver) process.exitCode = 1;
}
if (process.argv.includes('--reached'))
  for (const file of route.toSorted())
    console.log(linesOf([file]), file.replace(`${resolve('.')}/`, ''));
