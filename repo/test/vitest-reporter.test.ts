import { execFile } from 'node:child_process';
import { readFile, realpath } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { makeFolder, writeFiles } from '../../tests/small-site.ts';
import type { Report } from './tally.ts';

const vitest = resolve('node_modules/vitest/vitest.mjs');
const reporter = resolve('repo/test/vitest-reporter.ts');

/**
 * Runs Vitest on files with failing tests, and returns the report, with paths relative to the
 * folder of the files.
 */
async function reportOn(files: Record<string, string>): Promise<Report> {
  const folder = await realpath(await makeFolder());
  await writeFiles(folder, files);
  const report = join(folder, 'report.json');
  const args = [vitest, 'run', '--root', folder, '--globals', `--reporter=${reporter}`];
  const env = { ...process.env, DAYMARK_TEST_REPORT: report };
  await expect(promisify(execFile)(process.execPath, args, { env })).rejects.toThrow();
  return JSON.parse((await readFile(report, 'utf8')).replaceAll(`${relative('', folder)}/`, ''));
}

it('counts tests, and says why tests, hooks and files failed', async () => {
  const { remarks, durations, ...counts } = await reportOn({
    'tests.test.ts': `
      it('passes', () => {});
      it('fails', () => { expect(1).toBe(2); });
      it.skip('is skipped', () => {});
      it.todo('is to do');`,
    'hooks.test.ts': `
      describe('a server', () => {
        beforeAll(() => { throw new Error('The server did not start.\\nAddress in use'); });
        it('responds', () => {});
      });
      describe('a folder', () => {
        afterAll(() => { throw new Error('The folder is not empty.'); });
        it('has files', () => {});
      });`,
    'crash.test.ts': "it('crashes', () => { process.kill(process.pid, 'SIGKILL'); });",
    'missing.test.ts': "import './nowhere.ts';",
    'unhandled.test.ts':
      "it('forgets a promise', () => { void Promise.reject(new Error('Forgotten.')); });",
  });
  expect(counts).toEqual({ passed: 3, failed: 1, skipped: 4, errors: 6 });
  expect(durations).toContainEqual({
    test: 'tests.test.ts: passes',
    seconds: expect.any(Number),
  });
  expect(remarks?.toSorted()).toEqual([
    'failed outside a test: crash.test.ts: The file did not finish.',
    'failed outside a test: hooks.test.ts: The folder is not empty.',
    'failed outside a test: hooks.test.ts: The server did not start.; Address in use',
    expect.stringMatching(/^failed outside a test: missing\.test\.ts: .*nowhere\.ts/),
    expect.stringMatching(/^failed: tests\.test\.ts: fails: expected 1 to be 2/),
    'unhandled error: Forgotten.',
    expect.stringMatching(/^unhandled error: .*Worker forks/),
  ]);
});
