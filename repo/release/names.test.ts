import { globSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { npmCommand, runQuietly } from '../bootstrap/npm.mjs';

/*
 * Until the owner of the repository has published the packages, whoever registers their names, such
 * as `daymark`, would run code on the machines of all who fetch them. So no document asks readers
 * to fetch the packages, and no script fetches them. After the first release, remove the tests of
 * this file that no longer hold.
 */

const MANAGERS =
  '(?:npm (?:create|init|innit|install|i|add|exec|x|update|view)|npx|(?:pnpm|yarn|bun) (?:create|add|install|i|dlx|exec|x)|pnpx|bunx)';
/**
 * Matches a command that fetches one of the packages, also with options, values and other packages
 * before its name.
 */
const FETCH = new RegExp(
  `\\b${MANAGERS}\\b(?:\\s+[^\\s\`'"]+)*?\\s+["']?(?:create-)?daymark(?:-import|-desk)?(?![\\w./-])`,
);

/** A command of the engine that npm runs from a tarball. */
const FROM_TARBALL = /--package \.\/daymark-\S+\.tgz -- daymark\b/;

/** Returns the lines of a text that fetch one of the packages from a registry. */
const fetchingLines = (text: string) =>
  text.split('\n').filter((line) => FETCH.test(line.replace(FROM_TARBALL, '')));

const FILES = [
  '*.{md,json,mjs,ts}',
  '{.github,docs,site,bench,repo}/**/*.{md,yml,json,ts,mjs}',
  'packages/**/*.{md,json,ts,tsx,mjs,astro}',
  'tests/**/*.md',
];
const OWN = ['**/node_modules/**', '**/dist/**', '**/.cache/**', 'repo/release/names.test.ts'];

describe('the names of the packages', () => {
  it.each([
    'npm create daymark stillpoint',
    'npm install daymark@latest',
    'npm i --save-exact daymark',
    'npx daymark new article',
    'npx --yes create-daymark x',
    'npx daymark-import export.xml',
    'npm install --save-exact daymark-desk',
    'npm exec -w site -- daymark sync',
    'npm exec --package daymark -- daymark upgrade',
    'pnpm dlx create-daymark',
    'yarn create daymark',
  ])('are found in %s', (line) => {
    expect(fetchingLines(`a\n${line}\nb`)).toEqual([line]);
  });

  it.each([
    'npm install ./daymark-0.2.0.tgz',
    'npm run create -- ../daymark',
    'npm exec --package ./daymark-0.2.0.tgz -- daymark upgrade',
    'npm publish ./daymark-0.2.0.tgz',
    'npm publish ./daymark-desk-0.2.0.tgz',
    'Run npm install, then daymark build',
    'npx wrangler deploy --config dist/deploy/cloudflare/wrangler.jsonc',
  ])('are not found in %s', (line) => {
    expect(fetchingLines(line)).toEqual([]);
  });

  it('are fetched by no document, template, message or script', () => {
    const files = globSync(FILES, { exclude: OWN });
    expect(files.length).toBeGreaterThan(500);
    const found = files.flatMap((file) =>
      fetchingLines(readFileSync(file, 'utf8')).map((line) => `${file}: ${line}`),
    );
    expect(found).toEqual([]);
  });
});

// A file of npm in the root, and the field "private" of each package, prevent a release by accident.
describe('npm, in the folder of a package', () => {
  const npm = npmCommand(process.env, process);
  const folder = 'packages/create-daymark';

  it('refuses to pack in one sentence, and writes nothing', () => {
    const before = readdirSync(folder);
    const { succeeded, output } = runQuietly(npm, ['pack', '--loglevel=notice'], folder);
    expect(succeeded).toBe(false);
    expect(output).toContain('use npm run pack in the root of the repository');
    expect(readdirSync(folder)).toEqual(before);
  });

  it('publishes nothing', () => {
    const { output } = runQuietly(npm, ['publish', '--dry-run', '--loglevel=notice'], folder);
    expect(output).toContain('marked as private');
    expect(output).not.toContain('Publishing to');
  });

  it.each(globSync('packages/*/package.json'))('publishes nothing because of %s', (file) => {
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ private: true });
  });
});
