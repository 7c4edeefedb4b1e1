import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative, resolve } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import type { Report } from './tally.ts';

const vitest = join(createRequire(import.meta.url).resolve('vitest/package.json'), '../vitest.mjs');
const imports = "import { afterAll, beforeAll, describe, expect, it } from 'vitest';\n";

/** Runs Vitest on files of tests, and returns the report, with paths relative to their folder. */
function reportOn(files: Record<string, string>): Report {
  mkdirSync('.cache', { recursive: true });
  const folder = mkdtempSync(resolve('.cache/reporter-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, code] of Object.entries(files))
    writeFileSync(join(folder, `${name}.test.ts`), imports + code);
  writeFileSync(join(folder, 'vitest.config.ts'), 'export default {};');
  const report = join(folder, 'report.json');
  const reporter = `--reporter=${resolve('repo/test/vitest-reporter.ts')}`;
  spawnSync(process.execPath, [vitest, 'run', '--root', folder, reporter], {
    env: { ...process.env, VITEST: undefined, DAYMARK_TEST_REPORT: report },
  });
  return JSON.parse(readFileSync(report, 'utf8').replaceAll(`${relative('', folder)}/`, ''));
}

it('counts tests, and says why tests, hooks and files failed', { timeout: 60_000 }, () => {
  const { remarks, ...counts } = reportOn({
    tests: `
      it('passes', () => {});
      it('fails', () => { expect(1).toBe(2); });
      it.skip('is skipped', () => {});
      it.todo('is to do');`,
    hooks: `
      describe('a server', () => {
        beforeAll(() => { throw new Error('The server did not start.\\nAddress in use'); });
        it('responds', () => {});
      });
      describe('a folder', () => {
        afterAll(() => { throw new Error('The folder is not empty.'); });
        it('has files', () => {});
      });`,
    missing: "import './nowhere.ts';",
    unhandled: "it('forgets a promise', () => { void Promise.reject(new Error('Forgotten.')); });",
  });
  expect(counts).toEqual({ passed: 3, failed: 1, skipped: 3, errors: 4 });
  expect(remarks?.toSorted()).toEqual([
    'failed outside a test: hooks.test.ts: The folder is not empty.',
    'failed outside a test: hooks.test.ts: The server did not start.; Address in use',
    expect.stringMatching(/^failed outside a test: missing\.test\.ts: .*nowhere\.ts/),
    expect.stringMatching(/^failed: tests\.test\.ts: fails: expected 1 to be 2/),
    'unhandled error: Forgotten.',
  ]);
});
