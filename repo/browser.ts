import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, posix, win32 } from 'node:path';
import { chromium as playwright } from '@playwright/test';
import { reasonOf, runCommand } from './commands.ts';

/** No browser was found. The message lists what was tried and what to do. */
export class NoBrowserError extends Error {}

interface Attempt {
  readonly what: string;
  readonly install?: () => Promise<void>;
  readonly files: readonly string[];
}

const remedyFor = (browser: Browser) =>
  `Install ${browser.title}, ` +
  (browser === chromium ? 'or run `npx playwright install --with-deps chromium`, ' : '') +
  `or set ${browser.variable} to the path of a browser; then run the command again.`;

function attemptsOn(machine: Machine, browser: Browser): Attempt[] {
  const { environment, platform, isRoot, playwrightPath } = machine;
  const { title, variable, packages } = browser;
  const chosen = environment[variable];
  const usual = usualPaths(browser, platform, environment);
  // Playwright's Firefox is a modified build, which only Playwright can control.
  const isPlaywrights = browser === chromium;
  const files = [playwrightPath];
  return [
    { what: `${variable} (${chosen || 'not set'})`, files: chosen ? [chosen] : [] },
    ...(isPlaywrights ? [{ what: 'the browser of Playwright', files }] : []),
    { what: `${title} on PATH and in the usual places`, files: usual },
    ...(isPlaywrights
      ? [{ what: '`playwright install chromium`', install: () => machine.download(), files }]
      : []),
    ...(platform === 'linux' && isRoot
      ? [
          {
            what: `\`apt-get install ${packages[0]}\``,
            install: () => machine.installPackages(packages),
            files: usual,
          },
        ]
      : []),
  ];
}

/** Returns the browser that an attempt found, or the reason why it found none. */
async function outcomeOf(
  { install, files }: Attempt,
  machine: Machine,
): Promise<{ browser: string } | { reason: string }> {
  try {
    await install?.();
  } catch (error) {
    return { reason: reasonOf(error) };
  }
  const present = files.filter((file) => machine.exists(file));
  for (const file of present) if (await machine.starts(file)) return { browser: file };
  return { reason: present.length ? `does not start: ${present.join(', ')}` : 'not found' };
}

/**
 * Finds a browser for the tests. If there is none, installs one where that is possible.
 * @returns the file to start
 * @throws NoBrowserError
 */
export async function findBrowser(
  browser: Browser,
  machine: Machine = thisMachine(),
): Promise<string> {
  const tried: string[] = [];
  for (const attempt of attemptsOn(machine, browser)) {
    if (attempt.install) console.error(`No ${browser.title} found yet; trying ${attempt.what}.`);
    const outcome = await outcomeOf(attempt, machine);
    if ('browser' in outcome) return outcome.browser;
    tried.push(`- ${attempt.what}: ${outcome.reason}`);
  }
  throw new NoBrowserError(
    `No ${browser.title} for the tests. Tried:\n${tried.join('\n')}\n${remedyFor(browser)}`,
  );
}

async function shellOnPath(machine: Machine): Promise<string | undefined> {
  for (const file of onPath(machine.environment, [headlessShell]))
    if (machine.exists(file) && (await machine.starts(file))) return file;
  return undefined;
}

/**
 * Finds Chromium's headless shell, which has the engine of the browser without its windows, and
 * needs half of the CPU time. It has no back/forward cache and no pop-up blocker. Where this process
 * may install system packages, installs the shell beside a browser that lacks it.
 * @returns the file to start; undefined if there is none
 */
export async function findHeadlessShell(machine: Machine): Promise<string | undefined> {
  if (machine.platform === 'win32') return undefined;
  const found = await shellOnPath(machine);
  if (found || machine.platform !== 'linux' || !machine.isRoot) return found;
  console.error(`No ${headlessShell} found yet; trying \`apt-get install ${headlessShell}\`.`);
  // The tests then run in the full browser, which is only slower.
  await machine.installPackages([headlessShell]).catch(() => {});
  return shellOnPath(machine);
}

/** The parts of the machine that the search for a browser uses. */
export interface Machine {
  readonly platform: string;
  readonly environment: Environment;
  /** Whether the process runs as root, so that it may install system packages. */
  readonly isRoot: boolean;
  /** The path at which Playwright stores the browser it downloads. */
  readonly playwrightPath: string;
  exists(file: string): boolean;
  /** Whether this file is a browser that starts. */
  starts(file: string): Promise<boolean>;
  /** Downloads Playwright's browser. The promise rejects with the reason if that fails. */
  download(): Promise<void>;
  /**
   * Installs the system's packages of a browser with apt-get. The promise rejects with the reason
   * if that fails.
   */
  installPackages(packages: Browser['packages']): Promise<void>;
}

/** Timeouts in milliseconds: a start takes a second or two, a download some minutes. */
const timeouts = { start: 600_000, install: 3_600_000 };

async function starts(file: string): Promise<boolean> {
  // On Windows, a browser with --version opens a window instead.
  if (process.platform === 'win32') return true;
  try {
    await runCommand(file, ['--version'], timeouts.start);
    return true;
  } catch {
    return false;
  }
}

async function download(): Promise<void> {
  const manifest = createRequire(import.meta.url).resolve('@playwright/test/package.json');
  const cli = join(manifest, '..', 'cli.js');
  await runCommand(process.execPath, [cli, 'install', 'chromium'], timeouts.install);
}

async function installPackages([first, ...more]: Browser['packages']): Promise<void> {
  const install = (name: string) =>
    runCommand('apt-get', ['install', '-y', name], timeouts.install);
  await runCommand('apt-get', ['update'], timeouts.install);
  await install(first);
  for (const name of more) await install(name).catch(() => {});
}

/** Returns the machine that runs this process. */
export function thisMachine(): Machine {
  return {
    platform: process.platform,
    environment: process.env,
    isRoot: process.getuid?.() === 0,
    playwrightPath: playwright.executablePath(),
    exists: existsSync,
    starts,
    download,
    installPackages,
  };
}

/** The name of the program and of the Debian package of Chromium's headless shell. */
const headlessShell = 'chromium-headless-shell';

/** A browser that the tests run in. */
export interface Browser {
  readonly title: string;
  /** The environment variable with the path of its file. */
  readonly variable: string;
  /** The names of the program on PATH, the likeliest first. */
  readonly programs: readonly string[];
  /** Its files below the folders of applications, on a Mac and on Windows. */
  readonly macApplications: readonly string[];
  readonly windowsApplications: readonly string[];
  readonly linuxFiles: readonly string[];
  /** Its Debian package, and optional packages, which not every distribution has. */
  readonly packages: readonly [string, ...string[]];
}

export const chromium: Browser = {
  title: 'Chrome or Chromium',
  variable: 'CHROMIUM_PATH',
  programs: ['google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser'],
  macApplications: [
    'Google Chrome.app/Contents/MacOS/Google Chrome',
    'Chromium.app/Contents/MacOS/Chromium',
  ],
  windowsApplications: [
    'Google\\Chrome\\Application\\chrome.exe',
    'Chromium\\Application\\chrome.exe',
  ],
  linuxFiles: ['/opt/google/chrome/chrome', '/snap/bin/chromium'],
  packages: ['chromium', headlessShell],
};

export const firefox: Browser = {
  title: 'Firefox',
  variable: 'FIREFOX_PATH',
  programs: ['firefox-esr', 'firefox'],
  macApplications: ['Firefox.app/Contents/MacOS/firefox'],
  windowsApplications: ['Mozilla Firefox\\firefox.exe'],
  linuxFiles: ['/opt/firefox/firefox', '/snap/bin/firefox'],
  packages: ['firefox-esr'],
};

/** Environment variables, some of which contain the folders of programs. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Returns the possible paths of programs on PATH, in the format of Linux and macOS. */
function onPath(environment: Environment, names: readonly string[]): string[] {
  const folders = (environment.PATH ?? '').split(':').filter(Boolean);
  return names.flatMap((program) => folders.map((folder) => posix.join(folder, program)));
}

/**
 * Returns the possible paths of a browser, on PATH and in installers' folders, likeliest first.
 * @param platform - as in `process.platform`
 */
export function usualPaths(
  { programs, macApplications, windowsApplications, linuxFiles }: Browser,
  platform: string,
  environment: Environment,
): string[] {
  if (platform === 'win32')
    return ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap((name) => {
      const folder = environment[name];
      return folder ? windowsApplications.map((file) => win32.join(folder, file)) : [];
    });
  if (platform === 'darwin')
    return [
      ...['/Applications', posix.join(environment.HOME ?? '/', 'Applications')].flatMap((folder) =>
        macApplications.map((file) => posix.join(folder, file)),
      ),
      ...onPath(environment, programs),
    ];
  return [...onPath(environment, programs), ...linuxFiles];
}
