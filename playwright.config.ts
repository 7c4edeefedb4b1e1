import { defineConfig, type LaunchOptions, type PlaywrightTestConfig } from '@playwright/test';
import type { SiteOptions } from './tests/browser/fixtures.ts';
import { desk } from './tests/network/addresses.ts';

interface Site {
  readonly name: string;
  readonly noun: string;
  readonly port: number;
  /** What the build and the server are told apart from the port. */
  readonly env: Readonly<Record<string, string>>;
  /** What builds and serves it, if it is not the project as it stands. */
  readonly command?: string;
  /** The only tests that run on it. */
  readonly testMatch?: string;
  /** Tests that would tell nothing more on it. */
  readonly testIgnore?: string;
  /** Arguments of Playwright's own that its browser does without. */
  readonly withoutArgs?: string[];
}

/** Tests on articles that use every feature, which the articles of the site need not. */
const SHOWCASE = '**/showcase*.spec.ts';
/** Tests on slots that networks fill. */
const NETWORKS = '**/networks*.spec.ts';

/** Tests of clocks, storage, requests and stillness: a noun is words, and none of these is made of them. */
const WORDLESS =
  '**/{copies,donation,failure,policy,practices,prerender,privacy,scheme,search-failing,stability,timer,tooltips}.spec.ts';

/** The same tests, on sites that differ in their settings. */
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
      DAYMARK_SITE: 'tests/sites/another-noun/site.config.ts',
      DAYMARK_OUT: 'dist/another-noun',
    },
    testIgnore: WORDLESS,
  },
  {
    name: 'showcase',
    noun: 'Mindfulness',
    port: 4403,
    env: {},
    command: 'node tests/sites/showcase/serve.ts',
    testMatch: SHOWCASE,
  },
  {
    name: 'networks',
    noun: 'Mindfulness',
    port: 4404,
    env: {
      DAYMARK_SITE: 'tests/sites/networks/site.config.ts',
      DAYMARK_OUT: 'dist/networks',
    },
    testMatch: NETWORKS,
    // A visitor's browser has what Playwright switches off: pages that come back as they were left,
    // windows that open only after a click, and an end to pages that hang.
    withoutArgs: [
      '--disable-back-forward-cache',
      '--disable-hang-monitor',
      '--disable-popup-blocking',
    ],
  },
];

const host = '127.0.0.1';
const urlOf = ({ port }: Site) => `http://${host}:${port}`;

/** Without a sandbox, because containers run as root; and nothing asked of the network. */
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
  // Found by tools/browser.ts; without it, Playwright uses the browser that it has downloaded.
  ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
};

type WebServer = Extract<PlaywrightTestConfig['webServer'], { command: string }>;

/** Builds a site and serves it. */
const serverOf = (site: Site): WebServer => ({
  name: site.name,
  command: site.command ?? 'npm run -s site:build && node server/main.ts',
  env: { ...site.env, HOST: host, PORT: String(site.port) },
  url: `${urlOf(site)}/`,
  // A server from before would show a build from before.
  reuseExistingServer: false,
  // So that a copy that a site was built in is removed.
  gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  timeout: 180_000,
});

/** The stranger that fills the slots of the site with networks. */
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
  // For a browser that stalls, and no more: docs/decisions/0024-stalled-browsers.md.
  retries: 1,
  forbidOnly: Boolean(process.env.CI),
  // An audit by axe on a slow machine with two cores takes a while.
  timeout: 60_000,
  expect: { timeout: 5_000 },
  reporter: 'list',
  use: {
    // Well below a test's own time: what a page does not do is a failure, and no stall.
    actionTimeout: 30_000,
    navigationTimeout: 30_000,
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
    video: 'off',
  },
  projects: sites.map((site) => ({
    name: site.name,
    ...(site.testMatch
      ? { testMatch: site.testMatch }
      : { testIgnore: [SHOWCASE, NETWORKS, site.testIgnore ?? []].flat() }),
    use: {
      noun: site.noun,
      baseURL: urlOf(site),
      launchOptions: { ...launchOptions, ignoreDefaultArgs: site.withoutArgs ?? [] },
    },
  })),
  // One after another: two builds at once would write the same generated types.
  webServer: [...sites.map(serverOf), fakeNetwork],
});
