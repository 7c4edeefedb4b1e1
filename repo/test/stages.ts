import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { havePackages, havePrograms } from '../../tests/delivery/tools.ts';
import { npmCommand } from '../bootstrap/npm.mjs';
import { chromium, findBrowser, findHeadlessShell, firefox, thisMachine } from '../browser.ts';
import { readPlaywrightReport } from './playwright-report.ts';
import { type Report, type Tally, tallyOf, tallyOfOne } from './tally.ts';

/** A part of `npm test`, such as the type check or the browser tests. */
export interface Stage {
  readonly name: string;
  /** @param report - the file for the report of a test runner */
  run(report: string): Promise<Tally>;
}

const npm = npmCommand(process.env, process);

/** Runs a script of package.json. The promise resolves to whether the script succeeded. */
async function succeeds(
  script: string,
  args: readonly string[],
  environment: NodeJS.ProcessEnv = {},
): Promise<boolean> {
  const child = spawn(npm.command, [...npm.args, 'run', '--silent', script, '--', ...args], {
    shell: npm.shell,
    stdio: ['ignore', 'inherit', 'inherit'],
    // NODE_ENV is unset, because each tool sets it: tests, builds and development need different
    // values.
    env: { ...process.env, NODE_ENV: undefined, ...environment },
  });
  const [code] = await once(child, 'exit');
  return code === 0;
}

/** Reads the report of a stage. Without a usable report, the stage counts as failed. */
function tallyOfFile(file: string, read: (json: string) => Report, succeeded: boolean): Tally {
  try {
    return tallyOf(read(readFileSync(file, 'utf8')), succeeded);
  } catch (error) {
    return tallyOfOne(false, `no usable report: ${error instanceof Error ? error.message : error}`);
  }
}

/**
 * Returns a stage that runs a script of package.json, which starts Vitest.
 * @param args - more arguments of Vitest
 * @param script - the name of the script, if the stage has another name
 */
const vitestStage = (name: string, args: readonly string[] = [], script = name): Stage => ({
  name,
  async run(report) {
    const reporter = `--reporter=${resolve('repo/test/vitest-reporter.ts')}`;
    const all = ['--reporter=default', reporter, '--allowOnly=false', ...args];
    const succeeded = await succeeds(script, all, { DAYMARK_TEST_REPORT: report });
    return tallyOfFile(report, (json) => JSON.parse(json), succeeded);
  },
});

/** Returns the stage of a script of package.json that counts as one test. */
const scriptStage = (name: string): Stage => ({
  name,
  run: async () => tallyOfOne(await succeeds(name, [])),
});

/**
 * The stage that finds the browsers and servers, and installs those that are missing, while other
 * stages use the processors. One stage installs the servers, because two later stages need them at
 * the same time.
 */
const programsStage: Stage = {
  name: 'programs',
  async run() {
    havePackages();
    await havePrograms();
    for (const browser of [chromium, firefox]) await findBrowser(browser);
    await findHeadlessShell(thisMachine());
    return tallyOfOne(true);
  },
};

const browserStage: Stage = {
  name: 'browser',
  async run(report) {
    const browser = await findBrowser(chromium);
    const succeeded = await succeeds('browser', ['--reporter=list,json', '--forbid-only'], {
      CHROMIUM_PATH: browser,
      CHROMIUM_SHELL_PATH: (await findHeadlessShell(thisMachine())) ?? browser,
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    });
    return tallyOfFile(report, readPlaywrightReport, succeeded);
  },
};

/** The seconds that each group of stages takes on an idle machine with two cores. */
export const SECONDS_AT_REST = [95, 205, 365, 20];

/**
 * All stages in groups that run one after another. The stages of a group run at the same time.
 * Stages whose failures are easiest to understand come first.
 */
export const STAGES: readonly (readonly Stage[])[] = [
  [...['types', 'lint', 'audit', 'builds'].map(scriptStage), programsStage],
  // The Firefox tests do not run beside the browser tests, which use the same fake network. Vitest
  // runs twice, because a single run would wait for the longest test of builds before it began the
  // unit tests.
  [
    vitestStage('unit', ['--project=!builds']),
    vitestStage('whole-builds', ['--project=builds'], 'unit'),
    vitestStage('firefox'),
  ],
  // Both stages mostly wait, so they run at the same time.
  [vitestStage('delivery', ['--project=beside others']), browserStage],
  // These tests measure the load of a server, so they run alone.
  [vitestStage('delivery-alone', ['--project=alone'], 'delivery')],
];
