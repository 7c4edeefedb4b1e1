import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { chromium as playwright } from '@playwright/test';
import { reasonOf, runCommand } from './commands.ts';

/*
 * Finds the browsers of the tests. Playwright's own search does not find the Firefox or Chromium of
 * the system, and cannot install a browser on a machine without access to Playwright's downloads.
 */

/** A browser that the tests run in. */
export interface Browser {
  readonly title: string;
  /** The environment variable in which a user may set the path of the browser. */
  readonly variable: string;
  /** The names of the program on PATH, the likeliest first. */
  readonly programs: readonly string[];
  /**
   * The paths at which installers put the browser, on all systems. `%NAME%` stands for an
   * environment variable.
   */
  readonly files: readonly string[];
  /** The Debian package of the browser, and optional packages, which not every distribution has. */
  readonly packages: readonly [string, ...string[]];
}

/** Returns the usual places of an app on macOS. */
const onMac = (app: string) =>
  ['/Applications', '%HOME%/Applications'].map(
    (folder) => `${folder}/${app}.app/Contents/MacOS/${app}`,
  );
const onWindows = (file: string) =>
  ['%PROGRAMFILES%', '%PROGRAMFILES(X86)%', '%LOCALAPPDATA%'].map((folder) => `${folder}\\${file}`);

/** The name of the program and of the Debian package of Chromium's headless shell. */
const headlessShell = 'chromium-headless-shell';

export const chromium: Browser = {
  title: 'Chrome or Chromium',
  variable: 'CHROMIUM_PATH',
  programs: ['google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser'],
  files: [
    '/opt/google/chrome/chrome',
    '/snap/bin/chromium',
    ...onMac('Google Chrome'),
    ...onMac('Chromium'),
    ...onWindows('Google\\Chrome\\Application\\chrome.exe'),
    ...onWindows('Chromium\\Application\\chrome.exe'),
  ],
  packages: ['chromium', headlessShell],
};

export const firefox: Browser = {
  title: 'Firefox',
  variable: 'FIREFOX_PATH',
  programs: ['firefox-esr', 'firefox'],
  files: [
    '/opt/firefox/firefox',
    '/snap/bin/firefox',
    '/Applications/Firefox.app/Contents/MacOS/firefox',
    '%HOME%/Applications/Firefox.app/Contents/MacOS/firefox',
    ...onWindows('Mozilla Firefox\\firefox.exe'),
  ],
  packages: ['firefox-esr'],
};

/** The parts of the machine that the search for a browser uses. */
export interface Machine {
  readonly platform: string;
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Whether the process runs as root, so that it may install system packages. */
  readonly isRoot: boolean;
  /** The path at which Playwright stores the browser it downloads. */
  readonly playwrightPath: string;
  exists(file: string): boolean;
  /** Whether this file is a browser that starts. */
  starts(file: string): Promise<boolean>;
  /** Downloads Playwright's browser. The promise rejects with the reason if the download fails. */
  download(): Promise<void>;
  /** Installs Debian packages. The promise rejects with the reason if the first package fails. */
  installPackages(packages: Browser['packages']): Promise<void>;
}

/** Timeouts in milliseconds: a start takes a second or two, a download some minutes. */
const timeouts = { start: 600_000, install: 3_600_000 };

/** Returns the machine that runs this process. */
export const thisMachine = (): Machine => ({
  platform: process.platform,
  environment: process.env,
  isRoot: process.getuid?.() === 0,
  playwrightPath: playwright.executablePath(),
  exists: existsSync,
  async starts(file) {
    // On Windows, a browser with --version opens a window instead.
    if (process.platform === 'win32') return true;
    return runCommand(file, ['--version'], timeouts.start).then(
      () => true,
      () => false,
    );
  },
  async download() {
    const manifest = createRequire(import.meta.url).resolve('@playwright/test/package.json');
    const cli = join(manifest, '..', 'cli.js');
    await runCommand(process.execPath, [cli, 'install', 'chromium'], timeouts.install);
  },
  async installPackages([first, ...more]) {
    const install = (name: string) =>
      runCommand('apt-get', ['install', '-y', name], timeouts.install);
    await runCommand('apt-get', ['update'], timeouts.install);
    await install(first);
    for (const name of more) await install(name).catch(() => {});
  },
});

/** Returns the usual files of a browser: those on PATH, then those of installers. */
function usualFiles({ programs, files }: Pick<Browser, 'programs' | 'files'>, machine: Machine) {
  const { environment } = machine;
  const folders = (environment.PATH ?? '').split(':').filter(Boolean);
  return [
    ...programs.flatMap((program) => folders.map((folder) => `${folder}/${program}`)),
    ...files.map((file) => file.replace(/%(.+)%/, (whole, name) => environment[name] ?? whole)),
  ];
}

interface Attempt {
  readonly what: string;
  readonly install?: () => Promise<void>;
  readonly files: readonly string[];
}

/** Returns the places in which to look for a browser, each with its name for the error message. */
function attemptsOn(machine: Machine, browser: Browser): Attempt[] {
  const { title, variable, packages } = browser;
  const chosen = machine.environment[variable];
  const usual = usualFiles(browser, machine);
  const files = [machine.playwrightPath];
  const attempts: Attempt[] = [
    { what: `${variable} (${chosen || 'not set'})`, files: chosen ? [chosen] : [] },
    { what: 'the browser of Playwright', files },
    { what: `${title} on PATH and in the usual places`, files: usual },
    { what: '`playwright install chromium`', install: () => machine.download(), files },
  ];
  const install = () => machine.installPackages(packages);
  if (machine.platform === 'linux' && machine.isRoot)
    attempts.push({ what: `\`apt-get install ${packages[0]}\``, install, files: usual });
  // Playwright's Firefox is a modified build, which only Playwright can control.
  return browser === chromium ? attempts : attempts.filter((one) => one.files !== files);
}

/** Returns the first of these files that starts as a browser; undefined if none does. */
async function firstOf(files: readonly string[], machine: Machine): Promise<string | undefined> {
  for (const file of files) if (machine.exists(file) && (await machine.starts(file))) return file;
  return undefined;
}

/**
 * Finds a browser for the tests. If there is none, installs one where that is possible.
 * @returns the file to start
 * @throws with what was tried and what to do
 */
export async function findBrowser(
  browser: Browser,
  machine: Machine = thisMachine(),
): Promise<string> {
  const { title, variable } = browser;
  const tried: string[] = [];
  for (const { what, install, files } of attemptsOn(machine, browser)) {
    if (install) console.error(`No ${title} found yet; trying ${what}.`);
    const failure = await install?.().catch((error: unknown) => reasonOf(error));
    const found = failure === undefined && (await firstOf(files, machine));
    if (found) return found;
    const present = files.filter((file) => machine.exists(file)).join(', ');
    tried.push(`- ${what}: ${failure ?? (present ? `does not start: ${present}` : 'not found')}`);
  }
  const download =
    browser === chromium ? ' run `npx playwright install --with-deps chromium`, or' : '';
  throw new Error(
    `No ${title} for the tests. Tried:\n${tried.join('\n')}\nInstall ${title}, or${download} set ` +
      `${variable} to the path of a browser; then run the command again.`,
  );
}

/**
 * Finds Chromium's headless shell: the browser without windows, which needs half of the CPU time,
 * and has no back/forward cache and no pop-up blocker. If the shell is missing and this process may
 * install system packages, installs it.
 * @returns the file to start; undefined if there is none
 */
export async function findHeadlessShell(machine: Machine): Promise<string | undefined> {
  if (machine.platform === 'win32') return undefined;
  const files = usualFiles({ programs: [headlessShell], files: [] }, machine);
  const found = await firstOf(files, machine);
  if (found || machine.platform !== 'linux' || !machine.isRoot) return found;
  console.error(`No ${headlessShell} found yet; trying \`apt-get install ${headlessShell}\`.`);
  // The tests then run in the full browser, which is only slower.
  await machine.installPackages([headlessShell]).catch(() => {});
  return firstOf(files, machine);
}
