import { parseArgs } from 'node:util';
import { defineConfig, type LaunchOptions, type PlaywrightTestConfig } from '@playwright/test';
import { ownAdapters } from './packages/daymark/src/settings/adapters/adapters.ts';
import { parseSettings } from './packages/daymark/src/settings/settings.ts';
import owners from './site/site.config.ts';
import { ownersNoun } from './tests/browser/any-site/owners-noun.ts';
import type { SiteOptions, WorkerOptions } from './tests/browser/fixtures.ts';
import type { SiteName } from './tests/build/sites.ts';
import { isExhaustive } from './tests/exhaustive.ts';
import anotherNoun from './tests/fixtures/another-noun/site.config.ts';
import bare from './tests/fixtures/bare/site.config.ts';
import languages from './tests/fixtures/languages/site.config.ts';
import acme from './tests/fixtures/own/adapters/acme.ts';
import own from './tests/fixtures/own/site.config.ts';
import publicationSettings from './tests/fixtures/publication/site.config.ts';
import showcase from './tests/fixtures/showcase/site.config.ts';
import { desk } from './tests/network/addresses.ts';
import { FULL_BROWSER } from './tests/network/faults/fault.ts';
import { timeLimits } from './tests/time-limits.ts';

interface Site {
  readonly name: SiteName;
  readonly settings: SiteOptions['settings'];
  /** Matches another site's noun, which no text of this site may contain. */
  readonly otherNoun?: RegExp | undefined;
  /** The settings of further languages. */
  readonly languages?: readonly SiteOptions['settings'][];
  readonly port: number;
  /** A host other than the embedded server, on which some of the tests of the site run again. */
  readonly host?: {
    readonly name: 'nginx' | 'edge runtime' | 'GitHub Pages';
    readonly suffix: string;
  };
  /** The only tests that run on this site. */
  readonly testMatch?: string[];
  readonly testIgnore?: string[];
  /**
   * The number of processes that share the tests of a site with few tests, because each process
   * starts a browser.
   */
  readonly workers?: number;
}

/** Tests of what must hold for any site. They do not depend on the site's texts. */
const ANY_SITE = '**/any-site/*.spec.ts';
/** Tests, for any site, of the focus after a press on a control. */
const FOCUS = '**/any-site/focus.spec.ts';
/** Tests, for any site, of texts that depend on the noun. */
const NOUN = '**/any-site/noun.spec.ts';
/** Tests on articles that use every feature. */
const SHOWCASE = '**/showcase*.spec.ts';
/** Tests of slots that ad networks fill. */
const NETWORKS = '**/networks*.spec.ts';
/** Tests of a site in several languages. */
const LANGUAGES = '**/languages.spec.ts';
/** Tests of a site in several languages that depend on the host. */
const ON_EVERY_HOST = [LANGUAGES, '**/any-site/{crawl,policy}.spec.ts', '**/feeds.spec.ts'];
/** Tests of new sites in a language other than English. */
const ONE_LANGUAGE = '**/one-language.spec.ts';
/** Tests of a site that uses every way to extend the engine. */
const OWN = '**/own{,-services}.spec.ts';

/** Tests of a site on a host that sends no header of the site. */
const PAGES = '**/pages.spec.ts';

const publication = parseSettings(publicationSettings);

// `ownAdapters` looks for the owner's adapters in the working directory.
const root = process.cwd();
process.chdir('site');
const adapters = await ownAdapters(owners);
process.chdir(root);
const ownersSite = parseSettings(owners, undefined, adapters);
const ownersOtherNoun = parseSettings(anotherNoun, undefined, adapters);

/** The site in three languages, with the settings of each. */
const harbour = {
  name: 'languages' as const,
  settings: parseSettings(languages),
  languages: Object.keys(languages.languages ?? {}).map((code) =>
    parseSettings(languages, undefined, undefined, code),
  ),
};

const ownersSiteWithAnotherNoun: Site = {
  name: 'another-noun',
  settings: ownersOtherNoun,
  otherNoun: ownersNoun(ownersOtherNoun.noun),
  port: 4405,
  testMatch: [NOUN],
  workers: 1,
};

/** The same site on two other hosts. */
const hostsOfHarbour: readonly Site[] = [
  {
    ...harbour,
    port: 4409,
    host: { name: 'nginx', suffix: '-nginx' },
    testMatch: ON_EVERY_HOST,
    workers: 1,
  },
  {
    ...harbour,
    port: 4410,
    host: { name: 'edge runtime', suffix: '-cloudflare' },
    testMatch: ON_EVERY_HOST,
    workers: 1,
  },
];

/**
 * The sites that the tests run on. Tests that expect certain texts use the sites of tests/fixtures.
 * Sites with one process come first, so that no processor waits for such a site at the end.
 */
const allSites: readonly Site[] = [
  ...(
    [
      ['german', 'de'],
      ['japanese', 'ja'],
    ] as const
  ).map(([name, language], index) => ({
    name,
    settings: { ...publication, identity: { ...publication.identity, language } },
    port: 4411 + index,
    testMatch: [ONE_LANGUAGE, '**/any-site/budgets.spec.ts'],
    workers: 1,
  })),
  {
    name: 'own',
    settings: parseSettings(own, 'site.config.ts', {
      adapters: { './adapters/acme.ts': acme },
      problems: [],
    }),
    port: 4406,
    testMatch: [OWN, '**/any-site/{crawl,density,policy,validity}.spec.ts'],
    workers: 1,
  },
  {
    name: 'bare',
    settings: parseSettings(bare),
    port: 4407,
    testMatch: ['**/any-site/{accessibility,crawl,policy,validity}.spec.ts'],
    workers: 1,
  },
  {
    name: 'bare',
    settings: parseSettings(bare),
    port: 4413,
    host: { name: 'GitHub Pages', suffix: '-pages' },
    testMatch: [PAGES],
    workers: 1,
  },
  // In the ordinary run, only the site `showcase` has another noun.
  ...(isExhaustive ? [ownersSiteWithAnotherNoun] : []),
  // In the ordinary run, the tests of the contract compare all responses of these hosts.
  ...(isExhaustive ? hostsOfHarbour : []),
  {
    ...harbour,
    port: 4408,
    testMatch: [...ON_EVERY_HOST, '**/any-site/{sitemap,structured-data,validity}.spec.ts'],
    workers: 1,
  },
  {
    name: 'site',
    settings: ownersSite,
    port: 4402,
    testMatch: [ANY_SITE],
    // The controls are those of the site `publication`.
    testIgnore: [FOCUS],
    workers: 1,
  },
  {
    name: 'showcase',
    settings: parseSettings(showcase),
    otherNoun: /mindful/i,
    port: 4403,
    testMatch: [SHOWCASE, NOUN, '**/any-site/{crawl,geometry,policy,validity}.spec.ts'],
    workers: 1,
  },
  {
    name: 'networks',
    settings: publication,
    port: 4404,
    testMatch: [NETWORKS],
  },
  // Tests of the limits of creatives in which a click may replace the page.
  ...(isExhaustive
    ? [
        {
          name: 'replaceable' as const,
          settings: publication,
          port: 4414,
          testMatch: ['**/networks-{attacks,faults}.spec.ts'],
        },
      ]
    : []),
  {
    name: 'publication',
    settings: publication,
    otherNoun: /tai[\s_-]*chi|qi[\s_-]*gong/i,
    port: 4401,
    // The sites `site` and `showcase` have all kinds of pages too.
    testMatch: ['**/browser/*.spec.ts', FOCUS],
    testIgnore: [SHOWCASE, NETWORKS, OWN, LANGUAGES, ONE_LANGUAGE, PAGES],
  },
];

/** Returns the name of the project of a site. */
const projectNameOf = ({ name, host }: Site) => name + (host?.suffix ?? '');

/** Returns the sites that `--project=<name>` selects on the command line: by default, all sites. */
function selectedSites(): readonly Site[] {
  const { values } = parseArgs({
    strict: false,
    options: { project: { type: 'string', multiple: true } },
  });
  const names: readonly unknown[] = values.project ?? [];
  if (names.length === 0) return allSites;
  return allSites.filter((site) =>
    names.some((given) => given === projectNameOf(site) || given === `${site.name}-full-browser`),
  );
}

const host = '127.0.0.1';
const urlOf = ({ port }: Site) => `http://${host}:${port}`;

/** Options that disable background requests, and the sandbox, which does not work as root. */
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
 * The paths of the browsers, from environment variables that repo/test/stages.ts sets. Without
 * them, Playwright uses the browsers that it has downloaded. The headless shell needs half of the
 * CPU time of the full browser.
 */
const { CHROMIUM_PATH, CHROMIUM_SHELL_PATH = CHROMIUM_PATH } = process.env;
const pathOf = (file: string | undefined) => (file ? { executablePath: file } : {});

type Project = NonNullable<PlaywrightTestConfig<SiteOptions, WorkerOptions>['projects']>[number];

/** Returns the project of a site's tests. */
const projectOf = (site: Site): Project => ({
  name: projectNameOf(site),
  ...(site.testMatch ? { testMatch: site.testMatch } : {}),
  // Tests that do not depend on the host run on the embedded server. The tests of the contract show
  // that all hosts send the same policies.
  ...(site.host ? { grepInvert: /has no barriers|a drawing|the header|violates its CSP/ } : {}),
  testIgnore: site.testIgnore ?? [],
  ...(site.workers ? { workers: site.workers } : {}),
  use: {
    settings: site.settings,
    languages: [site.settings, ...(site.languages ?? [])],
    otherNoun: site.otherNoun,
    baseURL: urlOf(site),
    launchOptions: { ...launchOptions, ...pathOf(CHROMIUM_SHELL_PATH) },
  },
});

/** Whether the slots of a site have ad networks, which its tests attack. */
const hasNetworks = ({ name }: Site) => name === 'networks' || name === 'replaceable';

/** Returns two projects, because only some tests of ad networks need the full browser. */
function networksProjects(site: Site): Project[] {
  const project = projectOf(site);
  // Playwright passes these arguments by default. The full browser starts without them, so that it
  // has the features of a visitor's browser.
  const ignoreDefaultArgs = [
    '--disable-back-forward-cache',
    '--disable-hang-monitor',
    '--disable-popup-blocking',
  ];
  const full = { ...launchOptions, ...pathOf(CHROMIUM_PATH), ignoreDefaultArgs };
  return [
    { ...project, grepInvert: RegExp(FULL_BROWSER) },
    {
      ...project,
      name: `${project.name}-full-browser`,
      grep: RegExp(isExhaustive ? '' : FULL_BROWSER),
      workers: isExhaustive ? 2 : 1,
      use: { ...project.use, launchOptions: full },
    },
  ];
}

type WebServer = Extract<PlaywrightTestConfig['webServer'], { command: string }>;

/** Returns the configuration of a web server that serves a site, and builds it first if needed. */
const serverOf = (site: Site): WebServer => ({
  name: projectNameOf(site),
  command: `node tests/browser/serve.ts ${site.name}${site.host ? ` '${site.host.name}'` : ''}`,
  env: { HOST: host, PORT: String(site.port) },
  // A site may have a path on its host, and no home page at the root.
  url: `${urlOf(site)}/robots.txt`,
  // Starts a new server, because a server that still runs would serve an old build.
  reuseExistingServer: false,
  timeout: timeLimits.start,
  // The servers of other hosts have temporary folders.
  gracefulShutdown: { signal: 'SIGTERM', timeout: timeLimits.wait },
});

/** The fake ad network, a third party that fills the slots of the sites with networks. */
const fakeNetwork: WebServer = {
  name: 'fake network',
  command: 'node tests/network/serve.ts',
  url: `${desk}/asked`,
  ignoreHTTPSErrors: true,
  reuseExistingServer: false,
  timeout: timeLimits.start,
};

const selected = selectedSites();

export default defineConfig<SiteOptions, WorkerOptions>({
  testDir: 'tests/browser',
  // Kept texts are beside their tests.
  snapshotPathTemplate: '{testDir}/{arg}{ext}',
  fullyParallel: true,
  // Twice the processors of a small machine, because many tests mostly wait.
  workers: 4,
  // A retry excuses only tests that ran out of time: see docs/decisions/0031-tests.md.
  retries: 1,
  forbidOnly: Boolean(process.env.CI),
  timeout: timeLimits.test,
  expect: { timeout: timeLimits.wait },
  reporter: 'list',
  use: {
    // Well below the limit of a test, so that the report names the action that did not finish.
    actionTimeout: timeLimits.wait,
    navigationTimeout: timeLimits.wait,
    screenshot: 'only-on-failure',
    trace: 'on-first-retry',
    video: 'off',
  },
  projects: allSites.flatMap((site) =>
    hasNetworks(site) ? networksProjects(site) : [projectOf(site)],
  ),
  webServer: [...selected.map(serverOf), ...(selected.some(hasNetworks) ? [fakeNetwork] : [])],
});
