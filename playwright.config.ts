import { resolve } from 'node:path';
import { defineConfig, type LaunchOptions, type PlaywrightTestConfig } from '@playwright/test';
import type { SiteOptions } from './tests/browser/fixtures.ts';
import { PUBLICATION } from './tests/build/copy.ts';
import { isExhaustive } from './tests/exhaustive.ts';
import { desk } from './tests/network/addresses.ts';

interface Site {
  readonly name: string;
  readonly noun: string;
  readonly port: number;
  /** Environment variables of the build and the server, apart from the port. */
  readonly env: Readonly<Record<string, string>>;
  /** The command that builds and serves the site, if it differs from the default. */
  readonly command?: string;
  /** The only tests that run on this site. */
  readonly testMatch?: string | undefined;
  /** Playwright's default arguments that the browser starts without. */
  readonly withoutArgs?: string[];
}

/** Tests on articles that use every feature. The articles of the default site may not use all. */
const SHOWCASE = '**/showcase*.spec.ts';
/** Tests of slots that networks fill. */
const NETWORKS = '**/networks*.spec.ts';

/** Tests whose result depends on the words of the site. */
const WORDS =
  '**/{article,content,crawl,feeds,footer,header,home,noun,social,structured-data,validity}.spec.ts';

/** The sites that the tests run on, which differ in their settings. */
const sites: readonly Site[] = [
  {
    name: 'default',
    noun: 'Mindfulness',
    port: 4401,
    env: { DAYMARK_SITE: 'site.config.ts', DAYMARK_OUT: 'dist' },
  },
  {
    name: 'another-noun',
    noun: 'Tai Chi & Qigong',
    port: 4402,
    env: {
      DAYMARK_SITE: '../another-noun/site.config.ts',
      DAYMARK_OUT: 'dist/another-noun',
    },
    // The exhaustive run has every test on both nouns.
    testMatch: isExhaustive ? undefined : WORDS,
  },
  {
    name: 'showcase',
    noun: 'Mindfulness',
    port: 4403,
    env: {},
    command: 'node tests/fixtures/showcase/serve.ts',
    testMatch: SHOWCASE,
  },
  {
    name: 'networks',
    noun: 'Mindfulness',
    port: 4404,
    env: {},
    command: 'node tests/fixtures/networks/serve.ts',
    testMatch: NETWORKS,
    // A visitor's browser has features that Playwright disables: the back/forward cache, the pop-up
    // blocker and the hang monitor.
    withoutArgs: [
      '--disable-back-forward-cache',
      '--disable-hang-monitor',
      '--disable-popup-blocking',
    ],
  },
];

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
  ...(site.command ? {} : { cwd: PUBLICATION }),
  env: { ...site.env, HOST: host, PORT: String(site.port) },
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
  projects: sites.map((site) => ({
    name: site.name,
    ...(site.testMatch ? { testMatch: site.testMatch } : { testIgnore: [SHOWCASE, NETWORKS] }),
    use: {
      noun: site.noun,
      baseURL: urlOf(site),
      launchOptions: { ...launchOptions, ...browserOf(site) },
    },
  })),
  // The builds run one after another, because two at once would write the same generated types.
  webServer: [...sites.map(serverOf), fakeNetwork],
});
