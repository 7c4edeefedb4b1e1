import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { defineConfig, type LaunchOptions, type PlaywrightTestConfig } from '@playwright/test';
import { parseSite } from './packages/daymark/src/settings/settings.ts';
import owners from './site/site.config.ts';
import { ownersNoun } from './tests/browser/any-site/owners-noun.ts';
import type { SiteOptions } from './tests/browser/fixtures.ts';
import { PUBLICATION } from './tests/build/copy.ts';
import anotherNoun from './tests/fixtures/another-noun/site.config.ts';
import publicationSettings from './tests/fixtures/publication/site.config.ts';
import showcase from './tests/fixtures/showcase/site.config.ts';
import { desk } from './tests/network/addresses.ts';

interface Site {
  readonly name: string;
  readonly settings: SiteOptions['settings'];
  /** Matches the noun of another site, which no text of this one may contain. */
  readonly otherNoun?: RegExp | undefined;
  readonly port: number;
  /** The site's folder, if the command below builds it in place. */
  readonly folder?: string;
  /** Environment variables of the build and the server, apart from the port. */
  readonly env?: Readonly<Record<string, string>>;
  /** The command that builds and serves the site, if it differs from the default. */
  readonly command?: string;
  /** The only tests that run on this site. */
  readonly testMatch?: string[];
  readonly testIgnore?: string;
  /** Playwright's default arguments that the browser starts without. */
  readonly withoutArgs?: string[];
}

/** Tests of what must hold for any site. They know no words. */
const ANY_SITE = '**/any-site/*.spec.ts';
/** Tests of what depends on the noun, for any site. */
const NOUN = '**/any-site/noun.spec.ts';
/** Tests on articles that use every feature. */
const SHOWCASE = '**/showcase*.spec.ts';
/** Tests of slots that networks fill. */
const NETWORKS = '**/networks*.spec.ts';

const publication = parseSite(publicationSettings);

/** The sites that the tests run on. Tests that know words run on those of tests/fixtures. */
const allSites: readonly Site[] = [
  {
    name: 'publication',
    settings: publication,
    otherNoun: /tai[\s_-]*chi|qi[\s_-]*gong/i,
    port: 4401,
    folder: PUBLICATION,
  },
  {
    name: 'site',
    settings: parseSite(owners),
    port: 4402,
    folder: 'site',
    testMatch: [ANY_SITE],
    // With its own noun, a site shows less than with another.
    testIgnore: NOUN,
  },
  {
    name: 'another-noun',
    settings: parseSite(anotherNoun),
    otherNoun: ownersNoun(parseSite(anotherNoun).noun),
    port: 4405,
    folder: 'site',
    env: {
      DAYMARK_SITE: '../tests/fixtures/another-noun/site.config.ts',
      DAYMARK_OUT: 'dist/another-noun',
    },
    testMatch: [NOUN],
  },
  {
    name: 'showcase',
    settings: parseSite(showcase),
    otherNoun: /mindful/i,
    port: 4403,
    command: 'node tests/fixtures/showcase/serve.ts',
    testMatch: [SHOWCASE, NOUN, '**/any-site/{crawl,validity}.spec.ts'],
  },
  {
    name: 'networks',
    settings: publication,
    port: 4404,
    command: 'node tests/fixtures/networks/serve.ts',
    testMatch: [NETWORKS],
    // A visitor's browser has features that Playwright disables: the back/forward cache, the pop-up
    // blocker and the hang monitor.
    withoutArgs: [
      '--disable-back-forward-cache',
      '--disable-hang-monitor',
      '--disable-popup-blocking',
    ],
  },
];

/** Returns the sites that `--project=<name>` names on the command line; without it, all. */
function selectedSites(): readonly Site[] {
  const { values } = parseArgs({
    strict: false,
    options: { project: { type: 'string', multiple: true } },
  });
  const names: readonly unknown[] = values.project ?? [];
  return names.length === 0 ? allSites : allSites.filter(({ name }) => names.includes(name));
}

const ENGINE = resolve('packages/daymark');
const host = '127.0.0.1';
const urlOf = ({ port }: Site) => `http://${host}:${port}`;

/** Runs without a sandbox, because containers run as root, and without background requests. */
const launchOptions: LaunchOptions = {
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};

/**
 * The file of the browser, from an environment variable that repo/test/stages.ts sets. Without it,
 * Playwright uses the browser that it has downloaded.
 */
function browserOf({ withoutArgs }: Site): LaunchOptions {
  const { CHROMIUM_PATH, CHROMIUM_SHELL_PATH = CHROMIUM_PATH } = process.env;
  // The headless shell lacks those features of a visitor's browser, but needs half of the CPU time.
  const file = withoutArgs ? CHROMIUM_PATH : CHROMIUM_SHELL_PATH;
  return { ignoreDefaultArgs: withoutArgs ?? [], ...(file ? { executablePath: file } : {}) };
}

type WebServer = Extract<PlaywrightTestConfig['webServer'], { command: string }>;

/** Returns the configuration of a web server that builds a site and serves it. */
const serverOf = (site: Site): WebServer => ({
  name: site.name,
  command:
    site.command ?? `node ${ENGINE}/bin/daymark.mjs build && node ${ENGINE}/src/server/main.ts`,
  ...(site.folder ? { cwd: site.folder } : {}),
  env: { DAYMARK_OUT: 'dist/browser', ...site.env, HOST: host, PORT: String(site.port) },
  url: `${urlOf(site)}/`,
  // An earlier server would serve an earlier build.
  reuseExistingServer: false,
  // Gives the server time to remove the temporary copy in which a site was built.
  gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  timeout: 180_000,
});

/** The fake ad network, a third party that fills the slots of the site `networks`. */
const fakeNetwork: WebServer = {
  name: 'fake network',
  command: 'node tests/network/serve.ts',
  url: `${desk}/asked`,
  ignoreHTTPSErrors: true,
  reuseExistingServer: false,
};

const selected = selectedSites();

export default defineConfig<SiteOptions>({
  testDir: 'tests/browser',
  fullyParallel: true,
  workers: 2,
  // Only for tests that ran out of time: see docs/decisions/0029-timeouts-in-browser-tests.md.
  retries: 1,
  forbidOnly: Boolean(process.env.CI),
  // An axe audit takes long on a slow machine with two cores.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    // Well below the test timeout, so that a page that does not react counts as a failure, not as
    // a stalled browser.
    actionTimeout: 30_000,
    navigationTimeout: 30_000,
    screenshot: 'only-on-failure',
    trace: 'on-first-retry',
    video: 'off',
  },
  projects: allSites.map((site) => ({
    name: site.name,
    ...(site.testMatch ? { testMatch: site.testMatch } : {}),
    testIgnore: site.testIgnore ?? (site.testMatch ? [] : [SHOWCASE, NETWORKS]),
    use: {
      settings: site.settings,
      otherNoun: site.otherNoun,
      baseURL: urlOf(site),
      launchOptions: { ...launchOptions, ...browserOf(site) },
    },
  })),
  webServer: [
    ...selected.map(serverOf),
    ...(selected.some(({ name }) => name === 'networks') ? [fakeNetwork] : []),
  ],
});
