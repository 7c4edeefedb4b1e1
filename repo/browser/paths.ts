import { posix, win32 } from 'node:path';

/** The name of the program and of the Debian package of Chromium's headless shell. */
export const headlessShell = 'chromium-headless-shell';

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
export function onPath(environment: Environment, names: readonly string[]): string[] {
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
